package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.core.runs.NamedArrays;
import java.nio.ByteBuffer;

/** Double precision, as the bits of doubles: eight lanes. */
class DoubleLanes implements LaneArithmetic<long[]> {
  static final int LANES = 8;

  @Override
  public int lanes() {
    return LANES;
  }

  @Override
  public long[] allocate(int values) {
    return new long[values];
  }

  @Override
  public double get(long[] values, int at) {
    return Double.longBitsToDouble(values[at]);
  }

  @Override
  public void set(long[] values, int at, double fraction) {
    values[at] = Double.doubleToRawLongBits(fraction);
  }

  @Override
  public void weigh(
      BearoffMoves moves, int firstSide, int sideCount, long[] source, int offset, long[] tile) {
    int[] starts = moves.starts();
    int[] successors = moves.successors();
    for (int side = 0; side < sideCount; side++) {
      weighSide(
          starts,
          (firstSide + side) * BearoffMoves.ROLLS,
          successors,
          source,
          offset,
          tile,
          side * LANES);
    }
  }

  /** One side: eight running minima and eight sums in registers, which is why it is written out. */
  private static void weighSide(
      int[] starts,
      int firstList,
      int[] successors,
      long[] source,
      int offset,
      long[] tile,
      int at) {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    double sum4 = 0;
    double sum5 = 0;
    double sum6 = 0;
    double sum7 = 0;
    int end = starts[firstList];
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      int entry = end;
      end = starts[firstList + roll + 1];
      int row = offset + successors[entry] * LANES;
      long least0 = source[row];
      long least1 = source[row + 1];
      long least2 = source[row + 2];
      long least3 = source[row + 3];
      long least4 = source[row + 4];
      long least5 = source[row + 5];
      long least6 = source[row + 6];
      long least7 = source[row + 7];
      for (entry++; entry < end; entry++) {
        row = offset + successors[entry] * LANES;
        least0 = Math.min(least0, source[row]);
        least1 = Math.min(least1, source[row + 1]);
        least2 = Math.min(least2, source[row + 2]);
        least3 = Math.min(least3, source[row + 3]);
        least4 = Math.min(least4, source[row + 4]);
        least5 = Math.min(least5, source[row + 5]);
        least6 = Math.min(least6, source[row + 6]);
        least7 = Math.min(least7, source[row + 7]);
      }
      double ways = RollWays.OF_ROLL[roll];
      sum0 += ways * Double.longBitsToDouble(least0);
      sum1 += ways * Double.longBitsToDouble(least1);
      sum2 += ways * Double.longBitsToDouble(least2);
      sum3 += ways * Double.longBitsToDouble(least3);
      sum4 += ways * Double.longBitsToDouble(least4);
      sum5 += ways * Double.longBitsToDouble(least5);
      sum6 += ways * Double.longBitsToDouble(least6);
      sum7 += ways * Double.longBitsToDouble(least7);
    }
    tile[at] = fractionBits(sum0);
    tile[at + 1] = fractionBits(sum1);
    tile[at + 2] = fractionBits(sum2);
    tile[at + 3] = fractionBits(sum3);
    tile[at + 4] = fractionBits(sum4);
    tile[at + 5] = fractionBits(sum5);
    tile[at + 6] = fractionBits(sum6);
    tile[at + 7] = fractionBits(sum7);
  }

  /** The sum never exceeds 36, since adding is monotone and all fractions are at most 1. */
  private static long fractionBits(double lossInWays) {
    return Double.doubleToRawLongBits((Dice.ALL_WAYS - lossInWays) / Dice.ALL_WAYS);
  }

  @Override
  public void offer(long[] noDouble, long[] opponents, long[] best) {
    for (int at = 0; at < best.length; at++) {
      double taken = 2 * Double.longBitsToDouble(opponents[at]) - 0.5;
      double kept = Double.longBitsToDouble(noDouble[at]);
      best[at] = Double.doubleToRawLongBits(Math.max(kept, Math.min(1, taken)));
    }
  }

  @Override
  public void turn(long[] tile, int laneCount, long[] target, int offset) {
    for (int lane = 0; lane < laneCount; lane++) {
      for (int side = 0; side < LANES; side++) {
        target[offset + lane * LANES + side] = tile[side * LANES + lane];
      }
    }
  }

  @Override
  public void encode(long[] values, int offset, int[] ranks, short[] target, int to, int stride) {
    for (int place = 0; place < ranks.length; place++) {
      double fraction = Double.longBitsToDouble(values[offset + LANES * place]);
      target[to + stride * ranks[place]] = (short) (int) (fraction * BearoffFormat.WHOLE + 0.5);
    }
  }

  @Override
  public NamedArrays save(NamedArrays arrays, String name, long[] values) {
    return arrays.with(name, values);
  }

  @Override
  public long[] restore(NamedArrays arrays, String name) {
    return arrays.longs(name);
  }

  @Override
  public void write(long[] values, int offset, int length, ByteBuffer target) {
    target.asLongBuffer().put(values, offset, length);
    // Typed views of a buffer have a position of their own.
    target.position(target.position() + length * Long.BYTES);
  }

  @Override
  public void read(ByteBuffer source, long[] values, int offset, int length) {
    source.asLongBuffer().get(values, offset, length);
    source.position(source.position() + length * Long.BYTES);
  }

  @Override
  public void copy(long[] from, int fromOffset, long[] to, int toOffset, int length) {
    System.arraycopy(from, fromOffset, to, toOffset, length);
  }
}
