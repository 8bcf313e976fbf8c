package dev.hindsight.crossword.play.preendgame;

/**
 * How much is done for one end of a game.
 *
 * @param winNodes positions to look at, at most, to prove who wins
 * @param pointsNodes and to find out by how much
 * @param replies plays that the opponent chooses from after a pass
 */
record Effort(long winNodes, long pointsNodes, int replies) {
  static final Effort NONE = new Effort(0, 0, 0);
  static final long ALL_NODES = Long.MAX_VALUE;

  /** A reply is one of many, so there is less for each. */
  private static final int FOR_REPLIES = 8;

  private static final long MOST_FOR_PASS = 4_000;
  private static final long MOST_FOR_ESTIMATE = 32_000;

  Effort ofReply() {
    return new Effort(share(winNodes), share(pointsNodes), replies);
  }

  private static long share(long nodes) {
    return nodes == ALL_NODES ? ALL_NODES : nodes / FOR_REPLIES;
  }

  /** The most of both. */
  Effort or(Effort other) {
    return new Effort(
        Math.max(winNodes, other.winNodes),
        Math.max(pointsNodes, other.pointsNodes),
        Math.max(replies, other.replies));
  }

  /**
   * Of a pass. It stays unproven because only the first replies are looked at, not because they are
   * not looked at deeply enough, so there is a limit to what is worth while.
   */
  Effort ofPass() {
    return new Effort(limited(winNodes), limited(pointsNodes), replies);
  }

  private static long limited(long nodes) {
    return nodes == ALL_NODES ? ALL_NODES : Math.min(nodes, MOST_FOR_PASS);
  }

  /** Of a move after which turns are played by rule of thumb: it is never proven. */
  Effort ofEstimate() {
    return new Effort(
        Math.min(winNodes, MOST_FOR_ESTIMATE), Math.min(pointsNodes, MOST_FOR_ESTIMATE), replies);
  }

  boolean exceeds(Effort other) {
    return winNodes > other.winNodes || pointsNodes > other.pointsNodes || replies > other.replies;
  }
}
