package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;

/** A file of which nothing but a two-sided bearoff is of use. */
public final class TwoSidedFile {
  private TwoSidedFile() {}

  /** Opens it, whether it is ours or gnubg's; a one-sided one is refused. */
  public static BearoffTable open(Path path) throws IOException {
    if (BackgammonTables.openBearoff(path) instanceof BearoffTable pairs) {
      return pairs;
    }
    throw new WrongTableException(path, "a two-sided bearoff", "a one-sided one");
  }
}
