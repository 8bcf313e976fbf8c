package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.letters.Millipoints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What the mover may have kept, with weights.
 *
 * <p>The weight of a candidate is the number of ways to draw it from the tiles unseen, times its
 * likelihood if that was asked for.
 */
public final class InferenceResult {
  private final Observation observation;
  private final KeptLeaves leaves;
  private final Tally tally;
  private final long examined;
  private final int[] recorded;
  private final long[] recordedUnits;
  private final Moments moments;

  InferenceResult(
      Observation observation,
      KeptLeaves leaves,
      Tally tally,
      long examined,
      List<Tally.Recorded> blocks) {
    this.observation = observation;
    this.leaves = leaves;
    this.tally = tally;
    this.examined = examined;
    int size = 0;
    for (Tally.Recorded block : blocks) {
      size += block.size();
    }
    this.recorded = new int[size];
    this.recordedUnits = new long[size];
    int at = 0;
    for (Tally.Recorded block : blocks) {
      block.copyTo(recorded, recordedUnits, at);
      at += block.size();
    }
    this.moments = new Moments(tally);
  }

  /**
   * A multiset of tiles with its weight.
   *
   * @param counts by letter; the reader's own
   * @param millipoints what the evaluation says of keeping them; for a rack, of the leave
   * @param weight ways to have them, times likelihood
   */
  @SuppressWarnings("ArrayRecordComponent") // For printing; never compared.
  public record Weighted(int[] counts, int millipoints, double weight) {}

  /** How many racks the mover may have had before the move, whatever the move. */
  public long candidates() {
    return observation.family().size();
  }

  /** How many of them were judged: all, unless somebody stopped it. */
  public long examined() {
    return examined;
  }

  public boolean isPartial() {
    return examined < candidates();
  }

  /** How many explain the move. */
  public int recordedRacks() {
    return recorded.length;
  }

  /** Their weights together. */
  public double recordedWeight() {
    return moments.units / Tally.UNITS;
  }

  /** The numbers of the candidates that explain the move, ascending; the caller's own. */
  public int[] recordedCandidates() {
    return recorded.clone();
  }

  /** The weights of these, in the same order. */
  double[] recordedWeights() {
    return Arrays.stream(recordedUnits)
        .mapToDouble(units -> units / (double) Tally.UNITS)
        .toArray();
  }

  /** How many candidates were given up at the first move that was too good. */
  public long cutoffStops() {
    return tally.cutoffStops;
  }

  /** Mean worth of the leaves kept, in points; 0 if nothing explains the move. */
  public double meanLeavePoints() {
    return Millipoints.toPoints(moments.mean);
  }

  /** Standard deviation of the worth of the leaves kept, in points. */
  public double standardDeviationPoints() {
    return Millipoints.toPoints(moments.deviation);
  }

  /** The leaves of most weight, at most this many. */
  public List<Weighted> topLeaves(int most) {
    List<Integer> order = new ArrayList<>();
    for (int leave = 0; leave < tally.weights.length; leave++) {
      if (tally.weights[leave] > 0) {
        order.add(leave);
      }
    }
    order.sort(Comparator.comparingLong((Integer leave) -> -tally.weights[leave]));
    return order.stream().limit(most).map(this::leave).toList();
  }

  private Weighted leave(int leave) {
    int[] counts = new int[observation.family().letterCount()];
    leaves.leave(leave, counts);
    return new Weighted(counts, tally.values[leave], tally.weights[leave] / (double) Tally.UNITS);
  }

  /** By letter: the chance that the leave kept has a tile of it, given the move. */
  public double[] chanceOfHolding() {
    double[] chances = new double[observation.family().letterCount()];
    int[] counts = new int[chances.length];
    for (int leave = 0; leave < tally.weights.length; leave++) {
      if (tally.weights[leave] > 0) {
        leaves.leave(leave, counts);
        for (int letter = 0; letter < counts.length; letter++) {
          chances[letter] += counts[letter] > 0 ? tally.weights[leave] : 0;
        }
      }
    }
    for (int letter = 0; letter < chances.length; letter++) {
      chances[letter] = moments.units == 0 ? 0 : chances[letter] / moments.units;
    }
    return chances;
  }

  /** The chance of each letter if nothing could be learnt from the move. */
  public double[] baseRates() {
    return new BaseRates(observation).chances();
  }

  /** What was recorded, to draw the mover's leave from. */
  public InferredRacks racks() {
    return new InferredRacks(leaves, tally, observation.family().letterCount());
  }

  /** Weighted mean and deviation, summed in the order of the leaves: the same for any crew. */
  private static final class Moments {
    final double units;
    final double mean;
    final double deviation;

    Moments(Tally tally) {
      long sum = 0;
      for (long weight : tally.weights) {
        sum = Math.addExact(sum, weight);
      }
      double first = 0;
      for (int leave = 0; leave < tally.weights.length; leave++) {
        first += (double) tally.weights[leave] * tally.values[leave];
      }
      this.units = sum;
      this.mean = sum == 0 ? 0 : first / sum;
      double second = 0;
      for (int leave = 0; leave < tally.weights.length; leave++) {
        double off = tally.values[leave] - mean;
        second += tally.weights[leave] * off * off;
      }
      this.deviation = sum == 0 ? 0 : Math.sqrt(second / sum);
    }
  }
}
