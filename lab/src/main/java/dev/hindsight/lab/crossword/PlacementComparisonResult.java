package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.placement.PlacementComparison;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What ways to learn placement values explain of games held out. */
public record PlacementComparisonResult(
    @Says("games or replies") String from,
    @Says("that were played with") String words,
    @Says(value = "how many", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("plays that were learnt from") long learntPlays,
    @Says("plays that were held out") long heldOutPlays,
    @Says("each with what it explains") List<Way> ways)
    implements Reported {
  /** One way to learn. */
  public record Way(
      @Says("plies:1, …, or game") String horizon,
      @Says("means or regression") String estimator,
      @Says("what values depend on") String variant,
      @Says("of the priors that predicted best; of means, imaginary tiles") double strength,
      @Says("share of the variation held out") double explained,
      @Says(value = "of what is to be explained, in points", unit = Unit.POINTS)
          double deviation) {}

  /** Plays and compares. */
  public static PlacementComparisonResult of(
      CrosswordFiles files,
      PlacementPlan.Source source,
      TrialRange games,
      int candidates,
      int racks,
      Crew crew)
      throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    PlacementComparison.Outcome outcome =
        new PlacementComparison(loaded.equipment(), source, candidates, racks).run(games, crew);
    return new PlacementComparisonResult(
        source.name().toLowerCase(Locale.ROOT),
        loaded.wordsName(),
        games.count(),
        games.seed(),
        outcome.learntPlays(),
        outcome.heldOutPlays(),
        outcome.lines().stream().map(PlacementComparisonResult::way).toList());
  }

  private static Way way(PlacementComparison.Line line) {
    return new Way(
        line.horizon() == PlacementPlan.WHOLE_GAME ? "game" : "plies:" + line.horizon(),
        line.estimator().name().toLowerCase(Locale.ROOT),
        line.variant().word(),
        line.strength(),
        line.explained(),
        Millipoints.toPoints(line.deviationMillipoints()));
  }

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.text("horizon"),
            ReportColumn.text("estimator"),
            ReportColumn.text("variant"),
            ReportColumn.number("deviation", "points", 2),
            ReportColumn.number("explained", "%", 3),
            ReportColumn.number("strength", "", 1));
    for (Way way : ways) {
      table =
          table.withRow(
              way.horizon(),
              way.estimator(),
              way.variant(),
              way.deviation(),
              100 * way.explained(),
              way.strength());
    }
    return new Report(
        "Placement values: what predicts",
        List.of(
            String.format(
                Locale.ROOT, "%,d games, from %s, words %s, seed %d.", games, from, words, seed),
            String.format(
                Locale.ROOT, "%,d plays learnt from, %,d held out.", learntPlays, heldOutPlays)),
        List.of(
            ReportSection.of("Held out")
                .withTable(table)
                .withParagraph(
                    "Deviation is that of what follows a play"
                        + (from.equals("replies") ? ", among the candidates of one position," : "")
                        + " and explained the share of its square that the values say in advance."
                        + " Strength is that of the priors that predicted best.")));
  }
}
