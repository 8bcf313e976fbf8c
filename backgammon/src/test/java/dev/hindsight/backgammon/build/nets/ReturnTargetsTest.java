package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import org.junit.jupiter.api.Test;

class ReturnTargetsTest {
  private static final RunningBoard BOARD = new RunningBoard(Board.START);
  private static final float[] EVEN = {0.4f, 0.1f, 0, 0.3f, 0.1f, 0.1f};

  /** Three positions, won with a gammon by the player of the last. */
  private static GameExperience game(float exactOfSecond) {
    GameExperience game = new GameExperience();
    game.begin(0, 0);
    game.add(BOARD, EVEN, Float.NaN);
    game.add(BOARD, EVEN, exactOfSecond);
    game.add(BOARD, EVEN, Float.NaN);
    game.finish(GameResult.GAMMON);
    return game;
  }

  @Test
  void withLambdaOneEverybodyLearnsTheResult() {
    float[] targets = new ReturnTargets(1, false).of(game(Float.NaN));
    assertThat(six(targets, 2)).containsExactly(0, 1, 0, 0, 0, 0);
    assertThat(six(targets, 1)).containsExactly(0, 0, 0, 0, 1, 0);
    assertThat(six(targets, 0)).containsExactly(0, 1, 0, 0, 0, 0);
  }

  @Test
  void withLambdaZeroEverybodyLearnsTheNextEstimateTurnedRound() {
    float[] targets = new ReturnTargets(0, false).of(game(Float.NaN));
    assertThat(six(targets, 0)).containsExactly(0.3f, 0.1f, 0.1f, 0.4f, 0.1f, 0);
    assertThat(six(targets, 1)).containsExactly(0.3f, 0.1f, 0.1f, 0.4f, 0.1f, 0);
    assertThat(six(targets, 2)).containsExactly(0, 1, 0, 0, 0, 0);
  }

  @Test
  void inBetweenItIsTheMixture() {
    float[] targets = new ReturnTargets(0.5, false).of(game(Float.NaN));
    assertThat(six(targets, 1))
        .containsExactly(new float[] {0.15f, 0.05f, 0.05f, 0.2f, 0.55f, 0}, within(1e-6f));
  }

  @Test
  void afterALookAheadEverybodyLearnsHisOwnEstimate() {
    float[] targets = new ReturnTargets(0.7, true).of(game(0.75f));
    assertThat(six(targets, 0)).containsExactly(EVEN);
    assertThat(six(targets, 1)).containsExactly(0.75f, 0, 0, 0.25f, 0, 0);
    assertThat(six(targets, 2)).containsExactly(EVEN);
  }

  @Test
  void anExactValueIsTheTargetAndRestartsTheReturn() {
    float[] targets = new ReturnTargets(1, false).of(game(0.75f));
    assertThat(six(targets, 1)).containsExactly(0.75f, 0, 0, 0.25f, 0, 0);
    assertThat(six(targets, 0)).containsExactly(0.25f, 0, 0, 0.75f, 0, 0);
  }

  @Test
  void aSureAnchorIsTheTargetAndRestartsTheReturn() {
    float[] targets = new ReturnTargets(1, false).of(anchored(Float.NaN, 0));
    assertThat(six(targets, 1)).containsExactly(ANCHOR, within(1e-6f));
    assertThat(six(targets, 0))
        .containsExactly(new float[] {0.2f, 0.1f, 0, 0.6f, 0.1f, 0}, within(1e-6f));
  }

  @Test
  void anAnchorCountsByItsError() {
    float[] targets =
        new ReturnTargets(1, false).of(anchored(Float.NaN, ReturnTargets.RETURN_ERROR));
    // Half of the anchor, half of the return, which is a gammon lost.
    assertThat(six(targets, 1))
        .containsExactly(new float[] {0.3f, 0.05f, 0, 0.1f, 0.55f, 0}, within(1e-6f));
    float[] rough = new ReturnTargets(1, false).of(anchored(Float.NaN, 1e6f));
    assertThat(six(rough, 1)).containsExactly(new float[] {0, 0, 0, 0, 1, 0}, within(1e-6f));
  }

  @Test
  void exactBeatsAnchor() {
    float[] targets = new ReturnTargets(1, false).of(anchored(0.75f, 0));
    assertThat(six(targets, 1)).containsExactly(0.75f, 0, 0, 0.25f, 0, 0);
  }

  private static final float[] ANCHOR = {0.6f, 0.1f, 0, 0.2f, 0.1f, 0};

  /** The game above, whose second position is an anchor. */
  private static GameExperience anchored(float exactOfSecond, float error) {
    GameExperience game = new GameExperience();
    game.begin(0, 0);
    game.add(BOARD, EVEN, Float.NaN);
    game.add(BOARD, EVEN, exactOfSecond);
    game.anchor(ANCHOR, error);
    game.add(BOARD, EVEN, Float.NaN);
    game.finish(GameResult.GAMMON);
    return game;
  }

  private static float[] six(float[] targets, int ply) {
    return java.util.Arrays.copyOfRange(targets, 6 * ply, 6 * ply + 6);
  }
}
