package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.workbench.oware.OwareBuild;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight oware build book}. */
@Command(
    name = "book",
    header = "Build the value of every board of up to N seeds for every number of turns left.",
    description = {
      "For games that stop after a number of turns, as only those under codingame rules do. 9"
          + " seeds",
      "take a second, 12 a few."
    },
    footer = "  hindsight oware build book --seeds 9 --out book9.table")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareBuildBookCommand extends BuildCommand {
  @Option(
      names = "--seeds",
      paramLabel = "N",
      required = true,
      description = "The most seeds on a board, 1 to 17.")
  private int seeds;

  @Option(
      names = "--turns",
      paramLabel = "N",
      defaultValue = "200",
      description = "The most turns that can be left (${DEFAULT-VALUE}).")
  private int turns;

  @Mixin private RulesOption rules;

  @Override
  public Integer call() throws IOException {
    return build(() -> OwareBuild.book(rules.rules(), seeds, turns));
  }
}
