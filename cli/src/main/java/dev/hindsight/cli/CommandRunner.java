package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Failure;
import dev.hindsight.core.runs.Cancellation;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs one command line to its exit code, on any console: the whole program but for {@code
 * System.exit}.
 */
final class CommandRunner {
  private CommandRunner() {}

  static int run(Console console, Cancellation cancellation, String... args) {
    HindsightCommand program = new HindsightCommand(console, cancellation);
    try {
      int exitCode = commandLine(program).execute(args);
      console.out().flush();
      return exitCode;
    } catch (Throwable thrown) {
      // Errors such as a full heap pass by picocli, and the last flush may find the output lost.
      return report(console, thrown, program.isDebug());
    }
  }

  /** The parser of the whole program, also for tests that look at its help. */
  static CommandLine commandLine(HindsightCommand program) {
    Console console = program.console();
    CommandLine commandLine =
        new CommandLine(program)
            .setOut(console.out())
            .setErr(console.err())
            .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExpandAtFiles(false)
            .setParameterExceptionHandler((thrown, args) -> reportUsage(console, thrown))
            .setExecutionExceptionHandler(
                (thrown, command, parsed) -> report(console, thrown, program.isDebug()));
    HelpLayout.apply(commandLine);
    return commandLine;
  }

  private static int report(Console console, Throwable thrown, boolean debug) {
    Failure failure = Failure.of(thrown);
    if (!failure.sentence().isEmpty()) {
      console.err().println("hindsight: " + failure.sentence());
    }
    if (debug) {
      thrown.printStackTrace(console.err());
    }
    return failure.exitCode();
  }

  private static int reportUsage(Console console, ParameterException thrown) {
    String command = thrown.getCommandLine().getCommandSpec().qualifiedName();
    console
        .err()
        .printf(
            Locale.ROOT,
            "hindsight: %s%s; see '%s --help'.%n",
            sentence(thrown),
            suggestion(thrown),
            command);
    return ExitCode.WRONG_USAGE;
  }

  /** Picocli's message as the start of a sentence of ours. */
  private static String sentence(ParameterException thrown) {
    String message = String.valueOf(thrown.getMessage()).strip();
    return message.substring(0, 1).toLowerCase(Locale.ROOT)
        + message.substring(1).replaceFirst("\\.$", "");
  }

  private static String suggestion(ParameterException thrown) {
    if (!(thrown instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    List<String> likely = unmatched.getSuggestions();
    return likely.isEmpty() ? "" : " (did you mean " + String.join(" or ", likely) + "?)";
  }
}
