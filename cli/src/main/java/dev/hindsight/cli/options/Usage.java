package dev.hindsight.cli.options;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Turns what a use case says of its arguments into wrong usage of the command. */
public final class Usage {
  private Usage() {}

  /** What to make of the options where files are read as well. */
  public interface Question<T> {
    T ask() throws IOException;
  }

  /** Makes something of the options, whose refusal is the user's business and not a bug. */
  public static <T> T check(CommandSpec command, Supplier<T> arguments) {
    try {
      return arguments.get();
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(
          command.commandLine(), String.valueOf(refused.getMessage()), refused);
    }
  }

  /** As {@link #check}; what is wrong with a file is thrown as it is. */
  public static <T> T checkFiles(CommandSpec command, Question<T> arguments) throws IOException {
    try {
      return arguments.ask();
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(
          command.commandLine(), String.valueOf(refused.getMessage()), refused);
    }
  }

  /** Refuses a number that is not from {@code least} to {@code most}. */
  public static void checkRange(
      CommandSpec command, String option, long value, long least, long most) {
    if (value < least || value > most) {
      throw new ParameterException(
          command.commandLine(),
          option + " must be from " + least + " to " + most + ", not " + value);
    }
  }

  /**
   * What to throw for work that ended so: wrong usage if more was asked of it than it can do, which
   * may show only half-way, else what it threw itself.
   */
  public static RuntimeException ofRefusal(CommandSpec command, RuntimeException thrown) {
    return thrown instanceof UserException refusal && refusal.exitKind() == ExitKind.WRONG_USAGE
        ? new ParameterException(command.commandLine(), String.valueOf(thrown.getMessage()), thrown)
        : thrown;
  }
}
