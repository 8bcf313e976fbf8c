package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.core.runs.NamedArrays;
import java.nio.ByteBuffer;

/**
 * Single precision, as the bits of floats: sixteen lanes. Sums are taken in doubles and rounded
 * when they are stored, so that one step adds an error of at most 2⁻²⁵.
 */
class FloatLanes implements LaneArithmetic<int[]> {
  static final int LANES = 16;

  /** As many minima and sums as there are registers for. */
  private static final int HALF = 8;

  @Override
  public int lanes() {
    return LANES;
  }

  @Override
  public int[] allocate(int values) {
    return new int[values];
  }

  @Override
  public double get(int[] values, int at) {
    return Float.intBitsToFloat(values[at]);
  }

  @Override
  public void set(int[] values, int at, double fraction) {
    values[at] = Float.floatToRawIntBits((float) fraction);
  }

  @Override
  public void weigh(
      BearoffMoves moves, int firstSide, int sideCount, int[] source, int offset, int[] tile) {
    int[] starts = moves.starts();
    int[] successors = moves.successors();
    for (int side = 0; side < sideCount; side++) {
      int firstList = (firstSide + side) * BearoffMoves.ROLLS;
      for (int half = 0; half < LANES; half += HALF) {
        weighHalf(starts, firstList, successors, source, offset + half, tile, side * LANES + half);
      }
    }
  }

  /** Half a side: eight minima and eight sums in registers, which is why it is written out. */
  private static void weighHalf(
      int[] starts, int firstList, int[] successors, int[] source, int offset, int[] tile, int at) {
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
      int least0 = source[row];
      int least1 = source[row + 1];
      int least2 = source[row + 2];
      int least3 = source[row + 3];
      int least4 = source[row + 4];
      int least5 = source[row + 5];
      int least6 = source[row + 6];
      int least7 = source[row + 7];
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
      sum0 += ways * Float.intBitsToFloat(least0);
      sum1 += ways * Float.intBitsToFloat(least1);
      sum2 += ways * Float.intBitsToFloat(least2);
      sum3 += ways * Float.intBitsToFloat(least3);
      sum4 += ways * Float.intBitsToFloat(least4);
      sum5 += ways * Float.intBitsToFloat(least5);
      sum6 += ways * Float.intBitsToFloat(least6);
      sum7 += ways * Float.intBitsToFloat(least7);
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
  private static int fractionBits(double lossInWays) {
    return Float.floatToRawIntBits((float) ((Dice.ALL_WAYS - lossInWays) / Dice.ALL_WAYS));
  }

  @Override
  public void offer(int[] noDouble, int[] opponents, int[] best) {
    for (int at = 0; at < best.length; at++) {
      float taken = 2 * Float.intBitsToFloat(opponents[at]) - 0.5f;
      float kept = Float.intBitsToFloat(noDouble[at]);
      best[at] = Float.floatToRawIntBits(Math.max(kept, Math.min(1, taken)));
    }
  }

  @Override
  public void turn(int[] tile, int laneCount, int[] target, int offset) {
    for (int lane = 0; lane < laneCount; lane++) {
      for (int side = 0; side < LANES; side++) {
        target[offset + lane * LANES + side] = tile[side * LANES + lane];
      }
    }
  }

  @Override
  public void encode(int[] values, int offset, int[] ranks, short[] target, int to, int stride) {
    for (int place = 0; place < ranks.length; place++) {
      double fraction = Float.intBitsToFloat(values[offset + LANES * place]);
      target[to + stride * ranks[place]] = (short) (int) (fraction * BearoffFormat.WHOLE + 0.5);
    }
  }

  @Override
  public NamedArrays save(NamedArrays arrays, String name, int[] values) {
    return arrays.with(name, values);
  }

  @Override
  public int[] restore(NamedArrays arrays, String name) {
    return arrays.ints(name);
  }

  @Override
  public void write(int[] values, int offset, int length, ByteBuffer target) {
    target.asIntBuffer().put(values, offset, length);
    // Typed views of a buffer have a position of their own.
    target.position(target.position() + length * Integer.BYTES);
  }

  @Override
  public void read(ByteBuffer source, int[] values, int offset, int length) {
    source.asIntBuffer().get(values, offset, length);
    source.position(source.position() + length * Integer.BYTES);
  }

  @Override
  public void copy(int[] from, int fromOffset, int[] to, int toOffset, int length) {
    System.arraycopy(from, fromOffset, to, toOffset, length);
  }
}
