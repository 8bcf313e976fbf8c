package dev.hindsight.backgammon.rules;

/**
 * What was agreed beside the score: Jacoby (no gammons before the cube has been turned), beavers,
 * and the largest cube as a power of two. Jacoby and beavers have a meaning in money play only;
 * they are kept in a match because ids carry them.
 */
public record GameOptions(boolean jacoby, boolean beavers, int mostDoublings) {
  /** No Jacoby, no beavers, a cube up to 1024. */
  public static final GameOptions PLAIN = new GameOptions(false, false, 10);

  public GameOptions {
    if (mostDoublings < 0 || mostDoublings > Cube.LARGEST_LOGARITHM) {
      throw new IllegalArgumentException(
          "the largest cube is 2 to the power of 0 to 15, not " + mostDoublings);
    }
  }

  public GameOptions withJacoby(boolean inForce) {
    return new GameOptions(inForce, beavers, mostDoublings);
  }
}
