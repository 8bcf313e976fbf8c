package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.Crew;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExactTargetsTest {
  private static final int CHECKERS = 4;

  private final BearoffIndex index = new BearoffIndex(6, CHECKERS);
  private final SpotBearoff table;

  ExactTargetsTest() {
    try (Crew crew = new Crew(1)) {
      table = new SpotBearoff(CHECKERS, crew);
    }
  }

  @Test
  void everythingTheTableKnowsIsTaught() {
    assertThat(shareTaught(ExactTargets.everything(table))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 0.9})
  void aShareIsHeldOutIfAsked(double share) {
    assertThat(shareTaught(new ExactTargets(table, share))).isCloseTo(1 - share, within(0.02));
  }

  /** Whoever holds out more holds out the same pairs and others. */
  @Test
  void whatIsHeldOutOfLessIsHeldOutOfMore() {
    ExactTargets little = new ExactTargets(table, 0.2);
    ExactTargets much = new ExactTargets(table, 0.5);
    RunningBoard board = new RunningBoard(Board.START);
    for (int mover = 1; mover < index.size(); mover++) {
      board.set(index.unrank(mover), 0, index.unrank(7), 0);
      if (little.isHeldOut(board)) {
        assertThat(much.isHeldOut(board)).isTrue();
      }
    }
  }

  /** Workers do not know what the learner holds out: they look everything up. */
  @Test
  void aLearnerForgetsWhatItHoldsOut() {
    ExactTargets half = new ExactTargets(table, 0.5);
    GameExperience game = new GameExperience();
    game.begin(0, 0);
    RunningBoard board = new RunningBoard(Board.START);
    for (int mover = 1; mover < index.size(); mover++) {
      board.set(index.unrank(mover), 0, index.unrank(9), 0);
      game.add(board, new float[6], 0.25f);
    }
    game.withhold(half);
    for (int ply = 0; ply < game.plies(); ply++) {
      game.position(ply, board);
      assertThat(Float.isNaN(game.exactWin(ply))).isEqualTo(half.isHeldOut(board));
    }
  }

  @Test
  void errorsAreThoseOfWhatWasHeldOut() {
    ExactTargets half = new ExactTargets(table, 0.5);
    ExactTargets all = ExactTargets.everything(table);
    RunningBoard board = new RunningBoard(Board.START);
    board.set(index.unrank(3), 0, index.unrank(5), 0);
    assertThat(all.isMeasured(board)).isTrue();
    assertThat(half.isMeasured(board)).isEqualTo(half.isHeldOut(board));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 0.95, Double.NaN})
  void aShareThatLeavesNothingToTeachIsRefused(double share) {
    assertThatThrownBy(() -> new ExactTargets(table, share))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("from 0 to 0.9");
  }

  private double shareTaught(ExactTargets exact) {
    RunningBoard board = new RunningBoard(Board.START);
    long taught = 0;
    long pairs = 0;
    for (int mover = 1; mover < index.size(); mover++) {
      for (int other = 1; other < index.size(); other++, pairs++) {
        board.set(index.unrank(mover), 0, index.unrank(other), 0);
        taught += Float.isNaN(exact.target(board)) ? 0 : 1;
      }
    }
    return (double) taught / pairs;
  }
}
