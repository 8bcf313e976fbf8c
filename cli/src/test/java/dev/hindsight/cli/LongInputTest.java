package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Somebody pastes a whole file where a position or a move belongs, or pipes something without lines
 * into the program: one sentence of ordinary length, not the file again.
 */
class LongInputTest {
  /** Longer than any position, and shorter than a line may be. */
  private static final int LONG = 100_001;

  private static final int ENDLESS = (1 << 20) + 1;
  private static final int LONGEST_SENTENCE = 400;

  @TempDir private Path folder;

  private static String filled(String begin, String with, int length) {
    return (begin + with.repeat(length / with.length() + 1)).substring(0, length);
  }

  private static void assertOneSentence(Transcript said, int exitCode) {
    assertThat(said.exitCode()).as(said.err()).isEqualTo(exitCode);
    assertThat(said.err()).startsWith("hindsight: ").hasLineCount(1);
    assertThat(said.err().length()).as(said.err()).isLessThan(LONGEST_SENTENCE);
  }

  @ParameterizedTest
  @CsvSource({
    "oware, 4-, 4-",
    "oware, '', x",
    "oware, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-, S",
    "oware, 4-4-4-4-4-4-4-4-4-4-4-, 9",
    "backgammon, '', A",
    "backgammon, XGID=, -",
    "backgammon, XGID=-b----E-C---eE---c-e----B-:0:0:1:, 1",
    "backgammon, board:, you:",
    "crossword, '', 15/",
    "crossword, 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 , A"
  })
  void aPositionIsRefusedInASentence(String game, String begin, String with) {
    assertOneSentence(Transcript.of(game, "ask", filled(begin, with, LONG)), 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware", "backgammon", "crossword"})
  void aLineOfABatchIsRefusedAndTheNextIsAnswered(String game) throws IOException {
    String position =
        switch (game) {
          case "oware" -> "0-0-1-0-0-2-0-0-0-0-1-0";
          case "backgammon" -> "XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10";
          default -> "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0";
        };
    Path batch = folder.resolve("batch");
    Files.writeString(batch, filled("", "1-", LONG) + "\n" + position + "\n");
    Transcript said = Transcript.of(game, "ask", "--batch", batch.toString());
    assertThat(said.exitCode()).isEqualTo(1);
    List<String> lines = said.out().lines().toList();
    assertThat(lines).hasSize(2);
    String error = lines.get(0).substring(lines.get(0).lastIndexOf("\"error\""));
    assertThat(error.length()).as(error).isLessThan(LONGEST_SENTENCE);
    assertThat(lines.get(1)).doesNotContain("\"error\"");
  }

  @ParameterizedTest
  @CsvSource({
    "oware ask --batch @",
    "backgammon ask --batch @",
    "crossword ask --batch @",
    "tables verify @",
    "crossword review @.gcg",
    "backgammon review @.mat"
  })
  void aFileWithoutLinesIsRefusedInASentence(String command) throws IOException {
    for (String ending : List.of("", ".gcg", ".mat")) {
      Files.writeString(folder.resolve("endless" + ending), "x".repeat(ENDLESS));
    }
    String[] words = command.replace("@", folder.resolve("endless").toString()).split(" ");
    Transcript said = Transcript.of(words);
    assertThat(said.exitCode()).as(said.err()).isIn(1, 3);
    assertOneSentence(said, said.exitCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware engine", "oware play --seed 1", "backgammon play --seed 1"})
  void whatIsTypedWithoutEndIsRefusedInASentence(String command) {
    Transcript said = Transcript.typing("x".repeat(ENDLESS), command.split(" "));
    assertOneSentence(said, 3);
    assertThat(said.err())
        .isEqualToNormalizingNewlines(
            "hindsight: a line of the input has more than 1,048,576 characters; check that it is a"
                + " text file.\n");
  }

  /** A dialogue goes on after a line that is no move. */
  @Test
  void aLongMoveIsRefusedInASentence() {
    String typed = "A".repeat(LONG) + "\nq\n";
    for (String game : List.of("oware", "backgammon", "crossword")) {
      Transcript said = Transcript.typing(typed, game, "play", "--seed", "1");
      assertThat(said.exitCode()).as(game).isZero();
      assertThat(said.out() + said.err()).as(game).doesNotContain("A".repeat(100));
    }
  }

  @Test
  void theEngineDoesNotRepeatALongCommand() {
    Transcript said =
        Transcript.typing(
            "x".repeat(LONG)
                + "\ngo "
                + "y".repeat(LONG)
                + "\nposition "
                + "4-".repeat(LONG / 2)
                + "\nsetoption name "
                + "z".repeat(LONG)
                + " value 1\nquit\n",
            "oware",
            "engine");
    assertThat(said.exitCode()).isZero();
    assertThat(said.out().lines()).allMatch(line -> line.length() < LONGEST_SENTENCE);
  }
}
