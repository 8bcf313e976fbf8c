package dev.hindsight.backgammon.build.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.TrialRandom;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StartPositionsTest {
  @ParameterizedTest
  @EnumSource(GamePlan.class)
  void positionsAreOfTheirPlanAndAllDifferent(GamePlan plan) {
    Set<Board> drawn = new HashSet<>();
    for (int number = 0; number < 200; number++) {
      Board board = StartPositions.draw(plan, TrialRandom.of(1, number)).orElseThrow();
      assertThat(GamePlan.of(new RunningBoard(board))).isEqualTo(plan);
      drawn.add(board);
    }
    assertThat(drawn).hasSize(200);
  }

  @Test
  void gamesBeginWhereThePlanSays() {
    Starts starts = Starts.parse("backgame=0.5,primes=0.25");
    SelfPlay play =
        new SelfPlay(
            new NetEvaluator(DefaultNets.nets()),
            new NetEvaluator(DefaultNets.nets()),
            null,
            null,
            false,
            starts);
    Map<GamePlan, Integer> counts = new EnumMap<>(GamePlan.class);
    GameExperience game = new GameExperience();
    RunningBoard first = new RunningBoard(Board.START);
    int fromTheStart = 0;
    for (int number = 0; number < 200; number++) {
      play.play(number, 0, TrialRandom.of(2, number), game);
      assertThat(game.isComplete()).isTrue();
      game.position(0, first);
      if (first.toBoard().equals(Board.START)) {
        fromTheStart++;
      } else {
        counts.merge(GamePlan.of(first), 1, Integer::sum);
      }
    }
    assertThat(counts).containsOnlyKeys(GamePlan.BACKGAME, GamePlan.PRIMES);
    assertThat(counts.get(GamePlan.BACKGAME)).isBetween(80, 120);
    assertThat(fromTheStart).isBetween(30, 70);
  }

  @Test
  void startsAreReadAsTheyAreWritten() {
    assertThat(Starts.parse(Starts.USUAL.toString())).isEqualTo(Starts.USUAL);
    assertThat(Starts.parse("none")).isEqualTo(Starts.NONE);
    assertThat(Starts.parse("usual")).isEqualTo(Starts.USUAL);
    assertThatThrownBy(() -> Starts.parse("backgames=0.1")).hasMessageContaining("backgame");
    assertThatThrownBy(() -> Starts.parse("backgame=0.8,primes=0.3")).hasMessageContaining("1.1");
    assertThatThrownBy(() -> Starts.parse("backgame")).hasMessageContaining("usual");
  }
}
