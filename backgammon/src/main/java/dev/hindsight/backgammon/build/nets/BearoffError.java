package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;

/**
 * How far an evaluator is off the exact chance to win, on average, in pairs drawn at random or
 * those that some games have come through: held-out ones, or all if nothing was held out.
 *
 * @param positions how many were looked at
 * @param meanError the mean distance of the chances to win, NaN without positions
 * @param rootMeanSquare the root of the mean squared distance
 */
public record BearoffError(long positions, double meanError, double rootMeanSquare) {

  /** Of this many pairs drawn at random from those of a table of this many checkers. */
  public static BearoffError ofRandomPairs(
      Evaluator evaluator, ExactTargets exact, int checkers, int pairs, long seed) {
    TablePositions table = new TablePositions(checkers);
    TrialRandom random = TrialRandom.of(seed, 0);
    RunningBoard board = new RunningBoard(Board.START);
    Sum sum = new Sum(evaluator, exact);
    for (int pair = 0; pair < pairs; pair++) {
      if (table.draw(random, exact::isMeasured, board)) {
        sum.add(board);
      }
    }
    return sum.toError();
  }

  /** Of all positions of this kind that these games have come through. */
  public static BearoffError ofGames(
      Evaluator evaluator, ExactTargets exact, List<GameExperience> games) {
    RunningBoard board = new RunningBoard(Board.START);
    Sum sum = new Sum(evaluator, exact);
    for (GameExperience game : games) {
      for (int ply = 0; ply < game.plies(); ply++) {
        game.position(ply, board);
        if (exact.isMeasured(board) && exact.covers(board)) {
          sum.add(board);
        }
      }
    }
    return sum.toError();
  }

  private static final class Sum {
    private final Evaluator evaluator;
    private final ExactTargets exact;
    private final float[] chances = new float[NetEncoding.OUTPUTS];
    private long positions;
    private double errors;
    private double squares;

    Sum(Evaluator evaluator, ExactTargets exact) {
      this.evaluator = evaluator;
      this.exact = exact;
    }

    void add(RunningBoard board) {
      evaluator.chancesBeforeRoll(board, chances);
      double error = Math.abs(chances[0] + chances[1] + chances[2] - exact.winProbability(board));
      positions++;
      errors += error;
      squares += error * error;
    }

    BearoffError toError() {
      return new BearoffError(positions, errors / positions, Math.sqrt(squares / positions));
    }
  }
}
