package dev.hindsight.cli;

import dev.hindsight.cli.backgammon.BackgammonDemo;
import dev.hindsight.cli.crossword.CrosswordDemo;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.oware.OwareDemo;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
      "Builds tables, asks them a telling question, lets a player with a table meet one without,",
      "and reports what was found. Works in a temporary folder and leaves nothing behind."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class DemoCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    Console console = HindsightCommand.of(spec).console();
    PrintWriter out = console.out();
    long start = System.nanoTime();
    Path folder = Files.createTempDirectory("hindsight-demo");
    try (Crew crew = work.openCrew()) {
      heading(out, "Oware: perfect endings");
      List<String> oware = new OwareDemo(out, folder, crew).run();
      heading(out, "Backgammon: exact bearoffs");
      List<String> backgammon = new BackgammonDemo(out, folder, crew).run();
      heading(out, "Crossword games: every play");
      List<String> crossword = new CrosswordDemo(out, crew).run();
      heading(out, "Report");
      oware.forEach(finding -> out.println("* " + finding));
      backgammon.forEach(finding -> out.println("* " + finding));
      crossword.forEach(finding -> out.println("* " + finding));
      out.println();
      out.println(
          String.format(
              Locale.ROOT, "All of this took %.0f s.", (System.nanoTime() - start) / 1e9));
      tryNext(out);
    } finally {
      delete(folder);
    }
    return ExitCode.FINE;
  }

  private static void heading(PrintWriter out, String text) {
    out.println();
    out.println(text);
    out.println("=".repeat(text.length()));
    out.println();
    out.flush();
  }

  private static void tryNext(PrintWriter out) {
    out.println();
    out.println("What to try next:");
    for (String line :
        List.of(
            "hindsight oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S      or any other position",
            "hindsight oware build endgame --seeds 15 --out e15.table  a bigger table, in seconds",
            "hindsight oware export --language python > endgame.py     a table for your bot",
            "hindsight oware engine --help                             for a board with windows",
            "hindsight oware duel --help                               measure your own idea",
            "hindsight backgammon quiz                                 ten close bearoff decisions",
            "hindsight backgammon ask --help                           any position, by its id",
            "hindsight crossword ask --help                            all plays, best first",
            "hindsight crossword duel --help                           players in pairs of games")) {
      out.println("  " + line);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
