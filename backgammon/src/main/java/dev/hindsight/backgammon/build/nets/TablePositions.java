package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Pairs of bearoff sides drawn evenly from all those of a table, with a checker off on each. */
public final class TablePositions {
  /** Of 10,000 draws at least one is what is wanted, unless there is hardly any such pair. */
  private static final int MOST_DRAWS = 10_000;

  private final BearoffIndex index;

  /**
   * @param checkers the most that a side has left, up to 14
   */
  public TablePositions(int checkers) {
    this.index = new BearoffIndex(6, Math.min(checkers, BearoffIndex.MOST_CHECKERS - 1));
  }

  /** Sets a board to a pair of a kind, and says whether one was found. */
  boolean draw(RandomGenerator random, Predicate<RunningBoard> wanted, RunningBoard board) {
    for (int draw = 0; draw < MOST_DRAWS; draw++) {
      board.set(drawSide(random), 0, drawSide(random), 0);
      if (wanted.test(board)) {
        return true;
      }
    }
    return false;
  }

  /** Any side but the empty one, which is number 0. */
  private long drawSide(RandomGenerator random) {
    return index.unrank(1 + random.nextInt(index.size() - 1));
  }
}
