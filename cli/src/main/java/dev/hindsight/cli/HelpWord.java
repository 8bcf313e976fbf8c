package dev.hindsight.cli;

import java.util.Arrays;

/** {@code hindsight help crossword ask} is what {@code hindsight crossword ask --help} is. */
final class HelpWord {
  private static final String HELP = "help";

  private HelpWord() {}

  /** The arguments, with the option in the place of the word where it comes first. */
  static String[] replace(String[] args) {
    if (args.length == 0 || !args[0].equals(HELP)) {
      return args;
    }
    String[] asked = Arrays.copyOfRange(args, 1, args.length + 1);
    asked[asked.length - 1] = "--help";
    return asked;
  }
}
