package dev.hindsight.cluster;

import dev.hindsight.core.measure.Report;
import dev.hindsight.workbench.Reported;
import java.util.List;
import java.util.Locale;

/**
 * What workers on a cluster did.
 *
 * @param place where the games are
 * @param games that were stored, without those of machines that were lost
 */
record SelfPlayOutcome(String place, int workers, long games, double seconds) implements Reported {
  @Override
  public Report toReport() {
    return new Report(
        "Games for " + place,
        List.of(
            String.format(
                Locale.ROOT,
                "%,d games by %s in %.1f s",
                games,
                workers == 1 ? "1 worker" : workers + " workers",
                seconds)),
        List.of());
  }
}
