package dev.hindsight.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight completion}. */
@Command(
    name = "completion",
    header = "Print a completion script for bash and zsh.",
    footer = {
      "  source <(hindsight completion)         in this shell",
      "  hindsight completion > ~/.local/share/bash-completion/completions/hindsight"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CompletionCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    HindsightCommand program = HindsightCommand.of(spec);
    program.console().out().print(AutoComplete.bash("hindsight", spec.root().commandLine()));
  }
}
