package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.SubRacks;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * The values, for one bag, of everything that can be kept of one rack: all that ranking the plays
 * of one turn needs, without deriving the other leaves.
 *
 * <pre>{@code
 * CandidateLeaves leaves = derivation.deriveCandidates(rack, unseen, HELD_APART, crew);
 * int equity = scoreMillipoints + leaves.millipoints(kept);
 * }</pre>
 *
 * Each value is the one that {@link LeaveDerivation#derive} gives, to the last millipoint. The
 * whole rack is not a leave. Immutable; any number of threads may ask.
 */
public final class CandidateLeaves {
  private final TileSet tiles;
  private final int[] rack;
  private final SubRacks subRacks;
  private final int rackSize;
  private final int[] millipoints;
  private final int meanRackMillipoints;

  CandidateLeaves(
      TileSet tiles,
      int[] rack,
      SubRacks subRacks,
      int rackSize,
      int[] millipoints,
      int meanRackMillipoints) {
    this.tiles = tiles;
    this.rack = rack;
    this.subRacks = subRacks;
    this.rackSize = rackSize;
    this.millipoints = millipoints;
    this.meanRackMillipoints = meanRackMillipoints;
  }

  /** The mean equity of a rack drawn from the bag: what the values of leaves are counted from. */
  public int meanRackMillipoints() {
    return meanRackMillipoints;
  }

  /**
   * The value of a leave, by tiles of each letter.
   *
   * @throws IllegalArgumentException if these are not tiles of the rack, or a full rack
   */
  public int millipoints(int[] leave) {
    int held = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      if (leave[letter] < 0 || leave[letter] > rack[letter]) {
        throw new IllegalArgumentException(
            leave[letter]
                + " of "
                + tiles.letter(letter).upper()
                + " cannot be kept of a rack that has "
                + rack[letter]);
      }
      held += leave[letter];
    }
    if (held >= rackSize) {
      throw new IllegalArgumentException("a full rack is not a leave");
    }
    return millipoints[subRacks.number(leave)];
  }
}
