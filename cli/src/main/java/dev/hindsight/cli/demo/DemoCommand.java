package dev.hindsight.cli.demo;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight demo}. */
@Command(
    name = "demo",
    header = "A first look: the main job end to end, in less than two minutes.",
    description = {
      "Builds tables, asks them a telling question, plays a player with a table against one without,",
      "and reports what was found. Works in a temporary folder and leaves nothing behind."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class DemoCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    Presentation presentation = new Presentation(HindsightCommand.of(spec).console().out());
    long start = System.nanoTime();
    Path folder = Files.createTempDirectory("hindsight-demo");
    try (Crew crew = work.openCrew()) {
      List<Demo> demos = demos();
      for (Demo demo : demos) {
        presentation.heading(demo.heading());
        demo.show(presentation, folder, crew);
      }
      presentation.heading("Report");
      presentation.findings().forEach(finding -> presentation.say("* %s", finding));
      presentation.say("");
      presentation.say("All of this took %.0f s.", (System.nanoTime() - start) / 1e9);
      tryNext(presentation, demos);
    } finally {
      delete(folder);
    }
    return ExitCode.FINE;
  }

  /** Those of the games that the program has, in its order. */
  private List<Demo> demos() {
    return spec.root().subcommands().values().stream()
        .map(command -> command.getCommandSpec().userObject())
        .filter(Demo.Owner.class::isInstance)
        .map(owner -> ((Demo.Owner) owner).demo())
        .toList();
  }

  private static void tryNext(Presentation presentation, List<Demo> demos) {
    TextTable table = new TextTable("  ", "ll");
    for (Demo demo : demos) {
      for (Demo.Suggestion suggestion : demo.suggestions()) {
        table.row("hindsight " + suggestion.command(), suggestion.purpose());
      }
    }
    table.row("hindsight studio", "all in a browser");
    presentation.say("");
    presentation.say("What to try next:");
    presentation.say("%s", table.toString().stripTrailing());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
