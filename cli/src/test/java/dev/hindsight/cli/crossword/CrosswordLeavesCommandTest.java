package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import dev.hindsight.crossword.table.DefaultTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Leave values as tables and as {@code .klv2} files: built, described, converted and used. */
@Tag("slow")
class CrosswordLeavesCommandTest {
  private static final String POSITION =
      "15/15/15/15/15/15/15/6BASE5/15/15/15/15/15/15/15 ABDEES?/ 0/0 0";

  @TempDir Path folder;

  private SmallCrossword small;

  @BeforeEach
  void learn() throws IOException {
    small = SmallCrossword.in(folder);
    Transcript.fine(small.build("rack-equity", "racks", "--games", "200", "--generations", "1"));
  }

  private String file(String name) {
    return small.file(name);
  }

  private Transcript leaves(String out, String... more) {
    List<String> words =
        new ArrayList<>(
            List.of("crossword", "build", "leaves", "--rack-equity", file("racks"), "--out"));
    words.add(file(out));
    words.addAll(List.of(more));
    return Transcript.of(words.toArray(String[]::new));
  }

  @Test
  void aTableSaysWhatItIsFor() {
    assertThat(leaves("late.leaves", "--bag", "AABDE?", "--convention", "held-apart").exitCode())
        .isZero();
    Transcript info = Transcript.fine("tables", "info", file("late.leaves"));
    assertThat(info.out())
        .contains("crossword.leaves version 1", "AABDE?", "held-apart", "small", "rack equities");
    assertThat(Transcript.fine("tables", "verify", file("late.leaves")).out()).contains("is whole");
  }

  @Test
  void thoseOfAnyBagComeFromWhatIsBuiltIn() {
    Transcript.fine(
        "crossword", "build", "leaves", "--bag", "AEINRST?", "--out", file("late.leaves"));
    assertThat(Transcript.fine("tables", "info", file("late.leaves")).out())
        .contains("AEINRST?", "pool", DefaultTables.racksSha256());
  }

  @Test
  void bothFormsGiveTheSamePlays() {
    assertThat(leaves("small.leaves").exitCode()).isZero();
    assertThat(leaves("small.klv2").exitCode()).isZero();
    String[] answers = new String[2];
    int form = 0;
    for (String name : new String[] {"small.leaves", "small.klv2"}) {
      answers[form++] =
          Transcript.fine(
                  "crossword",
                  "ask",
                  POSITION,
                  "--words",
                  small.words().toString(),
                  "--tiles",
                  small.tiles().toString(),
                  "--leaves",
                  file(name),
                  "--json")
              .out()
              .replace(file(name) + " (of unknown origin)", "FILE")
              .replace(file(name), "FILE");
    }
    assertThat(answers[0]).isEqualTo(answers[1]).contains("\"leaves\" : \"FILE\"");
    Transcript duel =
        Transcript.fine(
            "crossword",
            "duel",
            "--words",
            small.words().toString(),
            "--tiles",
            small.tiles().toString(),
            "--first",
            "static:leaves=" + file("small.leaves"),
            "--second",
            "static:leaves=" + file("small.klv2"),
            "--pairs",
            "5",
            "--quiet");
    assertThat(duel.out()).contains("5 won, 0 drawn, 5 lost");
  }

  @Test
  void thereAndBack() {
    assertThat(leaves("small.leaves").exitCode()).isZero();
    assertThat(leaves("small.klv2").exitCode()).isZero();
    Transcript written =
        Transcript.fine("tables", "convert", file("small.leaves"), "--out", file("other.klv2"));
    assertThat(written.out()).contains("leaves of the small tiles, for other programs (.klv2)");
    assertThat(folder.resolve("other.klv2")).hasSameBinaryContentAs(folder.resolve("small.klv2"));
    Transcript.fine(
        "tables",
        "convert",
        file("other.klv2"),
        "--tiles",
        small.tiles().toString(),
        "--out",
        file("back.leaves"));
    assertThat(Transcript.fine("tables", "info", file("back.leaves")).out())
        .contains("unknown", "conversion of a .klv2 file");
    Transcript wrong =
        Transcript.of("tables", "convert", file("small.leaves"), "--to", "req", "--out", file("x"));
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains("holds leave values as a table and becomes a .klv2 file");
  }

  @Test
  void aNameThatPromisesSomethingElseIsRefused() {
    Transcript refused = leaves("small.csv");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .contains("small.csv", "as .klv2 for other programs, or as a table")
        .hasLineCount(1);
    assertThat(folder.resolve("small.csv.partial")).doesNotExist();
  }

  @Test
  void damagedLeavesAreNotUsed() throws IOException {
    assertThat(leaves("small.leaves").exitCode()).isZero();
    byte[] bytes = Files.readAllBytes(folder.resolve("small.leaves"));
    bytes[bytes.length / 2] ^= 16;
    Files.write(folder.resolve("small.leaves"), bytes);
    Transcript asked =
        Transcript.of(
            "crossword",
            "ask",
            POSITION,
            "--words",
            small.words().toString(),
            "--tiles",
            small.tiles().toString(),
            "--leaves",
            file("small.leaves"));
    assertThat(asked.exitCode()).isEqualTo(3);
    assertThat(asked.err()).contains("small.leaves is damaged").hasLineCount(1);
    Transcript converted =
        Transcript.of("tables", "convert", file("small.leaves"), "--out", file("x.klv2"));
    assertThat(converted.exitCode()).isEqualTo(3);
    assertThat(folder.resolve("x.klv2")).doesNotExist();
  }
}
