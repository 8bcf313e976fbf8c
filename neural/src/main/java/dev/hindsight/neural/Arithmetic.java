package dev.hindsight.neural;

/**
 * The loops that all time goes into, written plainly; {@code VectorArithmetic} does the same with
 * the machine's vectors.
 *
 * <p>Both add in the same order and round after every operation, so both give the same bits, and so
 * does every machine. That is why nothing here fuses a multiplication with an addition, and why
 * sums over a whole array are taken in a fixed number of parts.
 */
class Arithmetic {
  static final int LANES = NetShape.LANES;

  /** Outputs are summed up in four parts, so that no addition waits for the one before. */
  static final int PARTS = 4;

  String name() {
    return "plain loops";
  }

  /**
   * {@code target[t…] = max(least, start[s…] + Σ rows[offsets[k]…])} for k from {@code from} to
   * below {@code to}.
   */
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
    for (int lane = 0; lane < width; lane++) {
      float sum = start[startAt + lane];
      for (int row = from; row < to; row++) {
        sum += rows[offsets[row] + lane];
      }
      target[targetAt + lane] = Math.max(sum, least);
    }
  }

  /** {@code target[lane] += Σ scales[k] · rows[offsets[k] + lane]} for k below {@code count}. */
  void addScaledRows(
      float[] rows, int width, int[] offsets, float[] scales, int count, float[] target, int at) {
    for (int lane = 0; lane < width; lane++) {
      float sum = target[at + lane];
      for (int row = 0; row < count; row++) {
        sum += scales[row] * rows[offsets[row] + lane];
      }
      target[at + lane] = sum;
    }
  }

  /**
   * {@code target[lane] += Σ scales[row] · matrix[matrixAt + row · width + lane]}, for all rows;
   * the matrix is wider than one vector.
   */
  void addMatrix(
      float[] matrix, int matrixAt, int width, float[] scales, int rows, float[] target, int at) {
    for (int lane = 0; lane < width; lane++) {
      float sum = target[at + lane];
      for (int row = 0; row < rows; row++) {
        sum += scales[row] * matrix[matrixAt + row * width + lane];
      }
      target[at + lane] = sum;
    }
  }

  /**
   * As {@link #addMatrix} for rows of exactly {@link #LANES}; the number of rows is a multiple of
   * {@link #PARTS}.
   */
  void addNarrowMatrix(
      float[] matrix, int matrixAt, float[] scales, int rows, float[] target, int at) {
    for (int lane = 0; lane < LANES; lane++) {
      float part0 = target[at + lane];
      float part1 = 0;
      float part2 = 0;
      float part3 = 0;
      for (int row = 0; row < rows; row += PARTS) {
        int place = matrixAt + row * LANES + lane;
        part0 += scales[row] * matrix[place];
        part1 += scales[row + 1] * matrix[place + LANES];
        part2 += scales[row + 2] * matrix[place + 2 * LANES];
        part3 += scales[row + 3] * matrix[place + 3 * LANES];
      }
      target[at + lane] = (part0 + part1) + (part2 + part3);
    }
  }

  /** {@code target[at + r · width + lane] += scales[r] · row[lane]} for all rows r. */
  void addProducts(float[] scales, int rows, float[] row, int width, float[] target, int at) {
    for (int r = 0; r < rows; r++) {
      addScaled(scales[r], row, 0, width, target, at + r * width);
    }
  }

  /** {@code target[offsets[k] + lane] += scales[k] · row[lane]} for k below {@code count}. */
  void addToRows(float[] row, int width, int[] offsets, float[] scales, int count, float[] target) {
    for (int k = 0; k < count; k++) {
      addScaled(scales[k], row, 0, width, target, offsets[k]);
    }
  }

  /** {@code target[lane] += scale · row[lane]}. */
  void addScaled(float scale, float[] row, int rowAt, int width, float[] target, int at) {
    for (int lane = 0; lane < width; lane++) {
      target[at + lane] += scale * row[rowAt + lane];
    }
  }

  /** Replaces what is negative by 0. */
  void rectify(float[] values, int at, int width) {
    for (int lane = 0; lane < width; lane++) {
      values[at + lane] = Math.max(values[at + lane], 0f);
    }
  }

  /** Clears {@code values} where the activation of the same place is not positive. */
  void clearWhereInactive(float[] values, float[] activations, int width) {
    for (int lane = 0; lane < width; lane++) {
      values[lane] = activations[lane] > 0 ? values[lane] : 0f;
    }
  }

  /** One step of Adam on a stretch of parameters; clears the gradient behind it. */
  void adam(
      float[] parameters, float[] gradient, float[] first, float[] second, AdamFactors factors) {
    for (int at = 0; at < parameters.length; at++) {
      float slope = gradient[at] * factors.gradientScale();
      float mean = first[at] * factors.keepFirst() + slope * factors.takeFirst();
      float square = second[at] * factors.keepSecond() + slope * slope * factors.takeSecond();
      first[at] = mean;
      second[at] = square;
      parameters[at] -=
          mean
              * factors.rate()
              / ((float) Math.sqrt(square * factors.unbias()) + factors.epsilon());
      gradient[at] = 0;
    }
  }

  /** {@code target[lane] = start[lane] + Σ rows[offsets[k] + lane]} for k below {@code count}. */
  void sumShortRows(
      short[] rows, int width, int[] offsets, int count, short[] start, short[] target) {
    for (int lane = 0; lane < width; lane++) {
      int sum = start[lane];
      for (int row = 0; row < count; row++) {
        sum += rows[offsets[row] + lane];
      }
      target[lane] = (short) sum;
    }
  }

  /**
   * {@code lanes[k · LANES + l] = Σ max(0, sums[u]) · columns[k · width + u]} over the units u = l,
   * l + LANES, … for each output k.
   */
  void rectifiedDots(short[] sums, int width, float[] columns, int outputs, float[] lanes) {
    for (int output = 0; output < outputs; output++) {
      for (int lane = 0; lane < LANES; lane++) {
        float sum = 0;
        for (int unit = lane; unit < width; unit += LANES) {
          sum += Math.max(sums[unit], 0) * columns[output * width + unit];
        }
        lanes[output * LANES + lane] = sum;
      }
    }
  }
}
