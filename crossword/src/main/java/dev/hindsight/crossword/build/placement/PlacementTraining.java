package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.PlacementTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Learns placement values from games of static players against themselves, one generation after
 * another; from the second on they play with the values of the one before, and the first with those
 * of the equipment, if it has any.
 *
 * <p>The table is a function of equipment and plan; a build that is stopped in any way goes on from
 * its last checkpoint.
 */
public final class PlacementTraining implements SharedTraining<PlacementTally, PlacementTable> {
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
    this.features = new PlacementFeatures(equipment.rules(), plan.factors());
    this.inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("leaves", Fingerprints.of(equipment.leaves()));
    Fingerprints.ofPlacement(equipment).ifPresent(sha256 -> inputs.put("placement", sha256));
  }

  /** What the generations learnt, once they have. */
  public List<PlacementSummary> summaries() {
    return List.copyOf(summaries);
  }

  @Override
  public PlacementTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Checkpoints checkpoints = checkpoints(target);
    PlacementTable table = null;
    for (int generation = 1; generation <= plan.generations(); generation++) {
      PlacementTally tally = play(generation, table, checkpoints, workers);
      table = estimate(generation, table, tally, crew);
    }
    Objects.requireNonNull(table).write(target, provenance());
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

  private Provenance provenance() {
    return new Provenance(plan.recipe(), plan.seed(), 0, plan.games() * plan.generations(), inputs);
  }

  private PlacementTally play(
      int generation, @Nullable PlacementTable before, Checkpoints checkpoints, Workforce workers)
      throws IOException {
    NamedArrays luggage = before == null ? NamedArrays.of() : PlacementLuggage.of(before);
    TrialRange range = new TrialRange(plan.seed(), (generation - 1) * plan.games(), plan.games());
    return Trials.of(range, counting(luggage))
        .inBlocksOf(gamesInABlock(plan))
        .named("squares, generation " + generation + " of " + plan.generations(), "games")
        .followedBy((plan.generations() - generation) * plan.games())
        .carrying(luggage)
        .checkpointed(checkpoints, "generation-" + generation, isFromGames(plan) ? 50_000 : 2_000)
        .run(workers);
  }

  private static boolean isFromGames(PlacementPlan plan) {
    return plan.source() == PlacementPlan.Source.GAMES;
  }

  /** A tally has a place for every pair of features, so a block is long. */
  public static int gamesInABlock(PlacementPlan plan) {
    return isFromGames(plan) ? 2_000 : 200;
  }

  /**
   * @param luggage the values that a generation plays with; empty for the first
   */
  @Override
  public Counting<PlacementTally> counting(NamedArrays luggage) {
    Equipment players =
        PlacementLuggage.read(luggage, equipment, plan)
            .map(before -> equipment.withPlacement(new PlacementValues(before, SpreadWeight.NONE)))
            .orElse(equipment);
    Trial<PlacementTally> trial =
        isFromGames(plan)
            ? new GameTrial(players, features)
            : new ReplyTrial(players, features, plan.candidates(), plan.racks());
    int labels = isFromGames(plan) ? GameTrial.LABELS : ReplyTrial.LABELS;
    return new Counting<>(
        () -> new PlacementTally(features, labels, plan.hasNeighbourCells()),
        trial,
        PlacementTally.codec(features, labels, plan.hasNeighbourCells()));
  }

  @Override
  public NamedArrays onlyRound() {
    if (plan.generations() > 1) {
      throw new IllegalArgumentException(
          "each generation needs the one before, so parts are of one; choose `generations` 1, or"
              + " cluster run");
    }
    return NamedArrays.of();
  }

  @Override
  public PlacementTable seal(PlacementTally tally, Path target, Crew crew) throws IOException {
    PlacementTable table = estimate(1, null, tally, crew);
    table.write(target, provenance());
    return table;
  }

  private PlacementTable estimate(
      int generation, @Nullable PlacementTable before, PlacementTally tally, Crew crew) {
    PlacementEstimates estimates = new PlacementEstimates(equipment, features, plan);
    PlacementEstimates.Estimated learnt =
        estimates.of(tally, Fingerprints.of(equipment.leaves()), crew);
    int[] far = estimates.squaresFarFromZero(tally, crew);
    PlacementSummary summary =
        new PlacementSummary(
            generation,
            tally.learnt().sums().observations() + tally.heldOut().sums().observations(),
            learnt.explained(),
            learnt.varianceExplained(),
            learnt.strength(),
            before == null ? Double.NaN : change(before, learnt.table()),
            far[0],
            far[1]);
    summaries.add(summary);
    crew.progress().measured(summary.figures());
    return learnt.table();
  }

  /** The root of the mean squared change of a cell's mean, by tiles seen, in points. */
  static double change(PlacementTable before, PlacementTable after) {
    double squares = 0;
    double tiles = 0;
    for (int cell = 0; cell < before.index().size(); cell++) {
      double by =
          Millipoints.toPoints(after.meanMillipoints()[cell] - before.meanMillipoints()[cell]);
      squares += after.observations()[cell] * by * by;
      tiles += after.observations()[cell];
    }
    return tiles == 0 ? 0 : Math.sqrt(squares / tiles);
  }
}
