package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.counting.Compositions;
import java.util.Arrays;

/**
 * All racks that can be drawn from a pool of tiles, told by what they have in common: once for
 * every way to have all tiles but the last.
 *
 * <p>With the tiles of a rack in the order of their letters, racks that differ only in the last
 * tile follow each other. From a pool of two A, a B and a C, racks of two are BC (0), AC (1), AB
 * (2) and AA (3): one run for the prefix B, and one for the prefix A, whose last tiles are C, B and
 * A. Racks are numbered as {@link Compositions} numbers their counts, from 0 without gaps.
 *
 * <p>The prefixes fall into blocks by their first two tiles, so that several threads can share a
 * walk; no two blocks have a rack in common. Immutable.
 */
public final class RackPrefixes {
  private final int[] pool;
  private final int rackSize;
  private final Compositions racks;

  /** The letters that the pool has, ascending. */
  private final int[] letters;

  /** {@code supply[place]}: tiles of the letters from that place on. */
  private final int[] supply;

  /** By block: places of its first two letters. */
  private final int[] firstPlaces;

  private final int[] secondPlaces;

  /** Is told of prefixes. One object per thread. */
  public interface Visitor {
    /**
     * A prefix grows, or another takes the place of one of the same length: what it has from {@code
     * tiles} on is forgotten.
     *
     * @param tiles how many it has now
     * @param letter of the tile added, the highest of the prefix
     * @param copies how many of that letter it has now
     */
    void add(int tiles, int letter, int copies);

    /**
     * A prefix has all tiles but one. The racks are it and each of {@code letters} from the last
     * one down to the one at place {@code lowest}; this is the letter added last, if the pool has
     * one more of it, or else the one after.
     *
     * @param firstNumber of the rack that ends with the last letter; the others follow
     */
    void visit(int firstNumber, int lowest);
  }

  /**
   * @param pool by letter: how many tiles there are
   * @param rackSize tiles of a rack, at least 3
   */
  public RackPrefixes(int[] pool, int rackSize) {
    if (rackSize < 3) {
      throw new IllegalArgumentException("racks have at least 3 tiles here, not " + rackSize);
    }
    this.pool = pool.clone();
    this.rackSize = rackSize;
    this.racks = Compositions.exactly(rackSize, pool);
    int[] present = new int[pool.length];
    int kinds = 0;
    for (int letter = 0; letter < pool.length; letter++) {
      if (pool[letter] > 0) {
        present[kinds++] = letter;
      }
    }
    this.letters = Arrays.copyOf(present, kinds);
    this.supply = new int[kinds + 1];
    for (int place = kinds - 1; place >= 0; place--) {
      supply[place] = supply[place + 1] + pool[letters[place]];
    }
    int blocks = 0;
    int[] first = new int[kinds * (kinds + 1) / 2];
    int[] second = new int[first.length];
    for (int one = kinds - 1; one >= 0; one--) {
      for (int two = kinds - 1; two >= one; two--) {
        if (isPossible(two, 2, two == one ? 2 : 1) && isPossible(one, 1, 1)) {
          first[blocks] = one;
          second[blocks++] = two;
        }
      }
    }
    this.firstPlaces = Arrays.copyOf(first, blocks);
    this.secondPlaces = Arrays.copyOf(second, blocks);
  }

  /** How many racks there are. */
  public int size() {
    return Math.toIntExact(racks.size());
  }

  public int rackSize() {
    return rackSize;
  }

  /** How many tiles of a letter are in the pool. */
  public int pool(int letter) {
    return pool[letter];
  }

  /** How many letters there are, in the pool or not. */
  public int letterCount() {
    return pool.length;
  }

  /** The letters that the pool has, ascending; not to be written. */
  public int[] letters() {
    return letters;
  }

  public int blocks() {
    return firstPlaces.length;
  }

  /** Writes the tiles of each letter of a rack. */
  public void unrank(int number, int[] counts) {
    racks.unrank(number, counts);
  }

  /** Visits the prefixes of some blocks, in the order of the racks. */
  public void walk(int fromBlock, int toBlock, Visitor visitor) {
    for (int block = fromBlock; block < toBlock; block++) {
      int one = firstPlaces[block];
      int two = secondPlaces[block];
      visitor.add(1, letters[one], 1);
      int copies = one == two ? 2 : 1;
      long before = one == two ? 0 : racks.preceding(letters[one], rackSize, 1);
      grow(visitor, 2, two, copies, before);
    }
  }

  /** Whether some rack has so many tiles up to a letter, so many copies of that among them. */
  private boolean isPossible(int place, int tiles, int copies) {
    return copies <= pool[letters[place]] && supply[place] - copies >= rackSize - tiles;
  }

  /**
   * Adds a tile, and then all that may follow it.
   *
   * @param before what the other letters add to the numbers of the racks
   */
  private void grow(Visitor visitor, int tiles, int place, int copies, long before) {
    int letter = letters[place];
    visitor.add(tiles, letter, copies);
    long number = before + racks.preceding(letter, rackSize - tiles + copies, copies);
    boolean oneMore = copies < pool[letter];
    if (tiles == rackSize - 1) {
      visitor.visit((int) number, oneMore ? place : place + 1);
      return;
    }
    for (int next = letters.length - 1; next > place; next--) {
      if (isPossible(next, tiles + 1, 1)) {
        grow(visitor, tiles + 1, next, 1, number);
      }
    }
    if (oneMore && isPossible(place, tiles + 1, copies + 1)) {
      grow(visitor, tiles + 1, place, copies + 1, before);
    }
  }
}
