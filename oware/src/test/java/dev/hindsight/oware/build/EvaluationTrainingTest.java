package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class EvaluationTrainingTest {
  private static final EvaluationTraining TRAINING =
      new EvaluationTraining(OwareRules.ABAPA, EvaluationTraining.GAMES_IN_A_ROUND + 40, 12, 7);

  @TempDir Path folder;

  @Test
  void threadsAndStopsDoNotShowAndSomethingIsLearnt() throws IOException {
    Path file = folder.resolve("one.evaluation");
    EvaluationTraining.Learnt learnt;
    try (Crew crew = new Crew(1)) {
      learnt = TRAINING.run(file, ExactTables.none(), new TreeMap<>(), crew);
    }
    assertThat(learnt.lossAfter()).isLessThan(learnt.lossBefore());
    assertThat(learnt.positions()).isGreaterThan(10_000);

    Path again = folder.resolve("two.evaluation");
    // Stopped in the second round: the first is not played again.
    Cancellation cancellation = new Cancellation();
    try (Crew crew = new Crew(1, cancellation, new StopAfterARound(cancellation))) {
      assertThatThrownBy(() -> TRAINING.run(again, ExactTables.none(), new TreeMap<>(), crew))
          .isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("two.evaluation.checkpoint")).exists();
    assertThat(again).doesNotExist();
    try (Crew crew = new Crew(2)) {
      TRAINING.run(again, ExactTables.none(), new TreeMap<>(), crew);
    }
    assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(file));
    assertThat(folder.resolve("two.evaluation.checkpoint")).doesNotExist();
  }

  private static final class StopAfterARound implements Progress {
    private final Cancellation cancellation;
    private long games;

    private StopAfterARound(Cancellation cancellation) {
      this.cancellation = cancellation;
    }

    @Override
    public void begin(String task, long total, String unit) {
      // The games of all rounds are counted.
    }

    @Override
    public void advance(long amount) {
      games += amount;
      if (games > EvaluationTraining.GAMES_IN_A_ROUND + 10) {
        cancellation.cancel();
      }
    }

    @Override
    public void end() {
      // As at the beginning.
    }
  }
}
