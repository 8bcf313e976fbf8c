package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One answer of each kind on a terminal of 80 columns: no line is longer. */
@Tag("slow")
class EightyColumnsTest {
  private static final int COLUMNS = 80;
  private static final String TINY = " --words @tiny.txt --tiles @tiny.csv";
  private static final String OPENING = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15";

  @TempDir static Path folder;

  @BeforeAll
  static void writeFiles() throws IOException {
    Files.writeString(folder.resolve("tiny.txt"), "ab\nae\nba\nbe\nes\naba\nabs\nbee\nsea\nbase\n");
    Files.writeString(
        folder.resolve("tiny.csv"), "?,?,1,0,0\nA,a,5,1,1\nB,b,3,3,0\nE,e,4,1,1\nS,s,3,1,0\n");
    Files.writeString(
        folder.resolve("game.gcg"),
        "#player1 Ama Ama\n#player2 Kofi Kofi\n>Ama: ACEFTQZ 8D FACET +28 28\n");
    shown("oware build endgame --seeds 6 --out @six.table");
    shown("backgammon build bearoff --checkers 3 --cubeful --out @three.table");
    shown("crossword build rack-equity --games 60 --out @racks.table" + TINY);
  }

  /** At signs stand for the folder of the files. */
  private static Transcript shown(String words) {
    String[] args =
        Arrays.stream(words.split(" "))
            .map(word -> word.equals("@@") ? "8H AA" : word)
            .map(word -> word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
            .toArray(String[]::new);
    Transcript transcript = Transcript.onTerminal(COLUMNS, "hint\nhelp\nq\n", args);
    // Names of folders for tests are longer than any that people give.
    String said = (transcript.out() + transcript.err()).replace(folder + "/", "");
    // Who answers a question ends its line.
    for (String line : said.split("[\n\r]|Your answer: |Your move: |> ", -1)) {
      assertThat(line.codePointCount(0, line.length())).as(line).isLessThanOrEqualTo(COLUMNS);
    }
    return transcript;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oware ask 4-4-4-4-4-4-4-4-4-4-4-4 --depth 4",
        "oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S",
        "oware duel --first alphabeta:depth=2 --second random --pairs 4",
        "oware play --seed 1",
        "oware export --table @six.table --language python --out @six.py",
        "backgammon export --net contact --out @contact.onnx",
        "backgammon ask XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10",
        "backgammon ask XGID=-BBB------------------bbb-:0:0:1:31:0:0:0:0:10",
        "backgammon ask 4HPwATDgc/ABMA",
        "backgammon duel --first pips --second random --pairs 4",
        "backgammon rollout --trials 36 4HPwATDgc/ABMA",
        "backgammon quiz --checkers 2 --seed 3",
        "backgammon play --seed 1",
        "crossword ask " + OPENING + " AIIMMOT/ 0/28 0",
        "crossword ask " + OPENING + " AIIMMOT/ 0/28 0 --why 1 --placement built-in",
        "crossword ask " + OPENING + " AIIMMOT/ 0/28 0 --words @tiny.txt",
        "crossword simulate " + OPENING + " AIIMMOT/ 0/28 0 --iterations 50",
        "crossword infer 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0 --move @@",
        "crossword review @game.gcg",
        "crossword play --seed 1",
        "crossword duel --first static --second score --pairs 4",
        "crossword build rack-equity --games 60 --out @r1" + TINY,
        "crossword build rack-equity --by sweeps --positions 40 --out @r2" + TINY,
        "crossword build leaves --rack-equity @racks.table --out @l1",
        "crossword build win-chance --games 60 --out @w1" + TINY,
        "crossword build words @tiny.txt --out @k1.kwg",
        "tables info @six.table @three.table @racks.table",
        "tables verify @six.table @three.table @racks.table",
        "tables convert @three.table --out @three.bd",
        "oware ask --table @missing.table 4-4-4-4-4-4-4-4-4-4-4-4"
      })
  void anAnswerFits(String words) {
    shown(words);
  }

  @Test
  void theDemoFits() {
    assertThat(shown("demo").exitCode()).isZero();
  }

  /** What is broken is a sentence, between its words; what stands in columns stays. */
  @Test
  void sentencesAreBrokenAndNothingElse() {
    Transcript transcript = Transcript.onTerminal(40, "", "oware", "ask", "4-4-4-4-4-4-4-4-4-4-4");
    assertThat(Stream.of(transcript.err().split("\n"))).allMatch(line -> line.length() <= 40);
    assertThat(transcript.err().replace('\n', ' '))
        .isEqualTo(Transcript.of("oware", "ask", "4-4-4-4-4-4-4-4-4-4-4").err().replace('\n', ' '));
  }
}
