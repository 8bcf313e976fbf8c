package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.rules.Board;
import java.util.List;
import java.util.Locale;

/**
 * A position with what a long rollout found for its mover, who is about to roll.
 *
 * @param chances of the six results for the mover: to win a single game, a gammon, a backgammon,
 *     and to lose the same
 * @param equity without a cube; the mean of the games, from which the equity of the chances may
 *     differ slightly because none of these is below 0
 * @param standardError of the equity: what the dice leave open, not what the players do not know
 * @param games that were played
 * @param plies after which a game was ended with the opinion of the nets, 0 if none was
 */
public record Anchor(
    Board board, List<Float> chances, float equity, float standardError, int games, int plies) {
  private static final int RESULTS = 6;
  private static final float MOST_POINTS = 3;
  private static final float TOLERANCE = 1e-4f;

  public Anchor {
    chances = List.copyOf(chances);
    float sum = 0;
    for (float chance : chances) {
      sum += chance >= 0 ? chance : Float.NaN;
    }
    if (chances.size() != RESULTS || !(Math.abs(sum - 1) < TOLERANCE)) {
      throw new IllegalArgumentException("six chances that sum to 1 are needed, not " + chances);
    }
    boolean isError = standardError >= 0 && Float.isFinite(standardError);
    if (!(Math.abs(equity) <= MOST_POINTS) || !isError || games < 2 || plies < 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "an anchor cannot have equity %s, error %s, %d games and %d plies",
              equity,
              standardError,
              games,
              plies));
    }
  }

  /** The six chances in the order of the record. */
  public void copyChancesTo(float[] target) {
    for (int result = 0; result < RESULTS; result++) {
      target[result] = chances.get(result);
    }
  }
}
