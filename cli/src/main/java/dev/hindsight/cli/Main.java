package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;

/** The program: reads the command line, runs one command and ends with its exit code. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(CommandRunner.run(Console.ofProcess(), args));
  }
}
