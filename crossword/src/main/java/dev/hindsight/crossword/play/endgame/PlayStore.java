package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * Placements of an endgame search as columns of primitives; a play is its number here.
 *
 * <p>Besides where a play goes and what it scores, a play knows what it needs of the rack, and its
 * <em>guard</em>: the squares that must stay empty until it is made, which are those that it fills
 * and those at the ends of its words. As long as nothing is put on those, the play stays legal and
 * its score stays the same, so two plays whose squares and guards do not meet can be compared
 * without a board.
 *
 * <p>The lower part keeps plays for good; what is above it is a stack, released by who took it.
 * About 130 bytes a play.
 */
final class PlayStore {
  /** Squares that one long stands for. */
  private static final int LONG_BITS = 64;

  /** Longs that are compared without a loop: enough for 16 rows. */
  private static final int USUAL_LONGS = 4;

  /** A set of squares is this many longs. */
  final int setLongs;

  private static final int STACK_AT_FIRST = 1 << 14;

  // Columns of the facts.
  private static final int FACTS = 4;
  private static final int SCORE = 1;
  private static final int TILES = 2;
  private static final int WHERE = 3;

  private final int mostKept;
  private int kept;
  private int top;

  /**
   * By play, side by side since they are read together: four bits for each kind of tile on the rack
   * at the start of the search; the score; how many tiles in bits 0 to 3, which part of the rack in
   * 4 to 11, rack points; number of its line in bits 0 to 5, then place and length, 8 bits each.
   */
  private int[] facts;

  /** By play: its tiles, a byte each, the first in the lowest byte; 0 for tiles on the board. */
  long[] firsts;

  long[] seconds;

  /** By play: what it changes of the key of the board, and of the key of the rack. */
  long[] boardKeys;

  long[] rackKeys;

  /** By play and long: the squares that it fills, and those that must be empty for it. */
  long[] filled;

  long[] guards;

  PlayStore(int squares, int mostKept) {
    this.mostKept = mostKept;
    this.setLongs = Math.max(USUAL_LONGS, (squares + LONG_BITS - 1) / LONG_BITS);
    int capacity = mostKept + STACK_AT_FIRST;
    facts = new int[capacity * FACTS];
    firsts = new long[capacity];
    seconds = new long[capacity];
    boardKeys = new long[capacity];
    rackKeys = new long[capacity];
    filled = new long[capacity * setLongs];
    guards = new long[capacity * setLongs];
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
    if (top == firsts.length) {
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
    System.arraycopy(facts, from * FACTS, facts, to * FACTS, count * FACTS);
    System.arraycopy(firsts, from, firsts, to, count);
    System.arraycopy(seconds, from, seconds, to, count);
    System.arraycopy(boardKeys, from, boardKeys, to, count);
    System.arraycopy(rackKeys, from, rackKeys, to, count);
    int longs = count * setLongs;
    System.arraycopy(filled, from * setLongs, filled, to * setLongs, longs);
    System.arraycopy(guards, from * setLongs, guards, to * setLongs, longs);
    kept += count;
    top = from;
    return to;
  }

  /** Writes down what a new play needs, scores, uses and where it goes. */
  void describe(int play, int needs, int score, int tiles, int where) {
    int at = play * FACTS;
    facts[at] = needs;
    facts[at + SCORE] = score;
    facts[at + TILES] = tiles;
    facts[at + WHERE] = where;
  }

  /** What a play takes of the packed rack. */
  int needs(int play) {
    return facts[play * FACTS];
  }

  int score(int play) {
    return facts[play * FACTS + SCORE];
  }

  int tileCount(int play) {
    return facts[play * FACTS + TILES] & 0xF;
  }

  int tilePoints(int play) {
    return facts[play * FACTS + TILES] >>> 12;
  }

  /** The number of the part of the rack that it uses: see {@link PackedRack#weight}. */
  int part(int play) {
    return facts[play * FACTS + TILES] >>> 4 & 0xFF;
  }

  static int tiles(int rackPoints, int part, int count) {
    return rackPoints << 12 | part << 4 | count;
  }

  int lineNumber(int play) {
    return facts[play * FACTS + WHERE] & 0x3F;
  }

  int place(int play) {
    return facts[play * FACTS + WHERE] >>> 8 & 0xFF;
  }

  int length(int play) {
    return facts[play * FACTS + WHERE] >>> 16;
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
    return areDisjoint(filled, made * setLongs, other * setLongs);
  }

  /** Whether two plays have nothing to do with each other, nor any square next to both. */
  boolean areApart(int one, int other) {
    return areDisjoint(guards, one * setLongs, other * setLongs);
  }

  /** Whether a set of squares has none of a guard. */
  private boolean areDisjoint(long[] sets, int set, int guard) {
    long common =
        (sets[set] & guards[guard])
            | (sets[set + 1] & guards[guard + 1])
            | (sets[set + 2] & guards[guard + 2])
            | (sets[set + 3] & guards[guard + 3]);
    for (int index = USUAL_LONGS; index < setLongs; index++) {
      common |= sets[set + index] & guards[guard + index];
    }
    return common == 0;
  }

  /** Adds a square to a set that begins at an index of {@link #filled} or {@link #guards}. */
  static void addSquare(long[] sets, int start, int square) {
    sets[start + square / LONG_BITS] |= 1L << square;
  }

  private void grow() {
    int capacity = firsts.length + Math.max(STACK_AT_FIRST, firsts.length - mostKept);
    facts = Arrays.copyOf(facts, capacity * FACTS);
    firsts = Arrays.copyOf(firsts, capacity);
    seconds = Arrays.copyOf(seconds, capacity);
    boardKeys = Arrays.copyOf(boardKeys, capacity);
    rackKeys = Arrays.copyOf(rackKeys, capacity);
    filled = Arrays.copyOf(filled, capacity * setLongs);
    guards = Arrays.copyOf(guards, capacity * setLongs);
  }
}
