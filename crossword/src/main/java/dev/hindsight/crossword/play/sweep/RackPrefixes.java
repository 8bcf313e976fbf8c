package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.counting.Compositions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All racks of a family, told by what they have in common: once for every way to have all tiles but
 * the last.
 *
 * <p>With the tiles of a rack in the order of their letters, racks that differ only in the last
 * tile follow each other. From a pool of two A, a B and a C, racks of two are BC (0), AC (1), AB
 * (2) and AA (3): one run for the prefix B, and one for the prefix A, whose last tiles are C, B and
 * A. If all of them hold a B besides, they are BBC, ABC, ABB and AAB, with the same numbers: those
 * of {@link RackFamily}, from 0 without gaps.
 *
 * <p>The prefixes fall into blocks by their first tiles, so that several threads can share a walk;
 * no two blocks have a rack in common. Immutable.
 */
public final class RackPrefixes {
  /** A block has this many tiles more in common than all racks hold. */
  private static final int BLOCK_DRAWN = 2;

  private final RackFamily family;
  private final int rackSize;
  private final Compositions draws;

  /** The letters that some rack has, ascending. */
  private final int[] letters;

  /** By place of a letter: tiles on every rack, those that a rack may draw, and both. */
  private final int[] held;

  private final int[] pool;
  private final int[] caps;

  /** By place, and one more: tiles that every rack holds of the letters before it. */
  private final int[] heldBefore;

  /** By place: tiles that there are of the letters from it on. */
  private final int[] supply;

