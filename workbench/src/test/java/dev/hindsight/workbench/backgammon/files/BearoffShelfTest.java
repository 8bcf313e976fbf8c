package dev.hindsight.workbench.backgammon.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder in the place of a bearoff: those that know something of their own are taken. */
class BearoffShelfTest {
  @TempDir private Path folder;

  private void build(String name, int points, int checkers, boolean cubeful, BearoffFileKind kind)
      throws IOException {
    try (Crew crew = new Crew(1)) {
      BackgammonBuild.twoSided(points, checkers, cubeful, kind).run(folder.resolve(name), crew);
    }
  }

  private List<String> found() throws IOException {
    return BearoffShelf.find(List.of(folder)).stream()
        .map(file -> String.valueOf(file.getFileName()))
        .toList();
  }

  @Test
  void whatKnowsSomethingOfItsOwnIsTakenLargestFirst() throws IOException {
    build("a.table", 3, 3, true, BearoffFileKind.TABLE);
    build("b.table", 3, 4, true, BearoffFileKind.TABLE);
    build("c.table", 3, 5, false, BearoffFileKind.TABLE);
    build("d.table", 4, 2, true, BearoffFileKind.TABLE);
    build("e.bd", 3, 5, false, BearoffFileKind.GNUBG);
    build("f.table", 3, 4, false, BearoffFileKind.TABLE);
    try (Crew crew = new Crew(1)) {
      BackgammonBuild.oneSided(1, BearoffFileKind.TABLE).run(folder.resolve("g.table"), crew);
    }
    Files.writeString(folder.resolve("notes.txt"), "what is what");
    Files.createDirectory(folder.resolve("more"));
    assertThat(found()).containsExactly("c.table", "b.table", "g.table", "d.table");
    BearoffShelf shelf = BearoffShelf.open(List.of(folder));
    assertThat(shelf.twoSided()).hasSize(3);
    assertThat(shelf.oneSided()).hasSize(1);
  }

  @Test
  void ofTheSameSizeTheOneWithTheCubeIsEnough() throws IOException {
    build("a.table", 2, 3, false, BearoffFileKind.TABLE);
    build("b.bd", 2, 3, true, BearoffFileKind.GNUBG);
    assertThat(found()).containsExactly("b.bd");
  }

  @Test
  void aFolderWithoutABearoffIsRefused() {
    assertThatThrownBy(this::found)
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("holds no bearoff; build one");
  }

  @Test
  void aDamagedTableIsNotPassedOverInSilence() throws IOException {
    build("a.table", 2, 2, false, BearoffFileKind.TABLE);
    Path file = folder.resolve("a.table");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 700));
    assertThatThrownBy(this::found).isInstanceOf(CorruptTableException.class);
  }
}
