package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A training comes to its end whatever the dice: where few games reach the table, or reach it with
 * the last roll, there is less to teach and not something to wait for.
 */
class TrainingEndsTest {
  private static final int HANGS_AFTER_SECONDS = 300;

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  @Timeout(
      value = HANGS_AFTER_SECONDS,
      unit = TimeUnit.SECONDS,
      threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void tinyPlansOfManySeedsEnd(TableDraw draw) {
    train(60, draw);
  }

  /** Says which took longest, and how long. */
  @Tag("slow")
  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void tinyPlansOfTwoHundredSeedsEnd(TableDraw draw) {
    train(200, draw);
  }

  private static void train(int seeds, TableDraw draw) {
    long longest = 0;
    try (Crew crew = new Crew(1)) {
      SpotBearoff table = new SpotBearoff(2, crew);
      for (long seed = 0; seed < seeds; seed++) {
        long start = System.nanoTime();
        TrainingPlan plan =
            new TrainingPlan(
                2,
                seed,
                new TrainingPlan.Nets(ContactEncoding.CELLS, NetSplit.ONE, 16, 16),
                new TrainingPlan.Learning(1, 0.7, 0, 64, 3e-3, 3e-4),
                TrainingPlan.TableUse.drawn(2, 0.5, draw).holdingOut(seed % 2 == 0 ? 0 : 0.9),
                Starts.NONE);
        NetTraining.Steps steps = new NetTraining(plan, table, null).steps();
        while (!steps.isDone()) {
          steps.next(crew);
        }
        longest = Math.max(longest, System.nanoTime() - start);
      }
    }
    System.out.printf("%d trainings, %s: the longest took %.2f s%n", seeds, draw, longest / 1e9);
  }

  /** The only game reaches the table with one checker to bear off, and the roll ends it. */
  @Test
  @Timeout(
      value = HANGS_AFTER_SECONDS,
      unit = TimeUnit.SECONDS,
      threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void gamesThatReachTheTableWithTheLastRollTeachNoOtherDice() {
    try (Crew crew = new Crew(1)) {
      ExactTargets exact = ExactTargets.everything(new SpotBearoff(2, crew));
      SampleList samples = new SampleList();
      new OtherDice(exact).draw(List.of(gameThatEnds(1, 1)), 10, TrialRandom.of(1, 0), samples);
      assertThat(samples.size()).isZero();
      new OtherDice(exact).draw(List.of(gameThatEnds(2, 6)), 10, TrialRandom.of(1, 0), samples);
      assertThat(samples.size()).isEqualTo(10);
    }
  }

  private static GameExperience gameThatEnds(int checkers, int point) {
    int[] side = new int[25];
    side[point - 1] = checkers;
    GameExperience game = new GameExperience();
    game.begin(0, 0);
    game.add(new RunningBoard(Board.of(side, side)), new float[6], 1);
    game.finish(GameResult.SINGLE);
    return game;
  }
}
