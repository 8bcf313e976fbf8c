package dev.hindsight.cli.backgammon;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon build}: the tables below it; alone it lists them. */
@Command(
    name = "build",
    header = "Build a table.",
    subcommands = {BackgammonBuildBearoffCommand.class, BackgammonBuildOneSidedCommand.class})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
