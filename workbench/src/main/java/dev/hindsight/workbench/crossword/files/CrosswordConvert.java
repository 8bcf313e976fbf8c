package dev.hindsight.workbench.crossword.files;

import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.LeaveFormat;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementFormat;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityFormatV3;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.foreign.LeaveCsv;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.crossword.table.foreign.PlacementFile;
import dev.hindsight.crossword.table.foreign.RackEquityCsv;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import dev.hindsight.workbench.Conversion.Format;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes rack equities, leave and placement values in the files of other programs, {@code .req},
 * {@code .klv2} and {@code .spv}, or such a file as a table, and what people want to look at as
 * text: rack equities and leaves as {@code .csv}, a word graph as a list of its words.
 */
final class CrosswordConvert {
  /** What a file holds, and what forms it can have. */
  enum Content {
    WORDS("words", List.of(Format.TEXT)),
    RACK_EQUITY("rack equities", List.of(Format.REQ, Format.TABLE, Format.PACKED, Format.CSV)),
    LEAVES("leave values", List.of(Format.KLV2, Format.TABLE, Format.CSV)),
    PLACEMENT("placement values", List.of(Format.SPV, Format.TABLE));

    private final String holds;

    @SuppressWarnings("ImmutableEnumChecker") // lists that cannot be changed
    private final List<Format> forms;

    Content(String holds, List<Format> forms) {
      this.holds = holds;
      this.forms = List.copyOf(forms);
    }
  }

  /**
   * What a file is, and what it can become.
   *
   * @param form that it has now; none that can be written for a word graph
   */
  record Source(Path file, Content content, Optional<Format> form) {
    /** The form that was asked for or, if none was, that the name of the target or no other has. */
    Format becomes(Optional<Format> wanted, Path target) {
      List<Format> others =
          content.forms.stream().filter(other -> !Optional.of(other).equals(form)).toList();
      Format chosen =
          wanted.orElseGet(
              () ->
                  others.stream()
                      .filter(other -> CrosswordTables.hasEnding(target, ending(other)))
                      .findFirst()
                      .orElse(
                          form.isPresent() && form.get() == Format.CSV
                              ? Format.TABLE
                              : others.get(0)));
      if (!others.contains(chosen)) {
        throw new IllegalArgumentException(
            file
                + " holds "
                + content.holds
                + (form.isPresent() ? " as " + word(form.get()) : "")
                + " and becomes "
                + others.stream().map(Source::word).collect(Collectors.joining(" or "))
                + ", not "
                + word(chosen));
      }
      return chosen;
    }

    private static String ending(Format form) {
      return form == Format.TEXT ? ".txt" : "." + form.name().toLowerCase(Locale.ROOT);
    }

    private static String word(Format form) {
      return switch (form) {
        case TABLE -> "a table";
        case PACKED -> "a packed table";
        case TEXT -> "a text list";
        case GNUBG -> "a gnubg database";
        case REQ, KLV2, SPV, CSV, NPY -> "a " + ending(form) + " file";
      };
    }
  }

  private CrosswordConvert() {}

  /** What the file is, as far as its header or its name say; empty if it has one form only. */
  static Optional<Source> find(Path file) throws IOException {
    if (CrosswordTables.isShared(file)) {
      return Optional.of(shared(file));
    }
    String kind = TableFiles.inspect(file).kind();
    Content content =
        kind.equals(RackEquityFormat.KIND.name())
            ? Content.RACK_EQUITY
            : kind.equals(PlacementFormat.KIND.name())
                ? Content.PLACEMENT
                : kind.equals(LeaveFormat.KIND.name()) ? Content.LEAVES : null;
    return content == null
        ? Optional.empty()
        : Optional.of(new Source(file, content, Optional.of(Format.TABLE)));
  }

  private static Source shared(Path file) throws IOException {
    boolean isText = CrosswordTables.hasEnding(file, CrosswordTables.TEXT);
    if (CrosswordTables.isSharedRackEquity(file)) {
      return new Source(file, Content.RACK_EQUITY, Optional.of(isText ? Format.CSV : Format.REQ));
    }
    if (CrosswordTables.hasEnding(file, CrosswordTables.PLACEMENT)) {
      return new Source(file, Content.PLACEMENT, Optional.of(Format.SPV));
    }
    if (CrosswordTables.hasEnding(file, CrosswordTables.LEAVES)) {
      return new Source(file, Content.LEAVES, Optional.of(Format.KLV2));
    }
    return isText
        ? new Source(file, Content.LEAVES, Optional.of(Format.CSV))
        : new Source(file, Content.WORDS, Optional.empty());
  }

