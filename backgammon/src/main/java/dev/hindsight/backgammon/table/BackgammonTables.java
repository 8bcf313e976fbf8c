package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Opens a backgammon file of any kind, ours or gnubg's: the file says itself what it is. */
public final class BackgammonTables {
  private static final String BEAROFFS =
      BearoffFormat.KIND.name() + ", " + OneSidedFormat.KIND.name() + " or a gnubg database";

  private BackgammonTables() {}

  /**
   * Opens a file.
   *
   * <pre>{@code
   * BackgammonTables.open(Path.of("gnubg_os0.bd")) instanceof OneSidedTable
   * }</pre>
   *
   * @throws IOException one of the five table exceptions, or what is wrong with a gnubg database
   */
  public static BackgammonTable open(Path path) throws IOException {
    if (GnubgHeader.begins(path)) {
      return GnubgHeader.read(path) instanceof GnubgHeader.TwoSided
          ? GnubgTwoSided.open(path)
          : GnubgOneSided.read(path);
    }
    String kind = TableFiles.inspect(path).kind();
    if (kind.equals(BearoffFormat.KIND.name())) {
      return BearoffTable.open(path);
    }
    if (kind.equals(OneSidedFormat.KIND.name())) {
      return OneSidedTable.open(path);
    }
    if (kind.equals(NetFormat.KIND.name())) {
      return BackgammonNets.open(path);
    }
    if (kind.equals(AnchorFormat.KIND.name())) {
      return AnchorTable.open(path);
    }
    if (kind.equals(ReturnTable.KIND.name())) {
      return ReturnTable.open(path);
    }
    throw new WrongTableException(
        path,
        String.join(
            ", ",
            BEAROFFS,
            NetFormat.KIND.name(),
            AnchorFormat.KIND.name(),
            ReturnTable.KIND.name()),
        kind);
  }

  /**
   * Opens a bearoff of either kind.
   *
   * @throws WrongTableException for nets, anchors and what is of another game
   */
  public static BackgammonTable openBearoff(Path path) throws IOException {
    if (!GnubgHeader.begins(path)) {
      String kind = TableFiles.inspect(path).kind();
      if (!kind.equals(BearoffFormat.KIND.name()) && !kind.equals(OneSidedFormat.KIND.name())) {
        throw new WrongTableException(path, BEAROFFS, kind);
      }
    }
    return open(path);
  }

  /**
   * The bearoffs among some files, by their headers alone, largest first; without those that know
   * nothing that another does not know too. Files that are not tables, and other tables, may be
   * among them.
   */
  public static List<Path> chooseBearoffs(List<Path> files) throws IOException {
    List<BearoffChoice.Promise> promises = new ArrayList<>();
    for (Path file : files) {
      if (GnubgHeader.begins(file)) {
        promises.add(promise(file, GnubgHeader.read(file)));
      } else {
        BearoffChoice.find(file).ifPresent(promises::add);
      }
    }
    return BearoffChoice.of(promises);
  }

  private static BearoffChoice.Promise promise(Path file, GnubgHeader header) {
    boolean isCubeful = header instanceof GnubgHeader.TwoSided pairs && pairs.cubeful();
    return new BearoffChoice.Promise(
        file,
        header instanceof GnubgHeader.TwoSided,
        isCubeful,
        header.points(),
        header.checkers());
  }
}
