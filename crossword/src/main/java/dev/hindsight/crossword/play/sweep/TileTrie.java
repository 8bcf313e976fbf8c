package dev.hindsight.crossword.play.sweep;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;

/**
 * Every multiset of fewer tiles than a rack holds, as a node that is reached tile by tile in the
 * order of letters.
 *
 * <p>Nodes are numbered level by level, and the children of a node lie side by side by letter, so
 * that what some tiles come to with each possible last one is read from one stretch of memory.
 * English has 914,625 nodes; a tree takes 5 MB. Immutable, any number of threads.
 */
final class TileTrie {
  /** By node of at least two tiles fewer than a rack: add a letter to get the child. */
  private final int[] childBases;

  /** By node: rank of the tiles as a leave. */
  private final int[] ranks;

  TileTrie(LeaveIndex leaves) {
    Builder builder = new Builder(leaves);
    builder.build();
    this.childBases = builder.childBases;
    this.ranks = Arrays.copyOf(builder.ranks, builder.nodes);
  }

  int nodes() {
    return ranks.length;
  }

  int[] childBases() {
    return childBases;
  }

  /** Rank of the tiles of a node in the index of leaves. */
  int rank(int node) {
    return ranks[node];
  }

  /** Makes one level after the other. */
  private static final class Builder {
    private final LeaveIndex index;
    private final TileSet tiles;
    private int[] ranks = new int[1 << 10];
    private byte[] lasts = new byte[1 << 10];
    private byte[] copies = new byte[1 << 10];
    private int[] childBases = new int[0];
    private int nodes;

    Builder(LeaveIndex index) {
      this.index = index;
      this.tiles = index.tiles();
    }

    void build() {
      append(0, 0, 0);
      int from = 0;
      for (int size = 0; size < index.rackSize() - 1; size++) {
        int to = nodes;
        childBases = Arrays.copyOf(childBases, to);
        for (int node = from; node < to; node++) {
          addChildren(node, size);
        }
        from = to;
      }
    }

    private void addChildren(int node, int size) {
      int last = lasts[node];
      int have = copies[node];
      int left = index.rackSize() - 1 - size;
      int first = have < tiles.count(last) ? last : last + 1;
      childBases[node] = nodes - first;
      for (int letter = first; letter < tiles.letterCount(); letter++) {
        if (letter == last) {
          int before = have == 0 ? 0 : index.step(letter, left + have, have);
          int after = index.step(letter, left + have, have + 1);
          append(ranks[node] - before + after, letter, have + 1);
        } else {
          append(ranks[node] + index.step(letter, left, 1), letter, 1);
        }
      }
    }

    private void append(int rank, int last, int have) {
      if (nodes == ranks.length) {
        ranks = Arrays.copyOf(ranks, 2 * nodes);
        lasts = Arrays.copyOf(lasts, 2 * nodes);
        copies = Arrays.copyOf(copies, 2 * nodes);
      }
      ranks[nodes] = rank;
      lasts[nodes] = (byte) last;
      copies[nodes++] = (byte) have;
    }
  }
}