  /**
   * Converts.
   *
   * @param files the words that a {@code .req} file was made with, and the tiles of any such file,
   *     which it does not tell
   */
  static ConvertResult convert(Source source, Format becomes, CrosswordFiles files, Path target)
      throws IOException {
    String[] what = new String[1];
    Path file = source.file();
    OutputFile.timed(
        target,
        form(becomes),
        () ->
            what[0] =
                switch (source.content()) {
                  case WORDS -> toText(file, files, target);
                  case RACK_EQUITY -> writeRacks(file, becomes, files, target);
                  case LEAVES -> writeLeaves(source, becomes, files, target);
                  case PLACEMENT ->
                      becomes == Format.SPV ? toSpv(file, target) : fromSpv(file, files, target);
                });
    return new ConvertResult(file.toString(), target.toString(), what[0], Files.size(target));
  }

  private static FileForm form(Format becomes) {
    return switch (becomes) {
      case TABLE, PACKED -> FileForm.TABLE;
      case GNUBG -> FileForm.BD;
      case REQ -> FileForm.REQ;
      case KLV2 -> FileForm.KLV2;
      case SPV -> FileForm.SPV;
      case CSV -> FileForm.CSV;
      case NPY -> FileForm.NPY;
      case TEXT -> FileForm.OTHER;
    };
  }

  private static String toText(Path source, CrosswordFiles files, Path target) throws IOException {
    TileSet tiles = LoadedEquipment.openTiles(files.tiles());
    WordGraph words = WordGraphFile.read(source, tiles);
    TileText text = new TileText(tiles);
    WholeFile.write(
        target,
        out ->
            words.forEachWord(
                (letters, length) -> {
                  String line = text.format(Arrays.copyOf(letters, length)) + "\n";
                  try {
                    out.write(line.getBytes(StandardCharsets.UTF_8));
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                }));
    return String.format(
        Locale.ROOT, "%,d words of the %s tiles, a text list", words.words(), tiles.name());
  }

  private static String writeLeaves(
      Source source, Format becomes, CrosswordFiles files, Path target) throws IOException {
    boolean isTable = source.form().equals(Optional.of(Format.TABLE));
    LeaveTable table =
        isTable
            ? LeaveTable.open(source.file())
            : CrosswordTables.openLeaves(
                source.file(), LoadedEquipment.openTiles(files.tiles()), CrosswordTables.RACK_SIZE);
    switch (becomes) {
      case KLV2 -> {
        LeaveFile.write(target, table);
        return describe(table, "for other programs (.klv2)");
      }
      case CSV -> {
        LeaveCsv.write(target, table);
        return describe(table, "a text (.csv)");
      }
      default -> {
        table.write(target, provenance(ending(source.file()), source.file()));
        return describe(table, "a table, of unknown origin");
      }
    }
  }

  private static String ending(Path file) {
    return List.of(CrosswordTables.TEXT, CrosswordTables.RACK_EQUITY).stream()
        .filter(ending -> CrosswordTables.hasEnding(file, ending))
        .findFirst()
        .orElse(CrosswordTables.LEAVES);
  }

  private static String writeRacks(Path file, Format becomes, CrosswordFiles files, Path target)
      throws IOException {
    if (becomes == Format.PACKED) {
      return pack(file, target);
    }
    if (CrosswordTables.isSharedRackEquity(file) && becomes == Format.TABLE) {
      LoadedEquipment loaded = LoadedEquipment.open(files);
      RackEquityTable table = loaded.openRackEquity(file);
      table.write(target, provenance(ending(file), file));
      return describe(table, "a table for the words " + loaded.wordsName());
    }
    RackEquityTable table =
        CrosswordTables.openRackEquity(file, LoadedEquipment.openTiles(files.tiles()));
    if (becomes == Format.REQ) {
      RackEquityFile.write(target, table);
      return describe(table, "for other programs (.req)");
    }
    RackEquityCsv.write(target, table);
    return describe(table, "a text (.csv)");
  }

  private static String pack(Path source, Path target) throws IOException {
    RackEquityTable table = RackEquityTable.open(source);
    RackEvidence evidence =
        RackEvidence.open(source)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        source
                            + " does not tell the errors of its equities, which decide how far"
                            + " they may be rounded; a table made by sweeps does"));
    Provenance made = TableFiles.inspect(source).provenance();
    SortedMap<String, String> inputs = new TreeMap<>(made.inputSha256());
    inputs.put("rackEquities", Sha256.of(source));
    RackEquityFormatV3.write(
        target,
        table,
        evidence,
        new Provenance(
            made.recipe() + "; packed", made.seed(), made.firstTrial(), made.trialCount(), inputs));
    return describe(table, "packed");
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
        new TreeMap<>(Map.of("file", Sha256.of(source))));
  }
}
