package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import org.junit.jupiter.api.Test;

class DefaultTablesTest {
  private static final TileSet ENGLISH = TileSet.english();

  @Test
  void theLeavesAreThoseOfTheFirstVersion() {
    LeaveTable leaves = DefaultTables.leaves();
    assertThat(leaves.tiles()).isEqualTo(ENGLISH);
    assertThat(leaves.index().rackSize()).isEqualTo(7);
    assertThat(leaves.index().size()).isEqualTo(914_625);
    int blank = leaves.index().rank(TileCounts.parse(ENGLISH, "?").counts());
    assertThat(leaves.millipoints(blank)).isEqualTo(27_113);
    // Taken from the first version of the program, whose resource was of another form.
    assertThat(Hashes.sha256(leaves.values()))
        .isEqualTo("d35e86c36bcaa52983b165a59af1e7d8a1bba9250d4a7e181e8f6cbf31a38790");
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
    assertThat(squares.tiles()).isEqualTo(ENGLISH);
    int nextToTripleWord = squares.index().cell(0, 2 * 15, 1);
    int onTripleWord = squares.index().cell(0, 0, 1);
    assertThat(squares.meanMillipoints()[nextToTripleWord])
        .as("3A across opens a lane between two triple-word squares, 1A closes one")
        .isLessThan(squares.meanMillipoints()[onTripleWord] - 500);
  }

  @Test
  void theChancesAreThoseOfTheFirstVersion() {
    WinChanceTable chances = DefaultTables.winChances();
    int[] bits = new int[101 * 601];
    int place = 0;
    for (int unseen = 0; unseen <= 100; unseen++) {
      for (int lead = -300; lead <= 300; lead++) {
        bits[place++] = Float.floatToRawIntBits(chances.winChance(lead, unseen));
      }
    }
    assertThat(Hashes.sha256(bits))
        .isEqualTo("7f7b6e55d0ccc866b408571372c56c2c685c5e05aadf3f6696c8a56b84339fef");
    assertThat(chances.games(93)).isEqualTo(322_298);
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

  @Test
  void theChancesMakeSense() {
    WinChanceTable chances = DefaultTables.winChances();
    assertThat((double) chances.winChance(0, 93))
        .as("the player who begins has the better of it")
        .isBetween(0.5, 0.6);
    for (int unseen = 10; unseen <= 90; unseen += 10) {
      double behind = chances.winChance(-100, unseen);
      double ahead = chances.winChance(100, unseen);
      assertThat(ahead).isGreaterThan(0.75);
      assertThat(behind).isLessThan(0.3);
    }
    assertThat((double) chances.winChance(60, 10))
        .as("a lead is worth more the less is left")
        .isGreaterThan(chances.winChance(60, 80) + 0.1);
    assertThat((double) chances.winChance(300, 20)).isCloseTo(1, within(0.01));
  }
}
