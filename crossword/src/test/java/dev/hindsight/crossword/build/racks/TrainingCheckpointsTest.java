package dev.hindsight.crossword.build.racks;

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

/** A training is saved when a minute has gone by, however few games it came to. */
class TrainingCheckpointsTest {
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

  private static void addGames(RackTally tally, int games) {
    RackLog log = new RackLog();
    for (int game = 0; game < games; game++) {
      log.addGame(20, 700);
    }
    tally.add(log);
  }

  @Test
  void gamesAreSavedByNumberOrAfterAMinute() throws IOException {
    TrainingCheckpoints training = new TrainingCheckpoints(checkpoints, 100, nanos::get);
    RackTally tally = training.findTally(0, 5);
    addGames(tally, 99);
    nanos.addAndGet(59 * SECOND);
    assertThat(training.saveNowAndThen(0, tally)).isFalse();
    assertThat(checkpoints.has("tally")).isFalse();
    nanos.addAndGet(SECOND);
    assertThat(training.saveNowAndThen(0, tally)).isTrue();
    assertThat(training.findTally(0, 5).games()).isEqualTo(99);
    addGames(tally, 99);
    assertThat(training.saveNowAndThen(0, tally)).isFalse();
    addGames(tally, 1);
    assertThat(training.saveNowAndThen(0, tally)).isTrue();
    assertThat(training.findTally(0, 5).games()).isEqualTo(199);
  }
}
