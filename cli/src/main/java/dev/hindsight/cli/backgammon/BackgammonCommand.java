package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.backgammon.ask.BackgammonAskCommand;
import dev.hindsight.cli.backgammon.ask.BackgammonOpeningsCommand;
import dev.hindsight.cli.backgammon.ask.BackgammonRolloutCommand;
import dev.hindsight.cli.backgammon.build.BackgammonBuildCommand;
import dev.hindsight.cli.backgammon.build.BackgammonExportCommand;
import dev.hindsight.cli.backgammon.build.BackgammonLearnCommand;
import dev.hindsight.cli.backgammon.build.BackgammonLearnRolloutsCommand;
import dev.hindsight.cli.backgammon.build.BackgammonTrainCommand;
import dev.hindsight.cli.backgammon.build.BackgammonWorkCommand;
import dev.hindsight.cli.backgammon.play.BackgammonDuelCommand;
import dev.hindsight.cli.backgammon.play.BackgammonEngineCommand;
import dev.hindsight.cli.backgammon.play.BackgammonPlayCommand;
import dev.hindsight.cli.backgammon.play.BackgammonQuizCommand;
import dev.hindsight.cli.backgammon.review.BackgammonConvertCommand;
import dev.hindsight.cli.backgammon.review.BackgammonReviewCommand;
import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon}: the verbs below it; alone it lists them. */
@Command(
    name = "backgammon",
    header = "Backgammon: exact bearoffs, the cube, nets for the rest, reviews, and play.",
    subcommands = {
      BackgammonAskCommand.class,
      BackgammonBuildCommand.class,
      BackgammonConvertCommand.class,
      BackgammonDuelCommand.class,
      BackgammonEngineCommand.class,
      BackgammonExportCommand.class,
      BackgammonOpeningsCommand.class,
      BackgammonPlayCommand.class,
      BackgammonQuizCommand.class,
      BackgammonReportCommand.class,
      BackgammonReviewCommand.class,
      BackgammonRolloutCommand.class,
      BackgammonTrainCommand.class,
      BackgammonLearnCommand.class,
      BackgammonLearnRolloutsCommand.class,
      BackgammonWorkCommand.class
    })
public final class BackgammonCommand extends CommandGroup implements Demo.Owner {
  @Override
  public Demo demo() {
    return new BackgammonDemo();
  }
}
