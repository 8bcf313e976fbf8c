package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.List;
import java.util.Locale;

/** Whether stopping early changes which racks explain a move; see {@link InferenceComparison}. */
public record InferenceComparisonResult(
    @Says("that were played with") String words,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says(value = "of these games", unit = Unit.TURNS) long turns,
    @Says("of racks that explain a move, each found in both ways") long sets,
    @Says("racks judged, in all sets") long candidates,
    @Says("those of them that explain the move") long recorded,
    @Says("sets that are not the same in both ways") long differing)
    implements Reported {
  /** Plays the games and explains their moves in both ways. */
  static InferenceComparisonResult measure(
      LoadedEquipment loaded, CrosswordExperiment.Games games, Crew crew) {
    InferenceComparison.Extent extent =
        new InferenceComparison(loaded.equipment())
            .run(TrialRange.of(games.seed(), games.games()), crew);
    return new InferenceComparisonResult(
        loaded.wordsName(),
        games.games(),
        games.seed(),
        extent.positions(),
        extent.sets(),
        extent.candidates(),
        extent.recorded(),
        extent.differing());
  }

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
                ReportColumn.number("turns"),
                ReportColumn.number("sets of racks"),
                ReportColumn.number("racks judged"),
                ReportColumn.number("explaining"),
                ReportColumn.number("sets that differ"))
            .withRow(turns, sets, candidates, recorded, differing);
    return new Report(
        "Inference with and without early stopping",
        List.of(
            String.format(
                Locale.ROOT,
                "%,d games of static players, words %s, seed %d; all tiles but one are known.",
                games,
                words,
                seed)),
        List.of(ReportSection.of("Every move, two definitions, three margins").withTable(table)));
  }
}
