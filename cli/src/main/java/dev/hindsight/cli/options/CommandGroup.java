package dev.hindsight.cli.options;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that has others below it; alone it lists them. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class CommandGroup implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public final void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
