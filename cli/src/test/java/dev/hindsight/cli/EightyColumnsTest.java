package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.ExitCode;
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
  private static final String SUPER =
      "21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21";

  @TempDir static Path folder;

  @BeforeAll
  static void writeFiles() throws IOException {
    Files.writeString(folder.resolve("tiny.txt"), "ab\nae\nba\nbe\nes\naba\nabs\nbee\nsea\nbase\n");
    Files.writeString(
        folder.resolve("tiny.csv"), "?,?,1,0,0\nA,a,5,1,1\nB,b,3,3,0\nE,e,4,1,1\nS,s,3,1,0\n");
    Files.writeString(
        folder.resolve("game.gcg"),
        "#player1 Ama Ama\n#player2 Kofi Kofi\n>Ama: ACEFTQZ 8D FACET +28 28\n");
    Files.writeString(
        folder.resolve("game.ogn"),
        "[Variant \"Oware Abapa\"]\n[South \"Ama\"]\n"
            + "[FEN \"0-0-1-0-0-2-0-0-0-0-1-0-22-22-S\"]\n\n1. C *\n");
    Files.writeString(
        folder.resolve("match.mat"),
        """
         5 point match

         Game 1
         Ann : 0                                 Bob : 0
          1) 31: 8/5 6/5                         52: 13/8 24/22
          2) 43: 6/2 6/3                         61: 13/7 8/7
          3) Doubles => 2                        Drops
              Wins 1 point
        """);
    Files.writeString(
        folder.resolve("english.racks.runlog"),
        """
        2999-11-17T09:15:25Z start 1 elsewhere 64 crossword.rack-equity on spark://head:7077
        2999-11-17T09:15:25Z task 1000000 games generation 2 of 3
        2999-11-17T09:15:25Z after 1000000
        2999-11-17T09:15:35Z rate 410000 14500.0
        2999-11-17T09:15:36Z saved 400000
        2999-11-17T09:15:37Z fault executor 17 was lost: worker lost
        """);
    answered("oware build endgame --seeds 6 --out @six.table");
    answered("backgammon build bearoff --checkers 3 --cubeful --out @three.table");
    answered("crossword build rack-equity --games 60 --out @racks.table" + TINY);
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

  /** The same of what must be answered, not refused. */
  private static void answered(String words) {
    Transcript transcript = shown(words);
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oware ask 4-4-4-4-4-4-4-4-4-4-4-4 --depth 4",
        "oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S",
        "oware duel --first alphabeta:depth=2 --second random --pairs 4",
        "oware play --seed 1",
        "oware export --table @six.table --language python --out @six.py",
        "backgammon export --net ordinary --out @ordinary.onnx",
        "backgammon ask XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10",
        "backgammon ask XGID=-BBB------------------bbb-:0:0:1:31:0:0:0:0:10",
        "backgammon ask 4HPwATDgc/ABMA",
        "backgammon duel --first pips --second random --pairs 4",
        "backgammon rollout --trials 36 4HPwATDgc/ABMA",
        "backgammon quiz --checkers 2 --seed 3",
        "backgammon play --seed 1",
        "crossword ask " + OPENING + " AIIMMOT/ 0/28 0",
        "crossword why " + OPENING + " AIIMMOT/ 0/28 0 --placement built-in",
        "crossword ask " + OPENING + " AIIMMOT/ 0/28 0 --words @tiny.txt",
        "crossword ask " + SUPER + " AEINRST/ 0/0 0 --layout super",
        "crossword replies " + OPENING + " AIIMMOT/ 0/28 0 --plays 1",
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
        "runs status @english.racks",
        "oware review @game.ogn",
        "backgammon review @match.mat",
        "crossword leave AIT",
        "crossword rack EEINRST"
      })
  void anAnswerFits(String words) {
    answered(words);
  }

  @Test
  void aRefusalFits() {
    assertThat(shown("oware ask --table @missing.table 4-4-4-4-4-4-4-4-4-4-4-4").exitCode())
        .isEqualTo(ExitCode.UNUSABLE_FILE);
  }

  @Test
  void theDemoFits() {
    answered("demo");
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
