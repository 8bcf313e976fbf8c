package dev.hindsight.cli.cluster;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight cluster}: the verb below it; alone it lists it. */
@Command(
    name = "cluster",
    header = "Count long runs on a cluster of Apache Spark.",
    subcommands = ClusterRunCommand.class)
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class ClusterCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
