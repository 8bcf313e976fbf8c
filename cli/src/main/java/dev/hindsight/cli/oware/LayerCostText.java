package dev.hindsight.cli.oware;

import dev.hindsight.oware.build.LayerCost;
import java.util.Locale;

/** What a layer that was solved on disk took, in two lines. */
final class LayerCostText {
  private LayerCostText() {}

  static String of(LayerCost layer) {
    return String.format(
        Locale.ROOT,
        "%d seeds: %,d boards in %.1f s; values: %d, rounds: %d, ranges: %d,%n"
            + "  visits: %,d, updates across ranges: %,d, scratch traffic: %,d MB.",
        layer.seeds(),
        layer.boards(),
        layer.seconds(),
        layer.values(),
        layer.rounds(),
        layer.ranges(),
        layer.visits(),
        layer.updates(),
        layer.trafficBytes() >> 20);
  }
}
