package dev.hindsight.backgammon.play.cube;

import java.util.Arrays;
import java.util.Locale;

/**
 * A match equity table (MET): the chance to win a match from the score between two games, by the
 * points that both still need.
 *
 * <pre>{@code
 * MatchEquity table = MatchEquity.computed();
 * table.chance(2, 2, false);          // 0.5
 * table.chance(2, 1, false);          // the trailer before the Crawford game, about 0.32
 * table.chance(2, 1, true);           // the trailer after it, about 0.49
 * }</pre>
 *
 * <p>Symmetric: both players together have the chance 1.
 */
public final class MatchEquity {
  /** Of the computed table: nobody plays longer matches, and far from the end it is money play. */
  public static final int MOST_AWAY = 64;

  private final String name;

  /** {@code before[a][b]}: needing a points against an opponent who needs b; 1 is Crawford. */
  private final double[][] before;

  /** {@code trailer[a]}: needing a against an opponent who needs 1, after the Crawford game. */
  private final double[] trailer;

  MatchEquity(String name, double[][] before, double[] trailer) {
    this.name = name;
    this.before = before;
    this.trailer = trailer;
  }

  /** The table of {@link MatchRecursion}, computed when it is first asked for. */
  public static MatchEquity computed() {
    return Computed.TABLE;
  }

  private static final class Computed {
    static final MatchEquity TABLE = MatchRecursion.USUAL.solve(MOST_AWAY);
  }

  /** Where the numbers come from, in a few words. */
  public String name() {
    return name;
  }

  /** The most points that either may need. */
  public int mostAway() {
    return trailer.length - 1;
  }

  /**
   * The chance of the player who needs {@code away} points.
   *
   * @param crawfordBehind whether the Crawford game has been played, or there is none
   */
  public double chance(int away, int otherAway, boolean crawfordBehind) {
    if (away <= 0 || otherAway <= 0) {
      return away <= 0 ? 1 : 0;
    }
    if (Math.max(away, otherAway) > mostAway()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "these match equities reach to %d points away, not to %d",
              mostAway(),
              Math.max(away, otherAway)));
    }
    if (crawfordBehind && away > 1 && otherAway == 1) {
      return trailer[away];
    }
    if (crawfordBehind && away == 1 && otherAway > 1) {
      return 1 - trailer[otherAway];
    }
    return before[away][otherAway];
  }

  @Override
  public String toString() {
    return name + " " + Arrays.deepToString(before);
  }
}
