package dev.hindsight.cli.backgammon;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon report}: what can be drawn; alone it lists it. */
@Command(
    name = "report",
    header = "Draw what was measured.",
    subcommands = BackgammonReportTrainingCommand.class)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonReportCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
