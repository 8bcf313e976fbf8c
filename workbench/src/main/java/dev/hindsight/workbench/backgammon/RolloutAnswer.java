package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.table.CubeState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a rollout found.
 *
 * @param source who played both sides
 * @param lines with dice a line for each move rolled out, best first; else one
 */
public record RolloutAnswer(
    BackgammonPosition position, String source, RolloutPlan plan, List<Line> lines) {
  public RolloutAnswer {
    lines = List.copyOf(lines);
  }

  /**
   * One position that was rolled out, for the player on roll.
   *
   * @param move that leads to it; null before the roll
   * @param cubefulEquity with the cube where it is, by formulas from the chances rolled out
   * @param decision about the cube, likewise; null with dice or if there is none
   */
  public record Line(
      @Nullable String move,
      RolloutResult result,
      double cubefulEquity,
      @Nullable CubeDecision decision) {

    static Line of(
        @Nullable String move, RolloutResult result, CubeValues cube, BackgammonPosition position) {
      CubeState state = BackgammonJudge.cubeState(position);
      ResultChances chances = result.chances();
      if (move != null) {
        return new Line(move, result, cube.afterMove(chances.forOpponent(), state), null);
      }
      return new Line(
          null,
          result,
          cube.equities(chances).of(state),
          position.mayDouble() ? cube.decision(chances, state) : null);
    }
  }
}
