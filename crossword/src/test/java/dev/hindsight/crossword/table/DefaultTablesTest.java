package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DefaultTablesTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void theLeavesAreForEveryEnglishRack() {
    LeaveTable leaves = DefaultTables.leaves();
    assertThat(leaves.tiles()).isEqualTo(ENGLISH);
    assertThat(leaves.index().rackSize()).isEqualTo(7);
    assertThat(leaves.index().size()).isEqualTo(914_625);
  }

  /** To within what rounding of the packed equities can do to a mean of thousands. */
  @Test
  @Tag("slow")
  void theLeavesAreThoseOfTheRacksWithAFullBag() {
    LeaveTable leaves = DefaultTables.leaves();
    RackEquityTable racks = DefaultTables.racks();
    assertThat(racks.wordsSha256()).isEqualTo(WordGraph.enable().wordsSha256());
    LeaveTable derived;
    try (Crew crew = new Crew(2)) {
      derived = new LeaveDerivation(racks).derive(ENGLISH.counts(), DrawConvention.POOL, crew);
    }
    for (int rank = 0; rank < leaves.index().size(); rank++) {
      assertThat(derived.millipoints(rank)).isCloseTo(leaves.millipoints(rank), within(26));
    }
  }

  @Test
  void everyRackOfTheProgramWasSeenInManyPositions() {
    RackEquityTable racks = DefaultTables.racks();
    RackEvidence evidence = DefaultTables.rackEvidence();
    for (int rank = 0; rank < racks.index().size(); rank++) {
      if (racks.observations(rank) < 2_000
          || evidence.standardErrorMillipoints(rank) == RackEvidence.UNKNOWN) {
        throw new AssertionError("rack " + rank + " was seen " + racks.observations(rank));
      }
    }
  }

  @Test
  void theLeavesMakeSenseToAPlayer() {
    assertThat(points("?")).isBetween(25.0, 32.0);
    assertThat(points("S")).isBetween(7.0, 10.0);
    assertThat(points("Q")).isBetween(-12.0, -7.0);
    assertThat(points("QU")).isBetween(-1.0, 4.0);
    assertThat(points("AEINST")).isBetween(30.0, 40.0);
    assertThat(points("VVWW")).isLessThan(-20);
  }

  private static double points(String leave) {
    LeaveTable leaves = DefaultTables.leaves();
    return leaves.millipoints(leaves.index().rank(TileCounts.parse(ENGLISH, leave).counts()))
        / 1_000.0;
  }

  @Test
  void theLeavesSayWhatTheyAreFor() {
    LeavePurpose purpose = DefaultTables.leaves().findPurpose().orElseThrow();
    assertThat(purpose.wordsSha256()).isEqualTo(WordGraph.enable().wordsSha256());
    assertThat(purpose.isForFullBag(ENGLISH)).isTrue();
    assertThat(purpose.convention()).isEqualTo(DrawConvention.POOL);
  }

  @Test
  void theSquaresAreForTheWordsOfTheProgramAndMakeSense() {
    PlacementTable squares = DefaultTables.placement();
    assertThat(squares.wordsSha256()).isEqualTo(WordGraph.enable().wordsSha256());
    assertThat(squares.index().tiles()).isEqualTo(ENGLISH);
    int nextToTripleWord = squares.index().cell(0, 2 * 15, 1);
    int onTripleWord = squares.index().cell(0, 0, 1);
    assertThat(squares.meanMillipoints()[nextToTripleWord])
        .as("3A across opens a lane between two triple-word squares, 1A closes one")
        .isLessThan(squares.meanMillipoints()[onTripleWord] - 500);
  }

  /**
   * From the first turn on, until the bag runs out. Of the first version, whose rows were fitted
   * one by one, the worst was 0.16; by lead of score, rows from 86 to 91 told what the opponent had
   * just played, and an even game was won by 50.8 % with 91 unseen and by 43.2 % with 86.
   */
  @Test
  void theChancesAreSmoothAlongTheTilesUnseen() {
    WinChanceTable chances = DefaultTables.winChances();
    double worst = 0;
    for (int unseen = 12; unseen <= 92; unseen++) {
      for (int lead = -200; lead <= 200; lead++) {
        double bend =
            chance(chances, lead, unseen - 1)
                - 2.0 * chance(chances, lead, unseen)
                + chance(chances, lead, unseen + 1);
        worst = Math.max(worst, Math.abs(bend));
      }
    }
    assertThat(worst).isLessThan(0.01);
    assertThat(chances.games(93)).as("all begin, and some exchange").isGreaterThan(300_000);
  }

  @Test
  void anEvenGameIsWonALittleMoreOftenTurnByTurn() {
    WinChanceTable chances = DefaultTables.winChances();
    for (int unseen = 80; unseen <= 93; unseen++) {
      assertThat(chance(chances, 0, unseen)).as("unseen %d", unseen).isBetween(0.54, 0.6);
      assertThat(chance(chances, 0, unseen))
          .as("unseen %d", unseen)
          .isBetween(
              chance(chances, 0, unseen + 1) - 0.001, chance(chances, 0, unseen + 1) + 0.005);
    }
  }

  /** Who is on turn has kept something, and more the nearer the end, until the bag is empty. */
  @Test
  void whatPlayersKeepOnAverageIsKnown() {
    WinChanceTable chances = DefaultTables.winChances();
    assertThat(chances.meanKeptMillipoints(93)).isBetween(2_500, 4_000);
    assertThat(chances.meanKeptMillipoints(60)).isBetween(2_500, 4_000);
    assertThat(chances.meanKeptMillipoints(12)).isBetween(4_500, 6_500);
  }

  /** A lead counts more the less is left: from row to row, as far as rows are alike. */
  @Test
  void aClearLeadIsWorthMoreTheFewerTilesAreUnseen() {
    WinChanceTable chances = DefaultTables.winChances();
    for (int unseen = 12; unseen <= 76; unseen += 8) {
      for (int lead = 30; lead <= 200; lead += 10) {
        assertThat(chance(chances, lead, unseen))
            .as("lead %d, unseen %d", lead, unseen)
            .isGreaterThanOrEqualTo(chance(chances, lead, unseen + 8) - 0.002);
      }
    }
  }

  @Test
  void theChancesAreForTheWordsAndTilesOfTheProgram() {
    String words = WordGraph.enable().wordsSha256();
    assertThat(DefaultTables.findWinChances(SmallTiles.SET, words)).isEmpty();
    assertThat(DefaultTables.findWinChances(ENGLISH, "5".repeat(64))).isEmpty();
    assertThat(DefaultTables.findWinChances(ENGLISH, words)).isPresent();
    assertThat(DefaultTables.findWinChances(ENGLISH)).isPresent();
    assertThat(DefaultTables.findWinChances(SmallTiles.SET)).isEmpty();
  }

  private static double chance(WinChanceTable chances, int leadPoints, int unseen) {
    return chances.winChance(EquityLead.ofPoints(leadPoints), unseen);
  }

  @Test
  void theChancesMakeSense() {
    WinChanceTable chances = DefaultTables.winChances();
    assertThat(chance(chances, 0, 93))
        .as("the player who begins has the better of it")
        .isBetween(0.5, 0.6);
    for (int unseen = 10; unseen <= 90; unseen += 10) {
      double behind = chance(chances, -100, unseen);
      double ahead = chance(chances, 100, unseen);
      assertThat(ahead).isGreaterThan(0.75);
      assertThat(behind).isLessThan(0.3);
    }
    assertThat(chance(chances, 60, 10))
        .as("a lead is worth more the less is left")
        .isGreaterThan(chance(chances, 60, 80) + 0.1);
    assertThat(chance(chances, 300, 20)).isCloseTo(1, within(0.01));
  }
}
