package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * Placements of an endgame search as columns of primitives; a play is its number here.
 *
 * <p>Besides where a play goes and what it scores, a play knows what it needs of the rack, which
 * lines of the board are others after it, and its <em>guard</em>: the squares that must stay empty
 * until it is made. As long as nothing is put on those, the play stays legal and its score stays
 * the same, so two plays whose squares and guards do not meet can be compared without a board.
 *
 * <p>The lower part keeps plays for good; what is above it is a stack, released by who took it.
 * About 130 bytes a play.
 */
final class PlayStore {
  /** A set of squares is this many longs; squares beyond 256 share bits with others. */
  static final int SET_LONGS = 4;

  private static final int STACK_AT_FIRST = 1 << 14;

  private final int mostKept;
  private int kept;
  private int top;

  /** By play: four bits for each kind of tile on the rack at the start of the search. */
  int[] needs;

  int[] scores;

  /** By play: rack points of its tiles times 16, plus how many they are. */
  int[] tiles;

  /** By play: number of its line in bits 0 to 5, then place and length, 8 bits each. */
  int[] wheres;

  /** By play: its tiles, a byte each, the first in the lowest byte; 0 for tiles on the board. */
  long[] firsts;

  long[] seconds;

  /** By play: what it changes of the key of the board, and of the key of the rack. */
  long[] boardKeys;

  long[] rackKeys;

  /** By play: the lines whose plays may be others after it, as bits. */
  long[] dirtied;

  /** By play and long: the squares that it fills, and those that must be empty for it. */
  long[] filled;

  long[] guards;

  PlayStore(int mostKept) {
    this.mostKept = mostKept;
    int capacity = mostKept + STACK_AT_FIRST;
    needs = new int[capacity];
    scores = new int[capacity];
    tiles = new int[capacity];
    wheres = new int[capacity];
    firsts = new long[capacity];
    seconds = new long[capacity];
    boardKeys = new long[capacity];
    rackKeys = new long[capacity];
    dirtied = new long[capacity];
    filled = new long[capacity * SET_LONGS];
    guards = new long[capacity * SET_LONGS];
    clear();
  }

  /** Forgets all plays. */
  void clear() {
    kept = 0;
    top = mostKept;
  }

  /** Forgets kept plays from a number on. */
  void clearFrom(int play) {
    kept = play;
  }

  /** How many plays are kept for good. */
  int kept() {
    return kept;
  }

  /** The number of a new play on the stack, whose columns are still to be written. */
  int push() {
    if (top == needs.length) {
      grow();
    }
    return top++;
  }

  /** Where the stack ends, to be released to later. */
  int top() {
    return top;
  }

  void release(int earlierTop) {
    top = earlierTop;
  }

  boolean hasRoomToKeep(int plays) {
    return kept + plays <= mostKept;
  }

  /** Moves the plays from a number on from the stack to where they stay; returns the first. */
  int keepFrom(int from) {
    int count = top - from;
    int to = kept;
    System.arraycopy(needs, from, needs, to, count);
    System.arraycopy(scores, from, scores, to, count);
    System.arraycopy(tiles, from, tiles, to, count);
    System.arraycopy(wheres, from, wheres, to, count);
    System.arraycopy(firsts, from, firsts, to, count);
    System.arraycopy(seconds, from, seconds, to, count);
    System.arraycopy(boardKeys, from, boardKeys, to, count);
    System.arraycopy(rackKeys, from, rackKeys, to, count);
    System.arraycopy(dirtied, from, dirtied, to, count);
    int longs = count * SET_LONGS;
    System.arraycopy(filled, from * SET_LONGS, filled, to * SET_LONGS, longs);
    System.arraycopy(guards, from * SET_LONGS, guards, to * SET_LONGS, longs);
    kept += count;
    top = from;
    return to;
  }

  int tileCount(int play) {
    return tiles[play] & 0xF;
  }

  int tilePoints(int play) {
    return tiles[play] >>> 4;
  }

  int lineNumber(int play) {
    return wheres[play] & 0x3F;
  }

  int place(int play) {
    return wheres[play] >>> 8 & 0xFF;
  }

  int length(int play) {
    return wheres[play] >>> 16;
  }

  /** What it puts on a square of its word; 0 where a tile is already. */
  byte tile(int play, int offset) {
    return (byte)
        (offset < 8 ? firsts[play] >>> (offset * 8) : seconds[play] >>> ((offset - 8) * 8));
  }

  static int where(int lineNumber, int place, int length) {
    return lineNumber | place << 8 | length << 16;
  }

  /** Whether one play puts no tile on the guard of another: then the other is as good after it. */
  boolean leavesIntact(int made, int other) {
    int one = made * SET_LONGS;
    int two = other * SET_LONGS;
    return ((filled[one] & guards[two])
            | (filled[one + 1] & guards[two + 1])
            | (filled[one + 2] & guards[two + 2])
            | (filled[one + 3] & guards[two + 3]))
        == 0;
  }

  /** Whether two plays have nothing to do with each other, nor any square next to both. */
  boolean areApart(int one, int other) {
    int first = one * SET_LONGS;
    int second = other * SET_LONGS;
    return ((guards[first] & guards[second])
            | (guards[first + 1] & guards[second + 1])
            | (guards[first + 2] & guards[second + 2])
            | (guards[first + 3] & guards[second + 3]))
        == 0;
  }

  /** Adds a square to a set that begins at an index of {@link #filled} or {@link #guards}. */
  static void addSquare(long[] sets, int start, int square) {
    sets[start + (square >>> 6 & SET_LONGS - 1)] |= 1L << square;
  }

  private void grow() {
    int capacity = needs.length + Math.max(STACK_AT_FIRST, (needs.length - mostKept));
    needs = Arrays.copyOf(needs, capacity);
    scores = Arrays.copyOf(scores, capacity);
    tiles = Arrays.copyOf(tiles, capacity);
    wheres = Arrays.copyOf(wheres, capacity);
    firsts = Arrays.copyOf(firsts, capacity);
    seconds = Arrays.copyOf(seconds, capacity);
    boardKeys = Arrays.copyOf(boardKeys, capacity);
    rackKeys = Arrays.copyOf(rackKeys, capacity);
    dirtied = Arrays.copyOf(dirtied, capacity);
    filled = Arrays.copyOf(filled, capacity * SET_LONGS);
    guards = Arrays.copyOf(guards, capacity * SET_LONGS);
  }
}
