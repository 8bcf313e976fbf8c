package dev.hindsight.cli.crossword.play;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.VersionText;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.crossword.engine.CrosswordEngine;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword engine}. */
@Command(
    name = "engine",
    header = "Play for other programs: positions and moves as lines, in the manner of UCI.",
    description = {
      "Reads commands from standard input until quit or its end: cwi, isready, setoption, newgame,",
      "position cgp CGP, go (static, seconds S, iterations N, infinite, player; also plies N,",
      "candidates N, rank equity|win|auto, infer), stop, quit. It answers with info lines, which"
          + " rank",
      "moves, and one bestmove. docs/engines.md has the whole language, with a bot to begin with.",
      "The options below are what its options Words, Leaves, Tiles, Layout, Player and Threads"
          + " begin",
      "with."
    },
    footer = {
      "  hindsight crossword engine --words my-words.kwg --threads 4",
      "  hindsight crossword engine --player static:lanes=built-in,endgame=1",
      "  printf 'position cgp 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0\\n"
          + "go static\\n"
          + "' | hindsight crossword engine"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordEngineCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--player",
      paramLabel = "SPEC",
      description = "Who answers 'go player': any player of crossword duel.")
  private @Nullable String player;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Simulate with N threads (${DEFAULT-VALUE}).")
  private int threads;

  @Mixin private CrosswordOptions crossword;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Console console = HindsightCommand.of(spec).console();
    CrosswordFiles files = crossword.files();
    CrosswordEngine engine =
        new CrosswordEngine(
            console.in(),
            console.out(),
            files,
            WorkOptions.threads(spec, threads),
            VersionText.version());
    String named = player;
    if (named != null) {
      Usage.check(
          spec,
          () -> {
            engine.setOption("Player", named);
            return engine;
          });
    }
    if (!files.equals(CrosswordFiles.NONE)) {
      engine.load();
    }
    engine.run();
    return ExitCode.FINE;
  }
}
