package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeavePurpose;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Derives the leave values of a bag from rack equities, into a table or, if its name ends in {@code
 * .klv2}, into a file for other programs.
 */
public final class LeavesBuild implements TableBuild<BuildResult> {
  /** Endings that promise something other than leave values in one of the two forms. */
  private static final List<String> OTHER_ENDINGS =
      List.of(".csv", ".txt", ".json", ".klv", ".kwg", ".req");

  private final RackEquityTable racks;
  private final String racksSha256;
  private final int[] bag;
  private final DrawConvention convention;

  private LeavesBuild(
      RackEquityTable racks, String racksSha256, int[] bag, DrawConvention convention) {
    this.racks = racks;
    this.racksSha256 = racksSha256;
    this.bag = bag;
    this.convention = convention;
  }

  /**
   * Opens rack equities.
   *
   * @param rackEquity a file, or {@link LoadedEquipment#BUILT_IN}
   * @param tiles of a {@code .req} file; a table of ours knows its tiles
   * @param bag the tiles as people write them, {@code AEE?}; null for a full bag
   * @throws IllegalArgumentException if the bag has other tiles, or more of one than exist
   */
  public static LeavesBuild open(
      Path rackEquity, TileSet tiles, @Nullable String bag, DrawConvention convention)
      throws IOException {
    boolean isBuiltIn = rackEquity.toString().equals(LoadedEquipment.BUILT_IN);
    RackEquityTable racks =
        isBuiltIn ? DefaultTables.racks() : CrosswordTables.openRackEquity(rackEquity, tiles);
    String sha256 = isBuiltIn ? DefaultTables.racksSha256() : Sha256.of(rackEquity);
    return new LeavesBuild(racks, sha256, counts(racks.tiles(), bag), convention);
  }

  private static int[] counts(TileSet tiles, @Nullable String text) {
    if (text == null) {
      return tiles.counts();
    }
    int[] bag = parse(tiles, text);
    for (int letter = 0; letter < bag.length; letter++) {
      if (bag[letter] > tiles.count(letter)) {
        throw new IllegalArgumentException(
            "the bag has "
                + bag[letter]
                + " of "
                + tiles.letter(letter).upper()
                + ", but there are only "
                + tiles.count(letter)
                + " among the "
                + tiles.name()
                + " tiles");
      }
    }
    return bag;
  }

  private static int[] parse(TileSet tiles, String text) {
    try {
      return TileCounts.parse(tiles, text).counts();
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("the bag: " + wrong.getMessage(), wrong);
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    for (String ending : OTHER_ENDINGS) {
      if (CrosswordTables.hasEnding(target, ending)) {
        throw new IllegalArgumentException(
            target
                + " would not be what its name says; leave values are written as .klv2 for other"
                + " programs, or as a table under a name such as english.leaves");
      }
    }
    OutputFile.check(target, form(target));
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    boolean forOthers = CrosswordTables.hasEnding(target, CrosswordTables.LEAVES);
    double seconds =
        OutputFile.timed(
            target,
            form(target),
            () -> {
              LeaveTable leaves = new LeaveDerivation(racks).derive(bag, convention, crew);
              if (forOthers) {
                LeaveFile.write(target, leaves);
              } else {
                leaves.withPurpose(purpose()).write(target, provenance());
              }
            });
    String what =
        String.format(
            Locale.ROOT,
            "leave values for %d %s tiles, %s convention%s",
            TileCounts.total(bag),
            racks.tiles().name(),
            convention.word(),
            forOthers ? ", for other programs (.klv2)" : "");
    long count = new LeaveIndex(racks.tiles(), racks.index().rackSize()).size() - 1L;
    return new BuildResult(target.toString(), what, count, "leaves", seconds, Files.size(target));
  }

  private static FileForm form(Path target) {
    return CrosswordTables.hasEnding(target, CrosswordTables.LEAVES)
        ? FileForm.KLV2
        : FileForm.TABLE;
  }

  private LeavePurpose purpose() {
    return LeavePurpose.of(racks.tiles(), racks.wordsSha256(), bag, convention);
  }

  private Provenance provenance() {
    return new Provenance(
        "derivation from rack equities",
        0,
        0,
        0,
        new TreeMap<>(Map.of("rack equities", racksSha256)));
  }
}