  /** The places of the first tiles of each block. */
  private final int[][] blocks;

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
     * A prefix has all tiles but one. Some racks are it and each of {@code letters} from the one at
     * place {@code highest} down to the one at place {@code lowest}, where that may be the letter
     * added last once more.
     *
     * @param firstNumber of the rack that ends with the highest; the others follow
     */
    void visit(int firstNumber, int lowest, int highest);
  }

  /**
   * @param family racks of at least 2 tiles
   */
  public RackPrefixes(RackFamily family) {
    if (family.rackTiles() < 2) {
      throw new IllegalArgumentException(
          "racks have at least 2 tiles here, not " + family.rackTiles());
    }
    this.family = family;
    this.rackSize = family.rackTiles();
    this.draws = family.draws();
    int[] most = family.mostCounts();
    int[] present = new int[most.length];
    int kinds = 0;
    for (int letter = 0; letter < most.length; letter++) {
      if (most[letter] > 0) {
        present[kinds++] = letter;
      }
    }
    this.letters = Arrays.copyOf(present, kinds);
    this.held = new int[kinds];
    this.pool = new int[kinds];
    this.caps = new int[kinds];
    this.heldBefore = new int[kinds + 1];
    this.supply = new int[kinds + 1];
    for (int place = 0; place < kinds; place++) {
      held[place] = family.held(letters[place]);
      pool[place] = family.pool(letters[place]);
      caps[place] = held[place] + pool[place];
      heldBefore[place + 1] = heldBefore[place] + held[place];
    }
    for (int place = kinds - 1; place >= 0; place--) {
      supply[place] = supply[place + 1] + caps[place];
    }
    List<int[]> starts = new ArrayList<>();
    int tiles = Math.min(rackSize - 1, heldBefore[kinds] + BLOCK_DRAWN);
    listBlocks(new int[tiles], 0, starts);
    this.blocks = starts.toArray(int[][]::new);
  }

  /** Lists the ways to have the first tiles, highest letters first, as walks meet them. */
  private void listBlocks(int[] places, int tiles, List<int[]> into) {
    if (tiles == places.length) {
      into.add(places.clone());
      return;
    }
    int last = tiles == 0 ? 0 : places[tiles - 1];
    int copies = 0;
    while (copies < tiles && places[tiles - 1 - copies] == last) {
      copies++;
    }
    for (int next = letters.length - 1; next >= last; next--) {
      int copiesOfNext = next == last ? copies + 1 : 1;
      if (mayFollow(next, tiles, last, copies) && isPossible(next, tiles + 1, copiesOfNext)) {
        places[tiles] = next;
        listBlocks(places, tiles + 1, into);
      }
    }
  }

  /** How many racks there are. */
  public int size() {
    return Math.toIntExact(draws.size());
  }

  public int rackSize() {
    return rackSize;
  }

  /** The racks of which it tells. */
  public RackFamily family() {
    return family;
  }

  /** The letters that some rack has, ascending; not to be written. */
  public int[] letters() {
    return letters;
  }

  public int blocks() {
    return blocks.length;
  }

  /** Visits the prefixes of some blocks, in the order of the racks. */
  public void walk(int fromBlock, int toBlock, Visitor visitor) {
    for (int block = fromBlock; block < toBlock; block++) {
      int[] places = blocks[block];
      int copies = 1;
      long before = 0;
      for (int tile = 1; tile < places.length; tile++) {
        visitor.add(tile, letters[places[tile - 1]], copies);
        if (places[tile] == places[tile - 1]) {
          copies++;
        } else {
          before = number(before, places[tile - 1], tile, copies);
          copies = 1;
        }
      }
      grow(visitor, places.length, places[places.length - 1], copies, before);
    }
  }

  /** Whether the tiles held let a letter follow some tiles, the last of which are copies. */
  private boolean mayFollow(int next, int tiles, int last, int copies) {
    if (tiles == 0) {
      return heldBefore[next] == 0;
    }
    return next == last || (copies >= held[last] && heldBefore[next] == heldBefore[last + 1]);
  }

  /** Whether some rack has this many tiles up to a letter, this many copies of that among them. */
  private boolean isPossible(int place, int tiles, int copies) {
    int left = rackSize - tiles;
    int heldLeft =
        Math.max(0, held[place] - copies) + heldBefore[letters.length] - heldBefore[place + 1];
    return copies <= caps[place] && heldLeft <= left && supply[place] - copies >= left;
  }

  /**
   * What the letters up to one add to the numbers of the racks.
   *
   * @param before what the letters before it add
   * @param tiles up to it, this many copies of it included
   */
  private long number(long before, int place, int tiles, int copies) {
    int drawnBefore = tiles - copies - heldBefore[place];
    int left = draws.total() - drawnBefore;
    return before + draws.preceding(letters[place], left, copies - held[place]);
  }

  /** Adds a tile, and then all that may follow it. */
  private void grow(Visitor visitor, int tiles, int place, int copies, long before) {
    visitor.add(tiles, letters[place], copies);
    if (tiles == rackSize - 1) {
      finish(visitor, place, copies, before);
      return;
    }
    if (copies >= held[place]) {
      long number = number(before, place, tiles, copies);
      for (int next = letters.length - 1; next > place; next--) {
        if (heldBefore[next] == heldBefore[place + 1] && isPossible(next, tiles + 1, 1)) {
          grow(visitor, tiles + 1, next, 1, number);
        }
      }
    }
    if (isPossible(place, tiles + 1, copies + 1)) {
      grow(visitor, tiles + 1, place, copies + 1, before);
    }
  }

  /** Visits the racks of a prefix that lacks one tile. */
  private void finish(Visitor visitor, int place, int copies, long before) {
    if (copies < held[place]) {
      visitor.visit((int) before, place, place);
      return;
    }
    int number = (int) number(before, place, rackSize - 1, copies);
    int next = place + 1;
    if (heldBefore[letters.length] > heldBefore[next]) {
      while (held[next] == 0) {
        next++;
      }
      visitor.visit(number, next, next);
      return;
    }
    int lowest = copies < caps[place] ? place : next;
    int highest = letters.length - 1;
    // Letters of which all tiles are held cannot be drawn; the others have numbers in sequence.
    while (highest >= lowest) {
      int from = highest + 1;
      while (from > lowest && pool[from - 1] > 0) {
        from--;
      }
      if (from <= highest) {
        visitor.visit(number, from, highest);
        number += highest - from + 1;
      }
      highest = from - 2;
    }
  }
}
