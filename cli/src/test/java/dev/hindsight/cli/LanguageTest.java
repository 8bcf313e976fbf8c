package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files, JSON and text are the same bytes whatever the language and the time zone of the machine:
 * Arabic has digits of its own, Turkish an i without a dot, German a comma before the decimals.
 */
@Tag("slow")
@Isolated("sets the language of the whole Java machine")
class LanguageTest {
  private static final String OPENING = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15";
  private static final String TINY = " --words @tiny.txt --tiles @tiny.csv";
  private static final String BEAROFF = "XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10";

  /** In the order of the list; at signs stand for the folder of the files. */
  private static final List<String> COMMANDS =
      List.of(
          "backgammon build anchors --scope openings --games 2 --plies 1 --out @anchors.table",
          "backgammon build bearoff --checkers 2 --cubeful --out @two.table",
          "backgammon build bearoff --checkers 2 --format gnubg --out @two.bd",
          "oware build endgame --seeds 5 --out @five.table",
          "oware export --table @five.table --language java --out @five.java",
          "crossword build words @tiny.txt --out @tiny.kwg",
          "crossword build rack-equity --games 60 --out @racks.table" + TINY,
          "crossword build leaves --rack-equity @racks.table --out @leaves.table",
          "crossword build win-chance --games 60 --out @chances.table" + TINY,
          "tables convert @leaves.table --out @leaves.csv",
          "tables info --json @anchors.table @two.table @five.table @leaves.table @chances.table",
          "tables info @anchors.table @racks.table",
          "oware ask 4-4-4-4-4-4-4-4-4-4-4-4 --depth 4 --json",
          "oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S",
          "backgammon ask --json " + BEAROFF,
          "backgammon ask --json 4HPwATDgc/ABMA",
          "backgammon ask 4HPwATDgc/ABMA",
          "backgammon ask XGID=-BBB------------------bbb-:1:1:1:00:1:0:0:5:10",
          "backgammon rollout --trials 36 --json 4HPwATDgc/ABMA",
          "backgammon review --json @match.mat",
          "crossword ask --json " + OPENING + " AIIMMOT/ 0/28 0",
          "crossword why " + OPENING + " AIIMMOT/ 0/28 0 --placement built-in",
          "crossword leave --json AIT",
          "crossword review @game.gcg --html @review.html --json",
          // Refusals are sentences with numbers in them.
          "oware ask 4-4-4-4",
          "backgammon ask XGID=-BBB------------------bbb-:9:0:1:77:0:0:0:0:10",
          "crossword ask 15/15 AIIMMOT/ 0/28 0",
          "oware build endgame --seeds 99 --out @never",
          "oware duel --first info");

  private static final String HELP = "backgammon train --help";

  private static final Locale BEFORE = Locale.getDefault();
  private static final TimeZone ZONE_BEFORE = TimeZone.getDefault();

  @TempDir static Path folders;

  /** What was said by command, and the SHA-256 of each file by name. */
  private static Map<String, String> inEnglish = Map.of();

  @BeforeAll
  static void runInEnglish() throws IOException {
    inEnglish = runIn("en-US", "UTC");
    assertThat(inEnglish.values()).doesNotContain("");
  }

  private static Map<String, String> runIn(String language, String zone) throws IOException {
    Path folder = Files.createDirectory(folders.resolve(language));
    Files.writeString(folder.resolve("tiny.txt"), "ab\nae\nba\nbe\nes\naba\nabs\nbee\nsea\nbase\n");
    Files.writeString(
        folder.resolve("tiny.csv"), "?,?,1,0,0\nA,a,5,1,1\nB,b,3,3,0\nE,e,4,1,1\nS,s,3,1,0\n");
    Files.writeString(
        folder.resolve("game.gcg"),
        "#player1 Ama Ama\n#player2 Kofi Kofi\n>Ama: ACEFTQZ 8D FACET +28 28\n");
    Files.writeString(
        folder.resolve("match.mat"),
        " 5 point match\n\n Game 1\n Ann : 0                  Bob : 0\n"
            + "  1) 31: 8/5 6/5           52: 13/8 24/22\n  2) 43: 6/2 6/3\n");
    Map<String, String> said = new TreeMap<>();
    Locale.setDefault(Locale.forLanguageTag(language));
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    try {
      for (String command : COMMANDS) {
        said.put(command, saidBy(command, folder));
      }
    } finally {
      Locale.setDefault(BEFORE);
      TimeZone.setDefault(ZONE_BEFORE);
    }
    try (Stream<Path> files = Files.list(folder)) {
      // A log of a run tells when it was; whatever else is written has no time in it.
      for (Path file : files.filter(file -> !file.toString().endsWith(".runlog")).toList()) {
        said.put(file.getFileName().toString(), Sha256.of(file));
      }
    }
    return said;
  }

  private static String saidBy(String command, Path folder) {
    List<String> words = new ArrayList<>();
    Arrays.stream(command.split(" "))
        .map(word -> word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
        .forEach(words::add);
    Transcript transcript = Transcript.of(words.toArray(String[]::new));
    String said = transcript.exitCode() + "\n" + transcript.out() + transcript.err();
    // Seconds differ from run to run, but their digits must not: those of other scripts stay.
    return said.replace(folder.toString(), "@").replaceAll("[0-9.]+ s\\b", "some seconds");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "tr-TR", "de-DE"})
  void bytesAreTheSameInEveryLanguage(String language) throws IOException {
    Map<String, String> said = runIn(language, "Asia/Kathmandu");
    assertThat(said.keySet()).isEqualTo(inEnglish.keySet());
    said.forEach((what, bytes) -> assertThat(bytes).as(what).isEqualTo(inEnglish.get(what)));
  }

  /** The encoding of a Java machine is set for good at its start, so this takes a process. */
  @Test
  void theProgramSpeaksUtf8AndEnglishWhateverTheMachineDoes() throws Exception {
    assertThat(ran("oware ask 4-4-4-4-4-4-4-4-4-4-4-é").err()).contains("é");
    assertThat(ran(HELP).out()).isEqualTo(Transcript.fine(HELP.split(" ")).out());
  }

  private static ChildProcess ran(String command) throws Exception {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-Dfile.encoding=ISO-8859-1",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-XX:TieredStopAtLevel=1",
                Main.class.getName()));
    arguments.addAll(List.of(command.split(" ")));
    return ran(arguments);
  }

  private static ChildProcess ran(List<String> arguments) throws Exception {
    return ChildProcess.run(
        folders,
        Map.of("PATH", "/usr/bin:/bin", "LC_ALL", "C.UTF-8"),
        ChildProcess.java(arguments.toArray(String[]::new)));
  }
}
