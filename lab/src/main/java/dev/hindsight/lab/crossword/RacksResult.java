package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.lab.crossword.ExperimentSetting.MILLIPOINTS;
import static dev.hindsight.lab.crossword.ExperimentSetting.SQUARE_MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.lab.crossword.RackExperiment.Racks;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What two tables said of the racks of real games, against what came; see {@link RackExperiment}.
 */
public record RacksResult(
    @Says("that were played with") String words,
    @Says("that were played with") String leaves,
    @Says("a table") String first,
    @Says("the other") String second,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("racks that the second table has seen") Group seen,
    @Says("racks that it has not") Group neverSeen,
    @Says("racks") Group all)
    implements Reported {
  /** Some racks. */
  public record Group(
      @Says(value = "with them", unit = Unit.TURNS) long turns,
      @Says(value = "what came less what the first table said, in points", unit = Unit.POINTS)
          @Nullable Double firstBias,
      @Says("the same of the second") @Nullable Double secondBias,
      @Says(value = "standard deviation of that, in points", unit = Unit.POINTS)
          @Nullable Double firstDeviation,
      @Says("the same of the second") @Nullable Double secondDeviation,
      @Says(
              "mean square about the means, second less first, in square points: above 0 the "
                  + "first is better; `null` for all racks together")
          @Nullable Range gain,
      @Says("in the mixture whose deviation is least") @Nullable Double bestShareOfSecond,
      @Says(value = "that deviation, in points", unit = Unit.POINTS)
          @Nullable Double mixedDeviation) {
    private static Group of(GroupedSums sums, Racks racks) {
      double share = RackExperiment.bestShareOfSecond(sums, racks);
      return new Group(
          RackExperiment.turns(sums, racks),
          points(RackExperiment.mean(sums, racks, RackExperiment.FIRST_RESIDUAL)),
          points(RackExperiment.mean(sums, racks, RackExperiment.SECOND_RESIDUAL)),
          deviation(sums, racks, 0),
          deviation(sums, racks, 1),
          racks == Racks.ALL
              ? null
              : ExperimentSetting.range(
                  RackExperiment.difference(sums, racks, CONFIDENCE), SQUARE_MILLIPOINTS),
          ExperimentSetting.finite(share),
          deviation(sums, racks, share));
    }

    private static @Nullable Double points(double millipoints) {
      return ExperimentSetting.finite(millipoints / MILLIPOINTS);
    }

    private static @Nullable Double deviation(GroupedSums sums, Racks racks, double share) {
      return points(Math.sqrt(Math.max(0, RackExperiment.variance(sums, racks, share))));
    }
  }

  static RacksResult of(ExperimentSetting setting, String first, String second, BandSums found) {
    GroupedSums sums = found.all();
    return new RacksResult(
        setting.words(),
        setting.leaves(),
        first,
        second,
        setting.games(),
        setting.seed(),
        Group.of(sums, Racks.SEEN),
        Group.of(sums, Racks.NEVER_SEEN),
        Group.of(sums, Racks.ALL));
  }

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.text("racks"),
            ReportColumn.number("turns"),
            ReportColumn.number("bias first", "", 2),
            ReportColumn.number("second", "", 2),
            ReportColumn.number("deviation first", "", 3),
            ReportColumn.number("second", "", 3),
            ReportColumn.number("gain", "", 2),
            ReportColumn.number("95 % from", "", 2),
            ReportColumn.number("to", "", 2));
    ReportTable mixtures =
        ReportTable.of(
            ReportColumn.text("racks"),
            ReportColumn.number("best share", "", 2),
            ReportColumn.number("deviation mixed", "", 3));
    for (Map.Entry<String, Group> entry : named().entrySet()) {
      table = row(table, entry.getKey(), entry.getValue());
      mixtures =
          mixtures.withRow(
              entry.getKey(),
              entry.getValue().bestShareOfSecond(),
              entry.getValue().mixedDeviation());
    }
    return new Report(
        "Racks of real games",
        List.of(
            String.format(
                Locale.ROOT,
                "%,d games of static players, words %s, leaves of %s, seed %d.",
                games,
                words,
                leaves,
                seed),
            "First: " + first + ". Second: " + second + "."),
        List.of(
            ReportSection.of("What the best move was worth, less what the tables said")
                .withTable(table)
                .withParagraph(
                    "Points, for the player on turn. Gain is the mean square about the means,"
                        + " second less first: above 0 the first table says better what a rack is"
                        + " worth."),
            ReportSection.of("Both tables mixed")
                .withTable(mixtures)
                .withParagraph(
                    "Best share is that of the second table in the mixture that says it best.")));
  }

  private Map<String, Group> named() {
    Map<String, Group> groups = new LinkedHashMap<>();
    groups.put("seen by the second", seen);
    groups.put("never seen by it", neverSeen);
    groups.put("all", all);
    return groups;
  }

  private static ReportTable row(ReportTable table, String name, Group group) {
    Range gain = group.gain();
    return table.withRow(
        name,
        group.turns(),
        group.firstBias(),
        group.secondBias(),
        group.firstDeviation(),
        group.secondDeviation(),
        gain == null ? null : gain.estimate(),
        gain == null ? null : gain.low(),
        gain == null ? null : gain.high());
  }
}
