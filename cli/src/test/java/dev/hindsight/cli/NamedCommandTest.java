package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.core.runs.Cancellation;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** A command by itself is the same as in the parser of the whole program. */
@Tag("java")
class NamedCommandTest {
  private static HindsightCommand program() {
    ByteArrayOutputStream nowhere = new ByteArrayOutputStream();
    return new HindsightCommand(
        Console.of(nowhere, nowhere, OptionalInt.empty()), Cancellation.never());
  }

  private static List<String> leaves(CommandLine group, String path) {
    List<String> leaves = new ArrayList<>();
    for (Map.Entry<String, CommandLine> below : group.getSubcommands().entrySet()) {
      String name = (path + " " + below.getKey()).strip();
      if (below.getValue().getSubcommands().isEmpty()) {
        leaves.add(name);
      } else {
        leaves.addAll(leaves(below.getValue(), name));
      }
    }
    return leaves;
  }

  private static CommandLine find(CommandLine root, String path) {
    CommandLine command = root;
    for (String word : path.split(" ")) {
      command = command.getSubcommands().get(word);
    }
    return command;
  }

  @Test
  void everyCommandHasTheSameHelpByItself() {
    CommandLine whole = CommandRunner.commandLine(program());
    List<String> leaves = leaves(whole, "");
    assertThat(leaves).contains("crossword ask", "oware build endgame", "tables info", "demo");
    for (String leaf : leaves) {
      CommandLine parser = CommandRunner.commandLine(program(), (leaf + " --help").split(" "));
      assertThat(find(parser, leaf).getUsageMessage())
          .as(leaf)
          .isEqualTo(find(whole, leaf).getUsageMessage());
      boolean inGroup = leaf.contains(" ");
      assertThat(parser.getSubcommands())
          .as(leaf)
          .hasSize(inGroup ? 1 : whole.getSubcommands().size());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--help",
        "oware",
        "oware --help",
        "oware build",
        "nonsense",
        "oware nonsense",
        "demo"
      })
  void whereNeighboursMatterTheyAreThere(String line) {
    String[] words = line.isEmpty() ? new String[0] : line.split(" ");
    assertThat(CommandRunner.commandLine(program(), words).getSubcommands())
        .containsKeys("oware", "backgammon", "crossword", "tables", "bench", "demo");
  }

  @Test
  void optionsOfTheProgramMayComeFirst() {
    HindsightCommand program = program();
    CommandRunner.commandLine(program, "--debug", "oware", "ask", "x")
        .parseArgs("--debug", "oware", "ask", "x");
    assertThat(program.isDebug()).isTrue();
  }
}
