package dev.hindsight.cli.options;

import java.util.List;
import java.util.StringJoiner;

/** A command as it can be typed again: what a shell would read otherwise stands in quotes. */
final class CommandText {
  private CommandText() {}

  static String of(String program, List<String> arguments) {
    StringJoiner line = new StringJoiner(" ").add(program);
    for (String argument : arguments) {
      line.add(
          argument.matches("[A-Za-z0-9_./:=,@%+-]+")
              ? argument
              : "'" + argument.replace("'", "'\\''") + "'");
    }
    return line.toString();
  }
}
