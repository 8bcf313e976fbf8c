package dev.hindsight.crossword.table;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * What the tiles kept after a play are worth, in millipoints for the player who keeps them.
 *
 * <pre>{@code
 * LeaveTable leaves = LeaveFile.read(Path.of("english.klv2"), TileSet.english(), 7);
 * int worth = leaves.millipoints(leaves.index().rank(counts));     // 25,300 for a lone blank, say
 * }</pre>
 *
 * The empty leave is worth 0. Immutable; any number of threads may ask.
 */
public final class LeaveTable {
  private final LeaveIndex index;
  private final int[] millipoints;

  private LeaveTable(LeaveIndex index, int[] millipoints) {
    if (millipoints.length != index.size()) {
      throw new IllegalArgumentException(
          millipoints.length + " values for " + index.size() + " leaves");
    }
    if (millipoints[0] != 0) {
      throw new IllegalArgumentException(
          "the empty leave is worth 0 millipoints, not " + millipoints[0]);
    }
    this.index = index;
    this.millipoints = millipoints;
  }

  /** A table of these values, by rank; the array is copied. */
  public static LeaveTable of(LeaveIndex index, int[] millipoints) {
    return new LeaveTable(index, millipoints.clone());
  }

  /** A table of an array that nobody else writes to from now on. */
  public static LeaveTable owning(LeaveIndex index, int[] millipoints) {
    return new LeaveTable(index, millipoints);
  }

  /** A table in which every leave is worth nothing. */
  public static LeaveTable zero(TileSet tiles, int rackSize) {
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    return new LeaveTable(index, new int[index.size()]);
  }

  public LeaveIndex index() {
    return index;
  }

  /** The value of the leave with this rank. */
  public int millipoints(int rank) {
    return millipoints[rank];
  }

  /** The values by rank: the table itself, not a copy, for loops that count. Do not write to it. */
  public int[] values() {
    return millipoints;
  }
}
