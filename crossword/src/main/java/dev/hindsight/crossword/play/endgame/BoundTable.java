package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * What searches have found out about positions, by key: a value or a bound of it, how deep it was
 * looked, and the best move. Any number of threads read and write without locks; a key is stored
 * mixed with its data, so that halves of two writers are not taken for an entry.
 *
 * <pre>
 * data   value    bits 63-44   points for the mover, signed
 *        move     bits 43-16   low bits of the key of its tiles on the board
 *        depth    bits 15-8    plies looked; {@link #PROVEN} if to the end wherever it matters
 *        age      bits 7-2     which search wrote it
 *        bound    bits 1-0     {@link #AT_LEAST}, {@link #AT_MOST}, both if exact
 * </pre>
 */
final class BoundTable {
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;
  static final int EXACT = AT_LEAST | AT_MOST;

  /** A depth that no limit reaches. */
  static final int PROVEN = 255;

  static final int NO_MOVE = 0;
  private static final int MOVE_MASK = (1 << 28) - 1;
  private static final int AGE_MASK = 0x3F << 2;

  private final long[] entries;
  private final int mask;

  /** Mixed with all keys, so that a new search finds nothing of the ones before. */
  private long salt;

  private int age;

  /**
   * @param logarithm of the number of entries, 16 bytes each
   */
  BoundTable(int logarithm) {
    this.entries = new long[2 << logarithm];
    this.mask = (1 << logarithm) - 1;
  }

  /** Forgets everything, at no cost: what is there is no longer found and gives way. */
  void clear() {
    salt = EndgameKeys.mixed(salt + 1);
    age = age + 4 & AGE_MASK;
  }

  /**
   * Forgets everything as if nothing had ever been here, so that what the next search keeps, and so
   * how far it gets with a number of positions, does not depend on the searches before.
   */
  void wipe() {
    Arrays.fill(entries, 0);
    salt = 0;
    age = 0;
  }

  /** What is known of a position, or 0. */
  long find(long position) {
    long key = position ^ salt;
    int at = ((int) key & mask) * 2;
    for (int way = 0; way < 2; way++) {
      int entry = at ^ (way * 2);
      long data = entries[entry + 1];
      if ((entries[entry] ^ data) == key && data != 0) {
        return data;
      }
    }
    return 0;
  }

  /** Keeps the deeper of two entries in the first place, the newest in the second. */
  void put(long position, int value, int move, int depth, int bound) {
    long key = position ^ salt;
    long data =
        (long) value << 44 | (long) (move & MOVE_MASK) << 16 | (long) depth << 8 | age | bound;
    int at = ((int) key & mask) * 2;
    long known = entries[at + 1];
    boolean same = (entries[at] ^ known) == key;
    if (same && depth < PROVEN && depth(known) == PROVEN) {
      return;
    }
    boolean old = ((int) known & AGE_MASK) != age;
    int entry = same || old || depth(known) <= depth ? at : at ^ 2;
    entries[entry] = key ^ data;
    entries[entry + 1] = data;
  }

  static int value(long data) {
    return (int) (data >> 44);
  }

  static int move(long data) {
    return (int) (data >>> 16) & MOVE_MASK;
  }

  static int depth(long data) {
    return (int) (data >>> 8) & 0xFF;
  }

  static int bound(long data) {
    return (int) data & EXACT;
  }

  /** How a play is named in an entry; never {@link #NO_MOVE}. */
  static int moveName(long boardKey) {
    int name = (int) (boardKey >>> 20) & MOVE_MASK;
    return name == NO_MOVE ? 1 : name;
  }
}
