package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight crossword build}: the files below it; alone it lists them. */
@Command(
    name = "build",
    header = "Build word graphs, leave values and other tables.",
    subcommands = {
      CrosswordBuildWordsCommand.class,
      CrosswordBuildRackEquityCommand.class,
      CrosswordBuildLeavesCommand.class,
      CrosswordBuildPlacementCommand.class,
      CrosswordBuildLanesCommand.class,
      CrosswordBuildWinChanceCommand.class
    })
public final class CrosswordBuildCommand extends CommandGroup {}
