package dev.hindsight.workbench.crossword.experiments;

import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.MILLIPOINTS;
import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.SQUARE_MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.lab.BandSums;
import dev.hindsight.crossword.lab.RackExperiment;
import dev.hindsight.crossword.lab.RackExperiment.Racks;
import dev.hindsight.workbench.DuelResult.Range;
import dev.hindsight.workbench.Reported;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What two tables said of the racks of real games, against what came; see {@link RackExperiment}.
 *
 * @param words that were played with
 * @param leaves that were played with
 * @param first a table
 * @param second the other
 * @param games of static players
 * @param seed of all chance
 * @param seen racks that the second table has seen
 * @param neverSeen racks that it has not
 * @param all racks
 */
public record RacksResult(
    String words,
    String leaves,
    String first,
    String second,
    long games,
    long seed,
    Group seen,
    Group neverSeen,
    Group all)
    implements Reported {
  /**
   * Some racks.
   *
   * @param turns with them
   * @param firstBias what came less what the first table said, in points
   * @param secondBias the same of the second
   * @param firstDeviation standard deviation of that, in points
   * @param secondDeviation the same of the second
   * @param gain mean square about the means, second less first, in square points: above 0 the first
   *     is better; null for all racks together
   * @param bestShareOfSecond in the mixture whose deviation is least
   * @param mixedDeviation that deviation, in points
   */
  public record Group(
      long turns,
      @Nullable Double firstBias,
      @Nullable Double secondBias,
      @Nullable Double firstDeviation,
      @Nullable Double secondDeviation,
      @Nullable Range gain,
      @Nullable Double bestShareOfSecond,
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
