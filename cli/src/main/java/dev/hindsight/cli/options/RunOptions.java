package dev.hindsight.cli.options;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.runs.MetricsServer;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.RunWatch;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How commands that count trials share the work with other machines. */
public final class RunOptions {
  @Option(
      names = "--trials",
      paramLabel = "RANGE",
      description =
          "Count trials FROM..TO only, or K/N for the K-th of N parts, and write them to --out as a"
              + " part; see 'hindsight runs merge'.")
  private @Nullable String trials;

  @Option(
      names = "--plan",
      description =
          "Count nothing: write the plan of the run to --out, for 'hindsight runs run' and "
              + "'hindsight cluster run'.")
  private boolean plan;

  @Option(
      names = "--metrics-port",
      paramLabel = "PORT",
      description = "Show figures to Prometheus on this port of this machine; 0 for a free one.")
  private @Nullable Integer metricsPort;

  /** Work that reports to a watch. */
  public interface Watched<R> {
    R run(Crew crew) throws IOException;
  }

  /**
   * Does work with a crew, watched: with a log beside the file that it makes, and figures on a port
   * if one was asked for.
   */
  public <R> R watch(WorkOptions work, Path target, String what, Watched<R> watched)
      throws IOException {
    try (RunWatch watch = work.openWatch(target, what)) {
      MetricsServer metrics = openMetrics(work, watch);
      try (Crew crew = work.openCrew(watch)) {
        R result = watched.run(crew);
        watch.finished();
        return result;
      } finally {
        if (metrics != null) {
          metrics.close();
        }
      }
    }
  }

  private @Nullable MetricsServer openMetrics(WorkOptions work, RunWatch watch) throws IOException {
    Integer port = metricsPort;
    if (port == null) {
      return null;
    }
    if (port < 0 || port > 65_535) {
      throw work.refusal("--metrics-port must be from 0 to 65535, not " + port);
    }
    MetricsServer metrics = MetricsServer.open(port, watch);
    work.tell("figures at http://127.0.0.1:" + metrics.port() + "/metrics");
    return metrics;
  }

  /** Whether the run is wanted as a plan or in part, and not as a whole. */
  public boolean isShared() {
    return plan || trials != null;
  }

  /** Whether the plan is wanted. */
  public boolean isPlan() {
    if (plan && trials != null) {
      throw new IllegalArgumentException("a plan is of all trials; leave out --plan or --trials");
    }
    return plan;
  }

  /** The part that is wanted. */
  public PartRange part() {
    return PartRange.parse(String.valueOf(trials));
  }
}
