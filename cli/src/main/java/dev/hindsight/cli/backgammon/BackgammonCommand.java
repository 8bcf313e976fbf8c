package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.demo.Demo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon}: the verbs below it; alone it lists them. */
@Command(
    name = "backgammon",
    header = "Backgammon: exact bearoffs, the cube, nets for the rest, reviews, and play.",
    subcommands = {
      BackgammonAskCommand.class,
      BackgammonBuildCommand.class,
      BackgammonDuelCommand.class,
      BackgammonOpeningsCommand.class,
      BackgammonPlayCommand.class,
      BackgammonQuizCommand.class,
      BackgammonReportCommand.class,
      BackgammonReviewCommand.class,
      BackgammonRolloutCommand.class,
      BackgammonTrainCommand.class,
      BackgammonLearnCommand.class,
      BackgammonWorkCommand.class,
      BackgammonExperimentCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonCommand implements Runnable, Demo.Owner {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  @Override
  public Demo demo() {
    return new BackgammonDemo();
  }
}
