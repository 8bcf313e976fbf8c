package dev.hindsight.crossword.play.simulation;

/**
 * When candidates are compared by the chance to win, and when by equity.
 *
 * <p>Early in a game equity is the better measure: chances to win hardly differ, and what they
 * differ by is lost in the noise of the playouts. Near the end the lead decides what a point is
 * worth, and the move that gains most may not be the one that wins most often.
 */
public enum RankingRule {
  /** By mean equity, at any time. */
  EQUITY("equity"),

  /** By the chance to win, at any time. */
  WIN("win"),

  /**
   * By the chance to win with fewer than {@link #NEAR_THE_END} tiles unseen, by equity before that.
   */
  AUTO("auto");

  /**
   * Fewer tiles unseen are near the end: the bag holds three racks at most, so that after two plies
   * both sides have a turn or two left.
   */
  public static final int NEAR_THE_END = 30;

  private final String word;

  RankingRule(String word) {
    this.word = word;
  }

  /** How users write it. */
  public String word() {
    return word;
  }

  /** What counts in a position with so many tiles in the bag and on the opponent's rack. */
  public SimulationRanking with(int unseenTiles) {
    return switch (this) {
      case EQUITY -> SimulationRanking.EQUITY;
      case WIN -> SimulationRanking.WIN;
      case AUTO -> unseenTiles < NEAR_THE_END ? SimulationRanking.WIN : SimulationRanking.EQUITY;
    };
  }
}
