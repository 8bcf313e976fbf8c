package dev.hindsight.oware.table;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Opens an oware table of either kind: the file says which. */
public final class OwareTables {
  private OwareTables() {}

  /** A table for whatever rules it names; throws one of the five table exceptions. */
  public static OwareTable open(Path path) throws IOException {
    String kind = TableFiles.inspect(path).kind();
    if (kind.equals(EndgameFormat.KIND.name())) {
      return EndgameTable.open(path);
    }
    if (kind.equals(BookFormat.KIND.name())) {
      return BookTable.open(path);
    }
    throw new WrongTableException(
        path, EndgameFormat.KIND.name() + " or " + BookFormat.KIND.name(), kind);
  }

  /**
   * A table for games under {@code rules}.
   *
   * @param fileOrFolder a table, or a folder whose largest table for such games is taken
   * @param stopsAfterTurns whether the games stop after a number of turns: an endgame, which knows
   *     nothing of turns, would then never be asked, and its owner would never hear of it
   */
  public static OwareTable open(Path fileOrFolder, OwareRules rules, boolean stopsAfterTurns)
      throws IOException {
    Path path = find(fileOrFolder, rules, stopsAfterTurns);
    OwareTable table = open(path);
    if (!table.rules().equals(rules)) {
      throw new WrongTableException(
          path, "the rules " + rules.name(), "the rules " + table.rules().name());
    }
    if (stopsAfterTurns && table instanceof EndgameTable) {
      throw new WrongTableException(
          path, "a book, because the game stops after a number of turns", "an endgame");
    }
    return table;
  }

  /** The file itself, or of a folder the file of its largest table for games under these rules. */
  public static Path find(Path fileOrFolder, OwareRules rules, boolean stopsAfterTurns)
      throws IOException {
    return Files.isDirectory(fileOrFolder)
        ? OwareShelf.largest(fileOrFolder, rules, stopsAfterTurns)
        : fileOrFolder;
  }

  /**
   * The largest table for games under these rules among some files, by their headers alone; none if
   * no file is one.
   */
  public static Optional<Path> findLargest(
      List<Path> files, OwareRules rules, boolean stopsAfterTurns) throws IOException {
    return OwareShelf.findLargest(files, rules, stopsAfterTurns);
  }
}
