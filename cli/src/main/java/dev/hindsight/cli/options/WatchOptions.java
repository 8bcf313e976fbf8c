package dev.hindsight.cli.options;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.runs.MetricsServer;
import dev.hindsight.workbench.runs.RunWatch;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How others look on while a command works for long. */
public final class WatchOptions {
  @Option(
      names = "--metrics-port",
      paramLabel = "PORT",
      description = "Serve metrics to Prometheus on this local port; 0 picks a free one.")
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
}
