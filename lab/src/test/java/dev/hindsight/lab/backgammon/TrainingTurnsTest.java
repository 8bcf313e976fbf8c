package dev.hindsight.lab.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trainings in turns are the trainings that they are alone. */
class TrainingTurnsTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir Path folder;

  private static NetTraining training(long blocks, long seed) {
    TrainingPlan plan = TrainingPlan.of(1, seed).withHidden(16, 16);
    return new NetTraining(plan.withGames(blocks * plan.blockGames(), seed), null, null);
  }

  @Test
  void netsAreThoseOfTrainingsAlone() throws IOException {
    Map<ExactUse, NetTraining> trainings =
        Map.of(ExactUse.NONE, training(2, 1), ExactUse.DRAWN, training(3, 2));
    AtomicLong clock = new AtomicLong();
    try (Crew crew = new Crew(1);
        Crew two = new Crew(2)) {
      // Looked at before and after each of 5 blocks: a clock that goes on by a second each time.
      Map<ExactUse, TrainingTurns.Trained> trained =
          TrainingTurns.run(trainings, () -> clock.addAndGet(SECOND), crew);
      assertThat(clock).hasValue(2 * 5 * SECOND);
      for (Map.Entry<ExactUse, TrainingTurns.Trained> entry : trained.entrySet()) {
        TrainingTurns.Trained done = entry.getValue();
        assertThat(done.blocks()).isEqualTo(entry.getKey() == ExactUse.NONE ? 2 : 3);
        assertThat(done.seconds()).isCloseTo(done.blocks(), within(1e-9));
        Path turns = folder.resolve("turns");
        done.steps().seal(turns);
        Path alone = folder.resolve("alone");
        NetTraining same = entry.getKey() == ExactUse.NONE ? training(2, 1) : training(3, 2);
        same.run(alone, two, 100, state -> {});
        assertThat(turns).hasBinaryContent(Files.readAllBytes(alone));
      }
    }
  }
}
