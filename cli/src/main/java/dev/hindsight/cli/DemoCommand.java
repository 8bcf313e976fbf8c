package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight demo}. */
@Command(name = "demo", header = "A first look: the main job end to end, in about two minutes.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class DemoCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Console console = HindsightCommand.of(spec).console();
    console.err().println("hindsight: this build holds no game yet.");
    return ExitCode.NO;
  }
}
