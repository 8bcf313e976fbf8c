package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.WatchOptions;
import dev.hindsight.workbench.BuildResult;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon train}. */
@Command(
    name = "train",
    header = "Train nets on their own games, with exact values from a bearoff table.",
    description = {
      "Beside --out, FILE.tsv gets a line of figures now and then, among them points a game"
          + " against",
      "pubeval, and FILE.latest has the nets of its last line. The result is the same for any"
          + " number of",
      "threads, and a training that is stopped in any way goes on where it was."
    },
    footer = {
      "  hindsight backgammon train --games 200000 --out my.nets",
      "  hindsight backgammon train --games 6000000 --contact 256 --race 128 "
          + "--table bearoff10.table --out large.nets",
      "  hindsight backgammon train --games 500000 --from my.nets --first-rate 3e-4 --out"
          + " better.nets",
      "  hindsight backgammon duel --first net:file=my.nets --second pubeval"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonTrainCommand extends BuildCommand {
  @Mixin private NetOptions nets;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Learn what the nets of --from say N plies ahead, over all rolls, and not how games end;"
              + " slow (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--starts",
      paramLabel = "WHERE",
      defaultValue = "usual",
      description =
          "Shares of games that begin in the middle: none, or by plan such as"
              + " backgame=0.2,primes=0.1 (${DEFAULT-VALUE}: half of them). Plans: backgame,"
              + " containment, bear-in, crashed, primes, many-back, holding, ordinary.")
  private String starts;

  @Mixin private WatchOptions watching;

  @Override
  public Integer call() throws IOException {
    return buildWatched(
        () -> nets.training(plies, Starts.parse(starts)), watching, BuildResult::sentence);
  }
}
