package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareExportTest {
  @TempDir private Path folder;

  @Test
  void endgameSaysThatItDoesNotCountTurns() {
    Transcript said = Transcript.of("oware", "export", "--seeds", "4", "--language", "cpp");
    assertThat(said.exitCode()).isZero();
    assertThat(said.out()).contains("namespace oware_endgame", "under the codingame rules");
    assertThat(said.err())
        .contains("Left out:", "Boards of more than 4 seeds.", "codingame games stop after 200")
        .contains("a book counts turns", "Other rules: abapa and awari.");
  }

  @Test
  void bookKeepsItsTurns() throws Exception {
    Path table = folder.resolve("book.table");
    Transcript built =
        Transcript.of("oware", "build", "book", "--seeds", "5", "--out", table.toString());
    assertThat(built.exitCode()).as(built.err()).isZero();
    Path source = folder.resolve("OwareBook.java");
    Transcript said =
        Transcript.of(
            "oware",
            "export",
            "--table",
            table.toString(),
            "--seeds",
            "4",
            "--language",
            "java",
            "--out",
            source.toString());
    assertThat(said.exitCode()).as(said.err()).isZero();
    assertThat(said.out())
        .contains("oware book of 4 seeds, codingame, java")
        .contains("Boards of 5 to 5 seeds of the table.")
        .doesNotContain("Turns:");
    assertThat(Files.readString(source)).contains("int value(int[] pits, int turnsLeft)");
  }

  @Test
  void otherRulesAreExportedAndHaveNoBook() {
    Transcript awari =
        Transcript.of(
            "oware", "export", "--rules", "abapa", "--seeds", "3", "--language", "python");
    assertThat(awari.exitCode()).as(awari.err()).isZero();
    assertThat(awari.out()).contains("under the abapa rules", "PLANES = 2");
    assertThat(awari.err()).contains("Other rules: codingame and awari.").doesNotContain("Turns:");
    Transcript book =
        Transcript.of("oware", "export", "--rules", "awari", "--book", "--language", "cpp");
    assertThat(book.exitCode()).isEqualTo(2);
    assertThat(book.err()).contains("awari has no turn limit; export an endgame");
  }

  @Test
  void moreSeedsThanFitAreRefused() {
    Transcript said = Transcript.of("oware", "export", "--seeds", "12", "--language", "cpp");
    assertThat(said.exitCode()).isEqualTo(2);
    assertThat(said.out()).isEmpty();
    assertThat(said.err()).contains("an export holds 1 to 11 seeds, not 12").hasLineCount(1);
  }

  @Test
  void endgameCannotBeExportedAsABook() {
    Path table = folder.resolve("endgame.table");
    Transcript.of("oware", "build", "endgame", "--seeds", "4", "--out", table.toString());
    Transcript said =
        Transcript.of(
            "oware", "export", "--book", "--table", table.toString(), "--language", "cpp");
    assertThat(said.exitCode()).isEqualTo(2);
    assertThat(said.err()).contains("--book counts turns, but the table endgame-4 does not");
  }
}
