package dev.hindsight.bench;

import dev.hindsight.core.measure.Moments;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/**
 * What an {@link CrosswordEndings} found out.
 *
 * @param endings in the order of the games
 */
public record CrosswordEndingFigures(List<CrosswordEndings.Ending> endings) {
  public CrosswordEndingFigures {
    endings = List.copyOf(endings);
  }

  /** The share of endings proven within a time. */
  public double provenWithin(Duration time) {
    long within =
        endings.stream()
            .filter(ending -> ending.proven() && ending.nanos() <= time.toNanos())
            .count();
    return within / (double) Math.max(1, endings.size());
  }

  /**
   * The time within which a share of the endings is proven; nothing if fewer were proven at all.
   *
   * @param share 0.5 for the median
   */
  public OptionalLong nanosToProve(double share) {
    return ProofTimes.nanosToProve(
        endings.stream()
            .filter(CrosswordEndings.Ending::proven)
            .mapToLong(CrosswordEndings.Ending::nanos),
        endings.size(),
        share);
  }

  /** Points that the static choice loses, over the endings where that is proven; zeros too. */
  public Moments staticLosses() {
    Moments losses = new Moments();
    for (CrosswordEndings.Ending ending : endings) {
      ending.staticLossPoints().ifPresent(losses::add);
    }
    return losses;
  }

  /** In how many endings the static choice loses points. */
  public long staticErrors() {
    return endings.stream().filter(ending -> ending.staticLossPoints().orElse(0) > 0).count();
  }
}
