package dev.hindsight.crossword.play.sweep;

import dev.hindsight.crossword.index.PoolIndex;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;

/**
 * What some tiles are worth in one position: put on the board (or exchanged), and kept.
 *
 * <p>Both are ints side by side in a long, by node of a {@link TileTrie}: played in the upper half,
 * kept in the lower one. Only nodes whose tiles some rack of the family has are of this position.
 */
final class TileWorths {
  private final TileTrie trie;
  private final CrosswordRules rules;
  private final PoolIndex index;
  private final int[] placements;
  private final int[] leaves;
  private final int[] held;

  /** By letter: how many tiles a rack may have. */
  private final int[] caps;

  private final int drawn;
  private final boolean bagIsEmpty;
  private final int poolPoints;

  /** The least that playing some tiles is worth: they can be exchanged, or they cannot. */
  private final int leastPlayed;

  private final long[] worths;

  /**
   * @param worths room for as many longs as the trie has nodes
   */
  TileWorths(TileTrie trie, LeaveTable leaves, BestPlacements best, int tilesInBag, long[] worths) {
    this.trie = trie;
    this.rules = best.rules();
    this.index = best.index();
    this.placements = best.values();
    this.leaves = leaves.values();
    RackFamily family = best.family();
    this.held = family.heldCounts();
    this.caps = family.mostCounts();
    this.drawn = family.drawn();
    this.bagIsEmpty = tilesInBag == 0;
    this.leastPlayed = tilesInBag >= rules.exchangeMinimum() ? 0 : BestPlacements.NONE;
    this.worths = worths;
    this.poolPoints = TileCounts.points(caps, rules.tiles());
    worths[0] = pack(BestPlacements.NONE, 0);
    fill(0, 0, 0, 0, 0, 0, 0);
  }

  /**
   * Fills in what follows some tiles.
   *
   * @param rank of the tiles, those of the last letter not counted
   * @param fromPool how many of the tiles were drawn
   */
  private void fill(
      int node, int rank, int tiles, int last, int copies, int fromPool, int tilePoints) {
    int base = trie.childBases()[node];
    int lastRank = copies == 0 ? 0 : index.step(last, index.mostTiles() - tiles + copies, copies);
    for (int letter = last; letter < caps.length; letter++) {
      int have = letter == last ? copies : 0;
      int drawnWith = have < held[letter] ? fromPool : fromPool + 1;
      if (have < caps[letter] && drawnWith <= drawn) {
        int before = letter == last ? rank : rank + lastRank;
        int left = index.mostTiles() - tiles + have;
        int child = base + letter;
        int childPoints = tilePoints + points(letter);
        int played = placements[before + index.step(letter, left, have + 1)];
        worths[child] = pack(Math.max(played, leastPlayed), keptMillipoints(child, childPoints));
        if (tiles + 1 < rules.rackSize() - 1) {
          fill(child, before, tiles + 1, letter, have + 1, drawnWith, childPoints);
        }
      }
    }
  }

  private int keptMillipoints(int node, int tilePoints) {
    return bagIsEmpty ? stuckMillipoints(tilePoints) : leaves[trie.rank(node)];
  }

  /** Nobody goes out with these tiles: they count twice, and the opponent has a turn. */
  private static int stuckMillipoints(int tilePoints) {
    return -2 * Millipoints.PER_POINT * tilePoints - 10 * Millipoints.PER_POINT;
  }

  private static long pack(int played, int kept) {
    return ((long) played << 32) | (kept & 0xFFFF_FFFFL);
  }

  static int played(long worth) {
    return (int) (worth >> 32);
  }

  static int kept(long worth) {
    return (int) worth;
  }

  /** By node; not to be written. */
  long[] values() {
    return worths;
  }

  TileTrie trie() {
    return trie;
  }

  /** Numbers whole racks in {@link #wholeRack}. */
  PoolIndex index() {
    return index;
  }

  int points(int letter) {
    return letter == TileSet.BLANK ? 0 : rules.tiles().scorePoints(letter);
  }

  /** What playing or exchanging a whole rack is worth, by its rank and the points of its tiles. */
  int wholeRack(int rank, int tilePoints) {
    int played = Math.max(placements[rank], leastPlayed);
    return bagIsEmpty ? played + 2 * Millipoints.PER_POINT * (poolPoints - tilePoints) : played;
  }

  int passMillipoints(int tilePoints) {
    return bagIsEmpty ? stuckMillipoints(tilePoints) : MoveFinder.PASS_MILLIPOINTS;
  }
}
