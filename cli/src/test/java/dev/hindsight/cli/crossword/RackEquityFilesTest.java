package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rack equities as {@code .req} files: there and back, described, and used. */
@Tag("slow")
class RackEquityFilesTest {
  @TempDir Path folder;

  private SmallCrossword small;

  @BeforeEach
  void learn() throws IOException {
    small = SmallCrossword.in(folder);
    Transcript.fine(small.build("rack-equity", "racks", "--games", "200", "--generations", "1"));
  }

  @Test
  void aTableBecomesAFileAndATableAgain() {
    Transcript written =
        Transcript.fine("tables", "convert", file("racks"), "--out", file("s.req"));
    assertThat(written.out()).contains("racks of the small tiles, for other programs (.req)");
    Transcript back = Transcript.fine(fromReq("s.req", "back"));
    assertThat(back.out()).contains("a table for the words " + small.words());
    Transcript.fine("tables", "convert", file("back"), "--to", "req", "--out", file("again.req"));
    assertThat(folder.resolve("again.req")).hasSameBinaryContentAs(folder.resolve("s.req"));
    assertThat(Transcript.fine("tables", "info", file("back")).out())
        .contains("conversion of a .req file");
  }

  private String[] fromReq(String from, String to) {
    return new String[] {
      "tables",
      "convert",
      file(from),
      "--out",
      file(to),
      "--words",
      small.words().toString(),
      "--tiles",
      small.tiles().toString()
    };
  }

  @Test
  void leavesAreTheSameFromEither() {
    Transcript.fine("tables", "convert", file("racks"), "--out", file("s.req"));
    Transcript.fine(
        "crossword", "build", "leaves", "--rack-equity", file("racks"), "--out", file("a.klv2"));
    Transcript.fine(
        "crossword",
        "build",
        "leaves",
        "--rack-equity",
        file("s.req"),
        "--tiles",
        small.tiles().toString(),
        "--out",
        file("b.klv2"));
    assertThat(folder.resolve("b.klv2")).hasSameBinaryContentAs(folder.resolve("a.klv2"));
  }

  @Test
  void aFileIsDescribedAndVerified() throws IOException {
    Transcript.fine("tables", "convert", file("racks"), "--out", file("s.req"));
    String tiles = small.tiles().toString();
    assertThat(Transcript.fine("tables", "info", "--tiles", tiles, file("s.req")).out())
        .contains("rack equities", "racks", "small");
    assertThat(Transcript.fine("tables", "verify", "--tiles", tiles, file("s.req")).out())
        .contains("is sound");
    byte[] bytes = Files.readAllBytes(folder.resolve("s.req"));
    Files.write(folder.resolve("short.req"), Arrays.copyOf(bytes, bytes.length - 3));
    Transcript damaged = Transcript.of("tables", "verify", "--tiles", tiles, file("short.req"));
    assertThat(damaged.exitCode()).isEqualTo(1);
    Transcript english = Transcript.of("tables", "info", file("s.req"));
    assertThat(english.exitCode()).isNotZero();
    assertThat(english.err()).contains(file("s.req")).hasLineCount(1);
  }

  @Test
  void whatDoesNotFitIsWrongUse() {
    Transcript gnubg =
        Transcript.of("tables", "convert", file("racks"), "--to", "gnubg", "--out", file("x"));
    assertThat(gnubg.exitCode()).isEqualTo(2);
    assertThat(gnubg.err())
        .contains("holds rack equities as a table and becomes a .req file")
        .hasLineCount(1);
    Transcript.fine(
        "backgammon", "build", "bearoff", "--checkers", "2", "--quiet", "--out", file("b2"));
    Transcript bearoff =
        Transcript.of("tables", "convert", file("b2"), "--to", "req", "--out", file("x"));
    assertThat(bearoff.exitCode()).isEqualTo(2);
    assertThat(bearoff.err()).contains("holds a bearoff", "not req").hasLineCount(1);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private String file(String name) {
    return small.file(name);
  }
}
