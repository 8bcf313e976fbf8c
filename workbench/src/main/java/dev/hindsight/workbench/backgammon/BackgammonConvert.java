package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileHash;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes a bearoff table as a database that gnubg opens, or such a database as a table. */
public final class BackgammonConvert {
  private BackgammonConvert() {}

  /** What a file is converted to if nobody says: the kind that it is not. */
  public static BearoffFileKind other(Path source) throws IOException {
    return GnubgHeader.begins(source) ? BearoffFileKind.TABLE : BearoffFileKind.GNUBG;
  }

  /**
   * Converts.
   *
   * @throws IllegalArgumentException if the result could not be opened, or nothing is to be done
   */
  public static ConvertResult convert(Path source, BearoffFileKind wanted, Path target)
      throws IOException {
    OutputFile.check(target);
    BackgammonTables tables = BackgammonTables.open(List.of(source));
    try {
      String what =
          wanted == BearoffFileKind.TABLE
              ? writeTable(source, tables, target)
              : writeDatabase(tables, wanted == BearoffFileKind.GNUBG_COMPRESSED, target);
      return new ConvertResult(source.toString(), target.toString(), what, Files.size(target));
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
  }

  private static String writeDatabase(BackgammonTables tables, boolean compressed, Path target)
      throws IOException {
    if (tables.oneSided().isEmpty()) {
      if (compressed) {
        throw new IllegalArgumentException("only one-sided databases of gnubg can be compressed");
      }
      BearoffTable table = tables.twoSided().get(0);
      GnubgTwoSided.write(table, target);
      return "two-sided gnubg database of " + table.index().checkers() + " checkers";
    }
    OneSidedTable table = tables.oneSided().get(0);
    GnubgOneSided.write(table, target, compressed);
    return "one-sided gnubg database of " + table.index().points() + " points";
  }

  private static String writeTable(Path source, BackgammonTables tables, Path target)
      throws IOException {
    if (!GnubgHeader.begins(source)) {
      throw new IllegalArgumentException(source + " is a table of ours already; just copy it");
    }
    Provenance provenance =
        new Provenance(
            "conversion of a gnubg database",
            0,
            0,
            0,
            new TreeMap<>(Map.of("database", FileHash.sha256(source))));
    if (tables.oneSided().isEmpty()) {
      BearoffTable table = tables.twoSided().get(0);
      table.write(target, provenance);
      return "two-sided bearoff table of " + table.index().checkers() + " checkers";
    }
    OneSidedTable table = tables.oneSided().get(0);
    if (!table.hasGammon()) {
      throw new IllegalArgumentException(
          source
              + " knows nothing of gammons, as tables of ours must; build one with 'hindsight"
              + " backgammon build one-sided'");
    }
    table.write(target, provenance);
    return "one-sided bearoff table of " + table.index().points() + " points";
  }
}
