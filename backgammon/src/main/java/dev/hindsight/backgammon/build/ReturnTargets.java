package dev.hindsight.backgammon.build;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.GameResult;
import java.util.Arrays;

/**
 * What the nets should have said of each position of a game: six chances for its player.
 *
 * <p>An exact value is the target wherever there is one. Elsewhere it is the λ-return, worked out
 * backwards from the end, where o turns chances round for the other player:
 *
 * <pre>return(t) = o(λ · return(t + 1) + (1 − λ) · estimate(t + 1)), return(last) = the result
 * </pre>
 *
 * An exact value is also the return of its position, so that what happened after it, which is only
 * luck, teaches nothing before it.
 */
final class ReturnTargets {
  private static final int SIX = NetEncoding.OUTPUTS;

  private final float lambda;
  private float[] targets = new float[0];

  ReturnTargets(double lambda) {
    if (!(lambda >= 0 && lambda <= 1)) {
      throw new IllegalArgumentException("lambda is from 0 to 1, not " + lambda);
    }
    this.lambda = (float) lambda;
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
      } else if (ply == plies - 1) {
        setResult(game, at);
      } else {
        mix(game.estimates(), at);
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

  /** The return of a position from that of the next, which stands behind it. */
  private void mix(float[] estimates, int at) {
    for (int k = 0; k < SIX; k++) {
      int next = at + SIX + k;
      targets[at + k] = lambda * targets[next] + (1 - lambda) * estimates[next];
    }
    ResultChances.swap(targets, at);
  }
}
