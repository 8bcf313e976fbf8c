package dev.hindsight.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight man}. */
@Command(
    name = "man",
    header = "Print the manual page, with the help of every command.",
    footer = {
      "  hindsight man | man -l -                                 to read it",
      "  hindsight man > ~/.local/share/man/man1/hindsight.1      to keep it"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ManCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    HindsightCommand.of(spec).console().out().print(ManPage.of(spec.root().commandLine()));
  }
}
