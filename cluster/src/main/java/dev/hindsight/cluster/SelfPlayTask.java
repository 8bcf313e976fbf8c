package dev.hindsight.cluster;

import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.backgammon.build.BackgammonWork;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;

/**
 * A worker of the learner, on whichever machine it comes to. Given to another machine it goes on
 * under its name behind the last game that was stored.
 */
final class SelfPlayTask implements Function<Integer, SelfPlayed> {
  private static final long serialVersionUID = 1;
  private static final long LOOK_MILLIS = 200;

  private final SelfPlayPlan plan;

  SelfPlayTask(SelfPlayPlan plan) {
    this.plan = plan;
  }

  @Override
  public SelfPlayed call(Integer number) throws IOException {
    TaskContext task = TaskContext.get();
    Cancellation cancellation = new Cancellation();
    List<String> events = new ArrayList<>();
    ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
    ScheduledFuture<?> unused =
        watch.scheduleWithFixedDelay(
            () -> {
              if (task.isInterrupted()) {
                cancellation.cancel();
              }
            },
            LOOK_MILLIS,
            LOOK_MILLIS,
            TimeUnit.MILLISECONDS);
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      BackgammonWork work = plan.work(number);
      return new SelfPlayed(work.runUpTo(crew, events::add).games(), events, null);
    } catch (IOException | RuntimeException failed) {
      if (failed instanceof UserException) {
        // Not thrown: another attempt would fail in the same way.
        return new SelfPlayed(0, events, String.valueOf(failed.getMessage()));
      }
      throw failed;
    } finally {
      watch.shutdownNow();
    }
  }
}
