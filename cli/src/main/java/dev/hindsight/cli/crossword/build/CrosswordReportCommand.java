package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight crossword report}: what can be drawn; alone it lists it. */
@Command(
    name = "report",
    header = "Draw what a table holds.",
    subcommands = CrosswordReportPlacementCommand.class)
public final class CrosswordReportCommand extends CommandGroup {}
