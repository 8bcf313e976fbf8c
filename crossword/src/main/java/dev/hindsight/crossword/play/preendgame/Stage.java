package dev.hindsight.crossword.play.preendgame;

import java.util.ArrayList;
import java.util.List;

/**
 * A step of the comparison: the first moves so far, looked at in more draws and more deeply.
 *
 * <p>The candidates are halved four times while the draws grow fourfold and the effort for each
 * eightfold, so that every step costs about twice what the one before did. Then the first ten are
 * given what the last ones had, and more for as long as there is time.
 *
 * <p>Where draws are listed, first comes who wins after each of them, for the first ten moves and
 * for others only as long as they may be better than what is proven; points only where they decide
 * between moves that win equally often. With one tile in the bag all draws are looked at from the
 * start.
 *
 * @param live how many of the first moves
 * @param draws how many of the first draws
 * @param effort for each end of a game
 * @param who which of those moves
 */
record Stage(int live, int draws, Effort effort, Who who) {
  /** Which of the first moves a stage looks at. */
  enum Who {
    ALL,
    /** Those whose chances can be proven. */
    PROVABLE,
    /** Those that may win more often than any that is proven. */
    RIVALS,
    /** Those that win as often as the first, as far as is known. */
    EQUALS
  }

  /** So many moves are to be proven in the end. */
  static final int WANTED = 10;

  private static final int FIRST_DRAWS = 16;
  private static final int MORE_DRAWS = 4;
  private static final int FEWEST = 3;

  private static final long GLANCE = 500;
  private static final long LOOK = 4_000;
  private static final long LONG_LOOK = 32_000;
  private static final long SEARCH = 256_000;
  private static final long LONG_SEARCH = 2_000_000;

  /** Where draws are endless, so often they grow after the halving. */
  private static final int GROWTHS = 6;

  /**
   * The steps in order.
   *
   * @param drawsInAll {@link Draws#ENDLESS} if there is no end to them
   */
  static List<Stage> ladder(int candidates, int drawsInAll, int tilesInBag, int mostReplies) {
    if (tilesInBag == 1) {
      return ladderOfOneTile(candidates, drawsInAll, mostReplies);
    }
    boolean isEndless = drawsInAll == Draws.ENDLESS;
    List<Stage> stages = new ArrayList<>();
    long[] winNodes = {GLANCE, LOOK, LONG_LOOK, SEARCH};
    // Where a proof will never come, points soon tell equals apart.
    long[] pointsNodes = isEndless ? new long[] {0, GLANCE, GLANCE, LOOK} : new long[4];
    int live = candidates;
    long draws = FIRST_DRAWS;
    for (int step = 0; step < winNodes.length; step++) {
      stages.add(stage(live, draws, drawsInAll, winNodes[step], pointsNodes[step], mostReplies));
      live = Math.max(FEWEST, live / 2);
      draws *= MORE_DRAWS;
    }
    if (isEndless) {
      for (int growth = 0; growth < GROWTHS; growth++, draws *= MORE_DRAWS) {
        stages.add(stage(WANTED, draws, drawsInAll, LOOK, GLANCE, mostReplies));
      }
      return stages;
    }
    int all = drawsInAll;
    stages.add(new Stage(FEWEST, all, wins(SEARCH, mostReplies), Who.ALL));
    stages.add(new Stage(WANTED, all, wins(LONG_LOOK, mostReplies), Who.ALL));
    stages.add(new Stage(WANTED, all, wins(SEARCH, mostReplies), Who.PROVABLE));
    addProofs(stages, candidates, all, mostReplies);
    return stages;
  }

  private static Stage stage(
      int live, long draws, int drawsInAll, long winNodes, long pointsNodes, int replies) {
    return new Stage(
        live,
        (int) Math.min(draws, drawsInAll),
        new Effort(winNodes, pointsNodes, replies),
        Who.ALL);
  }

  private static List<Stage> ladderOfOneTile(int candidates, int draws, int replies) {
    List<Stage> stages = new ArrayList<>();
    int half = Math.max(WANTED, candidates / 2);
    stages.add(new Stage(candidates, draws, wins(GLANCE, Math.min(2, replies)), Who.ALL));
    stages.add(new Stage(half, draws, wins(LOOK, Math.min(4, replies)), Who.ALL));
    stages.add(new Stage(WANTED, draws, wins(LONG_LOOK, replies), Who.PROVABLE));
    // No step between: ends of games that need it would be begun once more.
    stages.add(new Stage(WANTED, draws, wins(LONG_SEARCH, replies), Who.PROVABLE));
    addProofs(stages, candidates, draws, replies);
    return stages;
  }

  /** First who wins, of all that may be best, then points of those that win equally often. */
  private static void addProofs(List<Stage> stages, int candidates, int draws, int replies) {
    for (long nodes : new long[] {LONG_LOOK, SEARCH, LONG_SEARCH, Effort.ALL_NODES}) {
      if (nodes == Effort.ALL_NODES) {
        stages.add(new Stage(WANTED, draws, wins(nodes, replies), Who.PROVABLE));
      }
      stages.add(new Stage(candidates, draws, wins(nodes, replies), Who.RIVALS));
      stages.add(new Stage(WANTED, draws, new Effort(0, nodes, replies), Who.EQUALS));
    }
    Effort everything = new Effort(Effort.ALL_NODES, Effort.ALL_NODES, replies);
    if (replies < PreEndgameLimits.ALL) {
      // What is left is a pass, of which no reply is certain until all were looked at.
      stages.add(
          new Stage(candidates, draws, wins(Effort.ALL_NODES, PreEndgameLimits.ALL), Who.RIVALS));
    }
    stages.add(new Stage(WANTED, draws, everything, Who.PROVABLE));
    stages.add(new Stage(candidates, draws, everything, Who.ALL));
  }

  private static Effort wins(long nodes, int replies) {
    return new Effort(nodes, 0, replies);
  }
}
