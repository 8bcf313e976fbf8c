package dev.hindsight.crossword.table.foreign;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.nio.file.Path;

/**
 * The order in which a graph of tile multisets lists them, depth first, given as our ranks: entry n
 * is the rank of the n-th multiset.
 *
 * <p>The graph may come from a file that says anything. Whatever is not exactly one path for each
 * leave (or rack) is refused: arcs and lists that leave the graph, letters that do not ascend, more
 * tiles than exist, multisets that are missing. No path is longer than the longest multiset and no
 * two are alike, so a damaged graph costs no more time than a sound one.
 */
final class WordOrder {
  /** Where a rank comes from: {@link LeaveIndex#step} or {@link RackIndex#step}. */
  private interface Steps {
    int step(int letter, int left, int count);
  }

  private final Path path;
  private final String what;
  private final TileSet tiles;
  private final int[] nodes;
  private final int longest;
  private final boolean fullOnly;
  private final int stride;
  private final int[] steps;
  private final int[] ranks;
  private int found;

  private WordOrder(
      Path path, TileSet tiles, int[] nodes, int longest, boolean fullOnly, int size, Steps index) {
    this.path = path;
    this.what = fullOnly ? "racks" : "leaves";
    this.tiles = tiles;
    this.nodes = nodes;
    this.longest = longest;
    this.fullOnly = fullOnly;
    this.stride = longest + 1;
    this.ranks = new int[size];
    this.steps = new int[tiles.letterCount() * stride * stride];
    for (int place = 0; place < steps.length; place++) {
      int letter = place / stride / stride;
      steps[place] = index.step(letter, place / stride % stride, place % stride);
    }
  }

  /** The ranks of all leaves but the empty one, in the order of the graph. */
  static int[] ofLeaves(Path path, LeaveIndex index, int[] nodes) throws ValueFileException {
    int longest = index.rackSize() - 1;
    return new WordOrder(path, index.tiles(), nodes, longest, false, index.size() - 1, index::step)
        .list();
  }

  /** The ranks of all racks, in the order of the graph. */
  static int[] ofRacks(Path path, RackIndex index, int[] nodes) throws ValueFileException {
    return new WordOrder(
            path, index.tiles(), nodes, index.rackSize(), true, index.size(), index::step)
        .list();
  }

  private int[] list() throws ValueFileException {
    int first = nodes.length == 0 ? 0 : MultisetNode.arc(nodes[MultisetNode.ROOT]);
    if (first != 0) {
      walk(first, 1, -1, 0, 0, longest);
    }
    if (found != ranks.length) {
      throw new ValueFileException(
          path,
          "lists only "
              + found
              + " of the "
              + ranks.length
              + " "
              + what
              + " of the "
              + tiles
              + " tiles; it may be for a smaller bag or damaged");
    }
    return ranks;
  }

  /**
   * Walks the list of siblings that starts at a place.
   *
   * @param length tiles of a multiset that ends in this list
   * @param letter the letter before, or -1
   * @param count how often that letter was taken
   * @param rank the part of the rank that comes from the letters before that letter
   * @param left tiles that were left before that letter
   */
  private void walk(int firstPlace, int length, int letter, int count, int rank, int left)
      throws ValueFileException {
    if (length > longest) {
      throw damaged("node " + firstPlace + " leads to more than " + longest + " tiles");
    }
    int rankOfOther = count == 0 ? rank : rank + steps[place(letter, left, count)];
    int least = letter;
    for (int place = firstPlace; ; place++) {
      if (place >= nodes.length) {
        throw damaged("the list of siblings with node " + firstPlace + " does not end");
      }
      int node = nodes[place];
      int tile = MultisetNode.tile(node);
      if (tile < least || tile >= tiles.letterCount()) {
        throw damaged("node " + place + " has letter number " + tile + " out of order");
      }
      boolean again = tile == letter;
      int tileCount = again ? count + 1 : 1;
      int tileLeft = again ? left : left - count;
      int tileRank = again ? rank : rankOfOther;
      int whole = tileRank + steps[place(tile, tileLeft, tileCount)];
      if (whole < 0) {
        throw new ValueFileException(
            path,
            "has "
                + what
                + " with "
                + tileCount
                + " of "
                + tiles.letter(tile).upper()
                + ", of which the "
                + tiles
                + " tiles have "
                + tiles.count(tile)
                + "; it is for another bag");
      }
      take(place, node, length, whole);
      int arc = MultisetNode.arc(node);
      if (arc != 0) {
        walk(arc, length + 1, tile, tileCount, tileRank, tileLeft);
      }
      if (MultisetNode.isLast(node)) {
        return;
      }
      least = tile + 1;
    }
  }

  private void take(int place, int node, int length, int rank) throws ValueFileException {
    boolean expected = !fullOnly || length == longest;
    if (MultisetNode.ends(node) != expected) {
      throw damaged(
          "node "
              + place
              + (expected ? " lacks the mark of" : " is marked as one of")
              + " the "
              + what);
    }
    if (expected) {
      ranks[found++] = rank;
    }
  }

  private int place(int letter, int left, int count) {
    return (letter * stride + left) * stride + count;
  }

  private ValueFileException damaged(String trouble) {
    return new ValueFileException(path, "is damaged or not a file of " + what + ": " + trouble);
  }
}
