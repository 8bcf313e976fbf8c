package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableTooOldException;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Files of every kind as they were once written, with what was read in them then. They are never
 * written again: if this test fails, files that people have no longer open.
 */
@Tag("java")
class FrozenTablesTest {
  private static final String WORDS_SHA256 =
      "738e8bf112dc9eb05e2faeae2f065a6c7f288926bca8d26421685a6da9e956d0";
  private static final String EQUITIES_SHA256 =
      "266a2c09456b9c74367dc8239515b9dab4a3a9a238499e05c64fab4f0b60f35f";

  private final TileSet tiles;

  FrozenTablesTest() throws IOException {
    tiles = TileSet.read(file("tiny.csv"));
  }

  private static Path file(String name) {
    try {
      return Path.of(
          Objects.requireNonNull(FrozenTablesTest.class.getResource("/tables/" + name)).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void rackEquities() throws IOException {
    Path path = file("rack-equity-version-1.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    RackEquityTable racks = (RackEquityTable) CrosswordTables.open(path);
    assertThat(racks.tiles()).isEqualTo(tiles);
    assertThat(racks.wordsSha256()).isEqualTo(WORDS_SHA256);
    assertThat(racks.index().size()).isEqualTo(125);
    assertThat(Hashes.sha256(racks.values())).isEqualTo(EQUITIES_SHA256);
    assertThat(racks.millipoints(100)).isEqualTo(13_674);
    int observations = 0;
    for (int rank = 0; rank < racks.index().size(); rank++) {
      observations += racks.observations(rank);
    }
    assertThat(observations).isEqualTo(56);
  }

  @Test
  void rackEquitiesWithWhatTheyRestOn() throws IOException {
    Path path = file("rack-equity-version-2.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    assertThat(Hashes.sha256(RackEquityTable.open(path).values())).isEqualTo(EQUITIES_SHA256);
    RackEvidence evidence = RackEvidence.open(path).orElseThrow();
    assertThat(evidence.weight(33)).isEqualTo(8.25f);
    assertThat(evidence.standardErrorMillipoints(33)).isEqualTo(990);
    assertThat(evidence.standardErrorMillipoints(35)).isEqualTo(RackEvidence.UNKNOWN);
  }

  @Test
  void packedRackEquities() throws IOException {
    Path path = file("rack-equity-version-3.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    RackEquityTable racks = (RackEquityTable) CrosswordTables.open(path);
    assertThat(Hashes.sha256(racks.values()))
        .isEqualTo("e7ec52fa32ecfac1e29a4005ef609a48837220153e085e3ae623edf64bc45080");
    assertThat(racks.millipoints(100)).isEqualTo(13_600);
    RackEvidence evidence = RackEvidence.open(path).orElseThrow();
    assertThat(evidence.standardErrorMillipoints(33)).isEqualTo(1_024);
  }

  @Test
  void leaves() throws IOException {
    Path path = file("leaves-version-1.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    LeaveTable leaves = (LeaveTable) CrosswordTables.open(path);
    assertThat(leaves.values()).isEqualTo(leaves("leaves-full-bag.klv2").values());
    assertThat(worth(leaves, "S")).isEqualTo(598);
  }

  @Test
  void rackEquitiesForOtherPrograms() throws IOException {
    RackEquityTable racks = (RackEquityTable) CrosswordTables.open(file("rack-equity.req"), tiles);
    assertThat(Hashes.sha256(racks.values())).isEqualTo(EQUITIES_SHA256);
  }

  @Test
  void placementValues() throws IOException {
    Path path = file("placement-version-1.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    PlacementTable squares = (PlacementTable) CrosswordTables.open(path);
    checkSquares(squares);
    assertThat(squares.multipliersThousandths()).containsExactly(800, 900, 1_000, 1_100, 1_200);
  }

  @Test
  void placementValuesByHooks() throws IOException {
    Path path = file("placement-version-2.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    PlacementTable squares = (PlacementTable) CrosswordTables.open(path);
    checkSquares(squares);
    assertThat(squares.openness()).isEqualTo(Openness.HOOKS);
    assertThat(squares.multipliersThousandths()).containsExactly(1_300, 1_100, 900, 600, -400);
  }

  private void checkSquares(PlacementTable squares) {
    assertThat(squares.index().tiles()).isEqualTo(tiles);
    assertThat(squares.wordsSha256()).isEqualTo(WORDS_SHA256);
    assertThat(squares.index().knowsNeighbours()).isTrue();
    for (int cell = 0; cell < squares.index().size(); cell++) {
      assertThat(squares.meanMillipoints()[cell]).isEqualTo(37 * cell % 401 - 200);
      assertThat(squares.varianceThousandths()[cell]).isEqualTo(53 * cell % 9_001 - 4_500);
      assertThat(squares.observations()[cell]).isEqualTo(cell * cell % 77);
    }
    for (int place = 0; place < 24; place++) {
      assertThat(squares.exposureMillipoints()[place]).isEqualTo(11 * place - 100);
      assertThat(squares.exposureVarianceThousandths()[place]).isEqualTo(-7 * place);
    }
  }

  @Test
  void winChances() throws IOException {
    Path path = file("win-chance-version-2.table");
    assertThat(TableFiles.verify(path).ok()).isTrue();
    WinChanceTable chances = (WinChanceTable) CrosswordTables.open(path);
    assertThat(chances.tiles()).isEqualTo(tiles);
    assertThat(chances.wordsSha256()).isEqualTo(WORDS_SHA256);
    assertThat(chances.mostLead()).isEqualTo(300);
    assertThat(chances.games(9)).isEqualTo(155);
    assertThat(chances.meanKeptMillipoints(9)).isEqualTo(2_961);
    assertThat(chances.winChance(new EquityLead(0), 9)).isEqualTo(0.5453113317489624);
    assertThat(chances.winChance(new EquityLead(-5_500), 9)).isEqualTo(0.4922184944152832);
    assertThat(chances.winChance(new EquityLead(7_000), 3)).isEqualTo(0.691535472869873);
    assertThat(chances.winChance(new EquityLead(300_000), 0)).isEqualTo(1);
  }

  /** They were learnt by another lead than they would be asked by. */
  @Test
  void winChancesByLeadOfScoreAreRefused() {
    Path refused = file("tiny.csv").resolveSibling("../refused/win-chance-version-1.table");
    assertThatThrownBy(() -> CrosswordTables.open(refused))
        .isInstanceOf(TableTooOldException.class)
        .hasMessageContaining("build it again");
  }

  @Test
  void leavesForOtherPrograms() throws IOException {
    assertLeaves(
        "leaves-full-bag.klv2",
        "6a758b3b272377d450da4f31ed187df4f98b892d64616fbe9e2e897e9eaf880b",
        598,
        -461);
    assertLeaves(
        "leaves-held-apart.klv2",
        "bb29bc6b0c4cdaf4ebe3ed43d634f132fcd2c2fa1db7d9080ec01d2bda5b918c",
        1_097,
        -1_870);
  }

  private void assertLeaves(String name, String sha256, int worthOfS, int worthOfAes)
      throws IOException {
    LeaveTable leaves = (LeaveTable) CrosswordTables.open(file(name), tiles);
    assertThat(Hashes.sha256(leaves.values())).isEqualTo(sha256);
    assertThat(worth(leaves, "S")).isEqualTo(worthOfS);
    assertThat(worth(leaves, "AES?")).isEqualTo(worthOfAes);
    assertThat(leaves.findPurpose()).isEmpty();
  }

  private int worth(LeaveTable leaves, String leave) {
    return leaves.millipoints(leaves.index().rank(TileCounts.parse(tiles, leave).counts()));
  }

  @Test
  void leavesAreStillDerivedAlike() throws IOException {
    LeaveDerivation derivation =
        new LeaveDerivation(RackEquityTable.open(file("rack-equity-version-1.table")));
    try (Crew crew = new Crew(1)) {
      assertThat(derivation.derive(tiles.counts(), DrawConvention.POOL, crew).values())
          .isEqualTo(leaves("leaves-full-bag.klv2").values());
      int[] late = TileCounts.parse(tiles, "AABES?").counts();
      assertThat(derivation.derive(late, DrawConvention.HELD_APART, crew).values())
          .isEqualTo(leaves("leaves-held-apart.klv2").values());
    }
  }

  private LeaveTable leaves(String name) throws IOException {
    return CrosswordTables.openLeaves(file(name), tiles, 7);
  }

  @Test
  void words() throws IOException {
    WordGraph words = ((WordTable) CrosswordTables.open(file("words.kwg"), tiles)).words();
    assertThat(words.words()).isEqualTo(19);
    assertThat(words.wordsSha256()).isEqualTo(WORDS_SHA256);
    assertThat(WordFiles.read(file("tiny.txt"), tiles).wordsSha256()).isEqualTo(WORDS_SHA256);
  }
}
