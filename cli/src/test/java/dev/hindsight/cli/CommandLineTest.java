package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.Console;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What every command line has in common: help, version, wrong usage. */
@Tag("java")
class CommandLineTest {
  @Test
  void hindsightAloneShowsAnOverview() {
    Transcript transcript = Transcript.of();
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out()).contains("hindsight demo", "oware", "tables", "bench");
    assertThat(transcript.err()).isEmpty();
  }

  @Test
  void versionNamesTheProgramAndItsJava() {
    Transcript transcript = Transcript.of("--version");
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .matches("hindsight [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)? \\(Java .*\\)\\R");
  }

  @Test
  void everyCommandHasAHeaderAndHelp() {
    Transcript.everyCommand()
        .forEach(
            words -> {
              Transcript transcript = Transcript.of((words + " --help").strip().split(" "));
              assertThat(transcript.exitCode()).as(words).isZero();
              assertThat(transcript.out())
                  .as(words)
                  .contains("Usage: " + ("hindsight " + words).strip());
              assertThat(transcript.out().lines().findFirst())
                  .as(words)
                  .hasValueSatisfying(
                      line -> assertThat(line).isNotBlank().doesNotStartWith("Usage"));
            });
  }

  @Test
  void aMistypedOptionIsWrongUsageWithASuggestion() {
    Transcript transcript = Transcript.of("demo", "--debgu");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err())
        .isEqualToNormalizingNewlines(
            "hindsight: unknown option: '--debgu' (did you mean --debug?);"
                + " see 'hindsight demo --help'.\n");
  }

  @Test
  void aMistypedCommandIsWrongUsageWithASuggestion() {
    Transcript transcript = Transcript.of("tabels");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.err()).contains("'tabels'", "tables", "see 'hindsight --help'");
    assertThat(transcript.err().lines()).hasSize(1);
  }

  @Test
  void argumentsThatStartWithAnAtSignAreNotFiles() {
    assertThat(Transcript.of("@nowhere").err()).contains("'@nowhere'");
  }

  @Test
  void whatIsTooMuchIsSaidInWords() {
    assertThat(Transcript.of("play").err())
        .isEqualTo(
            "hindsight: there is no command 'play' (did you mean oware play or backgammon play or"
                + " crossword play?); see 'hindsight --help'.\n");
    assertThat(Transcript.of("tables", "show").err()).contains("there is no command 'show'");
    assertThat(Transcript.of("bench", "oware", "x").err()).doesNotContain("index", "nmatched");
    assertThat(Transcript.of("oware", "ask", "--checkers", "6").err())
        .contains("unknown option: '--checkers'")
        .doesNotContain("'6'");
    assertThat(Transcript.of("oware", "duel", "--pairs", "1e6").err())
        .contains("'1e6' is not a whole number");
  }

  @Test
  void theWordHelpIsUnderstood() {
    for (String words : List.of("", "crossword", "crossword ask", "tables convert")) {
      String[] asked = ("help " + words).strip().split(" ");
      assertThat(Transcript.fine(asked).out())
          .isEqualTo(Transcript.fine((words + " --help").strip().split(" ")).out());
    }
    for (String words : List.of("help nonsense", "nonsense --help", "crossword nonsense --help")) {
      Transcript refused = Transcript.of(words.split(" "));
      assertThat(refused.exitCode()).as(words).isEqualTo(2);
      assertThat(refused.err()).contains("there is no command 'nonsense'");
    }
  }

  /** Nothing is cut either: a line of 80 that ends within a word would be followed by its rest. */
  @Test
  void everyHelpFitsEightyColumns() {
    for (String words : Transcript.everyCommand()) {
      String help = Transcript.fine((words + " --help").strip().split(" ")).out();
      assertThat(help.lines().filter(line -> line.length() > 80)).as(words).isEmpty();
      assertThat(help.lines().filter(line -> line.strip().length() == 1 && !line.contains("}")))
          .as("a word alone on a line of %s", words)
          .isEmpty();
      assertThat(help.lines().filter(line -> line.matches(".*[ (]\\.")))
          .as("the ending of a file is parted from its full stop in %s", words)
          .isEmpty();
    }
  }

  @Test
  void examplesCanBePasted() {
    for (String words : Transcript.everyCommand()) {
      String help = Transcript.fine((words + " --help").strip().split(" ")).out();
      int examples = help.indexOf("Examples:");
      if (examples >= 0) {
        String whole = help.substring(examples).replaceAll(" \\\\\n +", " ");
        assertThat(whole.lines().skip(1).takeWhile(line -> !line.isEmpty()))
            .as(words)
            .allMatch(line -> line.startsWith("  ") && !line.startsWith("   "));
      }
    }
  }

  @Test
  void playersAndEndingsStayWholeInHelp() {
    assertThat(Transcript.fine("crossword", "duel", "--help").out())
        .contains("static:leaves=FILE", "dynamic:rack-equity=FILE,top=50", "replies:candidates=5");
    assertThat(Transcript.fine("tables", "convert", "--help").out())
        .contains("(.req")
        .doesNotContain("(.\n");
  }

  /** Long inputs without an end took all memory there was. */
  @Test
  void aLineWithoutAnEndIsRefused() {
    String endless = "a".repeat(2 << 20);
    for (String command : List.of("oware engine", "backgammon quiz --checkers 2")) {
      Transcript transcript = Transcript.typing(endless, command.split(" "));
      assertThat(transcript.exitCode()).as(command).isEqualTo(3);
      assertThat(transcript.err()).contains("a line of the input has more than 1,048,576");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void devicesWithoutAnEndAreRefused() {
    String board = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AB/ 0/0 0";
    Transcript tiles = Transcript.of(("crossword ask " + board + " --tiles /dev/zero").split(" "));
    assertThat(tiles.exitCode()).isEqualTo(3);
    assertThat(tiles.err()).contains("/dev/zero is too large for a tile set");
    Transcript batch = Transcript.of("oware", "ask", "--batch", "/dev/zero");
    assertThat(batch.exitCode()).isEqualTo(3);
  }

  @Test
  void theManualPageHasEveryCommandAndTheScriptOfTheShellTheirOptions() {
    String page = Transcript.fine("man").out();
    String script = Transcript.fine("completion").out();
    for (String words : Transcript.everyCommand()) {
      assertThat(page).contains(".SH " + ("hindsight " + words).strip() + "\n");
      assertThat(script).contains(words);
    }
    assertThat(script).contains("--rack-equity", "complete -F");
    assertThat(page.lines().filter(line -> line.startsWith("'"))).isEmpty();
  }

  @Test
  void colourIsForTerminalsWhoseOwnerWantsIt() {
    assertThat(Console.wantsColour(true, Map.of("TERM", "xterm"))).isTrue();
    assertThat(Console.wantsColour(false, Map.of("TERM", "xterm"))).isFalse();
    assertThat(Console.wantsColour(true, Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
    assertThat(Console.wantsColour(true, Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
    assertThat(Console.wantsColour(true, Map.of("TERM", "dumb"))).isFalse();
    assertThat(Transcript.of("nonsense").err()).doesNotContain("\u001B");
  }
}
