package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;
import static dev.hindsight.lab.crossword.ExperimentSetting.MILLIPOINTS;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.CrosswordFileException;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Whether players for whom variance counts play more wildly behind than ahead; see {@link
 * SpreadExperiment}.
 */
public record SpreadResult(
    @Says("that were played with") String words,
    @Says("whose variances count, weighed by win chances") String placement,
    @Says(value = "that were watched", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says(value = "of the one player, and by which the other is behind", unit = Unit.POINTS)
        int leadPoints,
    @Says("drawn for the opponent") int racks,
    @Says(value = "looked at", unit = Unit.TURNS) long turns,
    @Says("share of them on which the two moves differ") Range changed,
    @Says(
            value = "of the reply to the move of the player behind, in points squared, over these",
            unit = Unit.POINTS)
        Range varianceBehind,
    @Says("the same ahead") Range varianceAhead,
    @Says("how much greater it is behind than ahead") Range varianceMore,
    @Says("how much more the opponent gets on average after the move of the player behind")
        Range replyMore) {
  /** How the players differ, and what is drawn to tell. */
  public record Question(Path placement, int leadPoints, int racks) {
    private static final int MOST_LEAD = 1_000;
    private static final int MOST_RACKS = 10_000;

    public Question {
      if (leadPoints < 1 || leadPoints > MOST_LEAD) {
        throw new IllegalArgumentException(
            "a lead is of 1 to " + MOST_LEAD + " points, not " + leadPoints);
      }
      if (racks < 2 || racks > MOST_RACKS) {
        throw new IllegalArgumentException("2 to " + MOST_RACKS + " racks are drawn, not " + racks);
      }
    }
  }

  /**
   * Watches games.
   *
   * @throws CrosswordFileException if the placement values have no variances
   */
  public static SpreadResult measure(
      LoadedEquipment loaded, Question question, CrosswordExperiment.Games games, Crew crew)
      throws IOException {
    PlacementTable table = loaded.openPlacement(question.placement());
    if (!table.hasVariance()) {
      throw new CrosswordFileException(
          question.placement()
              + " says nothing of variances; build one with crossword build"
              + " placement.");
    }
    SpreadWeight chances = SpreadWeight.of(loaded.rules(), loaded.words().wordsSha256());
    SpreadExperiment experiment =
        new SpreadExperiment(
            loaded.equipment().withPlacement(new PlacementValues(table, chances)),
            question.leadPoints(),
            question.racks());
    GroupedSums sums = experiment.run(TrialRange.of(games.seed(), games.games()), crew);
    return new SpreadResult(
        loaded.wordsName(),
        question.placement().toString(),
        games.games(),
        games.seed(),
        question.leadPoints(),
        question.racks(),
        sums.sum(SpreadExperiment.TURNS).longValueExact(),
        range(SpreadExperiment.mean(sums, SpreadExperiment.CHANGED, CONFIDENCE), 1),
        range(
            SpreadExperiment.perChange(sums, SpreadExperiment.VARIANCE_BEHIND, CONFIDENCE),
            MILLIPOINTS),
        range(
            SpreadExperiment.perChange(sums, SpreadExperiment.VARIANCE_AHEAD, CONFIDENCE),
            MILLIPOINTS),
        range(
            SpreadExperiment.difference(
                sums,
                SpreadExperiment.VARIANCE_BEHIND,
                SpreadExperiment.VARIANCE_AHEAD,
                CONFIDENCE),
            MILLIPOINTS),
        range(
            SpreadExperiment.difference(
                sums, SpreadExperiment.REPLY_BEHIND, SpreadExperiment.REPLY_AHEAD, CONFIDENCE),
            MILLIPOINTS));
  }

  private static Range range(Interval interval, double unit) {
    return ExperimentSetting.range(interval, unit);
  }
}
