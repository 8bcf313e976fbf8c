package dev.hindsight.workbench.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.SolvedBuild;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareBuildTest {
  @TempDir Path folder;

  private static BuildResult run(SolvedBuild build, Path target, int threads) throws IOException {
    try (Crew crew = new Crew(threads)) {
      return build.run(target, crew);
    }
  }

  @Test
  void theResultSaysWhatWasBuilt() throws IOException {
    Path target = folder.resolve("endgame.table");
    BuildResult result = run(OwareBuild.endgame(OwareRules.AWARI, 5, false), target, 2);
    assertThat(result.file()).isEqualTo(target.toString());
    assertThat(result.what()).isEqualTo("oware endgame, up to 5 seeds, awari rules");
    // Ways to put at most 5 seeds into 12 pits: 17 over 5.
    assertThat(result.entries()).isEqualTo(6_188);
    assertThat(result.unit()).isEqualTo("boards");
    assertThat(result.bytes()).isEqualTo(Files.size(target));
    assertThat(TableFiles.verify(target).ok()).isTrue();
    assertThat(folder.toFile().list()).containsExactly("endgame.table");
  }

  @Test
  void threadsDoNotShowInTheFile() throws IOException {
    Path one = folder.resolve("one");
    Path three = folder.resolve("three");
    run(OwareBuild.book(OwareRules.CODINGAME, 4, 200), one, 1);
    run(OwareBuild.book(OwareRules.CODINGAME, 4, 200), three, 3);
    assertThat(three).hasSameBinaryContentAs(one);
  }

  @Test
  void whatCannotBeBuiltIsRefusedAtOnce() {
    assertThatThrownBy(() -> OwareBuild.endgame(OwareRules.CODINGAME, 0, false))
        .hasMessageContaining("seeds, not 0");
    assertThatThrownBy(() -> OwareBuild.book(OwareRules.CODINGAME, 49, 200))
        .isInstanceOf(IllegalArgumentException.class);
    SolvedBuild small = OwareBuild.endgame(OwareRules.CODINGAME, 2, false);
    assertThatThrownBy(() -> run(small, folder, 1))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("is a folder");
    assertThatThrownBy(() -> run(small, folder.resolve("no").resolve("where"), 1))
        .isInstanceOf(NoSuchFileException.class);
  }
}
