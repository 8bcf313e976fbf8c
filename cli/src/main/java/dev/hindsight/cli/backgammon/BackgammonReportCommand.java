package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.backgammon.ask.BackgammonReportOpeningsCommand;
import dev.hindsight.cli.backgammon.build.BackgammonReportTrainingCommand;
import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon report}: what can be drawn; alone it lists it. */
@Command(
    name = "report",
    header = "Show rollouts and training figures.",
    subcommands = {BackgammonReportOpeningsCommand.class, BackgammonReportTrainingCommand.class})
final class BackgammonReportCommand extends CommandGroup {}
