package dev.hindsight.cluster;

import dev.hindsight.core.runs.Progress;
import java.nio.file.Path;

/**
 * The program that {@code hindsight cluster run} and {@code spark-submit} start: counts what a plan
 * says.
 *
 * <pre>
 * ClusterRun PLAN --out FILE [--master URL] [--conf KEY=VALUE]… [--json] [--quiet]
 * </pre>
 */
public final class ClusterRun {
  private ClusterRun() {}

  public static void main(String[] args) {
    System.exit(run(new Driver(args)));
  }

  private static int run(Driver driver) {
    String master = driver.find("--master");
    String out = driver.find("--out");
    boolean json = driver.has("--json");
    Progress progress = driver.has("--quiet") ? Progress.SILENT : new ProgressLines(System.err);
    if (out == null || driver.rest().size() != 1) {
      return Driver.refuse("give a PLAN and --out FILE");
    }
    Path plan = Path.of(driver.rest().get(0));
    Path target = Path.of(out);
    return driver.run(
        master,
        json,
        target,
        (session, cancellation) -> session.run(plan, target, cancellation, progress));
  }
}
