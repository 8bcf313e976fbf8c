package dev.hindsight.cli.crossword;

import dev.hindsight.cli.demo.Demo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword}: the verbs below it; alone it lists them. */
@Command(
    name = "crossword",
    header = "Crossword games: every play, what it is worth, and who plays better.",
    subcommands = {
      CrosswordAskCommand.class,
      CrosswordBuildCommand.class,
      CrosswordDuelCommand.class,
      CrosswordExperimentCommand.class,
      CrosswordInferCommand.class,
      CrosswordRackCommand.class,
      CrosswordReportCommand.class,
      CrosswordReviewCommand.class,
      CrosswordPlayCommand.class,
      CrosswordSimulateCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordCommand implements Runnable, Demo.Owner {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Override
  public Demo demo() {
    return new CrosswordDemo();
  }
}
