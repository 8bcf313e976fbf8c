package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CubeDecisionTest {
  @Test
  void theLastRollOfTheGame() {
    // Two checkers that are off with 6 rolls of 36, against one on the ace point.
    CubeDecision hopeless = CubeDecision.of(-24 / 36.0, -24 / 36.0);
    assertThat(hopeless.action()).isEqualTo(CubeAction.NO_DOUBLE);
    assertThat(hopeless.costOfDouble()).isEqualTo(24 / 36.0, within(1e-15));
    // Off with 27 of 36: the opponent has just enough to take.
    CubeDecision exact = CubeDecision.of(0.5, 0.5);
    assertThat(exact.action()).isEqualTo(CubeAction.DOUBLE_TAKE);
    assertThat(exact.costOfTake()).isZero();
    assertThat(exact.costOfPass()).isZero();
    // Off with 28 of 36: one too many.
    CubeDecision pass = CubeDecision.of(20 / 36.0, 20 / 36.0);
    assertThat(pass.action()).isEqualTo(CubeAction.DOUBLE_PASS);
    assertThat(pass.costOfTake()).isEqualTo(4 / 36.0, within(1e-15));
  }

  @Test
  void whoHasWonMayDoubleOrNot() {
    CubeDecision won = CubeDecision.of(1, 1);
    assertThat(won.action()).isEqualTo(CubeAction.DOUBLE_PASS);
    assertThat(won.costOfNoDouble()).isZero();
    assertThat(won.costOfDouble()).isZero();
  }

  @Test
  void laws() {
    long seed = 7;
    RandomGenerator random = TrialRandom.of(seed, 0);
    for (int trial = 0; trial < 10_000; trial++) {
      double noDouble = 2 * random.nextDouble() - 1;
      double opponents = 2 * random.nextDouble() - 1;
      CubeDecision decision = CubeDecision.of(noDouble, opponents);
      String where = "seed " + seed + " trial " + trial;
      assertThat(decision.equity())
          .as(where)
          .isEqualTo(Math.max(noDouble, Math.min(1, 2 * opponents)));
      // One of two decisions is right, for each of the players.
      assertThat(Math.min(decision.costOfNoDouble(), decision.costOfDouble())).as(where).isZero();
      assertThat(Math.min(decision.costOfTake(), decision.costOfPass())).as(where).isZero();
      assertThat(decision.costOfNoDouble()).as(where).isNotNegative();
      assertThat(decision.costOfDouble()).as(where).isNotNegative();
      boolean doubles = decision.action() != CubeAction.NO_DOUBLE;
      assertThat(doubles ? decision.costOfDouble() : decision.costOfNoDouble()).as(where).isZero();
      if (doubles) {
        boolean takes = decision.action() == CubeAction.DOUBLE_TAKE;
        assertThat(takes ? decision.costOfTake() : decision.costOfPass()).as(where).isZero();
      }
    }
  }
}
