package dev.hindsight.backgammon.play.evaluate;

/**
 * Which moves of a roll are looked into one ply deeper: the best few, and only those close to the
 * best.
 *
 * @param most how many at most
 * @param margin how much equity they may lack
 */
public record MoveFilter(int most, double margin) {
  /** Everything: for measuring what the others lose. */
  public static final MoveFilter ALL = new MoveFilter(Integer.MAX_VALUE, Double.POSITIVE_INFINITY);

  /** From no look ahead to one ply. */
  public static final MoveFilter TO_ONE_PLY = new MoveFilter(10, 0.20);

  /** From one ply to two and more. */
  public static final MoveFilter BEYOND = new MoveFilter(5, 0.08);

  public MoveFilter {
    if (most < 1 || !(margin >= 0)) {
      throw new IllegalArgumentException(
          "at least one move and no negative margin, not " + most + " and " + margin);
    }
  }
}
