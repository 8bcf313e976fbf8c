package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.SubRacks;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * Every way to split a rack into tiles played and tiles kept, with what finders ask of each: at
 * most 128 for seven tiles.
 *
 * <p>The tiles played are numbered as in {@link SubRacks}, so what is kept by number n has the
 * number {@link #all()} − n. Filled anew for each rack; one object per thread.
 */
public final class RackSubsets {
  /** In place of a rank: a rack that is kept whole is not a leave. */
  public static final int NO_RANK = -1;

  private final int[] tilePoints;
  private final LeaveIndex leaves;
  private final long[] letterKeys;
  private final int rackSize;

  private final SubRacks numbers;

  /** By letter: what one tile of it adds to the number of a subset. */
  private final int[] strides;

  /** By subset: letters played as bits, their key, how many, blanks among them, their points. */
  private final long[] masks;

  private final long[] keys;
  private final byte[] sizes;
  private final byte[] blanks;
  private final int[] points;
  private final int[] ranks;

  /** Tile points of the rack, highest first; and the sums of the first of them. */
  private final int[] sortedPoints;

  private final int[] highestPoints;

  /** Letters of the rack by points, highest first, blanks left out. */
  private final int[] lettersByPoints;

  private int lettersWithPoints;

  public RackSubsets(TileSet tiles, LeaveIndex leaves, AnagramMap anagrams, int rackSize) {
    this.tilePoints = new int[tiles.letterCount()];
    Arrays.setAll(tilePoints, tiles::scorePoints);
    this.leaves = leaves;
    this.letterKeys = anagrams.letterKeys();
    this.rackSize = rackSize;
    int most = 1 << rackSize;
    this.numbers = new SubRacks(tiles.letterCount(), rackSize);
    this.strides = numbers.strides();
    this.masks = new long[most];
    this.keys = new long[most];
    this.sizes = new byte[most];
    this.blanks = new byte[most];
    this.points = new int[most];
    this.ranks = new int[most];
    this.sortedPoints = new int[rackSize];
    this.highestPoints = new int[rackSize + 1];
    this.lettersByPoints = new int[rackSize];
  }

  /** Takes a rack of at most the rack size, by letter counts. */
  public void fill(int[] letterCounts) {
    numbers.fill(letterCounts);
    int filled = 1;
    for (int kind = 0; kind < numbers.kinds(); kind++) {
      filled = extend(kind, filled);
    }
    rankKept();
    sortByPoints();
  }

  /** Adds one letter's copies to the subsets of the letters before it. */
  private int extend(int kind, int filled) {
    int letter = numbers.letter(kind);
    int blank = letter == TileSet.BLANK ? 1 : 0;
    int to = filled;
    for (int copies = 1; copies <= numbers.count(kind); copies++) {
      for (int from = to - filled, end = to; from < end; from++, to++) {
        masks[to] = masks[from] | 1L << letter;
        keys[to] = keys[from] + letterKeys[letter];
        sizes[to] = (byte) (sizes[from] + 1);
        blanks[to] = (byte) (blanks[from] + blank);
        points[to] = points[from] + tilePoints[letter];
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
    for (int kind = 0; kind < numbers.kinds(); kind++) {
      int to = filled;
      for (int copies = 1; copies <= numbers.count(kind); copies++) {
        for (int from = 0; from < filled; from++, to++) {
          int left = most - sizes[from];
          ranks[to] =
              copies > left || ranks[from] == NO_RANK
                  ? NO_RANK
                  : ranks[from] + leaves.step(numbers.letter(kind), left, copies);
        }
      }
      filled = to;
    }
  }

  private void sortByPoints() {
    int tilesSorted = 0;
    lettersWithPoints = 0;
    for (int kind = 0; kind < numbers.kinds(); kind++) {
      int letter = numbers.letter(kind);
      int value = tilePoints[letter];
      for (int copy = 0; copy < numbers.count(kind); copy++) {
        int at = tilesSorted++;
        while (at > 0 && sortedPoints[at - 1] < value) {
          sortedPoints[at] = sortedPoints[at - 1];
          at--;
        }
        sortedPoints[at] = value;
      }
      if (letter != TileSet.BLANK) {
        int at = lettersWithPoints++;
        while (at > 0 && tilePoints[lettersByPoints[at - 1]] < value) {
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
    return numbers.tiles();
  }

  /** The subset of everything; subsets are 0 to this. */
  public int all() {
    return numbers.all();
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
    numbers.counts(subset, letterCounts);
  }

  /** The subset of these tiles, by letter counts, all of which are on the rack. */
  public int number(int[] letterCounts) {
    return numbers.number(letterCounts);
  }

  /** What a tile of a letter adds to the number of a subset: see {@link SubRacks#strides}. */
  public int stride(int letter) {
    return strides[letter];
  }

  /**
   * The exchange that comes first: the best kept; of equals the one of fewer tiles, and then by
   * letters. −1 if there are no tiles to exchange.
   *
   * @param kept by subset exchanged: worth of the others
   */
  public int firstExchange(int[] kept) {
    int first = all() == 0 ? -1 : 1;
    for (int subset = 2; subset <= all(); subset++) {
      if (kept[subset] > kept[first]
          || (kept[subset] == kept[first] && comesBefore(subset, first))) {
        first = subset;
      }
    }
    return first;
  }

  /** The first of the exchanges of this many tiles, or −1 if the rack has fewer. */
  public int firstExchange(int[] kept, int tileCount) {
    int first = -1;
    for (int subset = 1; subset <= all(); subset++) {
      if (sizes[subset] == tileCount
          && (first < 0
              || kept[subset] > kept[first]
              || (kept[subset] == kept[first] && comesBefore(subset, first)))) {
        first = subset;
      }
    }
    return first;
  }

  /** Whether an exchange comes before another that keeps as much: fewer tiles, then by letters. */
  public boolean comesBefore(int subset, int other) {
    return sizes[subset] != sizes[other]
        ? sizes[subset] < sizes[other]
        : numbers.compareLetters(subset, other) < 0;
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
