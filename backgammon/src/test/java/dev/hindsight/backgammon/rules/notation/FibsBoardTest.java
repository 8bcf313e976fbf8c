package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FibsBoardTest {
  private static final String START =
      "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
          + ":1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

  @Test
  void theDocumentedBoardIsTheStart() {
    FibsBoard board = FibsBoard.parse(START);
    assertThat(board).hasToString(START);
    BackgammonPosition position = board.position();
    assertThat(position.board()).isEqualTo(Board.START);
    assertThat(position.onRoll()).isEqualTo(Player.O);
    assertThat(position.dice()).isEqualTo(new Dice(6, 2));
    assertThat(position.score()).isEqualTo(new MatchScore(3, 1, 0, false));
    assertThat(FibsBoard.of(position, Player.O, "You", "someplayer")).isEqualTo(board);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board:You:hannes:1:0:0:0:-1:0:0:0:-1:5:0:3:0:0:0:-4:5:0:0:0:-4:0:-5:0:0:0:0:2:0"
            + ":1:0:0:0:0:1:1:1:0:-1:1:25:0:0:0:0:0:2:0:0:0",
        "board:You:kawasaki:1:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
            + ":-1:2:6:0:0:1:1:1:0:-1:1:25:0:0:0:0:0:2:0:0:0",
      })
  void linesOfRealServersComeBackAsTheyWere(String line) {
    assertThat(FibsBoard.parse(line)).hasToString(line);
  }

  @Test
  void aPlayerWhoMovesUpwardsCountsPointsFromTheOtherEnd() {
    BackgammonPosition position =
        FibsBoard.parse(
                "board:You:kawasaki:1:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
                    + ":-1:2:6:0:0:1:1:1:0:-1:1:25:0:0:0:0:0:2:0:0:0")
            .position();
    assertThat(position.onRoll()).isEqualTo(Player.X);
    assertThat(position.board()).isEqualTo(Board.START);
  }

  @Test
  void checkersOnBothBarsAreReadWithOrWithoutTheirCounts() {
    for (String counts : new String[] {"1:2", "0:0"}) {
      BackgammonPosition position =
          FibsBoard.parse(
                  "board:a:b:9999:0:0:-2:0:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:1:1"
                      + ":1:0:0:0:0:2:1:0:0:1:-1:0:25:0:0:"
                      + counts
                      + ":0:0:0:0")
              .position();
      assertThat(position.board().mover(25)).isEqualTo(1);
      assertThat(position.board().other(25)).isEqualTo(2);
      assertThat(position.cube().owner()).isEqualTo(Player.O);
      assertThat(position.score().isMoney()).isTrue();
    }
  }

  @Test
  void randomPositionsRoundTripFromBothSeats() {
    long seed = 53;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 2_000; sample++) {
      BackgammonPosition position = withoutWhatTheLineCannotSay(RandomPositions.position(random));
      for (Player you : Player.values()) {
        FibsBoard board = FibsBoard.of(position, you, "Ann", "Bob_2");
        FibsBoard read = FibsBoard.parse(board.toString());
        assertThat(read).as("seed %d, sample %d", seed, sample).isEqualTo(board);
        assertThat(read.position()).as("seed %d, sample %d", seed, sample).isEqualTo(position);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          :someplayer:    | ::               | ::3:0:1           | needs a name
          :-2:            | :-16:            | :-16:             | from -15 to 15
          :-2:            | :-3:             | :-5:0:0:0:0:2     | more than fifteen
          :5:0:3:         | :5:x:3:          | :x:               | must be a number
          :1:6:2:         | :2:6:2:          | :2:6:2:           | from -1 to 1
          :1:6:2:         | :1:7:2:          | :7:               | from 0 to 6
          :1:6:2:         | :1:6:0:          | :0:0:0:1:1:1      | both dice
          :0:0:1:1:1:0:1: | :0:0:3:1:1:0:1:  | :3:1:1:0:1:       | power of two
          :1:1:1:0:1:-1:  | :1:1:1:1:1:-1:   | :1:1:-1:          | once the dice are rolled
          :1:-1:0:25:     | :0:-1:0:25:      | :0:-1:0:25:       | your colour is
          :1:-1:0:25:     | :1:0:0:25:       | :0:0:25:          | your direction is
          :-1:0:25:       | :1:0:25:         | :0:25:            | home does not fit
          :-1:0:25:       | :-1:0:0:         | :0:0:0:0:0:2:0:0  | bar does not fit
          :25:0:0:        | :25:1:0:         | :1:0:0:0:2:       | there are 0 off
          :25:0:0:0:0:    | :25:0:0:1:0:     | :1:0:2:0:0:0      | 0 checkers on this bar
          :3:0:1:         | :3:3:1:          | :3:1:0:           | already won
          """)
  void badLinesAreRefusedWithTheirFaultAndItsPlace(
      String part, String replacement, String where, String fault) {
    String line = START.replaceFirst(part, replacement);
    int character = line.indexOf(where) + 2;
    assertThatThrownBy(() -> FibsBoard.parse(line))
        .as(line)
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining("at character " + character + ":")
        .hasMessageContaining(fault);
  }

  @Test
  void aShortLineIsRefused() {
    assertThatThrownBy(() -> FibsBoard.parse("board:You:x:1:2"))
        .hasMessageContaining("has 5 fields");
    assertThatThrownBy(() -> FibsBoard.parse("bored:You:x:1:2"))
        .hasMessageContaining("begins with 'board:'");
  }

  @Test
  void damagedLinesAreReadOrRefused() {
    IdFuzz.run(
        53,
        10_000,
        random ->
            FibsBoard.of(
                    withoutWhatTheLineCannotSay(RandomPositions.position(random)),
                    Player.X,
                    "a",
                    "b")
                .toString(),
        line -> FibsBoard.parse(line).position());
  }

  private static BackgammonPosition withoutWhatTheLineCannotSay(BackgammonPosition position) {
    Turn turn = position.turn();
    boolean answer = turn.offer() == Offer.BEAVER || turn.offer() == Offer.RACCOON;
    MatchScore score = position.score();
    // A line says "Crawford" by a cube at 1 that nobody may turn; 9999 points mean money.
    MatchScore plain =
        new MatchScore(
            score.length() == 9999 ? 7 : score.length(),
            score.length() == 9999 ? 0 : score.xPoints(),
            score.length() == 9999 ? 0 : score.oPoints(),
            score.crawford() && position.cube().value() == 1 && position.cube().isCentred());
    return new BackgammonPosition(
        position.board(),
        answer ? Turn.offered(turn.onRoll(), Offer.DOUBLE) : turn,
        position.cube(),
        plain,
        GameOptions.PLAIN,
        position.phase());
  }

  // ---- lines that gnubg 1.07 wrote to an external player ----

  @Test
  void gnubgAsksForPlayerZeroAndTheBoardIsThatOfPlayerOne() {
    // Player 1 has played 8/3 6/3; player 0 is to move 6-2 and has the same men where he counts.
    BackgammonPosition position =
        FibsBoard.parse(
                "board:gnubg:root:5:4:1:0:-2:0:2:0:0:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
                    + ":-1:6:2:6:2:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0")
            .askedByGnubg();
    assertThat(position.turn()).isEqualTo(Turn.toMove(Player.X, new Dice(6, 2)));
    assertThat(position.board().other(3)).isEqualTo(2);
    assertThat(position.boardSeenBy(Player.X).mover(8)).isEqualTo(3);
    assertThat(position.score()).isEqualTo(new MatchScore(5, 4, 1, true));
    assertThat(position.cube().isCentred()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    // turn, player 1 may, player 0 may, doubled; on roll, owner, offer
    "-1, 0, 1, 0, X, X, NONE",
    "-1, 1, 0, 0, X, O, NONE",
    "1, 1, 0, 0, O, O, NONE",
    "1, 0, 1, 0, O, X, NONE",
    "1, 1, 0, 1, O, O, DOUBLE",
    "-1, 0, 1, 1, X, X, DOUBLE",
    "1, 0, 1, 1, O, X, BEAVER",
    "-1, 1, 0, 1, X, O, BEAVER",
  })
  void gnubgSaysWhoMayDoubleOfPlayerOneFirst(
      int turn, int one, int zero, int doubled, Player onRoll, Player owner, Offer offer) {
    BackgammonPosition position =
        FibsBoard.parse(
                "board:a:b:7:2:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
                    + (turn + ":0:0:0:0:2:" + one + ":" + zero + ":" + doubled)
                    + ":1:-1:0:25:0:0:0:0:0:0:0:1")
            .askedByGnubg();
    assertThat(position.turn())
        .isEqualTo(offer == Offer.NONE ? Turn.toRoll(onRoll) : Turn.offered(onRoll, offer));
    assertThat(position.cube().owner()).isEqualTo(owner);
    // The points of player 0, X, come first, unless a double waits for its answer.
    assertThat(position.score())
        .isEqualTo(
            offer == Offer.DOUBLE
                ? new MatchScore(7, 1, 2, false)
                : new MatchScore(7, 2, 1, false));
  }

  @Test
  void gnubgPlaysForMoneyWithALengthOfNothing() {
    BackgammonPosition position =
        FibsBoard.parse(
                "board:gnubg:root:0:2:0:0:-1:0:0:0:0:5:0:3:0:0:0:-6:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
                    + ":1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1")
            .askedByGnubg();
    assertThat(position.score()).isEqualTo(MatchScore.MONEY);
    assertThat(position.mayDouble()).isTrue();
  }
}
