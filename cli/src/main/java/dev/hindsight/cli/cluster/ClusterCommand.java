package dev.hindsight.cli.cluster;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight cluster}: the verbs below it; alone it lists them. */
@Command(
    name = "cluster",
    header = "Run long runs on an Apache Spark cluster.",
    subcommands = {ClusterRunCommand.class, ClusterWorkCommand.class})
public final class ClusterCommand extends CommandGroup {}
