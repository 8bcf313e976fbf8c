package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.lab.crossword.ExperimentSetting.MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.lab.crossword.SimulationExperiment.Kind;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What simulations with several kinds of leaves, or of endings, are worth, by a long one; see
 * {@link SimulationExperiment}.
 */
public record SimulationsResult(
    @Says("that were played with") String words,
    @Says("where the static leaves come from") String leaves,
    @Says("where the others come from") String rackEquity,
    @Says("of games of static players, one each") long positions,
    @Says("of all chance") long seed,
    @Says("of a position that were compared") int candidates,
    @Says(value = "of the simulations", unit = Unit.PLIES) int plies,
    @Says("of each candidate") long iterations,
    @Says(value = "of the long simulation", unit = Unit.PLIES) int referencePlies,
    @Says("of each candidate") long referenceIterations,
    @Says("positions of the search that ends games; `null` if leaves are compared")
        @Nullable Integer endings,
    @Says("the same of the long simulation") @Nullable Integer referenceEndings,
    @Says("of the positions; `null` for any") @Nullable Integer mostTilesInBag,
    @Says("what leaves were derived again by in playouts, such as `every:7`; `null` if none were")
        @Nullable String refreshed,
    @Says("of leaves or endings") List<Line> kinds)
    implements Reported {
  public SimulationsResult {
    kinds = List.copyOf(kinds);
  }

  private static final double MILLIONTHS = 1e6;

  /** Of one kind of leaves or endings. */
  public record Line(
      @Says(
              "none if nothing was simulated, static, root, following, refreshed (derived again in "
                  + "playouts); with endings ended (by "
                  + "static play), searched, static_as_long and ended_as_long")
          String kind,
      @Says("of each candidate") long iterations,
      @Says("share of positions on which it chose what the reference did") Range agreement,
      @Says(
              value = "what its choices are worth beyond those without a simulation, in points",
              unit = Unit.POINTS)
          Range gained,
      @Says("the same beyond those with static leaves") Range gainedOnStatic,
      @Says(
              value =
                  "root of the mean square, in points, of what was said of a candidate less what "
                      + "the reference said, about the mean of the position",
              unit = Unit.POINTS)
          @Nullable Double error,
      @Says(
              "that square less the one with static leaves, in square points: below 0 it says "
                  + "better what comes")
          Range squareBeyondStatic,
      @Says(
              value =
                  "chance to win by the reference beyond that of the choices with static leaves",
              unit = Unit.CHANCE)
          Range wonOnStatic,
      @Says(
              value = "processor time of an iteration; `null` if leaves are compared",
              unit = Unit.SECONDS)
          @Nullable Double microseconds) {
    private static Line of(GroupedSums sums, Kind kind, long iterations, double microseconds) {
      return new Line(
          kind == Kind.NO_SIMULATION ? "none" : kind.name().toLowerCase(Locale.ROOT),
          kind == Kind.NO_SIMULATION ? 0 : iterations,
          ExperimentSetting.range(SimulationExperiment.agreement(sums, kind, CONFIDENCE), 1),
          ExperimentSetting.range(
              SimulationExperiment.gain(sums, kind, Kind.NO_SIMULATION, CONFIDENCE), MILLIPOINTS),
          ExperimentSetting.range(
              SimulationExperiment.gain(sums, kind, Kind.STATIC, CONFIDENCE), MILLIPOINTS),
          ExperimentSetting.finite(Math.sqrt(SimulationExperiment.meanSquare(sums, kind))),
          ExperimentSetting.range(
              SimulationExperiment.squareBeyond(sums, kind, Kind.STATIC, CONFIDENCE), 1),
          ExperimentSetting.range(
              SimulationExperiment.winGain(sums, kind, Kind.STATIC, CONFIDENCE), MILLIONTHS),
          ExperimentSetting.finite(microseconds));
    }
  }

  static SimulationsResult of(
      ExperimentSetting setting,
      CrosswordExperiment.Simulations how,
      SimulationExperiment experiment,
      GroupedSums sums) {
    boolean hasEndings = how.endings().isPresent();
    List<Line> lines = new ArrayList<>();
    experiment
        .plans()
        .forEach(
            (kind, plan) ->
                lines.add(
                    Line.of(
                        sums,
                        kind,
                        plan.iterations() / how.candidates(),
                        // Times differ from run to run, so they are told only where they matter.
                        hasEndings && kind != Kind.NO_SIMULATION
                            ? experiment.microseconds(kind)
                            : Double.NaN)));
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
        how.endings().map(CrosswordExperiment.Endings::positions).orElse(null),
        how.endings().map(CrosswordExperiment.Endings::referencePositions).orElse(null),
        how.mostTilesInBag() == CrosswordExperiment.Simulations.ANY_BAG
            ? null
            : how.mostTilesInBag(),
        how.refreshed().map(SimulationLeaves::text).orElse(null),
        lines);
  }

  @Override
  public Report toReport() {
    ReportTable choices =
        ReportTable.of(
            ReportColumn.text(endings == null ? "leaves" : "endings"),
            ReportColumn.number("agrees", "%", 1),
            ReportColumn.number("gained", "", 2),
            ReportColumn.number("from", "", 2),
            ReportColumn.number("to", "", 2),
            ReportColumn.number("on static", "", 2),
            ReportColumn.number("from", "", 2),
            ReportColumn.number("to", "", 2));
    ReportTable errors =
        ReportTable.of(
            ReportColumn.text(endings == null ? "leaves" : "endings"),
            ReportColumn.number("error", "points", 3),
            ReportColumn.number("square beyond static", "", 3),
            ReportColumn.number("95 % from", "", 3),
            ReportColumn.number("to", "", 3));
    ReportTable wins =
        ReportTable.of(
            ReportColumn.text("endings"),
            ReportColumn.number("iterations", "", 0),
            ReportColumn.number("each", "µs", 0),
            ReportColumn.number("won on static", "%", 2),
            ReportColumn.number("95 % from", "", 2),
            ReportColumn.number("to", "", 2));
    for (Line line : kinds) {
      String name = line.kind.equals("none") ? "no simulation" : line.kind.replace('_', ' ');
      wins =
          wins.withRow(
              name,
              (double) line.iterations,
              line.microseconds,
              percent(line.wonOnStatic.estimate()),
              percent(line.wonOnStatic.low()),
              percent(line.wonOnStatic.high()));
      choices =
          choices.withRow(
              name,
              percent(line.agreement.estimate()),
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
    List<ReportSection> sections = new ArrayList<>();
    sections.add(
        ReportSection.of("What is chosen")
            .withParagraph(
                "Agrees: chooses what the reference does. Gained: points that the choice is"
                    + " worth by the reference, beyond the static choice, and beyond that of a"
                    + " simulation with static leaves, with 95 % intervals.")
            .withTable(choices));
    sections.add(
        ReportSection.of("What is said")
            .withParagraph(
                "Of each candidate, less what the reference says, about the mean of the"
                    + " position. Squares are in square points; the noise of the reference is"
                    + " part of the error and not of differences.")
            .withTable(errors));
    if (endings != null) {
      sections.add(
          ReportSection.of("What is won, and what it takes")
              .withParagraph(
                  "Processor time of an iteration, and the chance to win by the reference beyond"
                      + " that of the choice of a simulation without endings.")
              .withTable(wins));
    }
    return new Report("Simulations by a long simulation", introduction(), sections);
  }

  private static @Nullable Double percent(@Nullable Double share) {
    return share == null ? null : (Double) (100 * share);
  }

  private List<String> introduction() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        String.format(
            Locale.ROOT,
            "%,d positions of games of static players, words %s, static leaves of %s, others of"
                + " %s, seed %d.",
            positions,
            words,
            leaves,
            rackEquity,
            seed));
    sentences.add(
        String.format(
            Locale.ROOT,
            "%d candidates, %,d iterations of %d plies each; reference %,d iterations of %d"
                + " plies.",
            candidates,
            iterations,
            plies,
            referenceIterations,
            referencePlies));
    if (mostTilesInBag != null) {
      sentences.add("At most " + mostTilesInBag + " tiles in the bag.");
    }
    if (refreshed != null) {
      sentences.add("Refreshed: leaves are derived again in playouts, " + refreshed + ".");
    }
    if (endings != null) {
      sentences.add(
          String.format(
              Locale.ROOT,
              "With an empty bag playouts go to the end of the game: ended by static play, searched"
                  + " by %,d position%s, in the reference by %,d.",
              endings,
              endings == 1 ? "" : "s",
              referenceEndings));
    }
    return sentences;
  }
}
