package dev.hindsight.cluster;

import dev.hindsight.core.runs.Progress;

/**
 * The program that {@code hindsight cluster work} starts: workers on the machines of a cluster play
 * backgammon for a learner, who is elsewhere.
 *
 * <pre>
 * ClusterWork PLACE --name NAME --workers N --games N --seed N [--master URL]
 *     [--conf KEY=VALUE]… [--json] [--quiet]
 * </pre>
 */
public final class ClusterWork {
  private ClusterWork() {}

  public static void main(String[] args) {
    System.exit(run(new Driver(args)));
  }

  private static int run(Driver driver) {
    String master = driver.find("--master");
    String name = driver.find("--name");
    String workers = driver.find("--workers");
    String games = driver.find("--games");
    String seed = driver.find("--seed");
    boolean json = driver.has("--json");
    Progress progress = driver.has("--quiet") ? Progress.SILENT : new ProgressLines(System.err);
    if (name == null
        || workers == null
        || games == null
        || seed == null
        || driver.rest().size() != 1) {
      return Driver.refuse("give a PLACE, --name, --workers, --games and --seed");
    }
    SelfPlayPlan plan;
    try {
      plan =
          new SelfPlayPlan(
              driver.rest().get(0),
              name,
              Integer.parseInt(workers),
              Long.parseLong(games),
              Long.parseLong(seed));
      // Refused here rather than on every machine.
      plan.work(plan.workers());
    } catch (IllegalArgumentException wrong) {
      return Driver.refuse(String.valueOf(wrong.getMessage()));
    }
    return driver.run(
        master,
        json,
        null,
        (session, cancellation) -> session.selfPlay(plan, cancellation, progress));
  }
}
