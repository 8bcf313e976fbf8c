package dev.hindsight.oware.play.search;

import java.util.Arrays;

/**
 * What the search has already found out about positions, in a fixed amount of memory.
 *
 * <p>The whole position is stored, not a hash of it, so an entry is never mistaken for another and
 * a proven value stays proven. A pit holds at most 48 seeds, six bits, hence a row fits 36 bits:
 *
 * <pre>
 * first word    mover's row 36 bits | value 14, pit 3, bound 2, proven 1, depth 8
 * second word   other's row 36 bits | turns left 16, history 12
 * </pre>
 *
 * <p>An index leads to a bucket of two entries of 16 bytes. The first keeps the deeper of what was
 * there and what comes in, the second takes the one that had to give way.
 *
 * <p>{@link #find} gives the data of an entry or {@link #ABSENT}; the static methods read it.
 */
public final class TranspositionTable {
  static final long ABSENT = 0;

  static final int EXACT = 1;
  static final int AT_LEAST = 2;
  static final int AT_MOST = 3;

  /** The pit of an entry that recommends none. */
  static final int NO_PIT = 7;

  /** The greatest number of turns left that can be told from no limit. */
  static final int MOST_TURNS = 0xFFFE;

  /** Histories are numbered from 1 to this; 0 is the position without a history that matters. */
  static final int MOST_HISTORIES = 0xFFF;

  static final int LEAST_MEBIBYTES = 1;
  public static final int MOST_MEBIBYTES = 8192;

  private static final int NO_LIMIT = 0xFFFF;
  private static final int WORDS_PER_BUCKET = 4;
  private static final int DATA_BITS = 28;
  private static final long DATA_MASK = (1L << DATA_BITS) - 1;
  private static final int VALUE_OFFSET = 1 << 13;

  private final long[] words;
  private final int bucketMask;

  TranspositionTable(int mebibytes) {
    if (mebibytes < LEAST_MEBIBYTES || mebibytes > MOST_MEBIBYTES) {
      throw new IllegalArgumentException(
          "the search memory is "
              + mebibytes
              + " MiB, but it must be from "
              + LEAST_MEBIBYTES
              + " to "
              + MOST_MEBIBYTES);
    }
    long bytes = (long) mebibytes << 20;
    int buckets = (int) Long.highestOneBit(bytes / (WORDS_PER_BUCKET * Long.BYTES));
    words = new long[buckets * WORDS_PER_BUCKET];
    bucketMask = buckets - 1;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(words, 0);
  }

  /** The data of the position, or {@link #ABSENT}. */
  long find(long mover, long other, int turnsLeft, int history) {
    long second = secondWord(other, turnsLeft, history);
    long packedMover = packRow(mover);
    int bucket = bucket(packedMover, second);
    for (int entry = bucket; entry < bucket + WORDS_PER_BUCKET; entry += 2) {
      // An empty entry has no bound, so its data, which is what we return, is ABSENT.
      if (words[entry] >>> DATA_BITS == packedMover && words[entry + 1] == second) {
        return words[entry] & DATA_MASK;
      }
    }
    return ABSENT;
  }

  void put(long mover, long other, int turnsLeft, int history, long data) {
    long second = secondWord(other, turnsLeft, history);
    long packedMover = packRow(mover);
    int bucket = bucket(packedMover, second);
    long newFirst = packedMover << DATA_BITS | data;
    boolean sameAsFirst = words[bucket] >>> DATA_BITS == packedMover && words[bucket + 1] == second;
    if (!sameAsFirst && depth(data) < depth(words[bucket])) {
      words[bucket + 2] = newFirst;
      words[bucket + 3] = second;
      return;
    }
    if (!sameAsFirst) {
      words[bucket + 2] = words[bucket];
      words[bucket + 3] = words[bucket + 1];
    }
    words[bucket] = newFirst;
    words[bucket + 1] = second;
  }

  /**
   * Packs what an entry says.
   *
   * @param value in hundredths of a seed, at most 8191 either way
   * @param bound {@link #EXACT}, {@link #AT_LEAST} or {@link #AT_MOST}
   * @param proven whether the bound is true of the game and not only at this depth
   */
  static long data(int value, int bound, boolean proven, int depth, int pit) {
    assert Math.abs(value) < VALUE_OFFSET && depth < 256 : value + " at depth " + depth;
    return (long) (value + VALUE_OFFSET) << 14
        | (long) pit << 11
        | (long) bound << 9
        | (proven ? 1L << 8 : 0)
        | depth;
  }

  static int value(long data) {
    return (int) (data >>> 14) - VALUE_OFFSET;
  }

  static int pit(long data) {
    return (int) (data >>> 11) & 7;
  }

  static int bound(long data) {
    return (int) (data >>> 9) & 3;
  }

  static boolean isProven(long data) {
    return (data & 1 << 8) != 0;
  }

  static int depth(long data) {
    return (int) data & 0xFF;
  }

  private int bucket(long packedMover, long second) {
    long mixed = (packedMover * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    mixed ^= mixed >>> 32;
    mixed *= 0xD6E8FEB86659FD93L;
    return ((int) (mixed >>> 32) & bucketMask) * WORDS_PER_BUCKET;
  }

  private static long secondWord(long other, int turnsLeft, int history) {
    int turns = turnsLeft > MOST_TURNS ? NO_LIMIT : turnsLeft;
    return packRow(other) << DATA_BITS | (long) turns << 12 | history;
  }

  /** Six bytes of at most 63 squeezed into 36 bits. */
  static long packRow(long row) {
    long pairs = (row & 0x00FF_00FF_00FFL) | (row & 0xFF00_FF00_FF00L) >>> 2;
    return (pairs & 0xFFFL) | (pairs & 0xFFF_0000L) >>> 4 | (pairs & 0xFFF_0000_0000L) >>> 8;
  }
}
