package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opened tables of both kinds, in the order they were named: {@code open(List.of("6x10.table",
 * "gnubg_os0.bd"))}.
 */
public record BearoffShelf(List<BearoffTable> twoSided, List<OneSidedTable> oneSided) {
  /** None: small ones are solved on the spot. */
  public static final BearoffShelf NONE = new BearoffShelf(List.of(), List.of());

  public BearoffShelf {
    twoSided = List.copyOf(twoSided);
    oneSided = List.copyOf(oneSided);
  }

  public static BearoffShelf open(List<Path> paths) throws IOException {
    List<BearoffTable> twoSided = new ArrayList<>();
    List<OneSidedTable> oneSided = new ArrayList<>();
    for (Path path : paths) {
      BackgammonTable table = BackgammonTables.openBearoff(path);
      if (table instanceof BearoffTable pairs) {
        twoSided.add(pairs);
      } else if (table instanceof OneSidedTable sides) {
        oneSided.add(sides);
      }
    }
    return new BearoffShelf(twoSided, oneSided);
  }
}
