package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.workbench.backgammon.BackgammonTrain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
      "  hindsight backgammon train --games 6000000 --contact 256 --race 128 \\",
      "    --table bearoff10.table --out large.nets",
      "  hindsight backgammon train --games 500000 --from my.nets --first-rate 3e-4 --out"
          + " better.nets",
      "  hindsight backgammon duel --first net:file=my.nets --second pubeval"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonTrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games to learn from; the learning rate falls over all of them.")
  private long games;

  @Option(
      names = "--inputs",
      paramLabel = "WHAT",
      defaultValue = "threats",
      description =
          "What the contact net sees: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}: also shots,"
              + " escapes, blocks, timing).")
  private ContactEncoding inputs;

  @Option(
      names = "--contact",
      paramLabel = "N",
      defaultValue = "128",
      description = "Hidden units of the contact net (${DEFAULT-VALUE}).")
  private int contact;

  @Option(
      names = "--race",
      paramLabel = "N",
      defaultValue = "64",
      description = "Hidden units of the race net (${DEFAULT-VALUE}).")
  private int race;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A two-sided bearoff to learn from (6 checkers, solved on the spot).")
  private @Nullable Path table;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Begin with these nets and not with random ones.")
  private @Nullable Path from;

  @Option(
      names = "--first-rate",
      paramLabel = "R",
      defaultValue = "1e-3",
      description = "Learning rate of the first games (${DEFAULT-VALUE}); less with --from.")
  private double firstRate;

  @Option(
      names = "--last-rate",
      paramLabel = "R",
      defaultValue = "1e-5",
      description = "Learning rate of the last games (${DEFAULT-VALUE}).")
  private double lastRate;

  @Option(
      names = "--measure-every",
      paramLabel = "N",
      defaultValue = "64000",
      description = "Games between two lines of figures, about (${DEFAULT-VALUE}).")
  private long gamesBetweenLines;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Pairs of games against pubeval for each line (${DEFAULT-VALUE}).")
  private int pairs;

  @Mixin private SeedOption seed;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(
            () ->
                new BackgammonTrain(
                    games,
                    seed.seed(),
                    inputs,
                    contact,
                    race,
                    Optional.ofNullable(table),
                    Optional.ofNullable(from),
                    new BackgammonTrain.Rates(firstRate, lastRate),
                    gamesBetweenLines,
                    pairs));
  }
}
