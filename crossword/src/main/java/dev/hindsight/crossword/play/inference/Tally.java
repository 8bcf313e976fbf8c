package dev.hindsight.crossword.play.inference;

import java.util.Arrays;

/**
 * What one worker has recorded. Weights are whole numbers of {@link #UNITS} to a way of drawing, so
 * that tallies add up to the same whatever the number of workers.
 */
final class Tally {
  /** A likelihood is rounded to a millionth or so; all ways of drawing seven tiles still fit. */
  static final long UNITS = 1 << 20;

  /** By leave, see {@link KeptLeaves}. */
  final long[] weights;

  /** By leave: its worth in millipoints, once it was recorded. */
  final int[] values;

  long cutoffStops;

  Tally(KeptLeaves leaves) {
    this.weights = new long[leaves.size()];
    this.values = new int[leaves.size()];
  }

  void add(int leave, int leaveMillipoints, long weightUnits) {
    weights[leave] += weightUnits;
    values[leave] = leaveMillipoints;
  }

  void merge(Tally other) {
    for (int leave = 0; leave < weights.length; leave++) {
      if (other.weights[leave] != 0) {
        weights[leave] += other.weights[leave];
        values[leave] = other.values[leave];
      }
    }
    cutoffStops += other.cutoffStops;
  }

  /** Candidates recorded in one block, in ascending order, with their weights. */
  static final class Recorded {
    private int[] candidates = new int[16];
    private long[] weightUnits = new long[16];
    private int size;

    void add(int candidate, long units) {
      if (size == candidates.length) {
        candidates = Arrays.copyOf(candidates, 2 * size);
        weightUnits = Arrays.copyOf(weightUnits, 2 * size);
      }
      candidates[size] = candidate;
      weightUnits[size++] = units;
    }

    int size() {
      return size;
    }

    void copyTo(int[] toCandidates, long[] toWeights, int at) {
      System.arraycopy(candidates, 0, toCandidates, at, size);
      System.arraycopy(weightUnits, 0, toWeights, at, size);
    }
  }
}
