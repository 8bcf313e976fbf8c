package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * Every way to split a rack into tiles played and tiles kept: at most 128 for seven tiles.
 *
 * <p>The tiles played are numbered by counting in mixed radix over the letters of the rack: for
 * EENT, 0 plays nothing, 1 an E, 2 both, 3 an N, 4 EN, and 11 everything. What is kept by number n
 * has the number {@link #all()} − n. Filled anew for each rack; one object per thread.
 */
public final class RackSubsets {
  /** What ranks are counted with; a rack that is kept whole has none. */
  public static final int NO_RANK = -1;

  private static final int NOT_ON_THE_RACK = 1 << 20;

  private final TileSet tiles;
  private final LeaveIndex leaves;
  private final long[] letterKeys;
  private final int rackSize;

  /** Letters of the rack, ascending, the blank first; and how many of each. */
  private final int[] letters;

  private final int[] counts;
  private int kinds;
  private int size;
  private int all;

  /** By subset: letters played as bits, their key, how many, blanks among them, their points. */
  private final long[] masks;

  private final long[] keys;
  private final byte[] sizes;
  private final byte[] blanks;
  private final int[] points;
  private final int[] ranks;

  /**
   * By letter: what one tile of it adds to the number of a subset; foreign letters far too much.
   */
  private final int[] strides;

  /** Tile points of the rack, highest first; and the sums of the first of them. */
  private final int[] sortedPoints;

  private final int[] highestPoints;

  /** Letters of the rack by points, highest first, blanks left out. */
  private final int[] lettersByPoints;

  private int lettersWithPoints;

  public RackSubsets(TileSet tiles, LeaveIndex leaves, AnagramMap anagrams, int rackSize) {
    this.tiles = tiles;
    this.leaves = leaves;
    this.letterKeys = anagrams.letterKeys();
    this.rackSize = rackSize;
    int most = 1 << rackSize;
    this.letters = new int[rackSize];
    this.counts = new int[rackSize];
    this.masks = new long[most];
    this.keys = new long[most];
    this.sizes = new byte[most];
    this.blanks = new byte[most];
    this.points = new int[most];
    this.ranks = new int[most];
    this.strides = new int[tiles.letterCount()];
    this.sortedPoints = new int[rackSize];
    this.highestPoints = new int[rackSize + 1];
    this.lettersByPoints = new int[rackSize];
  }

  /** Takes a rack of at most the rack size, by letter counts. */
  public void fill(int[] letterCounts) {
    kinds = 0;
    size = 0;
    for (int letter = 0; letter < letterCounts.length; letter++) {
      if (letterCounts[letter] > 0) {
        size += letterCounts[letter];
        if (size > rackSize) {
          throw new IllegalArgumentException("a rack has at most " + rackSize + " tiles");
        }
        letters[kinds] = letter;
        counts[kinds++] = letterCounts[letter];
      }
    }
    int filled = 1;
    Arrays.fill(strides, NOT_ON_THE_RACK);
    for (int kind = 0; kind < kinds; kind++) {
      strides[letters[kind]] = filled;
      filled = extend(kind, filled);
    }
    all = filled - 1;
    rankKept();
    sortByPoints();
  }

  /** Adds one letter's copies to the subsets of the letters before it. */
  private int extend(int kind, int filled) {
    int letter = letters[kind];
    int blank = letter == TileSet.BLANK ? 1 : 0;
    int to = filled;
    for (int copies = 1; copies <= counts[kind]; copies++) {
      for (int from = to - filled, end = to; from < end; from++, to++) {
        masks[to] = masks[from] | 1L << letter;
        keys[to] = keys[from] + letterKeys[letter];
        sizes[to] = (byte) (sizes[from] + 1);
        blanks[to] = (byte) (blanks[from] + blank);
        points[to] = points[from] + tiles.scorePoints(letter);
      }
    }
    return to;
  }

  /** Ranks what is kept, letter by letter; see {@link LeaveIndex#step}. */
  private void rankKept() {
    // As subsets to begin with: ranks[n] of the tiles of number n themselves, with the letters
    // before added first, so that the tiles still free before a letter are known.
    int most = rackSize - 1;
    ranks[0] = 0;
    int filled = 1;
    for (int kind = 0; kind < kinds; kind++) {
      int to = filled;
      for (int copies = 1; copies <= counts[kind]; copies++) {
        for (int from = 0; from < filled; from++, to++) {
          int left = most - sizes[from];
          ranks[to] =
              copies > left || ranks[from] == NO_RANK
                  ? NO_RANK
                  : ranks[from] + leaves.step(letters[kind], left, copies);
        }
      }
      filled = to;
    }
  }

  private void sortByPoints() {
    int tilesSorted = 0;
    lettersWithPoints = 0;
    for (int kind = 0; kind < kinds; kind++) {
      int letter = letters[kind];
      int value = tiles.scorePoints(letter);
      for (int copy = 0; copy < counts[kind]; copy++) {
        int at = tilesSorted++;
        while (at > 0 && sortedPoints[at - 1] < value) {
          sortedPoints[at] = sortedPoints[at - 1];
          at--;
        }
        sortedPoints[at] = value;
      }
      if (letter != TileSet.BLANK) {
        int at = lettersWithPoints++;
        while (at > 0 && tiles.scorePoints(lettersByPoints[at - 1]) < value) {
          lettersByPoints[at] = lettersByPoints[at - 1];
          at--;
        }
        lettersByPoints[at] = letter;
      }
    }
    for (int tile = 0; tile < tilesSorted; tile++) {
      highestPoints[tile + 1] = highestPoints[tile] + sortedPoints[tile];
    }
  }

  /** How many subsets a rack can have: the length of arrays by subset. */
  public int mostSubsets() {
    return masks.length;
  }

  /** Tiles on the rack. */
  public int size() {
    return size;
  }

  /** The subset of everything; subsets are 0 to this. */
  public int all() {
    return all;
  }

  /** Tiles in a subset. */
  public int size(int subset) {
    return sizes[subset];
  }

  /** Points of the tiles of a subset. */
  public int points(int subset) {
    return points[subset];
  }

  /** Rank of the tiles of a subset as a leave, or {@link #NO_RANK} if they are a full rack. */
  public int rank(int subset) {
    return ranks[subset];
  }

  /** Writes the letter counts of a subset. */
  public void counts(int subset, int[] letterCounts) {
    Arrays.fill(letterCounts, 0);
    int rest = subset;
    for (int kind = 0; kind < kinds; kind++) {
      letterCounts[letters[kind]] = rest % (counts[kind] + 1);
      rest /= counts[kind] + 1;
    }
  }

  /**
   * What a tile of a letter adds to the number of a subset. Sums are exact: a sum equals a subset
   * of as many tiles only if the tiles are the same.
   */
  public int stride(int letter) {
    return strides[letter];
  }

  public long mask(int subset) {
    return masks[subset];
  }

  public long key(int subset) {
    return keys[subset];
  }

  public int blanks(int subset) {
    return blanks[subset];
  }

  /** By number of tiles, up to all of the rack: what the highest of them score together. */
  public int[] highestPoints() {
    return highestPoints;
  }

  public int lettersWithPoints() {
    return lettersWithPoints;
  }

  public int letterByPoints(int index) {
    return lettersByPoints[index];
  }
}
