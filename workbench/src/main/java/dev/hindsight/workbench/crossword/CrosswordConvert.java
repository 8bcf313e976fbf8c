package dev.hindsight.workbench.crossword;

import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.LeaveFormat;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementFormat;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.crossword.table.foreign.PlacementFile;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import dev.hindsight.workbench.Conversion.Format;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileHash;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes rack equities, leave and placement values in the files of other programs, {@code .req},
 * {@code .klv2} and {@code .spv}, or such a file as a table. What is read is checked to the last
 * byte before anything is written.
 */
final class CrosswordConvert {
  /** What a file becomes: there is one other form of each. */
  enum Conversion {
    RACK_EQUITY_TO_REQ("rack equities", Format.REQ),
    REQ_TO_TABLE("rack equities", Format.TABLE),
    LEAVES_TO_KLV2("leave values", Format.KLV2),
    KLV2_TO_TABLE("leave values", Format.TABLE),
    PLACEMENT_TO_SPV("placement values", Format.SPV),
    SPV_TO_TABLE("placement values", Format.TABLE);

    private final String holds;
    private final Format becomes;

    Conversion(String holds, Format becomes) {
      this.holds = holds;
      this.becomes = becomes;
    }

    /** What is in the file, for people. */
    String holds() {
      return holds;
    }

    /** The other form. */
    Format becomes() {
      return becomes;
    }
  }

  private CrosswordConvert() {}

  /** What the file becomes, as far as its header or its name say; empty if that is nothing. */
  static Optional<Conversion> find(Path source) throws IOException {
    if (CrosswordTables.isShared(source)) {
      if (CrosswordTables.hasEnding(source, CrosswordTables.RACK_EQUITY)) {
        return Optional.of(Conversion.REQ_TO_TABLE);
      }
      if (CrosswordTables.hasEnding(source, CrosswordTables.PLACEMENT)) {
        return Optional.of(Conversion.SPV_TO_TABLE);
      }
      return CrosswordTables.hasEnding(source, CrosswordTables.LEAVES)
          ? Optional.of(Conversion.KLV2_TO_TABLE)
          : Optional.empty();
    }
    String kind = TableFiles.inspect(source).kind();
    if (kind.equals(RackEquityFormat.KIND.name())) {
      return Optional.of(Conversion.RACK_EQUITY_TO_REQ);
    }
    if (kind.equals(PlacementFormat.KIND.name())) {
      return Optional.of(Conversion.PLACEMENT_TO_SPV);
    }
    return kind.equals(LeaveFormat.KIND.name())
        ? Optional.of(Conversion.LEAVES_TO_KLV2)
        : Optional.empty();
  }

  /**
   * Converts.
   *
   * @param files the words that a {@code .req} file was made with, and the tiles of any such file,
   *     which it does not tell
   */
  static ConvertResult convert(
      Path source, Conversion conversion, CrosswordFiles files, Path target) throws IOException {
    String[] what = new String[1];
    OutputFile.timed(
        target,
        () ->
            what[0] =
                switch (conversion) {
                  case RACK_EQUITY_TO_REQ -> toReq(source, target);
                  case REQ_TO_TABLE -> fromReq(source, files, target);
                  case LEAVES_TO_KLV2 -> toKlv2(source, target);
                  case KLV2_TO_TABLE -> fromKlv2(source, files, target);
                  case PLACEMENT_TO_SPV -> toSpv(source, target);
                  case SPV_TO_TABLE -> fromSpv(source, files, target);
                });
    return new ConvertResult(source.toString(), target.toString(), what[0], Files.size(target));
  }

  private static String toReq(Path source, Path target) throws IOException {
    RackEquityTable table = RackEquityTable.open(source);
    RackEquityFile.write(target, table);
    return describe(table, "for other programs (.req)");
  }

  private static String fromReq(Path source, CrosswordFiles files, Path target) throws IOException {
    RackEquityTable table = LoadedEquipment.open(files).openRackEquity(source);
    table.write(target, provenance(".req", source));
    return describe(table, "a table");
  }

  private static String toKlv2(Path source, Path target) throws IOException {
    LeaveTable table = LeaveTable.open(source);
    LeaveFile.write(target, table);
    return describe(table, "for other programs (.klv2)");
  }

  private static String fromKlv2(Path source, CrosswordFiles files, Path target)
      throws IOException {
    LeaveTable table =
        LeaveFile.read(source, LoadedEquipment.openTiles(files.tiles()), CrosswordTables.RACK_SIZE);
    table.write(target, provenance(".klv2", source));
    return describe(table, "a table, of unknown origin");
  }

  private static String toSpv(Path source, Path target) throws IOException {
    PlacementTable table = PlacementTable.open(source);
    PlacementFile.write(target, table);
    return describe(table, "for other programs (.spv)");
  }

  private static String fromSpv(Path source, CrosswordFiles files, Path target) throws IOException {
    CrosswordRules rules = LoadedEquipment.openRules(files);
    PlacementTable table = PlacementFile.read(source, rules.tiles(), rules.layout());
    table.write(target, provenance(".spv", source));
    return describe(table, "a table, of unknown origin");
  }

  private static String describe(PlacementTable table, String form) {
    return String.format(
        Locale.ROOT, "values of %,d squares and points of tiles, %s", table.index().size(), form);
  }

  private static String describe(RackEquityTable table, String form) {
    return String.format(
        Locale.ROOT,
        "equities of %,d racks of the %s tiles, %s",
        table.index().size(),
        table.tiles().name(),
        form);
  }

  private static String describe(LeaveTable table, String form) {
    return String.format(
        Locale.ROOT,
        "values of %,d leaves of the %s tiles, %s",
        table.index().size() - 1,
        table.tiles().name(),
        form);
  }

  private static Provenance provenance(String ending, Path source) throws IOException {
    return new Provenance(
        "conversion of a " + ending + " file",
        0,
        0,
        0,
        new TreeMap<>(Map.of("file", FileHash.sha256(source))));
  }
}
