package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.CrosswordFileException;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * By how much placement values should be multiplied on boards that are more or less open; see
 * {@link OpennessExperiment}.
 */
public record OpennessResult(
    @Says("that were played with") String words,
    @Says("values that were looked at") String placement,
    @Says(value = "one position each", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("compared in a position, at most") int candidates,
    @Says("drawn for the opponent") int racks,
    @Says("in which there were candidates to compare") long positions,
    @Says("for all boards") Range factor,
    @Says("share of the variation that is explained with it") double explained,
    @Says("of openness, with a factor for each level") List<Measure> measures,
    @Says("that was written, or `null`") @Nullable String file) {

  /** A measure of openness. */
  public record Measure(
      @Says("its name") String measure,
      @Says("share of the variation that is explained with a factor for each level")
          double explained,
      @Says("from closed to open") List<Level> levels) {}

  /** A level of openness. */
  public record Level(
      @Says("from 0") int level,
      @Says("that were seen") long positions,
      @Says("by which placement values are to be multiplied there") Range factor,
      @Says(
              "that a table takes from it: the factor, drawn towards that of all boards where "
                  + "the level was hardly seen")
          double multiplier) {}

  /**
   * What to look at.
   *
   * @param measure of the table to write
   * @param target the table to write, if one is wanted
   */
  public record Question(
      Path placement, int candidates, int racks, Openness measure, Optional<Path> target) {
    public Question {
      if (candidates < 2 || candidates > PlacementPlan.MOST_CANDIDATES) {
        throw new IllegalArgumentException(
            "2 to "
                + PlacementPlan.MOST_CANDIDATES
                + " candidates are compared, not "
                + candidates);
      }
      if (racks < 2 || racks > PlacementPlan.MOST_RACKS) {
        throw new IllegalArgumentException(
            "2 to " + PlacementPlan.MOST_RACKS + " racks are drawn, not " + racks);
      }
      if (target.isPresent() && measure == Openness.NONE) {
        throw new IllegalArgumentException(
            "say by which measure a table is to multiply: extent, open-edges or hooks");
      }
    }
  }

  /**
   * Plays games, and writes a table if one is wanted.
   *
   * @throws CrosswordFileException if the values are all 0, or have multipliers already
   */
  public static OpennessResult measure(
      LoadedEquipment loaded, Question question, CrosswordExperiment.Games games, Crew crew)
      throws IOException {
    if (question.target().isPresent()) {
      OutputFile.check(question.target().get());
    }
    PlacementTable table = loaded.openPlacement(question.placement());
    if (table.openness() != Openness.NONE) {
      throw new CrosswordFileException(
          question.placement()
              + " is multiplied by openness already; give the values without"
              + " multipliers.");
    }
    Equipment equipment = loaded.equipment();
    PlacementValues values = new PlacementValues(table, SpreadWeight.NONE);
    OpennessExperiment experiment =
        new OpennessExperiment(
            equipment,
            equipment.withPlacement(values).staticEvaluation(),
            question.candidates(),
            question.racks());
    GroupedSums sums = experiment.run(TrialRange.of(games.seed(), games.games()), crew);
    Range factor = ExperimentSetting.range(OpennessExperiment.factor(sums, CONFIDENCE), 1);
    if (factor.estimate() == null) {
      throw new CrosswordFileException(
          question.placement()
              + " tells no candidates apart in these games; play more, or build"
              + " other values with crossword build placement.");
    }
    List<Measure> measures = new ArrayList<>();
    for (Openness measure : OpennessExperiment.MEASURES) {
      measures.add(of(sums, measure));
    }
    if (question.target().isPresent()) {
      int[] multipliers =
          OpennessExperiment.multipliersThousandths(
              sums, question.measure(), PlacementTable.MOST_MULTIPLIER);
      table
          .withOpenness(question.measure(), multipliers)
          .write(
              question.target().get(),
              provenance(equipment.withPlacement(values), question, games));
    }
    return new OpennessResult(
        loaded.wordsName(),
        question.placement().toString(),
        games.games(),
        games.seed(),
        question.candidates(),
        question.racks(),
        sums.groups(),
        factor,
        OpennessExperiment.explained(sums),
        measures,
        question.target().map(Path::toString).orElse(null));
  }

  private static Measure of(GroupedSums sums, Openness measure) {
    int[] multipliers =
        OpennessExperiment.multipliersThousandths(sums, measure, PlacementTable.MOST_MULTIPLIER);
    List<Level> levels = new ArrayList<>();
    for (int level = 0; level < Openness.LEVELS; level++) {
      levels.add(
          new Level(
              level,
              OpennessExperiment.positions(sums, measure, level),
              ExperimentSetting.range(
                  OpennessExperiment.factor(sums, measure, level, CONFIDENCE), 1),
              multipliers[level] / 1_000.0));
    }
    return new Measure(measure.word(), OpennessExperiment.explained(sums, measure), levels);
  }

  private static Provenance provenance(
      Equipment equipment, Question question, CrosswordExperiment.Games games) {
    TreeMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("leaves", Fingerprints.of(equipment.leaves()));
    Fingerprints.ofPlacement(equipment).ifPresent(sha256 -> inputs.put("placement", sha256));
    return new Provenance(
        String.format(
            Locale.ROOT,
            "placement values times factors by %s, of %d candidates with %d racks",
            question.measure().word(),
            question.candidates(),
            question.racks()),
        games.seed(),
        0,
        games.games(),
        inputs);
  }
}
