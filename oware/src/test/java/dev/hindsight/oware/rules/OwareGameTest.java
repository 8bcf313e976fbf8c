package dev.hindsight.oware.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OwareGameTest {
  private static final OwareRules SHORT =
      new OwareRules(
          "short", 3, OwareRules.GrandSlam.CAPTURES_NOTHING, OwareRules.Repetition.PLAYED_ON);

  /** One seed each: after six moves each they have changed places, and the board looks the same. */
  private static final OwarePosition CHASE = OwarePosition.parse("1-0-0-0-0-0-1-0-0-0-0-0-20-26-S");

  @Test
  void playingLeavesTheGameBeforeAsItWas() {
    OwareGame start = OwareGame.start(OwareRules.ABAPA);
    OwareGame after = start.play(2).play(5);
    assertThat(start.position()).isEqualTo(OwarePosition.START);
    assertThat(start.moves()).isEmpty();
    assertThat(after.moves()).containsExactly(2, 5);
    assertThat(after.startPosition()).isEqualTo(OwarePosition.START);
    assertThat(after.pliesPlayed()).isEqualTo(2);
    assertThat(after.pliesLeft()).isEmpty();
  }

  @Test
  void whoCannotMoveEndsTheGameAndEachTakesTheirOwnSide() {
    OwarePosition position = OwarePosition.parse("3-2-0-0-0-0-0-0-0-0-0-0-20-23-S");
    OwareGame game = OwareGame.start(OwareRules.CODINGAME, position);
    assertThat(game.ending()).isEqualTo(OwareGame.Ending.NO_MOVE);
    assertThat(game.netSeedsForSouth()).isEqualTo(20 + 5 - 23);
    assertThat(game.legalMoves()).isZero();
    assertThatThrownBy(() -> game.play(0))
        .isInstanceOf(PositionFormatException.class)
        .hasMessageContaining("the game is over");
  }

  @Test
  void turnLimitLeavesTheSeedsOnTheBoardToNobody() {
    OwareGame game = OwareGame.start(SHORT);
    assertThat(game.pliesLeft()).isEqualTo(OptionalInt.of(3));
    for (int ply = 0; ply < 3; ply++) {
      assertThat(game.isOver()).isFalse();
      game = game.play(ply);
    }
    assertThat(game.ending()).isEqualTo(OwareGame.Ending.TURN_LIMIT);
    assertThat(game.netSeedsForSouth())
        .isEqualTo(game.position().southStore() - game.position().northStore());
  }

  @Test
  void turnLimitComesBeforeNoMove() {
    OwarePosition position = OwarePosition.parse("0-0-0-0-0-0-3-2-0-0-0-0-20-23-S");
    OwareGame game = OwareGame.start(SHORT, position, 0);
    assertThat(game.ending()).isEqualTo(OwareGame.Ending.TURN_LIMIT);
    assertThat(game.netSeedsForSouth()).isEqualTo(-3);
    assertThat(OwareGame.start(SHORT, position, 1).netSeedsForSouth()).isEqualTo(-8);
  }

  @Test
  void repetitionIsTheSameBoardAndMoverForTheSecondTime() {
    for (OwareRules rules : OwareRules.ALL) {
      OwareGame game = playForward(OwareGame.start(rules, CHASE), 12);
      boolean playedOn = rules.repetition() == OwareRules.Repetition.PLAYED_ON;
      assertThat(game.isOver()).as(rules.name()).isEqualTo(!playedOn);
      if (!playedOn) {
        assertThat(game.ending()).isEqualTo(OwareGame.Ending.REPETITION);
        assertThat(game.pliesPlayed()).isEqualTo(12);
        assertThat(game.position()).isEqualTo(CHASE);
        assertThat(game.netSeedsForSouth()).isEqualTo(-6);
      }
    }
  }

  @Test
  void repetitionIsFoundAsOftenAsAPlainListOfPositionsFindsIt() {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] board = RandomBoards.board(random.nextInt(2, 7), random);
      OwarePosition start =
          new OwarePosition(Row.pack(board, 0), Row.pack(board, 6), 0, 0, Side.SOUTH);
      OwareGame game = OwareGame.start(OwareRules.AWARI, start);
      List<OwarePosition> seen = new ArrayList<>();
      while (!game.isOver() && game.pliesPlayed() < 1000) {
        assertThat(seen).as("seed %d", seed).doesNotContain(game.position());
        seen.add(game.position());
        game = game.play(randomMove(game, random));
      }
      if (game.ending() == OwareGame.Ending.REPETITION) {
        assertThat(seen).as("seed %d", seed).contains(game.position());
      } else {
        assertThat(game.ending()).as("seed %d", seed).isEqualTo(OwareGame.Ending.NO_MOVE);
      }
    }
  }

  @Test
  void positionsSinceCaptureAreTheOnesThatCouldComeBack() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(0).play(0);
    assertThat(game.positionsSinceCapture()).hasSize(3).first().isEqualTo(game.position());
  }

  @Test
  void majorityDoesNotEndTheGame() {
    OwarePosition position = OwarePosition.parse("4-4-4-4-0-0-0-0-0-0-0-7-25-0-N");
    OwareGame game = OwareGame.start(OwareRules.ABAPA, position);
    assertThat(game.isOver()).isFalse();
  }

  @Test
  void gamesAreEqualByWhatWasPlayed() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(0).play(1);
    assertThat(game).isEqualTo(OwareGame.start(OwareRules.ABAPA).play(0).play(1));
    assertThat(game).isNotEqualTo(OwareGame.start(OwareRules.ABAPA).play(0).play(2));
    assertThat(game).isNotEqualTo(OwareGame.start(OwareRules.AWARI).play(0).play(1));
    assertThat(game).isNotEqualTo(OwareGame.start(OwareRules.ABAPA, game.position()));
    assertThat(game)
        .hasToString("abapa 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S A b")
        .hasSameHashCodeAs(OwareGame.start(OwareRules.ABAPA).play(0).play(1));
  }

  @Test
  void illegalMovesAndNumbersOfPliesAreRefused() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(0);
    assertThatThrownBy(() -> game.play(6)).hasMessageContaining("there is no pit 6");
    assertThatThrownBy(() -> game.play(0).play(0)).isInstanceOf(PositionFormatException.class);
    assertThatThrownBy(() -> OwareGame.start(OwareRules.ABAPA, CHASE, 7))
        .hasMessageContaining("no turn limit");
    assertThatThrownBy(() -> OwareGame.start(SHORT, CHASE, -1)).hasMessageContaining("-1");
  }

  private static OwareGame playForward(OwareGame start, int plies) {
    OwareGame game = start;
    for (int ply = 0; ply < plies && !game.isOver(); ply++) {
      game = game.play(Integer.numberOfTrailingZeros(game.legalMoves()));
    }
    return game;
  }

  private static int randomMove(OwareGame game, SplittableRandom random) {
    int pit;
    do {
      pit = random.nextInt(Row.PITS);
    } while ((game.legalMoves() & 1 << pit) == 0);
    return pit;
  }
}
