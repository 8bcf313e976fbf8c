package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.GameResult;
import java.util.Arrays;

/**
 * What the nets should have said of each position of a game: six chances for its player.
 *
 * <p>An exact value is the target wherever there is one. Else it is an anchor, by its weight, and
 * without one or for the rest of the weight it is the λ-return of TD(λ), worked out backwards from
 * the end, where o turns chances round for the other player:
 *
 * <pre>return(t) = o(λ · return(t + 1) + (1 − λ) · estimate(t + 1)), return(last) = the result
 * </pre>
 *
 * Where estimates are those of a look ahead, they tell what a position leads to over all rolls, and
 * take the place of the return: what happened is only one roll of those.
 *
 * <p>An exact value is also the return of its position, so that what happened after it, which is
 * only luck, teaches nothing before it. The same holds for an anchor by its weight, which is 1 / (1
 * + (e / {@value #RETURN_ERROR})²) for a standard error e: a rollout as uncertain as a return
 * counts half.
 */
final class ReturnTargets {
  private static final int SIX = NetEncoding.OUTPUTS;

  /** About the standard deviation of a return, in points: what one game leaves to chance. */
  static final float RETURN_ERROR = 0.5f;

  private final float lambda;
  private final boolean haveLookedAhead;
  private float[] targets = new float[0];

  /**
   * @param haveLookedAhead whether estimates are those of a look ahead
   */
  ReturnTargets(double lambda, boolean haveLookedAhead) {
    if (!(lambda >= 0 && lambda <= 1)) {
      throw new IllegalArgumentException("lambda is from 0 to 1, not " + lambda);
    }
    this.lambda = (float) lambda;
    this.haveLookedAhead = haveLookedAhead;
  }

  /** Six chances for each position of a complete game; the array is used again. */
  float[] of(GameExperience game) {
    int plies = game.plies();
    if (targets.length < SIX * plies) {
      targets = Arrays.copyOf(targets, 2 * SIX * plies);
    }
    for (int ply = plies - 1; ply >= 0; ply--) {
      int at = SIX * ply;
      float exactWin = game.exactWin(ply);
      if (!Float.isNaN(exactWin)) {
        ResultChances.ofWin(exactWin).copyTo(targets, at);
        continue;
      }
      if (haveLookedAhead) {
        System.arraycopy(game.estimates(), at, targets, at, SIX);
      } else if (ply == plies - 1) {
        setResult(game, at);
      } else {
        mix(game.estimates(), at);
      }
      if (!Float.isNaN(game.anchorError(ply))) {
        drawTo(game.anchors(), at, game.anchorError(ply) / RETURN_ERROR);
      }
    }
    return targets;
  }

  private void setResult(GameExperience game, int at) {
    GameResult result = game.result();
    if (result == null) {
      throw new IllegalArgumentException("the game has neither a result nor an exact end");
    }
    ResultChances.setResult(true, result, targets, at);
  }

  /** Moves the return of a position to an anchor, the closer the smaller its error. */
  private void drawTo(float[] anchors, int at, float relativeError) {
    float weight = 1 / (1 + relativeError * relativeError);
    for (int k = at; k < at + SIX; k++) {
      targets[k] += weight * (anchors[k] - targets[k]);
    }
  }

  /** The return of a position from that of the next, which comes after it. */
  private void mix(float[] estimates, int at) {
    for (int k = 0; k < SIX; k++) {
      int next = at + SIX + k;
      targets[at + k] = lambda * targets[next] + (1 - lambda) * estimates[next];
    }
    ResultChances.swap(targets, at);
  }
}
