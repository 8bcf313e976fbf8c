package dev.hindsight.crossword.build.lanes;

/**
 * What lane values are learnt from.
 *
 * @param games of static players; one position of each
 * @param candidates of a position that are compared
 * @param racks that are drawn for the reply, the same for all candidates
 * @param seed of all chance
 */
public record LanePlan(long games, int candidates, int racks, long seed) {
  private static final int MOST = 1_000;

  public LanePlan {
    if (games < 5) {
      throw new IllegalArgumentException(
          "lanes need at least 5 games, one of them to hold out, not " + games);
    }
    if (candidates < 2 || candidates > MOST) {
      throw new IllegalArgumentException(
          "candidates to compare are 2 to " + MOST + ", not " + candidates);
    }
    if (racks < 2 || racks > MOST) {
      throw new IllegalArgumentException("racks to draw are 2 to " + MOST + ", not " + racks);
    }
  }

  /** As it stands in a table. */
  public String recipe() {
    return "lanes of positions of static players, "
        + candidates
        + " candidates, "
        + racks
        + " racks, two plies";
  }
}
