package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.backgammon.rules.notation.SgfFile;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes a recorded match as a match file (.mat) or SGF (.sgf); the name says which. */
public final class MatchConvert {
  private MatchConvert() {}

  /** What was written. The component names are the JSON's keys. */
  public record Result(
      @Says("the file that was read") String from,
      @Says("the file that was written") String file,
      @Says(value = "in it", unit = Unit.GAMES) int games,
      @Says(value = "its size", unit = Unit.BYTES) long bytes,
      @Says("what could not be read, and so was not written") List<MatchReading.Problem> problems) {
    public Result {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Converts what can be read of a match.
   *
   * @throws IllegalArgumentException if the name of the target promises another format, or it is
   *     the source
   */
  public static Result convert(Path source, Path target) throws IOException {
    checkName(target);
    OutputFile.checkUnread(target, List.of(source.toString()));
    MatchReading reading = MatchSource.read(source);
    write(target, reading.match());
    return new Result(
        source.toString(),
        target.toString(),
        reading.match().games().size(),
        Files.size(target),
        reading.problems());
  }

  /** Writes a match as its name says, and as a match file if it says nothing. */
  public static void write(Path target, MatchRecord match) throws IOException {
    WholeFile.writeText(target, isSgf(target) ? SgfFile.write(match) : MatFile.write(match));
  }

  /**
   * Insists that a match can be written as the name of its file says.
   *
   * @throws IllegalArgumentException if it says something else
   */
  public static void checkName(Path target) throws IOException {
    String name = target.toString().toLowerCase(Locale.ROOT);
    for (String ending : List.of(".xg", ".xgp", ".bgf")) {
      if (name.endsWith(ending)) {
        throw new IllegalArgumentException(
            target + ": " + ending + " files are read and not written; write .mat or .sgf");
      }
    }
    OutputFile.check(target, isSgf(target) ? FileForm.SGF : FileForm.MAT);
  }

  private static boolean isSgf(Path target) {
    return target.toString().toLowerCase(Locale.ROOT).endsWith(".sgf");
  }
}
