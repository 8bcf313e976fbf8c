package dev.hindsight.neural;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** {@link Arithmetic} with vectors of eight floats: the same operations, eight lanes at once. */
final class VectorArithmetic extends Arithmetic {
  private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_256;
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_256;
  private static final VectorSpecies<Short> FEW_SHORTS = ShortVector.SPECIES_128;
  private static final int SHORT_LANES = SHORTS.length();
  private static final int EIGHT_SHORTS = 8 * SHORT_LANES;
  private static final int FOUR = 4 * LANES;
  private static final int SIX = 6;

  @Override
  String name() {
    return "vectors";
  }

  @Override
  void sumRows(
      float[] rows,
      int width,
      int[] offsets,
      int from,
      int to,
      float[] start,
      int startAt,
      float[] target,
      int targetAt,
      float least) {
    int lane = 0;
    for (; lane + FOUR <= width; lane += FOUR) {
      FloatVector sum0 = FloatVector.fromArray(FLOATS, start, startAt + lane);
      FloatVector sum1 = FloatVector.fromArray(FLOATS, start, startAt + lane + LANES);
      FloatVector sum2 = FloatVector.fromArray(FLOATS, start, startAt + lane + 2 * LANES);
      FloatVector sum3 = FloatVector.fromArray(FLOATS, start, startAt + lane + 3 * LANES);
      for (int row = from; row < to; row++) {
        int at = offsets[row] + lane;
        sum0 = sum0.add(FloatVector.fromArray(FLOATS, rows, at));
        sum1 = sum1.add(FloatVector.fromArray(FLOATS, rows, at + LANES));
        sum2 = sum2.add(FloatVector.fromArray(FLOATS, rows, at + 2 * LANES));
        sum3 = sum3.add(FloatVector.fromArray(FLOATS, rows, at + 3 * LANES));
      }
      sum0.max(least).intoArray(target, targetAt + lane);
      sum1.max(least).intoArray(target, targetAt + lane + LANES);
      sum2.max(least).intoArray(target, targetAt + lane + 2 * LANES);
      sum3.max(least).intoArray(target, targetAt + lane + 3 * LANES);
    }
    for (; lane < width; lane += LANES) {
      FloatVector sum = FloatVector.fromArray(FLOATS, start, startAt + lane);
      for (int row = from; row < to; row++) {
        sum = sum.add(FloatVector.fromArray(FLOATS, rows, offsets[row] + lane));
      }
      sum.max(least).intoArray(target, targetAt + lane);
    }
  }

  @Override
  void addScaledRows(
      float[] rows, int width, int[] offsets, float[] scales, int count, float[] target, int at) {
    int lane = 0;
    for (; lane + FOUR <= width; lane += FOUR) {
      FloatVector sum0 = FloatVector.fromArray(FLOATS, target, at + lane);
      FloatVector sum1 = FloatVector.fromArray(FLOATS, target, at + lane + LANES);
      FloatVector sum2 = FloatVector.fromArray(FLOATS, target, at + lane + 2 * LANES);
      FloatVector sum3 = FloatVector.fromArray(FLOATS, target, at + lane + 3 * LANES);
      for (int row = 0; row < count; row++) {
        FloatVector scale = FloatVector.broadcast(FLOATS, scales[row]);
        int place = offsets[row] + lane;
        sum0 = sum0.add(FloatVector.fromArray(FLOATS, rows, place).mul(scale));
        sum1 = sum1.add(FloatVector.fromArray(FLOATS, rows, place + LANES).mul(scale));
        sum2 = sum2.add(FloatVector.fromArray(FLOATS, rows, place + 2 * LANES).mul(scale));
        sum3 = sum3.add(FloatVector.fromArray(FLOATS, rows, place + 3 * LANES).mul(scale));
      }
      sum0.intoArray(target, at + lane);
      sum1.intoArray(target, at + lane + LANES);
      sum2.intoArray(target, at + lane + 2 * LANES);
      sum3.intoArray(target, at + lane + 3 * LANES);
    }
    for (; lane < width; lane += LANES) {
      FloatVector sum = FloatVector.fromArray(FLOATS, target, at + lane);
      for (int row = 0; row < count; row++) {
        sum = sum.add(FloatVector.fromArray(FLOATS, rows, offsets[row] + lane).mul(scales[row]));
      }
      sum.intoArray(target, at + lane);
    }
  }

