package dev.hindsight.crossword.index;

import dev.hindsight.core.counting.Compositions;

/**
 * A dense numbering of what can be drawn together from a pool of tiles: every multiset of at most a
 * given number of them, the empty one included.
 *
 * <pre>{@code
 * PoolIndex index = new PoolIndex(new int[] {0, 2, 1}, 2);     // two A and a B, at most two tiles
 * index.size()                                                 // 5: nothing, B, A, AB, AA
 * }</pre>
 *
 * Multisets are in lexicographic order of their counts from the blank on, and a rank is a sum of
 * one {@link #step} per letter, as in {@link LeaveIndex}.
 */
public final class PoolIndex {
  private final int mostTiles;
  private final Compositions multisets;
  private final LetterSteps steps;

  /**
   * @param pool how many tiles of each letter there are
   * @param mostTiles how many are drawn at most
   */
  public PoolIndex(int[] pool, int mostTiles) {
    this.mostTiles = mostTiles;
    this.multisets = Compositions.atMost(mostTiles, pool);
    this.steps = new LetterSteps(multisets, pool);
  }

  /** How many multisets there are, the empty one included. */
  public int size() {
    return (int) multisets.size();
  }

  /** Tiles of the largest multiset. */
  public int mostTiles() {
    return mostTiles;
  }

  /**
   * What {@code count} tiles of a letter add to the rank, where {@code left} starts at {@link
   * #mostTiles} and goes down by the tiles of the letters before. A negative sum says that the pool
   * does not have these tiles.
   */
  public int step(int letter, int left, int count) {
    return steps.step(letter, left, count);
  }
}
