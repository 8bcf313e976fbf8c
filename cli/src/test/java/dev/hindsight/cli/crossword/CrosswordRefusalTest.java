package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the crossword commands refuse: always one sentence, the right exit code, and no result. */
class CrosswordRefusalTest {
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

  @TempDir static Path folder;

  @BeforeAll
  static void writeFiles() throws IOException {
    Files.writeString(folder.resolve("text.txt"), "not a number: 17\n");
    Files.write(folder.resolve("zeros.bin"), new byte[4_000]);
    byte[] noise = new byte[4_000];
    Arrays.fill(noise, (byte) 0x7F);
    Files.write(folder.resolve("noise.bin"), noise);
    Files.writeString(folder.resolve("polish.csv"), "?,?,2,0,0\n\u0104,\u0105,9,1,1\nB,b,2,3,0\n");
  }

  private static void refused(int exitCode, String reason, String... args) {
    String[] all =
        Stream.concat(Stream.of("crossword", "ask"), Arrays.stream(args)).toArray(String[]::new);
    Transcript transcript = Transcript.of(all);
    String what = String.join(" ", args);
    assertThat(transcript.exitCode()).as("%s: %s", what, transcript.err()).isEqualTo(exitCode);
    assertThat(transcript.out()).as(what).isEmpty();
    assertThat(transcript.err()).as(what).hasLineCount(1);
    assertThat(transcript.err())
        .as(what)
        .startsWith("hindsight: ")
        .contains(reason)
        .doesNotContain("internal error");
  }

  static Stream<Arguments> badPositions() {
    return Stream.of(
        arguments("", "four fields"),
        arguments(EMPTY, "four fields"),
        arguments(EMPTY + " AEINRST/ 0/0", "four fields"),
        arguments(EMPTY + " AEINRST 0/0 0", "racks"),
        arguments(EMPTY + " AEINRST/ 0 0", "scores"),
        arguments(EMPTY + " AEINRST/ a/0 0", "score 1"),
        arguments(EMPTY + " AEINRST/ 0/0 7", "scoreless turns"),
        arguments(EMPTY + " AEINRST/ 0/0 x", "scoreless turns"),
        arguments(EMPTY + " AEINRSTU/ 0/0 0", "at most 7"),
        arguments(EMPTY + " AEINR\u00df/ 0/0 0", "\u00df"),
        arguments(EMPTY + " AEInRS/ 0/0 0", "lower case"),
        arguments(EMPTY + " ???/ 0/0 0", "too many tiles of ?"),
        arguments(EMPTY + " ZZ/ 0/0 0", "too many tiles of Z"),
        arguments(EMPTY + " ?A/?? 0/0 0", "too many tiles of ?"),
        arguments(EMPTY.replaceFirst("15", "zZQK11") + " Z/ 0/0 0", "too many tiles of Z"),
        arguments(EMPTY + " /AEI 0/0 0", "no tiles"),
        arguments(EMPTY + " / 0/0 0", "no tiles"),
        arguments("15/15 AEI/ 0/0 0", "row"),
        arguments(EMPTY + "/15 AEI/ 0/0 0", "row"),
        arguments(EMPTY.replaceFirst("15", "16") + " AEI/ 0/0 0", "1"),
        arguments(EMPTY.replaceFirst("15", "14") + " AEI/ 0/0 0", "1"),
        arguments(EMPTY.replaceFirst("15", "99999999999") + " AEI/ 0/0 0", "1"));
  }

  @ParameterizedTest
  @MethodSource("badPositions")
  void aPositionThatIsNoneEndsWithOne(String position, String reason) {
    refused(1, reason, position);
  }

  static Stream<Arguments> unusableFiles() {
    return Stream.of(
        arguments("--words", "missing.kwg", "there is no file"),
        arguments("--words", ".", "is a folder"),
        arguments("--words", "zeros.bin", "zeros.bin"),
        arguments("--words", "noise.bin", "noise.bin"),
        arguments("--words", "text.txt", "line 1"),
        arguments("--leaves", "missing.klv2", "there is no file"),
        arguments("--leaves", "zeros.bin", "zeros.bin"),
        arguments("--leaves", "noise.bin", "noise.bin"),
        arguments("--leaves", "text.txt", "text.txt"),
        arguments("--tiles", "missing.csv", "there is no file"),
        arguments("--tiles", "text.txt", "text.txt"),
        arguments("--tiles", "noise.bin", "noise.bin"),
        arguments("--tiles", ".", "is a folder"),
        arguments("--layout", ".", "is a folder"),
        arguments("--layout", "missing.txt", "there is no file"),
        arguments("--layout", "text.txt", "text.txt"),
        arguments("--layout", "noise.bin", "noise.bin"));
  }

  @ParameterizedTest
  @MethodSource("unusableFiles")
  void anUnusableFileEndsWithThree(String option, String file, String reason) {
    refused(3, reason, EMPTY + " AEINRST/ 0/0 0", option, folder.resolve(file).toString());
  }

  @Test
  void otherLettersNeedOtherWords() {
    refused(
        3, "with --words", EMPTY + " B/ 0/0 0", "--tiles", folder.resolve("polish.csv").toString());
  }

  @Test
  void thereIsOnePositionOrAFileOfThem() {
    refused(2, "either a CGP or --batch");
    refused(2, "either a CGP or --batch", EMPTY + " AB/ 0/0 0", "--batch", "x");
    refused(2, "--plays", EMPTY + " AB/ 0/0 0", "--plays", "-1");
    refused(3, "there is no file", "--batch", folder.resolve("missing.cgp").toString());
    refused(3, "give it to 'hindsight crossword review'", "--batch", "game.gcg");
  }
}
