package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight bench}. */
@Command(
    name = "bench",
    header = "Fixed workloads with asserted results, and one fingerprint per game.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BenchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Console console = HindsightCommand.of(spec).console();
    console.err().println("hindsight: this build holds no game yet.");
    return ExitCode.NO;
  }
}
