package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Values of single leaves for a small bag, by going over every draw.
 *
 * <p>They are those of {@link LeaveDerivation} with tiles held apart, to the last millipoint. From
 * 30 tiles some 90,000 racks can be drawn, and from 20 some 10,000: a fraction of a millisecond,
 * where deriving for any bag takes several. From 50 on it is no longer faster. One thread at a
 * time.
 */
final class SmallBagLeaves {
  private final RackIndex index;
  private final int[] equities;
  private final int[] bag;

  /** {@code ways[letter][drawn]}: to draw this many tiles of a letter from the bag. */
  private final long[][] ways;

  /** Letters that are in the bag or the leave, ascending. */
  private final int[] letters;

  /** By place in {@link #letters}: tiles in the bag of these letters and all after them. */
  private final int[] drawableFrom;

  private int letterCount;
  private int bagTiles;
  private double meanRack;

  SmallBagLeaves(RackEquityTable racks) {
    this.index = racks.index();
    this.equities = racks.values();
    this.bag = new int[index.tiles().letterCount()];
    this.ways = new long[bag.length][index.rackSize() + 1];
    this.letters = new int[bag.length];
    this.drawableFrom = new int[bag.length + 1];
  }

  /**
   * Sets the bag to draw from.
   *
   * @param tilesUnseen by letter, the holder's own tiles not among them; at least as many as a rack
   */
  void setBag(int[] tilesUnseen) {
    bagTiles = 0;
    for (int letter = 0; letter < bag.length; letter++) {
      bag[letter] = tilesUnseen[letter];
      bagTiles += bag[letter];
      for (int drawn = 0; drawn <= index.rackSize(); drawn++) {
        ways[letter][drawn] = drawn <= bag[letter] ? Binomials.choose(bag[letter], drawn) : 0;
      }
    }
    if (bagTiles < index.rackSize()) {
      throw new IllegalArgumentException(bagTiles + " tiles do not fill a rack");
    }
    meanRack = mean(new int[bag.length], index.rackSize());
  }

  /**
   * What a leave is worth.
   *
   * @param leave by letter, fewer tiles than a rack, and beside the bag no more than exist
   */
  int millipoints(int[] leave) {
    int draw = index.rackSize() - TileCounts.total(leave);
    return (int) Math.rint(mean(leave, draw) - meanRack);
  }

  private double mean(int[] leave, int draw) {
    int count = 0;
    for (int letter = 0; letter < bag.length; letter++) {
      if (bag[letter] > 0 || leave[letter] > 0) {
        letters[count++] = letter;
      }
    }
    letterCount = count;
    drawableFrom[count] = 0;
    for (int place = count - 1; place >= 0; place--) {
      drawableFrom[place] = drawableFrom[place + 1] + bag[letters[place]];
    }
    return sum(leave, 0, index.rackSize(), draw, 0) / (double) Binomials.choose(bagTiles, draw);
  }

  /**
   * The sum over draws, of letters from a place on, of ways to draw times equity.
   *
   * @param left tiles that the rack still needs, those of the leave included
   * @param draw how many of them are drawn
   * @param rank of the rack so far
   */
  private long sum(int[] leave, int place, int left, int draw, int rank) {
    if (place == letterCount) {
      return equities[rank];
    }
    int letter = letters[place];
    int held = leave[letter];
    int most = Math.min(draw, bag[letter]);
    long sum = 0;
    for (int drawn = Math.max(0, draw - drawableFrom[place + 1]); drawn <= most; drawn++) {
      int count = held + drawn;
      int next = rank + index.step(letter, left, count);
      long rest =
          left == count ? equities[next] : sum(leave, place + 1, left - count, draw - drawn, next);
      sum += ways[letter][drawn] * rest;
    }
    return sum;
  }
}
