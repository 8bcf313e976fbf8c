package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Mergeable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the trials of a rollout came to: the six results and the cubeless equity, in billionths, so
 * that sums are exact and threads do not show.
 */
public final class RolloutTally implements Mergeable<RolloutTally> {
  private static final double UNITS = 1e9;

  private final Moments[] results = new Moments[ResultChances.COUNT];
  private final Moments equity = new Moments();
  private final Moments plies = new Moments();

  public RolloutTally() {
    for (int result = 0; result < results.length; result++) {
      results[result] = new Moments();
    }
  }

  /**
   * Adds a trial.
   *
   * @param chances 1 for the result of a finished game, chances where it was truncated, either less
   *     the luck; for the player who was on roll at first
   */
  void add(double[] chances, int pliesPlayed) {
    double sum = 0;
    for (int result = 0; result < results.length; result++) {
      results[result].add(Math.round(chances[result] * UNITS));
      int points = 1 + result % ResultChances.LOST;
      sum += (result < ResultChances.LOST ? points : -points) * chances[result];
    }
    equity.add(Math.round(sum * UNITS));
    plies.add(pliesPlayed);
  }

  @Override
  public void merge(RolloutTally other) {
    for (int result = 0; result < results.length; result++) {
      results[result].merge(other.results[result]);
    }
    equity.merge(other.equity);
    plies.merge(other.plies);
  }

  /** The six results, equity and plies, one after another. */
  long[] toLongs() {
    return Stream.concat(Arrays.stream(results), Stream.of(equity, plies))
        .flatMapToLong(moments -> Arrays.stream(moments.toLongs()))
        .toArray();
  }

  /** What {@link #toLongs} was called on. */
  static RolloutTally ofLongs(long[] longs) {
    RolloutTally tally = new RolloutTally();
    int parts = tally.results.length + 2;
    int length = longs.length / parts;
    if (longs.length % parts != 0) {
      throw new IllegalArgumentException("Not the tally of a rollout: " + longs.length + " longs.");
    }
    for (int part = 0; part < parts; part++) {
      long[] own = Arrays.copyOfRange(longs, part * length, (part + 1) * length);
      tally.moments(part).merge(Moments.ofLongs(own));
    }
    for (int part = 0; part < parts; part++) {
      if (tally.moments(part).count() != tally.trials()) {
        throw new IllegalArgumentException("Not the tally of a rollout: its results differ.");
      }
    }
    if (tally.trials() > 0 && tally.plies.minimum() < 0) {
      throw new IllegalArgumentException(
          "Not the tally of a rollout: games of fewer than 0 plies.");
    }
    return tally;
  }

  private Moments moments(int part) {
    return part < results.length ? results[part] : part == results.length ? equity : plies;
  }

  /** How many trials were added. */
  long trials() {
    return equity.count();
  }

  /** The means, with standard errors. */
  public RolloutResult result() {
    List<Double> means = new ArrayList<>();
    List<Double> errors = new ArrayList<>();
    for (Moments result : results) {
      means.add(result.mean() / UNITS);
      errors.add(result.standardError() / UNITS);
    }
    return new RolloutResult(
        equity.count(),
        equity.mean() / UNITS,
        equity.standardError() / UNITS,
        equity.standardDeviation() / UNITS,
        means,
        errors,
        plies.mean());
  }
}
