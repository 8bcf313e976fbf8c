package dev.hindsight.backgammon.play.evaluate;

/**
 * The player on roll may double: his equity for each course of the game, per unit of the cube as it
 * is now.
 *
 * <p>One checker on the six and one on the five point against one on the ace point wins with 6 of
 * the 36 rolls: {@code noDouble} is −24/36, {@code doubleTake} −48/36, so it is no double. The
 * opponent's equity is the negative of each number.
 *
 * @param noDouble not doubling this turn, right play by both afterwards
 * @param doubleTake doubling now, and the opponent takes; a pass (or drop) is worth 1
 */
public record CubeDecision(double noDouble, double doubleTake) {
  /** Doubling now, and the opponent passes: the stake before the double. */
  public static final double DOUBLE_PASS = 1;

  /**
   * The decision of a player whose equity is {@code noDouble} if he waits, and {@code opponents} if
   * the opponent had the cube; a taken double is worth twice that.
   */
  public static CubeDecision of(double noDouble, double opponents) {
    return new CubeDecision(noDouble, 2 * opponents);
  }

  /** Small enough to be shown as nothing. */
  private static final double HAIR = 1e-7;

  /**
   * The same where waiting can never gain: if it seems to cost nothing either, it costs a hair, so
   * that the double is right.
   */
  public CubeDecision preferDouble() {
    return new CubeDecision(Math.min(noDouble, rightlyAnswered() - HAIR), doubleTake);
  }

  /** Doubling now, and the opponent gives the right answer. */
  public double rightlyAnswered() {
    return Math.min(DOUBLE_PASS, doubleTake);
  }

  /** Right play by both from here on. */
  public double equity() {
    return Math.max(noDouble, rightlyAnswered());
  }

  /**
   * Right play. Of a take and a pass that cost the same it is the take. A double that is passed and
   * costs nothing is one; a double that is taken and changes nothing, as every double does at
   * double match point, is none.
   */
  public CubeAction action() {
    boolean passes = doubleTake > DOUBLE_PASS;
    if (noDouble > rightlyAnswered()) {
      return passes ? CubeAction.TOO_GOOD : CubeAction.NO_DOUBLE;
    }
    if (passes) {
      return CubeAction.DOUBLE_PASS;
    }
    return noDouble < doubleTake ? CubeAction.DOUBLE_TAKE : CubeAction.NO_DOUBLE;
  }

  /** What the player on roll loses by not doubling now; 0 if that is right. */
  public double costOfNoDouble() {
    return equity() - noDouble;
  }

  /** What the player on roll loses by doubling now; 0 if that is right. */
  public double costOfDouble() {
    return equity() - rightlyAnswered();
  }

  /** What the opponent loses by taking a double; 0 if that is right. */
  public double costOfTake() {
    return Math.max(0, doubleTake - DOUBLE_PASS);
  }

  /** What the opponent loses by passing a double; 0 if that is right. */
  public double costOfPass() {
    return Math.max(0, DOUBLE_PASS - doubleTake);
  }
}
