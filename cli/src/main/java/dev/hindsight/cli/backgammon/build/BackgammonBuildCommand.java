package dev.hindsight.cli.backgammon.build;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon build}: the tables below it; alone it lists them. */
@Command(
    name = "build",
    header = "Build a table.",
    subcommands = {
      BackgammonBuildBearoffCommand.class,
      BackgammonBuildOneSidedCommand.class,
      BackgammonBuildAnchorsCommand.class,
      BackgammonBuildRolloutsCommand.class,
      BackgammonBuildReturnsCommand.class
    })
public final class BackgammonBuildCommand extends CommandGroup {}
