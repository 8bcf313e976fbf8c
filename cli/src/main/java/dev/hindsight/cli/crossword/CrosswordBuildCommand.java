package dev.hindsight.cli.crossword;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword build}: the files below it; alone it lists them. */
@Command(
    name = "build",
    header = "Build a file that plays are found with.",
    subcommands = {
      CrosswordBuildWordsCommand.class,
      CrosswordBuildRackEquityCommand.class,
      CrosswordBuildLeavesCommand.class,
      CrosswordBuildPlacementCommand.class,
      CrosswordBuildWinChanceCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
