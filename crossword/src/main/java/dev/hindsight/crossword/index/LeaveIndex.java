package dev.hindsight.crossword.index;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * A dense numbering of leaves: every multiset of fewer tiles than a rack holds that a full bag can
 * give, the empty one included. In English there are 914,625.
 *
 * <pre>{@code
 * LeaveIndex index = new LeaveIndex(TileSet.english(), 7);
 * int[] counts = new int[27];
 * index.rank(counts);                     // 0: the empty leave comes first
 * counts[26] = 1;
 * index.rank(counts);                     // 1: a lone Z
 * }</pre>
 *
 * Leaves are in lexicographic order of their counts from the blank on. A rank is a sum of one
 * {@link #step} per letter, so that code which takes tiles up one by one can keep it while it goes.
 */
public final class LeaveIndex {
  private final TileSet tiles;
  private final int rackSize;
  private final Compositions leaves;
  private final LetterSteps steps;

  /**
   * @param rackSize tiles of a full rack; leaves have up to one fewer
   */
  public LeaveIndex(TileSet tiles, int rackSize) {
    if (rackSize < 1) {
      throw new IllegalArgumentException("a rack has at least 1 tile, not " + rackSize);
    }
    this.tiles = tiles;
    this.rackSize = rackSize;
    this.leaves = Compositions.atMost(rackSize - 1, tiles.counts());
    this.steps = new LetterSteps(leaves, tiles.counts());
  }

  public TileSet tiles() {
    return tiles;
  }

  /** Tiles of a full rack: one more than the longest leave has. */
  public int rackSize() {
    return rackSize;
  }

  /** How many leaves there are, the empty one included. */
  public int size() {
    return (int) leaves.size();
  }

  /**
   * The rank of a leave, by tiles of each letter.
   *
   * @throws IllegalArgumentException if these are too many tiles, or more of a letter than exist
   */
  public int rank(int[] counts) {
    return (int) leaves.rank(counts);
  }

  /** Writes the tiles of each letter of a leave into {@code counts}. */
  public void unrank(int rank, int[] counts) {
    leaves.unrank(rank, counts);
  }

  /**
   * What {@code count} tiles of a letter add to the rank: the rank of a leave is the sum over its
   * letters in ascending order of {@code step(letter, left, count)}, where {@code left} starts at
   * {@code rackSize - 1} and goes down by the tiles of the letters before. Letters that are not in
   * the leave add 0 and need not be visited.
   *
   * <p>More tiles of a letter than exist add a number so far below zero that no other step can make
   * up for it: a negative sum says that there is no such leave.
   */
  public int step(int letter, int left, int count) {
    return steps.step(letter, left, count);
  }
}
