package dev.hindsight.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class OwareBenchTest {
  /**
   * Moves of all variants, a book and two endgames. If this fails, results have changed: if that is
   * meant, the new number belongs here and into the message of the commit.
   */
  @Test
  void fingerprintIsUnchanged() {
    assertThat(OwareBench.fingerprint()).isEqualTo("adb4322e75c91def");
  }

  @Test
  void aChangedResultEndsTheMeasurement() {
    assertThatThrownBy(() -> Stopwatch.seconds("oware.perft", 3, 36, () -> 35))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("oware.perft gave 35 instead of 36: the results have changed");
  }

  @Test
  void aResultThatChangesLaterEndsTheMeasurementToo() {
    AtomicLong runs = new AtomicLong();
    assertThatThrownBy(() -> Stopwatch.seconds("oware.perft", 3, 1, runs::incrementAndGet))
        .hasMessageContaining("gave 2 instead of 1");
    assertThat(runs).hasValue(2);
  }

  @Test
  void theFirstRunOnlyWarmsUpUnlessItIsTheOnlyOne() {
    AtomicLong runs = new AtomicLong();
    double seconds =
        Stopwatch.seconds("slow at first", 2, 0, () -> sleepOnce(runs.incrementAndGet()));
    assertThat(runs).hasValue(3);
    assertThat(seconds).isBetween(0.0, 0.2);
    runs.set(0);
    assertThat(Stopwatch.seconds("once", 0, 0, () -> sleepOnce(runs.incrementAndGet())))
        .isGreaterThan(0.2);
    assertThat(runs).hasValue(1);
  }

  private static long sleepOnce(long run) {
    if (run == 1) {
      try {
        Thread.sleep(250);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return 0;
  }
}
