package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Writes a bearoff table as a database that gnubg opens, or such a database as a table. */
final class BackgammonConvert {
  private BackgammonConvert() {}

  /**
   * Converts.
   *
   * @throws IllegalArgumentException if the result could not be opened, or nothing is to be done
   */
  static ConvertResult convert(Path source, BearoffFileKind wanted, Path target)
      throws IOException {
    OutputFile.check(target, wanted == BearoffFileKind.TABLE ? FileForm.TABLE : FileForm.BD);
    BackgammonTable table = BackgammonTables.openBearoff(source);
    try {
      String what =
          wanted == BearoffFileKind.TABLE
              ? writeTable(source, table, target)
              : writeDatabase(table, wanted == BearoffFileKind.GNUBG_COMPRESSED, target);
      return new ConvertResult(source.toString(), target.toString(), what, Files.size(target));
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
  }

  private static String writeDatabase(BackgammonTable table, boolean compressed, Path target)
      throws IOException {
    if (table instanceof BearoffTable pairs) {
      if (compressed) {
        throw new IllegalArgumentException("only one-sided databases of gnubg can be compressed");
      }
      GnubgTwoSided.write(pairs, target);
      return "two-sided gnubg database of " + pairs.index().checkers() + " checkers";
    }
    OneSidedTable sides = (OneSidedTable) table;
    GnubgOneSided.write(sides, target, compressed);
    return "one-sided gnubg database of " + sides.index().points() + " points";
  }

  private static String writeTable(Path source, BackgammonTable table, Path target)
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
            new TreeMap<>(Map.of("database", Sha256.of(source))));
    if (table instanceof BearoffTable pairs) {
      pairs.write(target, provenance);
      return "two-sided bearoff table of " + pairs.index().checkers() + " checkers";
    }
    OneSidedTable sides = (OneSidedTable) table;
    if (!sides.hasGammon()) {
      throw new IllegalArgumentException(
          source
              + " knows nothing of gammons, as tables of ours must; build one with 'hindsight"
              + " backgammon build one-sided'");
    }
    sides.write(target, provenance);
    return "one-sided bearoff table of " + sides.index().points() + " points";
  }
}
