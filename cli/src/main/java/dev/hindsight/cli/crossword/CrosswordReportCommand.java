package dev.hindsight.cli.crossword;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword report}: what can be drawn; alone it lists it. */
@Command(
    name = "report",
    header = "Draw what a table holds.",
    subcommands = CrosswordReportPlacementCommand.class)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordReportCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
