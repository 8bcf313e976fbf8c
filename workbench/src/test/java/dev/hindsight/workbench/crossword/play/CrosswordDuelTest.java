package dev.hindsight.workbench.crossword.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelResult;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.SmallGame;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordDuelTest {
  @TempDir static Path folder;
  private static CrosswordFiles files;

  @BeforeAll
  static void write() throws IOException {
    files = SmallGame.files(folder);
  }

  private static DuelResult run(String first, String second, DuelPlan plan, int threads)
      throws IOException {
    try (Crew crew = new Crew(threads)) {
      return new Duel(plan).run(CrosswordDuel.of(first, second, files), crew);
    }
  }

  @Test
  void theConditionsSayWhatWasPlayedWith() throws IOException {
    DuelResult result = run("static", "score", DuelPlan.of(5, 1), 2);
    assertThat(result.openings())
        .isEqualTo("words " + files.words() + ", leaves count 0, the same tiles");
    assertThat(run("score", "score", DuelPlan.of(1, 1), 1).openings()).doesNotContain("leaves");
    assertThat(run("score", "simulate:seconds=0.001", DuelPlan.of(1, 1), 1).openings())
        .endsWith("which no other run repeats exactly");
  }

  @Test
  void likePlayersShareEveryPair() throws IOException {
    DuelResult result = run("static", "static:leaves=none", DuelPlan.of(30, 4), 2);
    assertThat(result.spreadPerGame().estimate()).isZero();
    assertThat(result.wins()).isEqualTo(result.losses());
  }

  @Test
  void threadsAndCheckpointsDoNotShow(@TempDir Path elsewhere) throws IOException {
    String simulating = "simulate:iterations=20,candidates=3";
    DuelResult one = run("score", simulating, DuelPlan.of(9, 4), 1);
    assertThat(run("score", simulating, DuelPlan.of(9, 4), 3)).isEqualTo(one);
    DuelPlan kept = new DuelPlan(9, 4, Optional.of(elsewhere.resolve("duel")));
    assertThat(run("score", simulating, kept, 2)).isEqualTo(one);
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> run("static:leaves=no.klv2", "score", DuelPlan.of(1, 1), 1))
        .isInstanceOf(NoSuchFileException.class)
        .hasMessageContaining("no.klv2");
  }

  @Test
  void aPlayerThatIsNoneIsRefusedBeforeAnythingIsLoaded() {
    assertThatThrownBy(() -> CrosswordDuel.of("grandmaster", "score", files))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("choose best, dynamic, replies, score, simulate, static");
  }
}
