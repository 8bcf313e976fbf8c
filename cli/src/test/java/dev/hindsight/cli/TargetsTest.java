package dev.hindsight.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.tables.WholeFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No command writes over a file that it reads, or to one that another is at work on. */
class TargetsTest {
  private static final String CONTENT = "whoever wrote this wants it back\n";

  @TempDir Path folder;

  /** Commands that read FILE and write OUT. */
  static Stream<String> readersThatWrite() {
    return Stream.of(
        "runs merge FILE FILE --out OUT",
        "crossword build words FILE --out OUT",
        "crossword build leaves --rack-equity FILE --out OUT",
        "runs run FILE --out OUT",
        "crossword build win-chance --games 10 --tiles FILE --out OUT",
        "backgammon train --games 20 --table FILE --out OUT",
        "backgammon review FILE --html OUT",
        "crossword review FILE --notes OUT",
        "oware duel --first alphabeta:depth=2,table=FILE --second random --out OUT",
        "tables convert FILE --out OUT");
  }

  @ParameterizedTest
  @MethodSource("readersThatWrite")
  void whatIsReadIsNeverWrittenOver(String command) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), CONTENT);
    Path link = Files.createSymbolicLink(folder.resolve("symbolic"), file);
    Path twin = Files.createLink(folder.resolve("hard"), file);
    Path inner = Files.createDirectory(folder.resolve("inner"));
    for (Path other : List.of(file, link, twin, inner.resolve("..").resolve("file"))) {
      Transcript refused = run(command, file, other);
      assertThat(refused.exitCode()).as("%s to %s: %s", command, other, refused.err()).isEqualTo(2);
      assertThat(refused.err())
          .contains(other + " is read by this command and would be lost; write to another file");
      Transcript theOtherWay = run(command, other, file);
      assertThat(theOtherWay.exitCode()).isEqualTo(2);
      assertThat(file).hasContent(CONTENT);
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(file, link, twin, inner);
    }
  }

  private static Transcript run(String command, Path file, Path out) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ")) {
      words.add(word.replace("FILE", file.toString()).replace("OUT", out.toString()));
    }
    return Transcript.of(words.toArray(String[]::new));
  }

  /** Commands, and with what begins a file that they write. */
  static Stream<Arguments> writers() {
    return Stream.of(
        Arguments.of("oware build endgame --seeds 4 --out OUT", "HINDSIGHT-TABLE"),
        Arguments.of("backgammon build bearoff --checkers 2 --out OUT", "HINDSIGHT-TABLE"),
        Arguments.of("backgammon build bearoff --checkers 2 --format gnubg --out OUT", "gnubg"),
        Arguments.of("backgammon export --net ordinary --out OUT", ""),
        Arguments.of("crossword build words WORDS --out OUT", ""),
        Arguments.of("oware export --seeds 4 --language java --out OUT", "/"),
        Arguments.of("crossword review GAME --html OUT", "<!DOCTYPE"),
        Arguments.of("crossword review GAME --notes OUT", "#"),
        Arguments.of(
            "oware duel --first random --second random --pairs 2 --plan --out OUT", "hindsight"),
        Arguments.of("tables convert DATABASE --out OUT", "HINDSIGHT-TABLE"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("writers")
  void whatIsOfAnotherKindIsReplacedOnlyByForce(String command, String beginning)
      throws IOException {
    Path words = Files.writeString(folder.resolve("words.txt"), "AA\nAB\n");
    Path game = folder.resolve("game.gcg");
    Files.writeString(game, "#player1 A A\n#player2 B B\n>A: ACEFTQZ 8D FACET +28 28\n");
    Path database = folder.resolve("two.bd");
    Transcript.fine(
        words("backgammon build bearoff --checkers 2 --format gnubg --out " + database));
    Path book = folder.resolve("book.table");
    Transcript.fine(words("oware build book --seeds 2 --turns 9 --out " + book));
    Path out = folder.resolve("out");
    String[] line =
        words(
            command
                .replace("WORDS", words.toString())
                .replace("GAME", game.toString())
                .replace("DATABASE", database.toString())
                .replace("OUT", out.toString()));
    String[] forced = words(String.join(" ", line) + " --force");
    for (byte[] other : List.of(CONTENT.getBytes(UTF_8), Files.readAllBytes(book))) {
      Files.write(out, other);
      Transcript refused = Transcript.of(line);
      assertThat(refused.exitCode()).as(refused.err()).isEqualTo(2);
      assertThat(refused.err())
          .startsWith("hindsight: " + out + " is a ")
          .contains("of another kind than this command writes; write to another file, or")
          .hasLineCount(1);
      assertThat(out).hasBinaryContent(other);
      Transcript.fine(forced);
      assertThat(Files.readString(out, ISO_8859_1)).startsWith(beginning);
      // From then on it is one of its own.
      Transcript.fine(line);
    }
  }

  private static String[] words(String line) {
    return line.split(" ");
  }

  @Test
  void aTargetThatAnotherRunIsWritingIsRefused() throws IOException {
    Path target = folder.resolve("words.kwg");
    Path list = Files.writeString(folder.resolve("words.txt"), "AA\nAB\n");
    String[] command = {"crossword", "build", "words", list.toString(), "--out", target.toString()};
    try (Closeable claim = WholeFile.claim(target)) {
      Transcript refused = Transcript.of(command);
      assertThat(refused.exitCode()).isEqualTo(3);
      assertThat(refused.err())
          .contains(
              target
                  + " is being written by another run; wait for it to end or write to another"
                  + " file.");
      assertThat(target).doesNotExist();
    }
    Transcript.fine(command);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(target, list);
    }
  }

  @Test
  void aNameThatIsNoTextIsRefused() {
    Transcript refused =
        Transcript.of("crossword", "build", "words", "w\uFFFDrds.txt", "--out", "x.kwg");
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("holds bytes that are not text here");
  }
}
