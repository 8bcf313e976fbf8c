package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/** Pairs of bearoff sides drawn evenly from all those of a table, with a checker off on each. */
public final class TablePositions {
  private final BearoffIndex index;

  /**
   * @param checkers the most that a side has left, up to 14
   */
  public TablePositions(int checkers) {
    this.index = new BearoffIndex(6, Math.min(checkers, BearoffIndex.MOST_CHECKERS - 1));
  }

  /** Sets a board to a pair that is held out for measuring, or to one that is not. */
  public void draw(RandomGenerator random, boolean heldOut, RunningBoard board) {
    do {
      board.set(drawSide(random), 0, drawSide(random), 0);
    } while (ExactTargets.isHeldOut(board) != heldOut);
  }

  /** Any side but the empty one, which is number 0. */
  private long drawSide(RandomGenerator random) {
    return index.unrank(1 + random.nextInt(index.size() - 1));
  }
}
