package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.WatchOptions;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.build.BackgammonLearn;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon learn}. */
@Command(
    name = "learn",
    header = "Train nets on games that workers leave in a buffer.",
    description = {
      "Workers are threads of this process (--workers) or, with a buffer on a Redis server,"
          + " processes",
      "of hindsight backgammon work, on this machine or others. They play with the nets that are",
      "published now and then. Whoever is killed goes on where it was, and no game counts twice;"
          + " but",
      "which game comes when is up to chance, so two runs differ. FILE.tsv gets a line now and"
          + " then."
    },
    footer = {
      "  hindsight backgammon learn --games 200000 --buffer my.games --workers 1 --out my.nets",
      "  redis-server --appendonly yes &",
      "  hindsight backgammon learn --games 200000 --buffer redis://localhost:6379/a --out a.nets"
          + " &",
      "  hindsight backgammon work --buffer redis://localhost:6379/a --worker one"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonLearnCommand extends BuildCommand {
  @Option(
      names = "--buffer",
      paramLabel = "PLACE",
      required = true,
      description = "Where games wait: a file, or redis://HOST:PORT/RUN.")
  private String buffer;

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "0",
      description = "Threads of this process that play (${DEFAULT-VALUE}).")
  private int workers;

  @Mixin private NetOptions nets;

  @Mixin private WatchOptions watching;

  @Override
  public Integer call() throws IOException {
    return buildWatched(
        () ->
            new BackgammonLearn(
                nets.training(0, Starts.NONE),
                buffer,
                workers,
                EventLines.on(spec().commandLine())),
        watching,
        BuildResult::sentence);
  }
}
