package dev.hindsight.cli.runs;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight runs}: the verbs below it; alone it lists them. */
@Command(
    name = "runs",
    header =
        "Share long runs between machines, put their parts together, and see how far they are.",
    subcommands = {RunsRunCommand.class, RunsMergeCommand.class, RunsStatusCommand.class})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class RunsCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
