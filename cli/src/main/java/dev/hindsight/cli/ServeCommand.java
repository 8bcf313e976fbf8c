package dev.hindsight.cli;

import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.serve.LineServer;
import dev.hindsight.workbench.catalogue.Catalogue;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight serve}. */
@Command(
    name = "serve",
    header = "Answer other programs: questions and answers as lines of JSON.",
    description = {
      "Reads one request of JSON-RPC 2.0 from each line of standard input and writes one line for",
      "each, in the order in which they are done. Words, tables and nets are loaded by the first",
      "question that needs them and kept. The method 'questions' lists everything that can be",
      "asked. Speaks the Model Context Protocol too: give this command to an assistant as a server."
    },
    footer = {
      "  hindsight serve",
      "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"questions\"}' | hindsight serve"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ServeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Answer N questions at once, with N threads each (all processors).")
  private @Nullable Integer threads;

  @Override
  public Integer call() throws IOException {
    HindsightCommand program = HindsightCommand.of(spec);
    new LineServer(
            Catalogue.all(),
            WorkOptions.threads(spec, threads),
            VersionText.version(),
            program.console().out(),
            program.cancellation())
        .run(program.console().in());
    return ExitCode.FINE;
  }
}
