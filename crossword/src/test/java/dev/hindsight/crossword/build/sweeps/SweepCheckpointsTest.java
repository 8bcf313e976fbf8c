package dev.hindsight.crossword.build.sweeps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sweeps are saved when two minutes have gone by, however few positions they came to. */
class SweepCheckpointsTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir private Path folder;
  private final AtomicLong nanos = new AtomicLong();
  private Checkpoints checkpoints;

  @BeforeEach
  void open() throws IOException {
    checkpoints =
        Checkpoints.beside(
            folder.resolve("x"), Parameters.of(), Provenance.ofRecipe("a test of clocks"));
  }

  @Test
  void sweepsAreSavedAfterTwoMinutes() throws IOException {
    SweepCheckpoints training = new SweepCheckpoints(checkpoints, nanos::get);
    SweepTally tally = training.findTally(0, 5);
    tally.beginPosition();
    tally.endPosition(0);
    nanos.addAndGet(119 * SECOND);
    assertThat(training.saveNowAndThen(0, tally)).isFalse();
    assertThat(checkpoints.has("tally")).isFalse();
    nanos.addAndGet(SECOND);
    assertThat(training.saveNowAndThen(0, tally)).isTrue();
    assertThat(training.findTally(0, 5).positions()).isEqualTo(1);
    assertThat(training.saveNowAndThen(0, tally)).isFalse();
  }
}
