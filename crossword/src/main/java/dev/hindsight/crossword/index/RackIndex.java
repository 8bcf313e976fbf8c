package dev.hindsight.crossword.index;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * A dense numbering of full racks: every multiset of exactly as many tiles as a rack holds that a
 * full bag can give. In English there are 3,199,724 racks of seven.
 *
 * <p>Racks are in lexicographic order of their counts from the blank on, and a rank is a sum of one
 * {@link #step} per letter, as in {@link LeaveIndex}.
 */
public final class RackIndex {
  private final TileSet tiles;
  private final int rackSize;
  private final Compositions racks;
  private final LetterSteps steps;

  /**
   * @param rackSize tiles of a full rack
   */
  public RackIndex(TileSet tiles, int rackSize) {
    if (rackSize < 1) {
      throw new IllegalArgumentException("a rack has at least 1 tile, not " + rackSize);
    }
    this.tiles = tiles;
    this.rackSize = rackSize;
    this.racks = Compositions.exactly(rackSize, tiles.counts());
    this.steps = new LetterSteps(racks, tiles.counts());
  }

  /**
   * The racks of a game.
   *
   * @throws IllegalArgumentException if its tiles do not fill one
   */
  public static RackIndex ofFullRacks(CrosswordRules rules) {
    RackIndex index = new RackIndex(rules.tiles(), rules.rackSize());
    if (index.size() == 0) {
      throw new IllegalArgumentException(
          "the " + rules.tiles() + " tiles do not fill a rack of " + rules.rackSize());
    }
    return index;
  }

  public TileSet tiles() {
    return tiles;
  }

  public int rackSize() {
    return rackSize;
  }

  /** How many racks there are. */
  public int size() {
    return (int) racks.size();
  }

  /**
   * The rank of a rack, by tiles of each letter.
   *
   * @throws IllegalArgumentException if this is not a full rack, or has more of a letter than exist
   */
  public int rank(int[] counts) {
    return (int) racks.rank(counts);
  }

  /** Writes the tiles of each letter of a rack into {@code counts}. */
  public void unrank(int rank, int[] counts) {
    racks.unrank(rank, counts);
  }

  /** Moves {@code counts} on to the next rack, or returns false when it is the last. */
  public boolean next(int[] counts) {
    return racks.next(counts);
  }

  /**
   * What {@code count} tiles of a letter add to the rank: the rank of a rack is the sum over its
   * letters in ascending order of {@code step(letter, left, count)}, where {@code left} starts at
   * {@code rackSize} and goes down by the tiles of the letters before. A negative sum says that
   * there is no such rack.
   */
  public int step(int letter, int left, int count) {
    return steps.step(letter, left, count);
  }
}
