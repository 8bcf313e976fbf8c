package dev.hindsight.oware.play.search;

import java.util.Arrays;

/**
 * What a {@link GameSearch} has found out about positions, kept from move to move (a transposition
 * table).
 *
 * <p>The whole position is stored with the score, so an entry is never mistaken for another:
 *
 * <pre>
 * first word    mover's row 36 bits | value 16, pit 3, bound 2, depth 7
 * second word   other's row 36 bits | mover's store 6, turns left 8, age 8, unused 6
 * </pre>
 *
 * <p>A bucket is four entries, one cache line. A newcomer takes the place of the same position, or
 * of the entry that is least worth keeping: a ply of depth counts as much as a quarter of a move of
 * age.
 */
final class GameMemory {
  static final long ABSENT = 0;
  static final int EXACT = 1;
  static final int AT_LEAST = 2;
  static final int AT_MOST = 3;
  static final int MOST_DEPTH = 127;

  /** More turns than this are as good as no limit. */
  static final int MOST_TURNS = 60;

  private static final int NO_LIMIT = 255;
  private static final int WORDS_PER_BUCKET = 8;
  private static final int DATA_BITS = 28;
  private static final long DATA_MASK = (1L << DATA_BITS) - 1;
  private static final int VALUE_OFFSET = 1 << 15;
  private static final int AGE_SHIFT = 6;
  private static final int PLIES_PER_AGE = 4;
  private static final long WITHOUT_AGE = ~(0xFFL << AGE_SHIFT);

  private final long[] words;
  private final int bucketMask;
  private int age;

  GameMemory(int mebibytes) {
    long bytes = (long) mebibytes << 20;
    int buckets = (int) Long.highestOneBit(bytes / (WORDS_PER_BUCKET * Long.BYTES));
    words = new long[buckets * WORDS_PER_BUCKET];
    bucketMask = buckets - 1;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** Another search begins: what was there before is a move older. */
  void grow() {
    age = (age + 1) & 0xFF;
  }

  /** The data of the position, or {@link #ABSENT}. */
  long find(long mover, long other, int moverStore, int turnsLeft) {
    long second = secondWord(other, moverStore, turnsLeft);
    long packedMover = TranspositionTable.packRow(mover);
    int bucket = bucket(packedMover, second);
    for (int entry = bucket; entry < bucket + WORDS_PER_BUCKET; entry += 2) {
      if (words[entry] >>> DATA_BITS == packedMover && (words[entry + 1] & WITHOUT_AGE) == second) {
        return words[entry] & DATA_MASK;
      }
    }
    return ABSENT;
  }

  void put(long mover, long other, int moverStore, int turnsLeft, long data) {
    long second = secondWord(other, moverStore, turnsLeft);
    long packedMover = TranspositionTable.packRow(mover);
    int bucket = bucket(packedMover, second);
    int place = bucket;
    int leastWorth = Integer.MAX_VALUE;
    for (int entry = bucket; entry < bucket + WORDS_PER_BUCKET; entry += 2) {
      long first = words[entry];
      if (first >>> DATA_BITS == packedMover && (words[entry + 1] & WITHOUT_AGE) == second) {
        place = entry;
        break;
      }
      int worth =
          first == 0
              ? Integer.MIN_VALUE
              : depth(first)
                  - PLIES_PER_AGE * ((age - (int) (words[entry + 1] >>> AGE_SHIFT)) & 0xFF);
      if (worth < leastWorth) {
        leastWorth = worth;
        place = entry;
      }
    }
    words[place] = packedMover << DATA_BITS | data;
    words[place + 1] = second | (long) age << AGE_SHIFT;
  }

  /**
   * Packs what an entry says.
   *
   * @param value at most 32767 either way
   * @param bound {@link #EXACT}, {@link #AT_LEAST} or {@link #AT_MOST}
   */
  static long data(int value, int bound, int depth, int pit) {
    return (long) (value + VALUE_OFFSET) << 12
        | (long) pit << 9
        | (long) bound << 7
        | Math.min(depth, MOST_DEPTH);
  }

  static int value(long data) {
    return ((int) (data >>> 12) & 0xFFFF) - VALUE_OFFSET;
  }

  static int pit(long data) {
    return (int) (data >>> 9) & 7;
  }

  static int bound(long data) {
    return (int) (data >>> 7) & 3;
  }

  static int depth(long data) {
    return (int) data & 0x7F;
  }

  private int bucket(long packedMover, long second) {
    long mixed = (packedMover * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    mixed ^= mixed >>> 32;
    mixed *= 0xD6E8FEB86659FD93L;
    return ((int) (mixed >>> 32) & bucketMask) * WORDS_PER_BUCKET;
  }

  private static long secondWord(long other, int moverStore, int turnsLeft) {
    long turns = turnsLeft > MOST_TURNS ? NO_LIMIT : turnsLeft;
    return TranspositionTable.packRow(other) << DATA_BITS | (long) moverStore << 22 | turns << 14;
  }
}
