package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ObservationTest {
  private static final String EXCHANGE =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  /** 16 tiles are not on the board: seven on each rack, two in the bag. */
  private static final String TWO_IN_THE_BAG =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRI1/8BULGE2/15/15 / 0/0 0";

  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE ABNOO/ 323/326 0";

  private static GamePosition position(String cgp) {
    return Cgp.parse(cgp, Seen.ENGLISH).game();
  }

  private static Tiles tiles(String letters) {
    return TileCounts.parse(Seen.TILES, letters).letters();
  }

  private static Observation exchange(String cgp, int tiles, String mover, String opponent) {
    return new Observation(
        position(cgp), new ObservedMove.Exchanged(tiles), tiles(mover), tiles(opponent));
  }

  private static Observation placed(String cgp, String move, String mover, String opponent) {
    Board board = new Board(Seen.ENGLISH, Seen.ENABLE);
    board.setUp(position(cgp).squares().toArray());
    Placement placement = (Placement) new MoveNotation(Seen.ENGLISH).parse(move, board);
    return new Observation(
        position(cgp), new ObservedMove.Placed(placement), tiles(mover), tiles(opponent));
  }

  @Test
  void withNothingKnownEveryRackOfTheTilesOffTheBoardIsACandidate() {
    Observation observation = exchange(EXCHANGE, 5, "", "");
    assertThat(observation.family().size()).isEqualTo(780_532);
    assertThat(observation.tilesInBag()).isEqualTo(59);
    assertThat(observation.leaveTiles()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"'', EEILRRR, 769315", "CDNVVZ?, '', 1", "CDNVVZ, EEILRRR, 20", "CDNVV, '', 225"})
  void tilesThatAreKnownLeaveFewerCandidates(String mover, String opponent, long candidates) {
    assertThat(exchange(EXCHANGE, 5, mover, opponent).family().size())
        .as("%s %s", mover, opponent)
        .isEqualTo(candidates);
  }

  @Test
  void theWeightsOfAllCandidatesAreTheWaysToDrawThem() {
    Observation observation = exchange(EXCHANGE, 5, "CDNV", "EEILRRR");
    long ways = 0;
    int[] drawn = new int[Seen.TILES.letterCount()];
    for (long candidate = 0; candidate < observation.family().size(); candidate++) {
      observation.family().drawnBy(candidate, drawn);
      ways += observation.family().weight(drawn);
    }
    assertThat(ways).isEqualTo(62L * 61 * 60 / 6); // three of 73 - 7 - 4
  }

  @Test
  void aKnownTileThatWasPlayedIsNoLongerOnTheRack() {
    Observation both = placed(ENDING, "12A BOON", "BO", "");
    assertThat(both.leaveTiles()).isEqualTo(both.moverTiles() - 4);
    assertThat(both.keptForSure()).containsOnly(0);
  }

  @Test
  void onceTheBagIsEmptyTheRacksHaveTheSizesOfThePosition() {
    Observation observation = placed(ENDING, "12A BOON", "", "");
    assertThat(observation.tilesInBag()).isZero();
    assertThat(observation.moverTiles()).isEqualTo(5);
    assertThat(observation.family().size()).isPositive();
  }

  @Test
  void whatTheOpponentHoldsAtTheEndIsWhatTheMoverDoesNot() {
    Observation observation = placed(ENDING, "12A BOON", "ABNOO", "");
    assertThat(observation.family().size()).isEqualTo(1);
    int[] rack = TileCounts.parse(Seen.TILES, "ABNOO").counts();
    int points = 0;
    for (int letter = 0; letter < rack.length; letter++) {
      points +=
          Seen.TILES.scorePoints(letter)
              * position(ENDING).bag().count(letter); // the opponent's rack is not named
    }
    assertThat(observation.opponentPoints(rack)).isEqualTo(points);
  }

  private static void refused(String reason, Runnable question) {
    assertThatThrownBy(question::run)
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatCannotBeIsRefused() {
    refused("1 to 7 tiles, not of 8", () -> exchange(EXCHANGE, 8, "", ""));
    refused("1 to 7 tiles, not of 0", () -> exchange(EXCHANGE, 0, "", ""));
    refused("with 0 tiles in the bag", () -> exchange(ENDING, 1, "", ""));
    refused(
        "with 2 tiles in the bag; the rules ask for 7", () -> exchange(TWO_IN_THE_BAG, 1, "", ""));
    refused("more tiles of Q", () -> exchange(EXCHANGE, 1, "Q", ""));
    refused("more tiles of Z", () -> exchange(EXCHANGE, 1, "Z", "Z"));
    refused("more tiles of X", () -> exchange(EXCHANGE, 1, "", "X"));
    refused("said to hold 8 tiles", () -> exchange(EXCHANGE, 1, "", "AAEEIIOO"));
    refused("said to hold 6 tiles, but has only 5", () -> placed(ENDING, "12A BOON", "ABNOOE", ""));
    refused("are 7 together", () -> placed(ENDING, "12A BOON", "EEE", ""));
  }
}
