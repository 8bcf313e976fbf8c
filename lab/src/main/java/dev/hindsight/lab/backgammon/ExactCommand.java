package dev.hindsight.lab.backgammon;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hindsight lab backgammon exact}. */
@Command(
    name = "exact",
    header = "Do exact bearoff values help nets?",
    description = {
      "Trains nets from nothing in five ways, each as often and for as long as the others: without"
          + " exact",
      "values, with targets where play visits them, with positions of the table besides (all alike,"
          + " or as",
      "other dice would have led to them), and with the table as a player. Measures what they know"
          + " of",
      "bearoffs that were held out, and how they play."
    },
    footer = {
      "  hindsight lab backgammon exact --seconds 60 --seeds 3",
      "  hindsight lab backgammon exact --seconds 600 --contact 128 --table bearoff10.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ExactCommand extends CrewCommand.OfReport {
  private static final double USUAL_SECONDS = 60;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "Processor time of each training, about (60). Those of a seed take turns; if their times"
              + " are more than 4 %% off, they are done again.")
  private @Nullable Double seconds;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of each training instead; nets are then the same on every machine.")
  private @Nullable Long games;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "3",
      description = "Trainings of each kind, with the seeds 1 to N (${DEFAULT-VALUE}).")
  private int seeds;

  @Option(
      names = "--contact",
      paramLabel = "N",
      defaultValue = "64",
      description = "Hidden units of the contact net (${DEFAULT-VALUE}); the race net has half.")
  private int contact;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Pairs of games against pubeval (${DEFAULT-VALUE}).")
  private int pairs;

  @Option(
      names = "--hold-out",
      paramLabel = "SHARE",
      defaultValue = "0.5",
      description =
          "Share of the pairs of bearoff sides that are never taught; errors are those there"
              + " (${DEFAULT-VALUE}).")
  private double holdOut;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A two-sided bearoff (6 checkers, solved on the spot).")
  private @Nullable Path table;

  @Option(
      names = "--keep",
      paramLabel = "FOLDER",
      description =
          "Leaves nets and figures there; stopped in any way, the same command goes on with it.")
  private @Nullable Path keep;

  @Override
  protected Work<Reported> open() throws IOException {
    BackgammonExactExperiment experiment =
        Usage.check(
            spec(),
            () ->
                new BackgammonExactExperiment(
                    length(),
                    seeds,
                    contact,
                    pairs,
                    holdOut,
                    Optional.ofNullable(table),
                    Optional.ofNullable(keep)));
    return experiment::run;
  }

  private TrainingLength length() {
    if (games == null) {
      return new TrainingLength.ProcessorTime(seconds == null ? USUAL_SECONDS : seconds);
    }
    if (seconds != null) {
      throw new IllegalArgumentException("give --seconds or --games, not both");
    }
    return new TrainingLength.Games(games);
  }
}
