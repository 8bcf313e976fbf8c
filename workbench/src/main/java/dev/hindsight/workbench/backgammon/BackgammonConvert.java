package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.GnubgOneSided;
import dev.hindsight.backgammon.table.GnubgTwoSided;
import dev.hindsight.backgammon.table.OneSidedTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a bearoff table, of ours or of gnubg's, as a database that gnubg opens. */
public final class BackgammonConvert {
  /**
   * A file that was written.
   *
   * @param from the file that was read
   * @param file the file that was written
   * @param what it is, in a few words
   */
  public record Result(String from, String file, String what, long bytes) {}

  private BackgammonConvert() {}

  /**
   * Converts for gnubg.
   *
   * @throws IllegalArgumentException if gnubg could not open the result
   */
  public static Result toGnubg(Path source, Path target, boolean compressed) throws IOException {
    BackgammonTables tables = BackgammonTables.open(List.of(source));
    String what;
    if (tables.oneSided().isEmpty()) {
      if (compressed) {
        throw new IllegalArgumentException("only one-sided databases of gnubg can be compressed");
      }
      BearoffTable table = tables.twoSided().get(0);
      GnubgTwoSided.write(table, target);
      what = "two-sided gnubg database of " + table.index().checkers() + " checkers";
    } else {
      OneSidedTable table = tables.oneSided().get(0);
      GnubgOneSided.write(table, target, compressed);
      what = "one-sided gnubg database of " + table.index().points() + " points";
    }
    return new Result(source.toString(), target.toString(), what, Files.size(target));
  }
}
