package dev.hindsight.crossword.build.racks;

import java.util.BitSet;

/**
 * The racks that a round of games looks at because few turns have shown them.
 *
 * <p>They are all racks seen at most L times, where L is the smallest number for which there are as
 * many of them as the round may have looks. So looks fill up from below: as long as many racks were
 * never seen those are rare, later those seen once, and no rack is looked at much more often than
 * others as rare. A small bag may have fewer racks than a round has looks; then all are rare.
 */
final class RareRacks {
  private final int[] ranks;

  private RareRacks(int[] ranks) {
    this.ranks = ranks;
  }

  /** The rare racks of a tally, at least this many, unless there are fewer in all. */
  static RareRacks of(RackTally tally, long atLeast) {
    int most = mostSightings(tally, atLeast);
    int size = 0;
    for (int rank = 0; rank < tally.racks(); rank++) {
      size += tally.count(rank) <= most ? 1 : 0;
    }
    int[] ranks = new int[size];
    int place = 0;
    for (int rank = 0; rank < tally.racks(); rank++) {
      if (tally.count(rank) <= most) {
        ranks[place++] = rank;
      }
    }
    return new RareRacks(ranks);
  }

  /** The racks whose bits are set, on their way from another machine. */
  static RareRacks ofBits(long[] bits) {
    return new RareRacks(BitSet.valueOf(bits).stream().toArray());
  }

  /** A bit for each rack: in English 400 kB, where ranks may take 13 MB. */
  long[] toBits() {
    BitSet bits = new BitSet();
    for (int rank : ranks) {
      bits.set(rank);
    }
    return bits.toLongArray();
  }

  private static int mostSightings(RackTally tally, long atLeast) {
    if (tally.racks() <= atLeast) {
      return Integer.MAX_VALUE;
    }
    int next = 0;
    while (true) {
      int most = next;
      int seen = 0;
      next = Integer.MAX_VALUE;
      for (int rank = 0; rank < tally.racks(); rank++) {
        int count = tally.count(rank);
        if (count <= most) {
          seen++;
        } else {
          next = Math.min(next, count);
        }
      }
      if (seen >= atLeast) {
        return most;
      }
    }
  }

  int size() {
    return ranks.length;
  }

  int rank(int number) {
    return ranks[number];
  }
}
