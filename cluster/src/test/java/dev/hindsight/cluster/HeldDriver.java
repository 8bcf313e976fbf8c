package dev.hindsight.cluster;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.apache.spark.SparkConf;

/**
 * A driver that counts one plan after another, {@code NAME.plan} into {@code NAME}. Told to hold,
 * it stands still in each of them as soon as some of it is saved, says {@link #ALL_HELD} when it
 * does so in all, and waits to be killed: whoever kills it then has met it in the middle.
 *
 * <pre>
 * HeldDriver hold|run PLAN…
 * </pre>
 */
final class HeldDriver {
  static final String HOLD = "hold";
  static final String ALL_HELD = "all are held";

  private HeldDriver() {}

  public static void main(String[] args) throws Exception {
    boolean holds = args[0].equals(HOLD);
    SparkConf conf = new SparkConf().setMaster("local[2]");
    try (ClusterSession session = ClusterSession.open(conf)) {
      for (String plan : List.of(args).subList(1, args.length)) {
        if (holds) {
          runUntilHeld(session, Path.of(plan));
        } else {
          run(session, Path.of(plan), Progress.SILENT);
        }
      }
      if (holds) {
        System.out.println(ALL_HELD);
        new CountDownLatch(1).await();
      }
    }
  }

  private static void run(ClusterSession session, Path plan, Progress progress) throws IOException {
    Path target = plan.resolveSibling(plan.getFileName().toString().replace(".plan", ""));
    session.run(plan, target, Cancellation.never(), progress);
  }

  private static void runUntilHeld(ClusterSession session, Path plan) throws InterruptedException {
    Holding holding = new Holding();
    Thread thread =
        new Thread(
            () -> {
              try {
                run(session, plan, holding);
              } catch (IOException failed) {
                System.out.println(plan + ": " + failed);
              }
              System.out.println(plan + " was not held");
              Runtime.getRuntime().halt(1);
            });
    thread.setDaemon(true);
    thread.start();
    holding.held.acquire();
  }

  /** Stops the run at the first checkpoint; where a task is done, that is one, too. */
  private static final class Holding implements Progress {
    final Semaphore held = new Semaphore(0);
    private int tasks;

    @Override
    public void begin(String task, long total, String unit) {
      tasks++;
      if (tasks > 1) {
        hold();
      }
    }

    @Override
    public void saved(long next) {
      hold();
    }

    private void hold() {
      held.release();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void advance(long amount) {}

    @Override
    public void end() {}
  }
}