  @Override
  void addMatrix(
      float[] matrix, int matrixAt, int width, float[] scales, int rows, float[] target, int at) {
    int lane = 0;
    for (; lane + FOUR <= width; lane += FOUR) {
      FloatVector sum0 = FloatVector.fromArray(FLOATS, target, at + lane);
      FloatVector sum1 = FloatVector.fromArray(FLOATS, target, at + lane + LANES);
      FloatVector sum2 = FloatVector.fromArray(FLOATS, target, at + lane + 2 * LANES);
      FloatVector sum3 = FloatVector.fromArray(FLOATS, target, at + lane + 3 * LANES);
      int place = matrixAt + lane;
      for (int row = 0; row < rows; row++) {
        FloatVector scale = FloatVector.broadcast(FLOATS, scales[row]);
        sum0 = sum0.add(FloatVector.fromArray(FLOATS, matrix, place).mul(scale));
        sum1 = sum1.add(FloatVector.fromArray(FLOATS, matrix, place + LANES).mul(scale));
        sum2 = sum2.add(FloatVector.fromArray(FLOATS, matrix, place + 2 * LANES).mul(scale));
        sum3 = sum3.add(FloatVector.fromArray(FLOATS, matrix, place + 3 * LANES).mul(scale));
        place += width;
      }
      sum0.intoArray(target, at + lane);
      sum1.intoArray(target, at + lane + LANES);
      sum2.intoArray(target, at + lane + 2 * LANES);
      sum3.intoArray(target, at + lane + 3 * LANES);
    }
    for (; lane < width; lane += LANES) {
      FloatVector sum = FloatVector.fromArray(FLOATS, target, at + lane);
      for (int row = 0; row < rows; row++) {
        sum =
            sum.add(
                FloatVector.fromArray(FLOATS, matrix, matrixAt + row * width + lane)
                    .mul(scales[row]));
      }
      sum.intoArray(target, at + lane);
    }
  }

  @Override
  void addNarrowMatrix(
      float[] matrix, int matrixAt, float[] scales, int rows, float[] target, int at) {
    FloatVector part0 = FloatVector.fromArray(FLOATS, target, at);
    FloatVector part1 = FloatVector.zero(FLOATS);
    FloatVector part2 = part1;
    FloatVector part3 = part1;
    for (int row = 0; row < rows; row += PARTS) {
      int place = matrixAt + row * LANES;
      part0 = part0.add(FloatVector.fromArray(FLOATS, matrix, place).mul(scales[row]));
      part1 = part1.add(FloatVector.fromArray(FLOATS, matrix, place + LANES).mul(scales[row + 1]));
      part2 =
          part2.add(FloatVector.fromArray(FLOATS, matrix, place + 2 * LANES).mul(scales[row + 2]));
      part3 =
          part3.add(FloatVector.fromArray(FLOATS, matrix, place + 3 * LANES).mul(scales[row + 3]));
    }
    part0.add(part1).add(part2.add(part3)).intoArray(target, at);
  }

  @Override
  void addProducts(float[] scales, int rows, float[] row, int width, float[] target, int at) {
    if (width != LANES) {
      super.addProducts(scales, rows, row, width, target, at);
      return;
    }
    FloatVector factor = FloatVector.fromArray(FLOATS, row, 0);
    for (int r = 0; r < rows; r++) {
      int place = at + r * LANES;
      FloatVector.fromArray(FLOATS, target, place)
          .add(factor.mul(scales[r]))
          .intoArray(target, place);
    }
  }

