package dev.hindsight.cli.backgammon.experiments;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon experiment}: the experiments below it; alone it lists them. */
@Command(
    name = "experiment",
    header = "Measure what nets gain from exact values, and what they give away.",
    subcommands = {BackgammonExperimentExactCommand.class, BackgammonExperimentGnubgCommand.class})
public final class BackgammonExperimentCommand extends CommandGroup {}
