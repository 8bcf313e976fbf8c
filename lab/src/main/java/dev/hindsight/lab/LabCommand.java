package dev.hindsight.lab;

import dev.hindsight.cli.options.CommandGroup;
import dev.hindsight.lab.backgammon.BackgammonLabCommand;
import dev.hindsight.lab.crossword.CrosswordLabCommand;
import dev.hindsight.lab.reproduce.ReproduceCommand;
import picocli.CommandLine.Command;

/**
 * {@code hindsight lab}: the experiments, which say whether a table helps. The program knows
 * nothing of them; it finds this command because the jar of this module is beside it on the class
 * path.
 */
@Command(
    name = "lab",
    header = "Measure whether tables help: the experiments behind docs/lab.",
    subcommands = {BackgammonLabCommand.class, CrosswordLabCommand.class, ReproduceCommand.class})
public final class LabCommand extends CommandGroup {}
