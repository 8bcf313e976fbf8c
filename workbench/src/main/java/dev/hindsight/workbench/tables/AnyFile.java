package dev.hindsight.workbench.tables;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.TableException;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.Verification;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.ForeignFile;
import dev.hindsight.workbench.GameFiles;
import dev.hindsight.workbench.backgammon.files.BackgammonGameFiles;
import dev.hindsight.workbench.backgammon.files.DatabaseDescription;
import dev.hindsight.workbench.backgammon.files.DatabaseVerdict;
import dev.hindsight.workbench.backgammon.files.MatchDescription;
import dev.hindsight.workbench.crossword.files.CrosswordGameFiles;
import dev.hindsight.workbench.crossword.files.SharedFile;
import dev.hindsight.workbench.crossword.files.SharedFileVerdict;
import dev.hindsight.workbench.oware.OwareGameFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A file of any game, ours or another program's; which it is, the file itself tells. */
public final class AnyFile {
  /** What {@link #describe} may answer with. */
  public static final List<Class<?>> DESCRIPTIONS =
      List.of(
          TableDescription.class,
          DatabaseDescription.class,
          MatchDescription.class,
          SharedFile.class);

  /** What {@link #verify} may answer with. */
  public static final List<Class<?>> VERDICTS =
      List.of(
          TableVerdict.class,
          DatabaseVerdict.class,
          MatchDescription.Verdict.class,
          SharedFileVerdict.class);

  /** The only place in this package that knows what games there are. */
  private static final List<GameFiles> GAMES =
      List.of(
          new OwareGameFiles(), //
          new BackgammonGameFiles(),
          new CrosswordGameFiles());

  private AnyFile() {}

  /** Opens a file, with all the checks that opening makes, and says what it is. */
  public static FileDescription describe(Path file, FileHints hints) throws IOException {
    Optional<ForeignFile> foreign = findForeign(file, hints);
    return foreign.isPresent() ? foreign.get().describe() : TableDescription.read(file);
  }

  /** Reads every byte of a file, and says whether it is what it should be. */
  public static FileVerdict verify(Path file, FileHints hints) throws IOException {
    Optional<ForeignFile> foreign = findForeign(file, hints);
    if (foreign.isPresent()) {
      return foreign.get().verify();
    }
    Verification verification = TableFiles.verify(file);
    return TableVerdict.of(
        file, verification, verification.ok() ? findFaultInOpening(file) : Optional.empty());
  }

  /**
   * Writes a file in another format, after every byte of it was checked.
   *
   * @throws CancelledException before anything is written
   */
  public static ConvertResult convert(Conversion conversion, Cancellation cancellation)
      throws IOException {
    Path source = conversion.source();
    checkOther(source, conversion.target());
    checkWhole(source, conversion.hints());
    cancellation.check();
    for (GameFiles game : GAMES) {
      if (game.findForeign(source, conversion.hints()).isPresent()) {
        return game.convert(conversion);
      }
    }
    String kind = TableFiles.inspect(source).kind();
    for (GameFiles game : GAMES) {
      if (game.hasKind(kind)) {
        return game.convert(conversion);
      }
    }
    throw new WrongTableException(source, "a table of a game", kind);
  }

  /** Whoever mistypes the name of the result must not lose what it is made of. */
  private static void checkOther(Path source, Path target) throws IOException {
    if (Files.exists(source) && Files.exists(target) && Files.isSameFile(source, target)) {
      throw new IllegalArgumentException(
          "`out` names the file that is read, " + source + "; choose another name");
    }
  }

  /** A damaged file must not come out of a conversion as a whole one. */
  private static void checkWhole(Path source, FileHints hints) throws IOException {
    FileVerdict verdict = verify(source, hints);
    if (!verdict.ok()) {
      throw new DamagedFileException(verdict.fault().orElse(source + " is damaged."));
    }
  }

  private static Optional<ForeignFile> findForeign(Path file, FileHints hints) throws IOException {
    for (GameFiles game : GAMES) {
      Optional<ForeignFile> found = game.findForeign(file, hints);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** What checksums cannot know: whether the columns are those that the parameters promise. */
  private static Optional<String> findFaultInOpening(Path table) throws IOException {
    String kind = TableFiles.inspect(table).kind();
    for (GameFiles game : GAMES) {
      if (game.hasKind(kind)) {
        try {
          game.open(table);
        } catch (CorruptTableException contradiction) {
          return Optional.of(String.valueOf(contradiction.getMessage()));
        } catch (TableException unknown) {
          return Optional.empty(); // of another version: whole, as far as this one can judge
        }
      }
    }
    return Optional.empty();
  }
}
