package dev.hindsight.crossword.index;

import java.util.Arrays;

/**
 * Numbers everything that can be taken from a rack, by counting in mixed radix over its letters
 * with the first letter running fastest: at most 128 numbers for seven tiles.
 *
 * <p>Of EENT, 0 is nothing, 1 is an E, 2 both, 3 an N, 4 EN, and 11 everything. What stays on the
 * rack when number n is taken has the number {@link #all()} − n, and the number of a sub-rack is
 * the sum of one of the {@link #strides} for each of its tiles. Filled anew for one rack after
 * another; one thread at a time.
 */
public final class SubRacks {
  /** The stride of letters that are not on the rack: no number is as large. */
  private static final int FOREIGN = 1 << 20;

  /** Letters of the rack, ascending, the blank first; and how many of each. */
  private final int[] letters;

  private final int[] counts;
  private final int[] strides;
  private int kinds;
  private int tiles;
  private int all;

  /**
   * @param letterCount how many letters there are, the blank included
   * @param mostTiles on a rack
   */
  public SubRacks(int letterCount, int mostTiles) {
    this.letters = new int[mostTiles];
    this.counts = new int[mostTiles];
    this.strides = new int[letterCount];
  }

  /** Takes a rack, by letter counts. */
  public void fill(int[] rack) {
    kinds = 0;
    tiles = 0;
    all = 0;
    int stride = 1;
    Arrays.fill(strides, FOREIGN);
    for (int letter = 0; letter < rack.length; letter++) {
      int count = rack[letter];
      if (count > 0) {
        tiles += count;
        if (tiles > letters.length) {
          throw new IllegalArgumentException("a rack has at most " + letters.length + " tiles");
        }
        letters[kinds] = letter;
        counts[kinds++] = count;
        strides[letter] = stride;
        stride *= count + 1;
      }
    }
    all = stride - 1;
  }

  /** How many different letters are on the rack. */
  public int kinds() {
    return kinds;
  }

  /** A letter of the rack, in ascending order. */
  public int letter(int kind) {
    return letters[kind];
  }

  /** How many tiles of such a letter the rack has. */
  public int count(int kind) {
    return counts[kind];
  }

  /** Tiles on the rack. */
  public int tiles() {
    return tiles;
  }

  /** The number of the whole rack; numbers go from 0 to this. */
  public int all() {
    return all;
  }

  /**
   * By letter: what one tile of it adds to a number; far too much for letters that are not on the
   * rack. Sums are exact: a sum equals the number of as many tiles only if the tiles are the same.
   * The live array, not to be written.
   */
  public int[] strides() {
    return strides;
  }

  /** The number of these tiles, by letter counts, all of which are on the rack. */
  public int number(int[] letterCounts) {
    int number = 0;
    for (int kind = 0; kind < kinds; kind++) {
      number += letterCounts[letters[kind]] * strides[letters[kind]];
    }
    return number;
  }

  /** Writes the letter counts of a number. */
  public void counts(int number, int[] letterCounts) {
    Arrays.fill(letterCounts, 0);
    int rest = number;
    for (int kind = 0; kind < kinds; kind++) {
      letterCounts[letters[kind]] = rest % (counts[kind] + 1);
      rest /= counts[kind] + 1;
    }
  }

  /** Compares the letters of two numbers of as many tiles, ascending, as words are compared. */
  public int compareLetters(int number, int other) {
    int rest = number;
    int otherRest = other;
    for (int kind = 0; kind < kinds; kind++) {
      int here = rest % (counts[kind] + 1);
      int there = otherRest % (counts[kind] + 1);
      if (here != there) {
        return Integer.compare(there, here); // More of the lower letter comes first.
      }
      rest /= counts[kind] + 1;
      otherRest /= counts[kind] + 1;
    }
    return 0;
  }
}
