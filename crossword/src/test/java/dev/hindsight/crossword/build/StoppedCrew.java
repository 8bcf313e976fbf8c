package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import java.util.concurrent.atomic.AtomicLong;

/** Two threads that are told to stop in the middle of a training, as Ctrl-C does. */
public final class StoppedCrew {
  private StoppedCrew() {}

  /** Stopped as soon as so many games or positions are done. */
  public static Crew after(long done) {
    Cancellation cancellation = new Cancellation();
    AtomicLong left = new AtomicLong(done);
    return new Crew(
        2,
        cancellation,
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {}

          @Override
          public void advance(long amount) {
            if (left.addAndGet(-amount) <= 0) {
              cancellation.cancel();
            }
          }

          @Override
          public void end() {}
        });
  }
}
