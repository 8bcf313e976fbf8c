package dev.hindsight.backgammon.play.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RolloutTrialTest {
  private static final Board BEAROFF = Board.of(at(2, 3, 5, 6, 6), at(1, 2, 4, 4, 6));
  private static Crew crew;
  private static SpotBearoff table;

  @BeforeAll
  static void open() {
    crew = new Crew(2);
    table = new SpotBearoff(5, crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  private static int[] at(int... points) {
    int[] counts = new int[25];
    for (int point : points) {
      counts[point - 1]++;
    }
    return counts;
  }

  private static Evaluator nets() {
    return new NetEvaluator(DefaultNets.nets());
  }

  /** Plays by the table, but says of no position that it is solved. */
  private record PlayedOut(Evaluator evaluator) implements Evaluator {
    @Override
    public String name() {
      return "played out";
    }

    @Override
    public void chancesBeforeRoll(RunningBoard board, float[] chances) {
      evaluator.chancesBeforeRoll(board, chances);
    }

    @Override
    public void equitiesAfterMove(MoveGenerator ends, float[] equities) {
      evaluator.equitiesAfterMove(ends, equities);
    }
  }

  private static Supplier<Evaluator> perfect() {
    return () -> new PlayedOut(new PairEvaluator(table, nets()));
  }

  @Test
  void perfectPlayIsWithinItsErrorOfTheTable() {
    double exact = table.winProbabilityForMover(BEAROFF);
    RolloutResult result =
        new RolloutTrial(BEAROFF, RolloutPlan.plain(4_000, 1), perfect()).run(crew);
    assertThat(result.standardError()).isBetween(0.005, 0.02);
    assertThat(result.equity()).isCloseTo(2 * exact - 1, within(4 * result.standardError()));
    assertThat(result.winProbability()).isCloseTo(exact, within(2 * result.standardError()));
  }

  @Test
  void whereTheTableReachesARolloutEndsAtOnce() {
    RolloutResult result =
        new RolloutTrial(BEAROFF, RolloutPlan.plain(10, 1), () -> new PairEvaluator(table, nets()))
            .run(crew);
    assertThat(result.standardError()).isZero();
    assertThat(result.meanPlies()).isZero();
    assertThat(result.winProbability())
        .isCloseTo(table.winProbabilityForMover(BEAROFF), within(1e-6));
  }

  /** All that is left of a perfect opinion is the result that it expected. */
  @Test
  void aPerfectEvaluatorLeavesNothingToLuck() {
    RolloutResult result =
        new RolloutTrial(BEAROFF, new RolloutPlan(50, 1, 0, true), perfect()).run(crew);
    assertThat(result.winProbability())
        .isCloseTo(table.winProbabilityForMover(BEAROFF), within(1e-5));
    assertThat(result.standardError()).isLessThan(1e-5);
  }

  /** Luck is taken out by nets that know nothing: still unbiased, for whatever they think. */
  @Test
  void reducedAndPlainRolloutsExpectTheSame() {
    Board race = Board.of(at(8, 7, 6, 6, 5, 3, 2), at(9, 8, 6, 5, 5, 4, 1));
    Supplier<Evaluator> ignorant =
        () -> new NetEvaluator(BackgammonNets.random(16, 16, TrialRandom.of(2, 0)));
    RolloutResult plain = new RolloutTrial(race, RolloutPlan.plain(6_000, 3), ignorant).run(crew);
    RolloutResult reduced =
        new RolloutTrial(race, new RolloutPlan(3_000, 4, 0, true), ignorant).run(crew);
    double error = Math.hypot(plain.standardError(), reduced.standardError());
    assertThat(reduced.equity()).isCloseTo(plain.equity(), within(4 * error));
    assertThat(error).isLessThan(0.04);
  }

  @Test
  @Tag("slow")
  void goodNetsTakeMuchOfTheLuckOut() {
    Board race = Board.of(at(8, 7, 6, 6, 5, 3, 2), at(9, 8, 6, 5, 5, 4, 1));
    Supplier<Evaluator> trained = RolloutTrialTest::nets;
    RolloutResult plain = new RolloutTrial(race, RolloutPlan.plain(2_000, 5), trained).run(crew);
    RolloutResult reduced =
        new RolloutTrial(race, new RolloutPlan(500, 6, 0, true), trained).run(crew);
    assertThat(reduced.standardDeviation()).isLessThan(plain.standardDeviation() / 3);
    assertThat(reduced.equity())
        .isCloseTo(
            plain.equity(), within(4 * Math.hypot(plain.standardError(), reduced.standardError())));
  }

  @Test
  void threadsDoNotShow() {
    for (boolean reduced : new boolean[] {false, true}) {
      RolloutPlan plan = new RolloutPlan(40, 7, 6, reduced);
      RolloutTrial trial = new RolloutTrial(Board.START, plan, RolloutTrialTest::nets);
      RolloutResult two = trial.run(crew);
      try (Crew one = new Crew(1)) {
        assertThat(trial.run(one)).isEqualTo(two);
      }
    }
  }

  @Test
  void aTruncatedRolloutEndsAfterItsPlies() {
    RolloutResult result =
        new RolloutTrial(Board.START, new RolloutPlan(20, 1, 4, false), RolloutTrialTest::nets)
            .run(crew);
    assertThat(result.meanPlies()).isEqualTo(4);
    assertThat(result.means().stream().mapToDouble(Double::doubleValue).sum())
        .isCloseTo(1, within(1e-6));
    RolloutResult other = result.forOpponent();
    assertThat(other.equity()).isEqualTo(-result.equity());
    assertThat(other.means().get(3)).isEqualTo(result.means().get(0));
  }
}
