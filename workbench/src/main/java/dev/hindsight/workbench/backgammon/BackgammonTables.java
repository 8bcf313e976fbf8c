package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Opened tables of both kinds, in the order they were named: {@code open(List.of("6x10.table",
 * "gnubg_os0.bd"))}. Each file says itself what it is, one of ours or one of gnubg's.
 */
public record BackgammonTables(List<BearoffTable> twoSided, List<OneSidedTable> oneSided) {
  /** None: small ones are solved on the spot. */
  public static final BackgammonTables NONE = new BackgammonTables(List.of(), List.of());

  public BackgammonTables {
    twoSided = List.copyOf(twoSided);
    oneSided = List.copyOf(oneSided);
  }

  public static BackgammonTables open(List<Path> paths) throws IOException {
    List<BearoffTable> twoSided = new ArrayList<>();
    List<OneSidedTable> oneSided = new ArrayList<>();
    for (Path path : paths) {
      if (GnubgHeader.begins(path)) {
        if (GnubgHeader.read(path) instanceof GnubgHeader.TwoSided) {
          twoSided.add(GnubgTwoSided.open(path));
        } else {
          oneSided.add(GnubgOneSided.read(path));
        }
        continue;
      }
      String kind = TableFiles.inspect(path).kind();
      if (kind.equals(BearoffFormat.KIND.name())) {
        twoSided.add(BearoffTable.open(path));
      } else if (kind.equals(OneSidedFormat.KIND.name())) {
        oneSided.add(OneSidedTable.open(path));
      } else {
        throw new WrongTableException(
            path,
            BearoffFormat.KIND.name() + ", " + OneSidedFormat.KIND.name() + " or a gnubg database",
            kind);
      }
    }
    return new BackgammonTables(twoSided, oneSided);
  }
}
