package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.nets.TableDraw;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.backgammon.build.BackgammonTrain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What nets to train, and how. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class NetOptions {
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
          "What contact nets see: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}: also shots,"
              + " escapes, blocks, timing; anchors: and which points are held behind).")
  private ContactEncoding inputs;

  @Option(
      names = "--split",
      paramLabel = "HOW",
      defaultValue = "one",
      description =
          "How many contact nets: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}; plans: one for each"
              + " kind of game, such as backgames or primes).")
  private NetSplit split;

  @Option(
      names = "--contact",
      paramLabel = "N",
      defaultValue = "128",
      description = "Hidden units of each contact net (${DEFAULT-VALUE}).")
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
      names = "--draw",
      paramLabel = "HOW",
      defaultValue = "other-dice",
      description =
          "Which other positions of the bearoff are taught: ${COMPLETION-CANDIDATES}"
              + " (${DEFAULT-VALUE}: those that games would have come through).")
  private TableDraw draw;

  @Option(
      names = "--hold-out",
      paramLabel = "SHARE",
      defaultValue = "0",
      description =
          "Share of the pairs of bearoff sides that are never taught, so that the errors in"
              + " FILE.tsv are those of what was not (${DEFAULT-VALUE}: all is taught).")
  private double holdOut;

  @Mixin private AnchorsOption anchors;

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

  /**
   * The training that was asked for.
   *
   * @param plies that the nets look ahead for what they learn
   * @param starts where games begin
   * @throws IllegalArgumentException if it is not one
   * @throws IOException if a file cannot be used
   */
  BackgammonTrain training(int plies, Starts starts) throws IOException {
    return new BackgammonTrain(
        games,
        seed.seed(),
        inputs,
        split,
        contact,
        race,
        new BackgammonTrain.Teachers(
            Optional.ofNullable(table), draw, holdOut, anchors.choice(), plies),
        Optional.ofNullable(from),
        new BackgammonTrain.Rates(firstRate, lastRate),
        starts,
        gamesBetweenLines,
        pairs);
  }
}
