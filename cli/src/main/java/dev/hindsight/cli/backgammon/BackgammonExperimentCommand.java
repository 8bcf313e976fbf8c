package dev.hindsight.cli.backgammon;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon experiment}: the experiments below it; alone it lists them. */
@Command(
    name = "experiment",
    header = "Measure what nets gain from exact values, and what they give away.",
    subcommands = {BackgammonExperimentExactCommand.class, BackgammonExperimentGnubgCommand.class})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonExperimentCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
