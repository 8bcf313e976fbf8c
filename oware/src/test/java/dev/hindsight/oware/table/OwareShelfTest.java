package dev.hindsight.oware.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder in the place of a table: the one that knows most is taken. */
class OwareShelfTest {
  @TempDir private Path folder;

  private void fill() throws IOException {
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(folder.resolve("a.table"), crew);
      new EndgameBuilder(OwareRules.CODINGAME, 5, false).build(folder.resolve("b.table"), crew);
      new EndgameBuilder(OwareRules.AWARI, 6, false).build(folder.resolve("c.table"), crew);
      new BookBuilder(OwareRules.CODINGAME, 4, 200).build(folder.resolve("d.table"), crew);
    }
    Files.writeString(folder.resolve("notes.txt"), "what is what");
    Files.createDirectory(folder.resolve("more"));
  }

  private OwareTable open(OwareRules rules, boolean stopsAfterTurns) throws IOException {
    return OwareTables.open(folder, rules, stopsAfterTurns);
  }

  @Test
  void theLargestTableForTheGameIsTaken() throws IOException {
    fill();
    assertThat(open(OwareRules.CODINGAME, false).name()).isEqualTo("endgame-5");
    assertThat(open(OwareRules.CODINGAME, true).name()).isEqualTo("book-4");
    assertThat(open(OwareRules.AWARI, false).name()).isEqualTo("endgame-6");
  }

  @Test
  void aBookThatEndsTooSoonIsForGamesWithALimitOnly() throws IOException {
    try (Crew crew = new Crew(1)) {
      new BookBuilder(OwareRules.CODINGAME, 4, 3).build(folder.resolve("a.table"), crew);
      new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(folder.resolve("b.table"), crew);
    }
    assertThat(open(OwareRules.CODINGAME, true).name()).isEqualTo("book-4");
    assertThat(open(OwareRules.CODINGAME, false).name()).isEqualTo("endgame-3");
  }

  @Test
  void aFolderWithoutSuchATableIsRefused() throws IOException {
    fill();
    assertThatThrownBy(() -> open(OwareRules.ABAPA, false))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("holds no endgame or book for the rules abapa; build one");
  }

  @Test
  void aDamagedTableIsNotPassedOverInSilence() throws IOException {
    fill();
    Path file = folder.resolve("b.table");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 700));
    assertThatThrownBy(() -> open(OwareRules.CODINGAME, false))
        .isInstanceOf(CorruptTableException.class);
  }
}
