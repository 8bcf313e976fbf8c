package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.lab.crossword.ExperimentSetting.MILLIPOINTS;
import static dev.hindsight.lab.crossword.ExperimentSetting.SQUARE_MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What leaves were said to be worth, against what came of them; see {@link PredictionExperiment}
 * for what exactly is compared.
 */
public record PredictionsResult(
    @Says("that were played with") String words,
    @Says("where the static leaves come from") String leaves,
    @Says("where the others come from") String rackEquity,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("by tiles unseen, most first") List<Band> bands,
    @Says("leaves together") Band all)
    implements Reported {
  private static final ReportTable RESIDUALS =
      ReportTable.of(
          ReportColumn.number("tiles unseen"),
          ReportColumn.number("leaves"),
          ReportColumn.number("came", "", 2),
          ReportColumn.number("bias static", "", 2),
          ReportColumn.number("dynamic", "", 2),
          ReportColumn.number("square static", "", 2),
          ReportColumn.number("dynamic", "", 2));

  private static final ReportTable DIFFERENCES =
      ReportTable.of(
          ReportColumn.number("tiles unseen"),
          ReportColumn.number("difference", "", 2),
          ReportColumn.number("95 % from", "", 2),
          ReportColumn.number("to", "", 2),
          ReportColumn.number("about means", "", 2),
          ReportColumn.number("95 % from", "", 2),
          ReportColumn.number("to", "", 2));

  private static final ReportTable CORRECTIONS =
      ReportTable.of(
          ReportColumn.number("tiles unseen"),
          ReportColumn.number("correction", "points", 2),
          ReportColumn.number("came true", "", 2),
          ReportColumn.number("95 % from", "", 2),
          ReportColumn.number("to", "", 2));

  public PredictionsResult {
    bands = List.copyOf(bands);
  }

  /** Leaves kept with about as many tiles unseen. Points are those of the player who keeps them. */
  public record Band(
      @Says("fewest tiles unseen") int from,
      @Says("most tiles unseen") int to,
      @Says("leaves counted") long count,
      @Says(
              value =
                  "best equity of the player's next turn less the mean of a rack from the tiles "
                      + "unseen, in points",
              unit = Unit.POINTS)
          Range came,
      @Says(value = "mean of came less said by static leaves, in points", unit = Unit.POINTS)
          Range staticBias,
      @Says("the same of dynamic leaves") Range dynamicBias,
      @Says("mean square of the static residual, in square points") @Nullable Double staticSquare,
      @Says("the same of the dynamic residual") @Nullable Double dynamicSquare,
      @Says(
              "static square less dynamic square, paired: above 0 dynamic leaves say better "
                  + "what comes")
          Range difference,
      @Says("the same when each kind is freed of its bias") Range differenceAboutMeans,
      @Says(
              value = "standard deviation of dynamic less static value, in points",
              unit = Unit.POINTS)
          @Nullable Double correction,
      @Says(
              "slope of the static residual over the correction: 1 if dynamic leaves are right "
                  + "where they differ, 0 if static ones are")
          Range cameTrue) {
    private static Band of(int from, int to, GroupedSums sums) {
      return new Band(
          from,
          to,
          sums.sum(PredictionExperiment.LEAVES).longValueExact(),
          mean(sums, PredictionExperiment.CAME),
          mean(sums, PredictionExperiment.STATIC_RESIDUAL),
          mean(sums, PredictionExperiment.DYNAMIC_RESIDUAL),
          square(sums, PredictionExperiment.STATIC_SQUARE),
          square(sums, PredictionExperiment.DYNAMIC_SQUARE),
          ExperimentSetting.range(
              PredictionExperiment.difference(sums, CONFIDENCE), SQUARE_MILLIPOINTS),
          ExperimentSetting.range(
              PredictionExperiment.differenceAboutMeans(sums, CONFIDENCE), SQUARE_MILLIPOINTS),
          ExperimentSetting.finite(
              Math.sqrt(PredictionExperiment.correctionVariance(sums)) / MILLIPOINTS),
          ExperimentSetting.range(PredictionExperiment.cameTrue(sums, CONFIDENCE), 1));
    }

    private static Range mean(GroupedSums sums, int figure) {
      return ExperimentSetting.range(
          PredictionExperiment.mean(sums, figure, CONFIDENCE), MILLIPOINTS);
    }

    private static @Nullable Double square(GroupedSums sums, int figure) {
      return ExperimentSetting.finite(
          sums.ratio(figure, PredictionExperiment.LEAVES) / SQUARE_MILLIPOINTS);
    }
  }

  static PredictionsResult of(ExperimentSetting setting, BandSums sums) {
    List<Band> bands = new ArrayList<>();
    for (int band = sums.bands().size() - 1; band >= 0; band--) {
      bands.add(Band.of(sums.bands().from(band), sums.bands().to(band), sums.band(band)));
    }
    int first = sums.bands().from(0);
    int last = sums.bands().to(sums.bands().size() - 1);
    return new PredictionsResult(
        setting.words(),
        setting.leaves(),
        setting.rackEquity(),
        setting.games(),
        setting.seed(),
        bands,
        Band.of(first, last, sums.all()));
  }

  @Override
  public Report toReport() {
    return new Report(
        "What leaves were said to be worth, and what came",
        List.of(new ExperimentSetting(words, leaves, rackEquity, games, seed).sentence()),
        List.of(
            ReportSection.of("Residuals")
                .withParagraph(
                    "Came: the best equity of the player's next turn, less the mean of a rack drawn"
                        + " from the tiles unseen. Bias: mean of came less said, in points; square:"
                        + " its mean square, in square points.")
                .withTable(table(RESIDUALS, PredictionsResult::residuals)),
            ReportSection.of("Static less dynamic square")
                .withParagraph(
                    "Paired, above 0 where dynamic leaves say better what comes; about means: each"
                        + " kind freed of its bias. Intervals have the game for their unit.")
                .withTable(table(DIFFERENCES, PredictionsResult::differences)),
            ReportSection.of("Where they differ")
                .withParagraph(
                    "Correction: how far dynamic values are from static ones (standard deviation)."
                        + " Came true: the part of it that came, 1 if dynamic leaves are right, 0"
                        + " if static ones are.")
                .withTable(table(CORRECTIONS, PredictionsResult::corrections))));
  }

  private interface Row {
    @Nullable Object[] of(Band band, String name);
  }

  private ReportTable table(ReportTable empty, Row row) {
    ReportTable table = empty;
    for (Band band : bands) {
      table = table.withRow(row.of(band, ExperimentSetting.band(band.from, band.to)));
    }
    return table.withRow(row.of(all, "all"));
  }

  private static @Nullable Object[] residuals(Band band, String name) {
    return new @Nullable Object[] {
      name,
      band.count,
      band.came.estimate(),
      band.staticBias.estimate(),
      band.dynamicBias.estimate(),
      band.staticSquare,
      band.dynamicSquare
    };
  }

  private static @Nullable Object[] differences(Band band, String name) {
    return new @Nullable Object[] {
      name,
      band.difference.estimate(),
      band.difference.low(),
      band.difference.high(),
      band.differenceAboutMeans.estimate(),
      band.differenceAboutMeans.low(),
      band.differenceAboutMeans.high()
    };
  }

  private static @Nullable Object[] corrections(Band band, String name) {
    return new @Nullable Object[] {
      name, band.correction, band.cameTrue.estimate(), band.cameTrue.low(), band.cameTrue.high()
    };
  }
}
