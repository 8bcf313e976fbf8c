package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.table.PlacementTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Learns placement values from games of static players against their like, one generation after
 * another; from the second on they play with the values of the one before.
 *
 * <p>The table is a function of equipment and plan; a build that is stopped in any way goes on from
 * its last checkpoint.
 */
public final class PlacementTraining {
  private final Equipment equipment;
  private final PlacementPlan plan;
  private final PlacementFeatures features;

  /** SHA-256 of words, rules and leaves, by what they are called. */
  private final SortedMap<String, String> inputs;

  private final List<PlacementSummary> summaries = new ArrayList<>();

  /**
   * @param equipment rules, words, and the leaves that both players play with
   */
  public PlacementTraining(Equipment equipment, PlacementPlan plan) {
    this.equipment = equipment;
    this.plan = plan;
    this.features = new PlacementFeatures(equipment.rules());
    this.inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("leaves", Fingerprints.of(equipment.leaves()));
  }

  /** What the generations learnt, once they have. */
  public List<PlacementSummary> summaries() {
    return List.copyOf(summaries);
  }

  /** Learns what is not yet learnt, and writes the table. */
  public PlacementTable build(Path target, Crew crew) throws IOException {
    Provenance provenance =
        new Provenance(plan.recipe(), plan.seed(), 0, plan.games() * plan.generations(), inputs);
    Checkpoints checkpoints = checkpoints(target);
    PlacementTable table = null;
    for (int generation = 1; generation <= plan.generations(); generation++) {
      PlacementTally tally = play(generation, table, checkpoints, crew);
      table = estimate(generation, table, tally, crew);
    }
    Objects.requireNonNull(table).write(target, provenance);
    checkpoints.remove();
    return table;
  }

  /** Of one generation what was seen serves for any values that can be made of it. */
  Checkpoints checkpoints(Path target) throws IOException {
    String recipe = plan.generations() == 1 ? plan.observed() : plan.recipe();
    long games = plan.games() * plan.generations();
    return Checkpoints.beside(
        target, Parameters.of(), new Provenance(recipe, plan.seed(), 0, games, inputs));
  }

  private PlacementTally play(
      int generation, @Nullable PlacementTable before, Checkpoints checkpoints, Crew crew)
      throws IOException {
    Equipment players =
        before == null
            ? equipment
            : equipment.withPlacement(new PlacementValues(before, SpreadWeight.NONE));
    boolean fromGames = plan.source() == PlacementPlan.Source.GAMES;
    Function<Equipment, Trial<PlacementTally>> trials =
        with ->
            fromGames
                ? new GameTrial(with, features)
                : new ReplyTrial(with, features, plan.candidates(), plan.racks());
    int labels = fromGames ? GameTrial.LABELS : ReplyTrial.LABELS;
    TrialRange range = new TrialRange(plan.seed(), (generation - 1) * plan.games(), plan.games());
    return Trials.of(
            range, () -> new PlacementTally(features.size(), labels), trials.apply(players))
        .inBlocksOf(fromGames ? 2_000 : 200)
        .named("generation " + generation, "games")
        .checkpointed(
            checkpoints,
            "generation-" + generation,
            PlacementTally.codec(features.size(), labels),
            fromGames ? 50_000 : 2_000)
        .run(crew);
  }

  private PlacementTable estimate(
      int generation, @Nullable PlacementTable before, PlacementTally tally, Crew crew) {
    PlacementEstimates estimates = new PlacementEstimates(equipment, features, plan);
    PlacementEstimates.Estimated learnt =
        estimates.of(tally, Fingerprints.of(equipment.leaves()), crew);
    int[] far = estimates.squaresFarFromZero(tally, crew);
    summaries.add(
        new PlacementSummary(
            generation,
            tally.learnt().observations() + tally.heldOut().observations(),
            learnt.explained(),
            learnt.varianceExplained(),
            learnt.strength(),
            before == null ? Double.NaN : change(before, learnt.table()),
            far[0],
            far[1]));
    return learnt.table();
  }

  private static double change(PlacementTable before, PlacementTable after) {
    double squares = 0;
    double tiles = 0;
    for (int cell = 0; cell < before.index().size(); cell++) {
      double by = (after.meanMillipoints()[cell] - before.meanMillipoints()[cell]) / 1_000.0;
      squares += after.observations()[cell] * by * by;
      tiles += after.observations()[cell];
    }
    return tiles == 0 ? 0 : Math.sqrt(squares / tiles);
  }
}
