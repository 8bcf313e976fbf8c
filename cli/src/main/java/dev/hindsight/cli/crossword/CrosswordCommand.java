package dev.hindsight.cli.crossword;

import dev.hindsight.cli.crossword.ask.CrosswordAskCommand;
import dev.hindsight.cli.crossword.ask.CrosswordBestCommand;
import dev.hindsight.cli.crossword.ask.CrosswordInferCommand;
import dev.hindsight.cli.crossword.ask.CrosswordLeaveCommand;
import dev.hindsight.cli.crossword.ask.CrosswordRackCommand;
import dev.hindsight.cli.crossword.ask.CrosswordRepliesCommand;
import dev.hindsight.cli.crossword.ask.CrosswordSimulateCommand;
import dev.hindsight.cli.crossword.ask.CrosswordWhyCommand;
import dev.hindsight.cli.crossword.build.CrosswordBuildCommand;
import dev.hindsight.cli.crossword.build.CrosswordReportCommand;
import dev.hindsight.cli.crossword.play.CrosswordDuelCommand;
import dev.hindsight.cli.crossword.play.CrosswordEngineCommand;
import dev.hindsight.cli.crossword.play.CrosswordPlayCommand;
import dev.hindsight.cli.crossword.review.CrosswordReviewCommand;
import dev.hindsight.cli.demo.Demo;
import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight crossword}: the verbs below it; alone it lists them. */
@Command(
    name = "crossword",
    header = "Crossword games: every play, what it is worth, and who plays better.",
    subcommands = {
      CrosswordAskCommand.class,
      CrosswordBuildCommand.class,
      CrosswordDuelCommand.class,
      CrosswordEngineCommand.class,
      CrosswordInferCommand.class,
      CrosswordLeaveCommand.class,
      CrosswordRackCommand.class,
      CrosswordReportCommand.class,
      CrosswordReviewCommand.class,
      CrosswordPlayCommand.class,
      CrosswordBestCommand.class,
      CrosswordRepliesCommand.class,
      CrosswordSimulateCommand.class,
      CrosswordWhyCommand.class
    })
public final class CrosswordCommand extends CommandGroup implements Demo.Owner {
  @Override
  public Demo demo() {
    return new CrosswordDemo();
  }
}
