package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * The subsets of a rack that may make a word together with letters in the way, each question asked
 * once: a letter on the board is in the way of many slots, which differ only in where the word
 * begins.
 *
 * <p>Subsets are asked about from the best kept down, and only as far as some slot has needed so
 * far. Those that may make a word are listed in the same order. With this and the branch-free
 * questions self-play takes about a tenth less time.
 */
final class KnownSubsets {
  private static final int FIRST_ROWS = 32;

  /** For each row so many places to look for it. */
  private static final int PLACES = 4;

  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final AnagramMap anagrams;

  /** Numbers of tiles that may be played, and subsets of a rack, at most. */
  private final int sizes;

  private final int mostSubsets;

  /** Open addressing by key: the row of that key plus one, or 0. */
  private int[] places = new int[FIRST_ROWS * PLACES];

  /** By row: the key of the letters in the way. */
  private long[] keys = new long[FIRST_ROWS];

  private int rows;

  /** By row and number of tiles: up to where in the rack's order was asked; end of those listed. */
  private int[] asked;

  private int[] ends;

  /** By row: subsets listed; those of k tiles begin where they begin in the rack's order. */
  private int[] listed;

  KnownSubsets(ValuedRack rack, AnagramMap anagrams, int rackSize) {
    this.rack = rack;
    this.subsets = rack.subsets;
    this.anagrams = anagrams;
    this.sizes = rackSize + 1;
    this.mostSubsets = 1 << rackSize;
    this.asked = new int[FIRST_ROWS * sizes];
    this.ends = new int[FIRST_ROWS * sizes];
    this.listed = new int[FIRST_ROWS * mostSubsets];
  }

  /** Forgets everything; for each rack. */
  void clear() {
    Arrays.fill(places, 0);
    rows = 0;
  }

  /** The row of a key. */
  int row(long key) {
    int place = place(key);
    if (places[place] == 0) {
      if (rows == keys.length) {
        grow();
        place = place(key);
      }
      places[place] = rows + 1;
      keys[rows] = key;
      System.arraycopy(rack.starts, 0, asked, rows * sizes, sizes);
      System.arraycopy(rack.starts, 0, ends, rows * sizes, sizes);
      rows++;
    }
    return places[place] - 1;
  }

  /**
   * Lists the subsets of so many tiles that may make a word, as far as what is kept and the rest of
   * the bound reach the floor.
   */
  void list(int row, int tiles, int boundWithoutKept, int floor) {
    int question = row * sizes + tiles;
    int index = asked[question];
    int end = rack.starts[tiles + 1];
    while (index < end && boundWithoutKept + rack.kept[rack.ordered[index]] >= floor) {
      index++;
    }
    if (index > asked[question]) {
      int base = row * mostSubsets;
      ends[question] = ask(keys[row], asked[question], index, base + ends[question]) - base;
      asked[question] = index;
    }
  }

  /** Lists the subsets of a part of the rack's order that may make a word; returns their end. */
  private int ask(long key, int from, int end, int listEnd) {
    int to = listEnd;
    boolean blanks = subsets.blanks(subsets.all()) > 0;
    for (int index = from; index < end; index++) {
      int subset = rack.ordered[index];
      listed[to] = subset;
      // Two questions, since the one without blanks costs 6 % less of self-play if asked alone.
      to +=
          blanks
              ? anagrams.mayHaveWord(key + subsets.key(subset), subsets.blanks(subset)) ? 1 : 0
              : anagrams.wordBit(key + subsets.key(subset));
    }
    return to;
  }

  /** Where the list of a row and number of tiles begins. */
  int start(int row, int tiles) {
    return row * mostSubsets + rack.starts[tiles];
  }

  int end(int row, int tiles) {
    return row * mostSubsets + ends[row * sizes + tiles];
  }

  /** All lists; the live array, until the next row is asked for. */
  int[] listed() {
    return listed;
  }

  private int place(long key) {
    int mask = places.length - 1;
    int place = (int) (key >>> 40) & mask;
    while (places[place] != 0 && keys[places[place] - 1] != key) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void grow() {
    keys = Arrays.copyOf(keys, 2 * rows);
    asked = Arrays.copyOf(asked, 2 * asked.length);
    ends = Arrays.copyOf(ends, 2 * ends.length);
    listed = Arrays.copyOf(listed, 2 * listed.length);
    places = new int[keys.length * PLACES];
    for (int row = 0; row < rows; row++) {
      places[place(keys[row])] = row + 1;
    }
  }
}
