package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.Interruption;
import dev.hindsight.cli.terminal.KeptWork;
import dev.hindsight.core.runs.Cancellation;
import java.util.Locale;

/** The program: reads the command line, runs one command and ends with its exit code. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // Libraries ask for it: picocli laid out help in another way for a Turkish machine.
    Locale.setDefault(Locale.ROOT);
    Console console = Console.ofProcess();
    Cancellation cancellation = new Cancellation();
    KeptWork kept = KeptWork.none();
    Interruption interruption = Interruption.listen(cancellation, kept, console.err());
    int exitCode = CommandRunner.run(console, cancellation, kept, args);
    interruption.workOver();
    System.exit(exitCode);
  }
}
