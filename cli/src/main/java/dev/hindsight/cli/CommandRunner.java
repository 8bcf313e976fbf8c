package dev.hindsight.cli;

import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Failure;
import dev.hindsight.cli.terminal.KeptWork;
import dev.hindsight.cli.terminal.OutputLostException;
import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs one command line to its exit code, on any console: the whole program but for {@code
 * System.exit}.
 */
public final class CommandRunner {
  /** How picocli calls a text where a number should be, in words of Java. */
  private static final Pattern NOT_A_NUMBER = Pattern.compile(" is not an? (?:int|long)$");

  /** What stands for bytes that are no text: whatever it names, it would not be found again. */
  private static final char UNREADABLE = '\uFFFD';

  private CommandRunner() {}

  public static int run(Console console, Cancellation cancellation, String... args) {
    return run(console, cancellation, KeptWork.none(), args);
  }

  /**
   * Runs one command line.
   *
   * @param kept is told what this command keeps on the disk while it works
   */
  static int run(Console console, Cancellation cancellation, KeptWork kept, String... args) {
    HindsightCommand program = new HindsightCommand(console, cancellation);
    // Not CommandLine.execute: it reports some failures, such as a closed output, by itself.
    CommandSpec command = CommandSpec.create();
    try {
      String[] words = HelpWord.replace(args);
      for (String word : words) {
        if (word.indexOf(UNREADABLE) >= 0) {
          console.complain(unreadable(word));
          return ExitCode.WRONG_USAGE;
        }
      }
      ParseResult parsed = commandLine(program, words).parseArgs(words);
      checkWhatHelpIsAskedFor(parsed);
      command = lastOf(parsed);
      kept.readFrom(parsed);
      int exitCode = execute(parsed);
      console.out().flush();
      if (exitCode == ExitCode.INTERRUPTED) {
        // It has shown what it knew by then, which looks like a whole answer.
        console.complain(kept.sentence());
      }
      return exitCode;
    } catch (ParameterException wrongUsage) {
      return reportUsage(console, wrongUsage);
    } catch (ExecutionException failed) {
      Throwable cause = failed.getCause();
      return report(program, kept, command, cause == null ? failed : cause);
    } catch (Throwable thrown) {
      return report(program, kept, command, thrown);
    }
  }

  private static String unreadable(String word) {
    return "'"
        + word
        + "' holds bytes that are not text here; give files names in UTF-8, and if this one is, set"
        + " LC_ALL=C.UTF-8.";
  }

  private static int execute(ParseResult parsed) throws IOException {
    Targets targets = Targets.claim(parsed);
    try (targets) { // Held as long as the command writes.
      return new RunLast().execute(parsed);
    }
  }

  /**
   * The parser of a command line.
   *
   * @param words none for the parser of the whole program, for tests that look at its help
   */
  static CommandLine commandLine(HindsightCommand program, String... words) {
    Console console = program.console();
    CommandLine commandLine =
        NamedCommand.find(program, words)
            .orElseGet(() -> AddedCommands.to(new CommandLine(program)))
            .setOut(console.out())
            .setErr(console.err())
            .setColorScheme(
                CommandLine.Help.defaultColorScheme(console.hasColour() ? Ansi.ON : Ansi.OFF))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExpandAtFiles(false);
    Replacement.addForce(commandLine, Targets.WRITTEN);
    HelpLayout.apply(commandLine);
    return commandLine;
  }

  /**
   * Whoever asks for help is not held to anything else, but a command that does not exist has none.
   */
  private static void checkWhatHelpIsAskedFor(ParseResult parsed) {
    List<CommandLine> commands = parsed.asCommandLineList();
    CommandLine last = commands.get(commands.size() - 1);
    if (!last.getSubcommands().isEmpty() && !last.getUnmatchedArguments().isEmpty()) {
      throw new UnmatchedArgumentException(last, last.getUnmatchedArguments());
    }
  }

  private static CommandSpec lastOf(ParseResult parsed) {
    List<CommandLine> commands = parsed.asCommandLineList();
    return commands.get(commands.size() - 1).getCommandSpec();
  }

  private static int report(
      HindsightCommand program, KeptWork kept, CommandSpec command, Throwable thrown) {
    Console console = program.console();
    if (thrown instanceof UserException refused && refused.exitKind() == ExitKind.WRONG_USAGE) {
      return reportUsage(
          console,
          new ParameterException(command.commandLine(), String.valueOf(thrown.getMessage())));
    }
    Failure failure = Failure.of(thrown);
    flushWhatThereIs(console);
    boolean interrupted = failure.exitCode() == ExitCode.INTERRUPTED;
    String sentence = interrupted ? kept.sentence() : failure.sentence();
    if (!sentence.isEmpty()) {
      console.complain(SettingOptions.inWordsOf(command, sentence));
    }
    if (program.isDebug()) {
      thrown.printStackTrace(console.err());
    }
    return failure.exitCode();
  }

  /** The part of a result that came before the failure is still worth showing. */
  private static void flushWhatThereIs(Console console) {
    try {
      console.out().flush();
    } catch (OutputLostException lost) {
      // The failure being reported comes first; it may well be this one.
      console.err().flush();
    }
  }

  private static int reportUsage(Console console, ParameterException thrown) {
    CommandSpec command = thrown.getCommandLine().getCommandSpec();
    console.complain(
        SettingOptions.inWordsOf(command, sentence(thrown))
            + suggestion(thrown)
            + "; see '"
            + command.qualifiedName()
            + " --help'.");
    return ExitCode.WRONG_USAGE;
  }

  /** Picocli's message as the start of a sentence of ours. */
  private static String sentence(ParameterException thrown) {
    String message =
        thrown instanceof UnmatchedArgumentException unmatched
            ? unmatched(unmatched)
            : String.valueOf(thrown.getMessage()).strip();
    String plain = NOT_A_NUMBER.matcher(message).replaceFirst(" is not a whole number");
    return plain.substring(0, 1).toLowerCase(Locale.ROOT)
        + plain.substring(1).replaceFirst("\\.$", "");
  }

  /** What there is too much of: a command that does not exist, an option, or one more argument. */
  private static String unmatched(UnmatchedArgumentException thrown) {
    String first = thrown.getUnmatched().get(0);
    if (first.startsWith("-")) {
      // What follows an option that nobody knows is likely to be its value.
      List<String> options =
          thrown.getUnmatched().stream()
              .filter(word -> word.startsWith("-"))
              .map(word -> "'" + word + "'")
              .toList();
      return "unknown option" + (options.size() == 1 ? ": " : "s: ") + String.join(", ", options);
    }
    return thrown.getCommandLine().getSubcommands().isEmpty()
        ? "'" + first + "' is one argument too many"
        : "there is no command '" + first + "'";
  }

  private static String suggestion(ParameterException thrown) {
    if (!(thrown instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    List<String> likely = elsewhere(unmatched);
    if (likely.isEmpty()) {
      likely = unmatched.getSuggestions();
    }
    return likely.isEmpty() ? "" : " (did you mean " + String.join(" or ", likely) + "?)";
  }

  /** Where there is a command of this name one word further: which games can be played, say. */
  private static List<String> elsewhere(UnmatchedArgumentException thrown) {
    String name = thrown.getUnmatched().get(0);
    return thrown.getCommandLine().getSubcommands().entrySet().stream()
        .filter(command -> command.getValue().getSubcommands().containsKey(name))
        .map(command -> command.getKey() + " " + name)
        .toList();
  }
}