  @Override
  void addToRows(float[] row, int width, int[] offsets, float[] scales, int count, float[] target) {
    int lane = 0;
    for (; lane + FOUR <= width; lane += FOUR) {
      FloatVector row0 = FloatVector.fromArray(FLOATS, row, lane);
      FloatVector row1 = FloatVector.fromArray(FLOATS, row, lane + LANES);
      FloatVector row2 = FloatVector.fromArray(FLOATS, row, lane + 2 * LANES);
      FloatVector row3 = FloatVector.fromArray(FLOATS, row, lane + 3 * LANES);
      for (int k = 0; k < count; k++) {
        FloatVector scale = FloatVector.broadcast(FLOATS, scales[k]);
        int at = offsets[k] + lane;
        add(target, at, row0.mul(scale));
        add(target, at + LANES, row1.mul(scale));
        add(target, at + 2 * LANES, row2.mul(scale));
        add(target, at + 3 * LANES, row3.mul(scale));
      }
    }
    for (; lane < width; lane += LANES) {
      FloatVector part = FloatVector.fromArray(FLOATS, row, lane);
      for (int k = 0; k < count; k++) {
        add(target, offsets[k] + lane, part.mul(scales[k]));
      }
    }
  }

  private static void add(float[] target, int at, FloatVector more) {
    FloatVector.fromArray(FLOATS, target, at).add(more).intoArray(target, at);
  }

  @Override
  void addScaled(float scale, float[] row, int rowAt, int width, float[] target, int at) {
    for (int lane = 0; lane < width; lane += LANES) {
      FloatVector.fromArray(FLOATS, target, at + lane)
          .add(FloatVector.fromArray(FLOATS, row, rowAt + lane).mul(scale))
          .intoArray(target, at + lane);
    }
  }

  @Override
  void rectify(float[] values, int at, int width) {
    for (int lane = 0; lane < width; lane += LANES) {
      FloatVector.fromArray(FLOATS, values, at + lane).max(0f).intoArray(values, at + lane);
    }
  }

  @Override
  void clearWhereInactive(float[] values, float[] activations, int width) {
    FloatVector zero = FloatVector.zero(FLOATS);
    for (int lane = 0; lane < width; lane += LANES) {
      VectorMask<Float> active =
          FloatVector.fromArray(FLOATS, activations, lane).compare(VectorOperators.GT, 0f);
      zero.blend(FloatVector.fromArray(FLOATS, values, lane), active).intoArray(values, lane);
    }
  }

  @Override
  void adam(
      float[] parameters, float[] gradient, float[] first, float[] second, AdamFactors factors) {
    FloatVector zero = FloatVector.zero(FLOATS);
    for (int at = 0; at < parameters.length; at += LANES) {
      FloatVector slope = FloatVector.fromArray(FLOATS, gradient, at).mul(factors.gradientScale());
      FloatVector mean =
          FloatVector.fromArray(FLOATS, first, at)
              .mul(factors.keepFirst())
              .add(slope.mul(factors.takeFirst()));
      FloatVector square =
          FloatVector.fromArray(FLOATS, second, at)
              .mul(factors.keepSecond())
              .add(slope.mul(slope).mul(factors.takeSecond()));
      mean.intoArray(first, at);
      square.intoArray(second, at);
      FloatVector step =
          mean.mul(factors.rate()).div(square.mul(factors.unbias()).sqrt().add(factors.epsilon()));
      FloatVector.fromArray(FLOATS, parameters, at).sub(step).intoArray(parameters, at);
      zero.intoArray(gradient, at);
    }
  }

