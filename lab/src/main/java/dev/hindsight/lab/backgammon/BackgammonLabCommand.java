package dev.hindsight.lab.backgammon;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight lab backgammon}: the experiments below it; alone it lists them. */
@Command(
    name = "backgammon",
    header = "Measure what nets gain from exact values, and what they give away.",
    subcommands = {ExactCommand.class, GnubgCommand.class, RolloutsCommand.class})
public final class BackgammonLabCommand extends CommandGroup {}
