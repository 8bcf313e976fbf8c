package dev.hindsight.workbench.backgammon.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BackgammonRolloutTest {
  private static final RolloutPlan PLAN = new RolloutPlan(2, 7, 1, false);

  /** What was begun, and how many units were done. */
  private static final class Heard implements Progress {
    private final List<String> tasks = new ArrayList<>();
    private final AtomicLong done = new AtomicLong();

    @Override
    public void begin(String task, long total, String unit) {
      tasks.add(task + " " + total + " " + unit);
    }

    @Override
    public void advance(long amount) {
      done.addAndGet(tasks.isEmpty() ? 0 : amount);
    }

    @Override
    public void end() {}
  }

  private static BackgammonRollout rollout(Crew crew) {
    NetChoice nets = new NetChoice(DefaultNets.nets(), "nets of the program", 0);
    return new BackgammonRollout(BearoffShelf.NONE, nets, CubeMethod.usual(), crew);
  }

  @Test
  void allOpeningsAreOneTask() {
    Heard heard = new Heard();
    try (Crew crew = new Crew(1, Cancellation.never(), heard)) {
      OpeningsAnswer answer = OpeningsAnswer.of(rollout(crew), PLAN, 2);
      assertThat(answer.openings()).hasSize(21);
      assertThat(heard.tasks).containsExactly("rollout 42 trials");
      assertThat(heard.done).hasValue(42);
    }
  }

  @Test
  void togetherTheyAreWhatEachIsAlone() {
    try (Crew crew = new Crew(1)) {
      List<OpeningsAnswer.Opening> openings = OpeningsAnswer.of(rollout(crew), PLAN, 2).openings();
      Dice last = Dice.ROLLS.get(20);
      RolloutAnswer alone =
          rollout(crew)
              .run(BackgammonPosition.money(Board.START, Turn.toMove(Player.X, last)), PLAN, 2);
      assertThat(openings.get(20).lines()).isEqualTo(alone.lines());
    }
  }
}
