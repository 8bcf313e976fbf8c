package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.json.JsonPrinter;
import java.util.List;
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
public final class ResultOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--json",
      order = HelpOrder.JSON,
      description = "Print the result as one JSON object.")
  private boolean json;

  public boolean isJson() {
    return json;
  }

  public <R> void print(R result, Function<? super R, String> asText) {
    Console console = HindsightCommand.of(command).console();
    if (json) {
      new JsonPrinter().print(result, console.out());
    } else {
      String text = asText.apply(result);
      if (!text.isEmpty()) {
        console.out().println(text);
      }
    }
  }

  /** Prints a result that knows what it looks like as a report. */
  public void print(Reported result) {
    print(result, Reported::reportText);
  }

  /** Tells people of files that could not be used; the JSON of the results names them already. */
  public void complain(List<FileResults.Problem> problems) {
    Console console = HindsightCommand.of(command).console();
    console.out().flush();
    for (FileResults.Problem problem : problems) {
      console.complain(problem.problem());
    }
  }
}
