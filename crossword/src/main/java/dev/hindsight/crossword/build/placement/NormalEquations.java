package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Mergeable;
import java.util.Arrays;

/**
 * Sums from which any linear regression of some labels on some features can be solved: products of
 * features, of features and labels, and squares of labels. All are whole numbers and added exactly,
 * so that merging in any order gives the same sums; whatever does not fit throws.
 *
 * <p>Observations come one by one, or in groups that are compared only with each other: of a group
 * of n with features x and labels y the sums take n Σxx' − (Σx)(Σx)' and n Σxy − (Σx)(Σy), which is
 * n times what they would take of the deviations from the means of the group.
 *
 * <p>Features are whole numbers of a unit, so that those which count 0.4 times fit as well; what is
 * handed out is in ones.
 */
final class NormalEquations implements Mergeable<NormalEquations> {
  private final int features;
  private final int labels;
  private final double unit;

  /** Of features i ≥ j at i · (i + 1) / 2 + j. */
  private final long[] products;

  /**
   * Of label l and feature i at i · labels + l, since all labels of a feature are added at once.
   */
  private final long[] withLabels;

  private final long[] labelSquares;
  private long observations;
  private long groups;

  /** What the features of the observation at hand weigh. */
  private long[] weights = new long[64];

  /**
   * @param unit that features are counted in: this many are 1
   */
  NormalEquations(int features, int labels, int unit) {
    this(
        features,
        labels,
        unit,
        new long[features * (features + 1) / 2],
        new long[labels * features],
        new long[labels + 2]);
  }

  private NormalEquations(
      int features, int labels, int unit, long[] products, long[] withLabels, long[] labelSquares) {
    this.features = features;
    this.labels = labels;
    this.unit = unit;
    this.products = products;
    this.withLabels = withLabels;
    this.labelSquares = Arrays.copyOf(labelSquares, labels);
    this.observations = labelSquares[labels];
    this.groups = labelSquares[labels + 1];
  }

  /** Of arrays as {@link #arrays} hands them out. */
  static NormalEquations of(int features, int labels, int unit, long[][] arrays) {
    if (arrays[0].length != features * (features + 1) / 2
        || arrays[1].length != labels * features
        || arrays[2].length != labels + 2
        || arrays[2][labels] < 0) {
      throw new IllegalArgumentException("sums of other features");
    }
    long[] withLabels = transposed(arrays[1], labels, features);
    return new NormalEquations(features, labels, unit, arrays[0], withLabels, arrays[2]);
  }

  private static long[] transposed(long[] matrix, int rows, int columns) {
    long[] transposed = new long[matrix.length];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        transposed[column * rows + row] = matrix[row * columns + column];
      }
    }
    return transposed;
  }

  /**
   * Products, products with labels, label by label, and squares of labels with the numbers of
   * observations and groups.
   */
  long[][] arrays() {
    long[] squares = Arrays.copyOf(labelSquares, labels + 2);
    squares[labels] = observations;
    squares[labels + 1] = groups;
    return new long[][] {products, transposed(withLabels, features, labels), squares};
  }

  int labels() {
    return labels;
  }

  long observations() {
    return observations;
  }

  double product(int one, int other) {
    long product = one >= other ? products[place(one, other)] : products[place(other, one)];
    return product / (unit * unit);
  }

  double withLabel(int label, int feature) {
    return withLabels[feature * labels + label] / unit;
  }

  long labelSquares(int label) {
    return labelSquares[label];
  }

  private static int place(int one, int other) {
    return one * (one + 1) / 2 + other;
  }

  /** Takes one observation. */
  void add(PlacementFeatures.Sheet sheet, long[] values) {
    addProducts(sheet, 1);
    for (int place = 0; place < sheet.count(); place++) {
      int row = sheet.number(place) * labels;
      for (int label = 0; label < labels; label++) {
        withLabels[row + label] += weights[place] * values[label];
      }
    }
    for (int label = 0; label < labels; label++) {
      addSquare(label, Math.multiplyExact(values[label], values[label]));
    }
    observations++;
    groups++;
  }

  /**
   * What the variance of one observation about its mean is, given the sum of squares that a
   * regression leaves over of these.
   */
  double variance(double squaresLeft) {
    double inGroup = (double) observations / Math.max(1, groups);
    return squaresLeft / Math.max(1, observations) / Math.max(1, inGroup - 1);
  }

  /** By how much groups weigh more than observations that come one by one. */
  double groupWeight() {
    return (double) observations / Math.max(1, groups);
  }

  private void addProducts(PlacementFeatures.Sheet sheet, int times) {
    int count = sheet.count();
    if (weights.length < count) {
      weights = new long[2 * count];
    }
    for (int one = 0; one < count; one++) {
      weights[one] = sheet.weight(one);
      int row = place(sheet.number(one), 0);
      long amount = times * weights[one];
      for (int two = 0; two <= one; two++) {
        products[row + sheet.number(two)] += amount * weights[two];
      }
    }
  }

  private void addSquare(int label, long square) {
    labelSquares[label] = Math.addExact(labelSquares[label], square);
  }

  /**
   * Takes observations that are compared only with each other.
   *
   * @param values by observation, then label
   */
  void addGroup(PlacementFeatures.Sheet[] sheets, long[][] values, int count) {
    long[] sums = new long[features];
    int[] seen = new int[features];
    int seenCount = 0;
    for (int each = 0; each < count; each++) {
      PlacementFeatures.Sheet sheet = sheets[each];
      addProducts(sheet, count);
      for (int place = 0; place < sheet.count(); place++) {
        if (sums[sheet.number(place)] == 0) {
          seen[seenCount++] = sheet.number(place);
        }
        sums[sheet.number(place)] += sheet.weight(place);
      }
    }
    for (int one = 0; one < seenCount; one++) {
      for (int two = 0; two <= one; two++) {
        int place =
            seen[one] >= seen[two] ? place(seen[one], seen[two]) : place(seen[two], seen[one]);
        products[place] -= sums[seen[one]] * sums[seen[two]];
      }
    }
    for (int label = 0; label < labels; label++) {
      addGroupLabel(sheets, values, count, label, sums, seen, seenCount);
    }
    observations += count;
    groups++;
  }

  private void addGroupLabel(
      PlacementFeatures.Sheet[] sheets,
      long[][] values,
      int count,
      int label,
      long[] sums,
      int[] seen,
      int seenCount) {
    // Deviations from one of them, which changes nothing and keeps the numbers small.
    long origin = values[0][label];
    long sum = 0;
    long squares = 0;
    for (int each = 0; each < count; each++) {
      long value = values[each][label] - origin;
      sum += value;
      squares = Math.addExact(squares, Math.multiplyExact(value, value));
      PlacementFeatures.Sheet sheet = sheets[each];
      for (int place = 0; place < sheet.count(); place++) {
        withLabels[sheet.number(place) * labels + label] +=
            (long) count * sheet.weight(place) * value;
      }
    }
    for (int one = 0; one < seenCount; one++) {
      withLabels[seen[one] * labels + label] -= sums[seen[one]] * sum;
    }
    addSquare(label, Math.subtractExact(count * squares, Math.multiplyExact(sum, sum)));
  }

  @Override
  public void merge(NormalEquations other) {
    add(products, other.products);
    add(withLabels, other.withLabels);
    add(labelSquares, other.labelSquares);
    observations += other.observations;
    groups += other.groups;
  }

  private static void add(long[] to, long[] from) {
    for (int place = 0; place < to.length; place++) {
      to[place] = Math.addExact(to[place], from[place]);
    }
  }
}
