package dev.hindsight.workbench.crossword.experiments;

import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.lab.SimulationExperiment;
import dev.hindsight.crossword.lab.SimulationExperiment.Kind;
import dev.hindsight.workbench.DuelResult.Range;
import dev.hindsight.workbench.Reported;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What simulations with several kinds of leaves are worth, by a long one; see {@link
 * SimulationExperiment}.
 *
 * @param words that were played with
 * @param leaves where the static leaves come from
 * @param rackEquity where the others come from
 * @param positions of games of static players, one each
 * @param seed of all chance
 * @param candidates of a position that were compared
 * @param plies of the simulations
 * @param iterations of each candidate
 * @param referencePlies of the long simulation
 * @param referenceIterations of each candidate
 * @param kinds of leaves
 */
public record SimulationsResult(
    String words,
    String leaves,
    String rackEquity,
    long positions,
    long seed,
    int candidates,
    int plies,
    long iterations,
    int referencePlies,
    long referenceIterations,
    List<Line> kinds)
    implements Reported {
  public SimulationsResult {
    kinds = List.copyOf(kinds);
  }

  /**
   * Of one kind of leaves.
   *
   * @param kind none if nothing was simulated, or static, root, following
   * @param agreement share of positions on which it chose what the reference did
   * @param gained what its choices are worth beyond those without a simulation, in points
   * @param gainedOnStatic the same beyond those with static leaves
   * @param error root of the mean square, in points, of what was said of a candidate less what the
   *     reference said, about the mean of the position
   * @param squareBeyondStatic that square less the one with static leaves, in square points: below
   *     0 it says better what comes
   */
  public record Line(
      String kind,
      Range agreement,
      Range gained,
      Range gainedOnStatic,
      @Nullable Double error,
      Range squareBeyondStatic) {
    private static Line of(GroupedSums sums, Kind kind) {
      return new Line(
          kind == Kind.NO_SIMULATION ? "none" : kind.name().toLowerCase(Locale.ROOT),
          ExperimentSetting.range(SimulationExperiment.agreement(sums, kind, CONFIDENCE), 1),
          ExperimentSetting.range(
              SimulationExperiment.gain(sums, kind, Kind.NO_SIMULATION, CONFIDENCE), MILLIPOINTS),
          ExperimentSetting.range(
              SimulationExperiment.gain(sums, kind, Kind.STATIC, CONFIDENCE), MILLIPOINTS),
          ExperimentSetting.finite(Math.sqrt(SimulationExperiment.meanSquare(sums, kind))),
          ExperimentSetting.range(
              SimulationExperiment.squareBeyond(sums, kind, Kind.STATIC, CONFIDENCE), 1));
    }
  }

  static SimulationsResult of(
      ExperimentSetting setting, CrosswordExperiment.Simulations how, GroupedSums sums) {
    return new SimulationsResult(
        setting.words(),
        setting.leaves(),
        setting.rackEquity(),
        sums.sum(SimulationExperiment.POSITIONS).longValueExact(),
        setting.seed(),
        how.candidates(),
        how.plies(),
        how.iterations(),
        how.referencePlies(),
        how.referenceIterations(),
        Arrays.stream(Kind.values()).map(kind -> Line.of(sums, kind)).toList());
  }

  @Override
  public Report toReport() {
    ReportTable choices =
        ReportTable.of(
            ReportColumn.text("leaves"),
            ReportColumn.number("agrees", "%", 1),
            ReportColumn.number("gained", "", 2),
            ReportColumn.number("from", "", 2),
            ReportColumn.number("to", "", 2),
            ReportColumn.number("on static", "", 2),
            ReportColumn.number("from", "", 2),
            ReportColumn.number("to", "", 2));
    ReportTable errors =
        ReportTable.of(
            ReportColumn.text("leaves"),
            ReportColumn.number("error", "points", 3),
            ReportColumn.number("square beyond static", "", 3),
            ReportColumn.number("95 % from", "", 3),
            ReportColumn.number("to", "", 3));
    for (Line line : kinds) {
      String name = line.kind.equals("none") ? "no simulation" : line.kind;
      Double agreement = line.agreement.estimate();
      choices =
          choices.withRow(
              name,
              agreement == null ? null : (Double) (100 * agreement),
              line.gained.estimate(),
              line.gained.low(),
              line.gained.high(),
              line.gainedOnStatic.estimate(),
              line.gainedOnStatic.low(),
              line.gainedOnStatic.high());
      errors =
          errors.withRow(
              name,
              line.error,
              line.squareBeyondStatic.estimate(),
              line.squareBeyondStatic.low(),
              line.squareBeyondStatic.high());
    }
    return new Report(
        "Simulations by a long simulation",
        List.of(
            String.format(
                Locale.ROOT,
                "%,d positions of games of static players, words %s, static leaves of %s, others of"
                    + " %s, seed %d.",
                positions,
                words,
                leaves,
                rackEquity,
                seed),
            String.format(
                Locale.ROOT,
                "%d candidates, %,d iterations of %d plies each; reference %,d iterations of %d"
                    + " plies.",
                candidates,
                iterations,
                plies,
                referenceIterations,
                referencePlies)),
        List.of(
            ReportSection.of("What is chosen")
                .withParagraph(
                    "Agrees: chooses what the reference does. Gained: points that the choice is"
                        + " worth by the reference, beyond the static choice, and beyond that of a"
                        + " simulation with static leaves, with 95 % intervals.")
                .withTable(choices),
            ReportSection.of("What is said")
                .withParagraph(
                    "Of each candidate, less what the reference says, about the mean of the"
                        + " position. Squares are in square points; the noise of the reference is"
                        + " part of the error and not of differences.")
                .withTable(errors)));
  }
}