  @Override
  void sumShortRows(
      short[] rows, int width, int[] offsets, int count, short[] start, short[] target) {
    int lane = 0;
    for (; lane + EIGHT_SHORTS <= width; lane += EIGHT_SHORTS) {
      ShortVector sum0 = ShortVector.fromArray(SHORTS, start, lane);
      ShortVector sum1 = ShortVector.fromArray(SHORTS, start, lane + SHORT_LANES);
      ShortVector sum2 = ShortVector.fromArray(SHORTS, start, lane + 2 * SHORT_LANES);
      ShortVector sum3 = ShortVector.fromArray(SHORTS, start, lane + 3 * SHORT_LANES);
      ShortVector sum4 = ShortVector.fromArray(SHORTS, start, lane + 4 * SHORT_LANES);
      ShortVector sum5 = ShortVector.fromArray(SHORTS, start, lane + 5 * SHORT_LANES);
      ShortVector sum6 = ShortVector.fromArray(SHORTS, start, lane + 6 * SHORT_LANES);
      ShortVector sum7 = ShortVector.fromArray(SHORTS, start, lane + 7 * SHORT_LANES);
      for (int row = 0; row < count; row++) {
        int at = offsets[row] + lane;
        sum0 = sum0.add(ShortVector.fromArray(SHORTS, rows, at));
        sum1 = sum1.add(ShortVector.fromArray(SHORTS, rows, at + SHORT_LANES));
        sum2 = sum2.add(ShortVector.fromArray(SHORTS, rows, at + 2 * SHORT_LANES));
        sum3 = sum3.add(ShortVector.fromArray(SHORTS, rows, at + 3 * SHORT_LANES));
        sum4 = sum4.add(ShortVector.fromArray(SHORTS, rows, at + 4 * SHORT_LANES));
        sum5 = sum5.add(ShortVector.fromArray(SHORTS, rows, at + 5 * SHORT_LANES));
        sum6 = sum6.add(ShortVector.fromArray(SHORTS, rows, at + 6 * SHORT_LANES));
        sum7 = sum7.add(ShortVector.fromArray(SHORTS, rows, at + 7 * SHORT_LANES));
      }
      sum0.intoArray(target, lane);
      sum1.intoArray(target, lane + SHORT_LANES);
      sum2.intoArray(target, lane + 2 * SHORT_LANES);
      sum3.intoArray(target, lane + 3 * SHORT_LANES);
      sum4.intoArray(target, lane + 4 * SHORT_LANES);
      sum5.intoArray(target, lane + 5 * SHORT_LANES);
      sum6.intoArray(target, lane + 6 * SHORT_LANES);
      sum7.intoArray(target, lane + 7 * SHORT_LANES);
    }
    for (; lane < width; lane += LANES) {
      ShortVector sum = ShortVector.fromArray(FEW_SHORTS, start, lane);
      for (int row = 0; row < count; row++) {
        sum = sum.add(ShortVector.fromArray(FEW_SHORTS, rows, offsets[row] + lane));
      }
      sum.intoArray(target, lane);
    }
  }

  @Override
  void rectifiedDots(short[] sums, int width, float[] columns, int outputs, float[] lanes) {
    if (outputs != SIX) {
      super.rectifiedDots(sums, width, columns, outputs, lanes);
      return;
    }
    FloatVector dot0 = FloatVector.zero(FLOATS);
    FloatVector dot1 = dot0;
    FloatVector dot2 = dot0;
    FloatVector dot3 = dot0;
    FloatVector dot4 = dot0;
    FloatVector dot5 = dot0;
    for (int unit = 0; unit < width; unit += LANES) {
      FloatVector in =
          ((FloatVector) ShortVector.fromArray(FEW_SHORTS, sums, unit).castShape(FLOATS, 0))
              .max(0f);
      dot0 = dot0.add(in.mul(FloatVector.fromArray(FLOATS, columns, unit)));
      dot1 = dot1.add(in.mul(FloatVector.fromArray(FLOATS, columns, width + unit)));
      dot2 = dot2.add(in.mul(FloatVector.fromArray(FLOATS, columns, 2 * width + unit)));
      dot3 = dot3.add(in.mul(FloatVector.fromArray(FLOATS, columns, 3 * width + unit)));
      dot4 = dot4.add(in.mul(FloatVector.fromArray(FLOATS, columns, 4 * width + unit)));
      dot5 = dot5.add(in.mul(FloatVector.fromArray(FLOATS, columns, 5 * width + unit)));
    }
    dot0.intoArray(lanes, 0);
    dot1.intoArray(lanes, LANES);
    dot2.intoArray(lanes, 2 * LANES);
    dot3.intoArray(lanes, 3 * LANES);
    dot4.intoArray(lanes, 4 * LANES);
    dot5.intoArray(lanes, 5 * LANES);
  }
}
