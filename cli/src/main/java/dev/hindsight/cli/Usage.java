package dev.hindsight.cli;

import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Turns what a use case says of its arguments into wrong usage of the command. */
final class Usage {
  private Usage() {}

  /** Makes something of the options, whose refusal is the user's business and not a bug. */
  static <T> T check(CommandSpec command, Supplier<T> arguments) {
    try {
      return arguments.get();
    } catch (IllegalArgumentException refused) {
      throw new ParameterException(
          command.commandLine(), String.valueOf(refused.getMessage()), refused);
    }
  }
}
