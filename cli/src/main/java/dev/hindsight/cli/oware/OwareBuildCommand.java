package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight oware build}: the tables below it; alone it lists them. */
@Command(
    name = "build",
    header = "Build a table.",
    subcommands = {
      OwareBuildEndgameCommand.class,
      OwareBuildBookCommand.class,
      OwareBuildEvaluationCommand.class,
      OwareBuildOpeningsCommand.class
    })
final class OwareBuildCommand extends CommandGroup {}
