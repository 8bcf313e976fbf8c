package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.core.runs.NamedArrays;
import java.nio.ByteBuffer;

/**
 * The arithmetic of the two-sided solver on arrays {@code A} of one precision.
 *
 * <p>A value is a <em>winning fraction</em> from 0 (a certain loss of one unit) to 1 (a certain
 * win): the chance to win, or (equity + 1) / 2 where there is a cube. Fractions are kept as the
 * bits of floating-point numbers in integer arrays: non-negative numbers compare like their bits,
 * and integers have a minimum in one instruction.
 *
 * <p>Values come in <em>rows</em> of {@link #lanes} neighbours, one cache line each, and in
 * <em>tiles</em> of as many rows: row s of a tile belongs to one side, lane l to one opponent.
 */
interface LaneArithmetic<A> {
  /** Values in a row: 64 bytes of them. */
  int lanes();

  /** An array of fractions 0. */
  A allocate(int values);

  double get(A values, int at);

  void set(A values, int at, double fraction);

  /**
   * What the sides from {@code firstSide} on are worth on roll, in all lanes:
   *
   * <pre>tile[s][l] = 1 − Σ_roll p(roll) · min over successors of source[offset + successor][l]
   * </pre>
   *
   * where the source holds, for every place, what the opponent is worth on roll when the side has
   * come there. O(successors · lanes).
   */
  void weigh(BearoffMoves moves, int firstSide, int sideCount, A source, int offset, A tile);

  /**
   * What a player who may double is worth before that decision: the better of not doubling and of
   * doubling, when the opponent gives up rather than take at a worse price.
   *
   * <p>With equities: max(no double, min(1, 2 · opponent owns it)).
   */
  void offer(A noDouble, A opponents, A best);

  /** {@code target[offset + l][s] = tile[s][l]} for the first {@code laneCount} lanes. */
  void turn(A tile, int laneCount, A target, int offset);

  /**
   * Writes {@code values[offset + lanes · place]}, in 65,535ths rounded to the nearest, to {@code
   * target[to + stride · ranks[place]]} for every place: reads in the order of memory.
   */
  void encode(A values, int offset, int[] ranks, short[] target, int to, int stride);

  /** These arrays and one more, as a checkpoint keeps them. */
  NamedArrays save(NamedArrays arrays, String name, A values);

  /** The array of that name. */
  A restore(NamedArrays arrays, String name);

  /** Appends some values to a buffer, in its byte order. */
  void write(A values, int offset, int length, ByteBuffer target);

  /** Takes the next values of a buffer. */
  void read(ByteBuffer source, A values, int offset, int length);

  void copy(A from, int fromOffset, A to, int toOffset, int length);
}
