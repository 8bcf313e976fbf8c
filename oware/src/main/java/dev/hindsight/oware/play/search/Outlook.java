package dev.hindsight.oware.play.search;

/**
 * What a player can hope for from the whole game, as one number that orders hopes: the result
 * first, seeds second.
 *
 * <pre>
 *  20000 + m          won with m seeds more than the other player
 *  −20000 … 20000     open: thousandths of the logit of the expected share, 0 for even chances
 *  0                  a draw
 *  −20000 − m         lost by m seeds
 * </pre>
 */
public final class Outlook {
  /** Won, before the seeds are added. */
  public static final int WON = 20_000;

  static final int INFINITY = 30_000;
  private static final int MOST_OPEN = WON - 1;
  private static final double THOUSANDTHS = 1_000;

  private Outlook() {}

  /** A game that ends with this many net seeds. */
  public static int ofMargin(int netSeeds) {
    return netSeeds > 0 ? WON + netSeeds : netSeeds < 0 ? netSeeds - WON : 0;
  }

  /** A game that is open. */
  static int open(int thousandths) {
    return Math.max(-MOST_OPEN, Math.min(MOST_OPEN, thousandths));
  }

  /** Whether the game is won or lost, whatever happens. */
  public static boolean isDecided(int outlook) {
    return Math.abs(outlook) >= WON;
  }

  /** The share of the game that is expected: 1 for a win, a half for a draw. */
  public static double expectedShare(int outlook) {
    return outlook >= WON
        ? 1
        : outlook <= -WON ? 0 : 1 / (1 + StrictMath.exp(-outlook / THOUSANDTHS));
  }
}
