package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.build.nets.ExactTargets;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.files.Bearoff;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Whether exact bearoff values help nets: the same processor time and seeds for each use of them.
 *
 * @param length of each training
 * @param seeds trainings of each use
 * @param contactHidden hidden units of the contact net, and half as many of the race net
 * @param pairs of games against pubeval
 * @param holdOut the share of pairs of bearoff sides that are never taught; errors are those there
 * @param table a two-sided bearoff; without one a small one is solved on the spot
 * @param keep a folder for nets and figures; what is in it already is not trained again
 */
public record BackgammonExactExperiment(
    TrainingLength length,
    int seeds,
    int contactHidden,
    int pairs,
    double holdOut,
    Optional<Path> table,
    Optional<Path> keep) {
  private static final double CONFIDENCE = 0.95;
  private static final double MICRO = 1e6;

  public BackgammonExactExperiment {
    if (seeds < 2 || pairs < 1) {
      throw new IllegalArgumentException("there are at least 2 seeds and 1 pair of games");
    }
    if (contactHidden < 16 || contactHidden > 1024 || contactHidden % 16 != 0) {
      throw new IllegalArgumentException(
          "hidden units are a multiple of 16 up to 1024, not " + contactHidden);
    }
    if (!(holdOut > 0 && holdOut <= ExactTargets.MOST_HELD_OUT)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the share held out is above 0 and at most %s, not %s",
              ExactTargets.MOST_HELD_OUT,
              holdOut));
    }
  }

  /** The runs of a use of the table, and what they have in common. */
  public record Use(
      @Says("what the training makes of exact values") String use,
      @Says(value = "of a training, on average", unit = Unit.GAMES) long games,
      @Says(value = "processor time that a training took, on average", unit = Unit.SECONDS)
          double processorSeconds,
      @Says(value = "mean error of the chance to win on held-out pairs", unit = Unit.CHANCE)
          Interval errorOfRandomPairs,
      @Says(value = "the same on held-out positions of games", unit = Unit.CHANCE)
          Interval errorInPlay,
      @Says(value = "points a game against pubeval", unit = Unit.POINTS)
          Interval pointsAgainstPubeval) {}

  /** All that was found. */
  public record Outcome(
      @Says("where the exact values come from") String table,
      @Says("trainings of each use") int seeds,
      @Says("pairs of games against pubeval, of each training") int pairs,
      @Says("share of the pairs of sides that are never taught; errors are those there")
          double holdOut,
      @Says("what the trainings of each use came to, with intervals over trainings") List<Use> uses,
      @Says("every training") List<ExactRun> runs)
      implements Reported {
    @Override
    public Report toReport() {
      ReportTable rows =
          ReportTable.of(
              ReportColumn.text("exact values"),
              ReportColumn.number("games"),
              ReportColumn.text("error, random"),
              ReportColumn.text("in play"),
              ReportColumn.text("points a game"));
      for (Use use : uses) {
        rows =
            rows.withRow(
                use.use(),
                use.games(),
                text(use.errorOfRandomPairs(), "%.4f±%.4f"),
                text(use.errorInPlay(), "%.4f±%.4f"),
                text(use.pointsAgainstPubeval(), "%+.3f±%.3f"));
      }
      return new Report(
          "Do exact values help?",
          List.of(
              String.format(
                  Locale.ROOT,
                  "%d trainings each, of %.1f to %.1f s of processor time",
                  seeds,
                  runs.stream().mapToDouble(ExactRun::processorSeconds).min().orElseThrow(),
                  runs.stream().mapToDouble(ExactRun::processorSeconds).max().orElseThrow()),
              table,
              String.format(
                  Locale.ROOT,
                  "Intervals at 95 %% have the training for their unit; %,d pairs of games each",
                  pairs)),
          List.of(ReportSection.of("By use").withTable(rows)));
    }

    private static String text(Interval interval, String format) {
      return String.format(
          Locale.ROOT, format, interval.estimate(), interval.high() - interval.estimate());
    }
  }

  public Outcome run(Crew crew) throws IOException {
    Bearoff bearoff = Bearoff.open(table, crew);
    TrainingPlan model =
        TrainingPlan.of(1, 0)
            .withEncoding(ContactEncoding.THREATS)
            .withHidden(contactHidden, contactHidden / 2);
    ExactExperiment experiment =
        new ExactExperiment(model, bearoff.values(), bearoff.checkers(), holdOut, pairs);
    return keep.isPresent()
        ? run(experiment, bearoff, Files.createDirectories(keep.get()), crew)
        : runInScratch(experiment, bearoff, crew);
  }

  private Outcome runInScratch(ExactExperiment experiment, Bearoff bearoff, Crew crew)
      throws IOException {
    Path scratch = Files.createTempDirectory("hindsight-exact");
    try {
      return run(experiment, bearoff, scratch, crew);
    } finally {
      try (Stream<Path> files = Files.list(scratch)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(scratch);
    }
  }

  private Outcome run(ExactExperiment experiment, Bearoff bearoff, Path folder, Crew crew)
      throws IOException {
    List<ExactRun> runs = experiment.run(length, seeds, folder, crew);
    List<Use> uses = new ArrayList<>();
    for (ExactUse use : ExactUse.values()) {
      uses.add(use(use, runs.stream().filter(run -> run.use() == use).toList()));
    }
    return new Outcome(bearoff.values().name(), seeds, pairs, holdOut, uses, runs);
  }

  private static Use use(ExactUse use, List<ExactRun> runs) {
    return new Use(
        use.text(),
        Math.round(runs.stream().mapToLong(ExactRun::games).average().orElseThrow()),
        runs.stream().mapToDouble(ExactRun::processorSeconds).average().orElseThrow(),
        mean(runs, ExactRun::errorOfRandomPairs),
        mean(runs, ExactRun::errorInPlay),
        mean(runs, run -> run.pointsAgainstPubeval().estimate()));
  }

  /** By Student's t over the trainings: they differ by more than the games of one do. */
  private static Interval mean(List<ExactRun> runs, ToDoubleFunction<ExactRun> figure) {
    long[] micros =
        runs.stream().mapToLong(run -> Math.round(MICRO * figure.applyAsDouble(run))).toArray();
    Interval interval = Interval.ofMean(Moments.of(micros), CONFIDENCE);
    return new Interval(
        interval.low() / MICRO, interval.estimate() / MICRO, interval.high() / MICRO, CONFIDENCE);
  }
}
