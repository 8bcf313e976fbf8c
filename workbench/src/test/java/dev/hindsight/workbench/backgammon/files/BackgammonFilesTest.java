package dev.hindsight.workbench.backgammon.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Building bearoff files, and turning those of ours into gnubg's and back. */
class BackgammonFilesTest {
  @TempDir Path folder;

  private BuildResult build(String name, SolvedBuild build) throws IOException {
    try (Crew crew = new Crew(2)) {
      return build.run(folder.resolve(name), crew);
    }
  }

  private static SolvedBuild twoSided(BearoffFileKind kind) {
    return BackgammonBuild.twoSided(6, 3, true, kind);
  }

  @Test
  void theResultSaysWhatWasBuilt() throws IOException {
    BuildResult pairs = build("pairs.table", twoSided(BearoffFileKind.TABLE));
    // At most 3 checkers on 6 points: 9 over 3 sides.
    assertThat(pairs.entries()).isEqualTo(84 * 84);
    assertThat(pairs.unit()).isEqualTo("pairs of sides");
    assertThat(pairs.bytes()).isEqualTo(Files.size(folder.resolve("pairs.table")));
    assertThat(TableFiles.verify(folder.resolve("pairs.table")).ok()).isTrue();
    assertThat(build("sides.table", BackgammonBuild.oneSided(2, BearoffFileKind.TABLE)).entries())
        .isEqualTo(136); // at most 15 checkers on 2 points: 17 over 2
  }

  @Test
  void aTableGoesToGnubgAndBackUnchanged() throws IOException {
    build("ours.table", twoSided(BearoffFileKind.TABLE));
    build("built.bd", twoSided(BearoffFileKind.GNUBG));
    Path ours = folder.resolve("ours.table");
    Path theirs = folder.resolve("theirs.bd");
    Path back = folder.resolve("back.table");
    ConvertResult converted = BackgammonConvert.convert(ours, BearoffFileKind.GNUBG, theirs);
    assertThat(converted.what()).isEqualTo("two-sided gnubg database of 3 checkers");
    assertThat(theirs).hasSameBinaryContentAs(folder.resolve("built.bd"));
    BackgammonConvert.convert(theirs, BearoffFileKind.TABLE, back);
    BearoffTable first = BearoffTable.open(ours);
    BearoffTable last = BearoffTable.open(back);
    for (CubeState state : CubeState.values()) {
      for (int side = 0; side < 84; side++) {
        for (int other = 0; other < 84; other++) {
          assertThat(last.stored(state, side, other))
              .as("%s, sides %d and %d", state, side, other)
              .isEqualTo(first.stored(state, side, other));
        }
      }
    }
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    assertThatThrownBy(() -> twoSided(BearoffFileKind.GNUBG_COMPRESSED))
        .hasMessageContaining("only one-sided");
    build("ours.table", twoSided(BearoffFileKind.TABLE));
    Path ours = folder.resolve("ours.table");
    assertThatThrownBy(
            () -> BackgammonConvert.convert(ours, BearoffFileKind.TABLE, folder.resolve("x")))
        .hasMessageContaining("already");
    assertThat(folder.resolve("x")).doesNotExist();
  }
}
