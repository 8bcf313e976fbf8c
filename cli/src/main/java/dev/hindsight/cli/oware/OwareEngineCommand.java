package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.oware.play.engine.OwareEngine;
import dev.hindsight.oware.play.players.PlayerFiles;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.oware.OwareQuestions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight oware engine}. */
@Command(
    name = "engine",
    header = "Speak the UCI dialect of oware programs, for a graphical board.",
    description = {
      "Reads commands from standard input until quit or its end: uci, isready, setoption,"
          + " position,",
      "go, stop, quit. Give this command to the program as its engine. The options below are what"
          + " its",
      "options Table, Openings, Rules and Hash begin with. It plays to win; its other options are",
      "MultiPV, 1 to 6 moves told, and Level, 1 to 20, for weaker play."
    },
    footer = {
      "  hindsight oware engine --rules abapa --table abapa15.table --hash 256",
      "  printf 'position startpos moves CfA\\ngo depth 8\\n' | hindsight oware engine"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareEngineCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private final TableOptions tables = new TableOptions(OwareQuestions.TABLE);

  @Mixin private RulesOption rules;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Memory of the search (64, or half of what Java may use if that is less).")
  private @Nullable Integer hash;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = "Play by this opening book; 'shipped' is the one that comes with the program.")
  private @Nullable String openings;

  @Option(
      names = "--evaluation",
      paramLabel = "FILE",
      description = "Judge boards by this evaluation (the one that comes with the program).")
  private @Nullable Path evaluation;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Console console = HindsightCommand.of(spec).console();
    OwareEngine engine = new OwareEngine(console.in(), console.out(), new Files());
    if (evaluation != null) {
      engine.setEvaluation(BoardEvaluation.open(evaluation));
    }
    List<String> found = new ArrayList<>();
    for (Path named : tables.files()) {
      Path table = OwareTables.find(named, rules.rules(), rules.rules().hasTurnLimit());
      // Opened here too, so that a wrong file is an error of this command and not of the dialogue.
      OwareTables.open(table, rules.rules(), rules.rules().hasTurnLimit());
      found.add(table.toString());
    }
    Usage.check(
        spec,
        () -> {
          engine.setOption("Rules", rules.rules().name());
          if (hash != null) {
            engine.setOption("Hash", hash.toString());
          }
          engine.setOption("Table", String.join(";", found));
          if (openings != null) {
            engine.setOption("Openings", openings);
          }
          return engine;
        });
    engine.run();
    return ExitCode.FINE;
  }

  /** What the other side may name: any file of this machine. */
  private static final class Files implements PlayerFiles {
    @Override
    public OwareTable table(String name) {
      try {
        return OwareTables.open(Path.of(name));
      } catch (IOException unusable) {
        throw new UncheckedIOException(String.valueOf(unusable.getMessage()), unusable);
      }
    }

    @Override
    public OpeningBook openings(String name) {
      try {
        return OpeningBook.open(Path.of(name));
      } catch (IOException unusable) {
        throw new UncheckedIOException(String.valueOf(unusable.getMessage()), unusable);
      }
    }
  }
}
