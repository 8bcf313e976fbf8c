package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityFormatV2;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Learns what every rack is worth from positions in which all racks are priced at once.
 *
 * <pre>{@code
 * SweepTraining training = new SweepTraining(equipment, new SweepPlan(5_000, 3, 1));
 * Outcome outcome = training.build(Path.of("english.rack-equity"), crew);
 * outcome.leaves()                    // of a full bag, from the table that was written
 * }</pre>
 *
 * <p>Positions are turns of games between static players with tiles in the bag, each turn of each
 * game with the same chance ({@link SweepPosition}). Every rack that can be drawn from the tiles
 * not on the board is counted with the equity of its best move, weighted by the chance to draw it
 * ({@link SweepTally}). Generation 0 plays with the leaves that it is given; each other with the
 * leaves (full bag, pool convention) of the racks of the one before. The table has the racks of the
 * last.
 *
 * <p><b>What this estimates and what not.</b> Racks are drawn here as if a player kept nothing: the
 * tiles of the player on turn are mixed with all others that are not on the board. In games racks
 * are kept tiles and drawn ones, so players hold good racks more often, and on other boards. A
 * value is of the rack, not of who gets to hold it.
 *
 * <p>The result is a function of equipment and plan: neither the number of threads nor being
 * stopped and taken up again shows in a single byte.
 */
public final class SweepTraining {
  private final Equipment start;
  private final SweepPlan plan;
  private final RackIndex index;

  /**
   * What came of a training.
   *
   * @param table as it was written
   * @param evidence what its values rest on
   * @param leaves of a full bag, from the table
   * @param generations what each came to
   */
  public record Outcome(
      RackEquityTable table,
      RackEvidence evidence,
      LeaveTable leaves,
      List<SweepSummary> generations) {
    public Outcome {
      generations = List.copyOf(generations);
    }
  }

  /**
   * @param start rules, words, and the leaves that generation 0 plays with
   */
  public SweepTraining(Equipment start, SweepPlan plan) {
    this.start = start;
    this.plan = plan;
    CrosswordRules rules = start.rules();
    this.index = new RackIndex(rules.tiles(), rules.rackSize());
    if (index.size() == 0) {
      throw new IllegalArgumentException(
          "the " + rules.tiles() + " tiles do not fill a rack of " + rules.rackSize());
    }
  }

  /** Trains what is not yet done, and writes the table. */
  public Outcome build(Path target, Crew crew) throws IOException {
    SweepCheckpoints checkpoints =
        SweepCheckpoints.beside(target, start.rules(), plan, provenance(start.leaves()));
    List<SweepSummary> summaries = new ArrayList<>();
    LeaveTable leaves = start.leaves();
    for (int generation = 0; generation < plan.generations() - 1; generation++) {
      SweepCheckpoints.Finished finished =
          checkpoints.findFinished(generation, leaves).orElse(null);
      if (finished == null) {
        Outcome learnt = learn(generation, leaves, checkpoints, crew);
        finished = new SweepCheckpoints.Finished(learnt.generations().get(0), learnt.leaves());
        checkpoints.saveFinished(finished);
      }
      summaries.add(finished.summary());
      leaves = finished.leaves();
    }
    Outcome last = learn(plan.generations() - 1, leaves, checkpoints, crew);
    summaries.addAll(last.generations());
    RackEquityFormatV2.write(target, last.table(), last.evidence(), provenance(leaves));
    checkpoints.remove();
    return new Outcome(last.table(), last.evidence(), last.leaves(), summaries);
  }

  /** One generation, from where an earlier process left it. */
  private Outcome learn(int generation, LeaveTable leaves, SweepCheckpoints checkpoints, Crew crew)
      throws IOException {
    SweepTally tally = checkpoints.findTally(generation, index.size());
    sweep(generation, leaves, tally, checkpoints, crew);
    RackEquityTable table = SweepEstimates.table(index, start.words().wordsSha256(), tally, crew);
    LeaveTable found =
        new LeaveDerivation(table).derive(index.tiles().counts(), DrawConvention.POOL, crew);
    double change = LeaveChange.points(leaves, found);
    return new Outcome(
        table,
        SweepEstimates.evidence(tally),
        found,
        List.of(SweepSummary.of(generation, index, tally, change)));
  }

  private void sweep(
      int generation, LeaveTable leaves, SweepTally tally, SweepCheckpoints checkpoints, Crew crew)
      throws IOException {
    Equipment equipment = start.withLeaves(leaves);
    long positions = plan.positionsPerGeneration();
    long first = plan.firstPosition(generation);
    String task = "generation " + (generation + 1) + " of " + plan.generations();
    crew.progress().begin(task, positions, "positions");
    try (SweepRun run = new SweepRun(equipment, index, plan.seed(), crew)) {
      crew.progress().advance(tally.positions());
      while (tally.positions() < positions) {
        run.sweep(first + tally.positions(), first + positions, tally, crew.progress());
        checkpoints.saveNowAndThen(generation, tally);
      }
    } finally {
      if (tally.isWhole()) {
        checkpoints.save(generation, tally);
      }
      crew.progress().end();
    }
  }

  private Provenance provenance(LeaveTable leaves) {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", start.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(start.rules()));
    inputs.put("starting leaves", Fingerprints.of(start.leaves()));
    inputs.put("leaves", Fingerprints.of(leaves));
    String recipe =
        "sweeps of all racks in positions of static players, "
            + plan.generations()
            + " generations of "
            + plan.positionsPerGeneration()
            + " positions";
    return new Provenance(recipe, plan.seed(), 0, plan.allPositions(), inputs);
  }
}
