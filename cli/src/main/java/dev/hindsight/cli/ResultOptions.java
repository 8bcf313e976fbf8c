package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.JsonPrinter;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The choice between text for people and JSON for programs, of one and the same record.
 *
 * <pre>{@code
 * @Mixin private ResultOptions result;
 * ... result.print(answer, AnswerText::of);
 * }</pre>
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ResultOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--json", description = "Print the result as one JSON object.")
  private boolean json;

  boolean isJson() {
    return json;
  }

  <R> void print(R result, Function<? super R, String> asText) {
    Console console = HindsightCommand.of(command).console();
    if (json) {
      new JsonPrinter().print(result, console.out());
    } else {
      console.out().println(asText.apply(result));
    }
  }
}
