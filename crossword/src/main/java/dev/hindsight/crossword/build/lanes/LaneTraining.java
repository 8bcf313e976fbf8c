package dev.hindsight.crossword.build.lanes;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.lanes.BoardLanes;
import dev.hindsight.crossword.play.lanes.LaneNumbers;
import dev.hindsight.crossword.table.LaneTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Learns lane values from positions of self-play, the candidates of each compared on the same
 * racks.
 *
 * <p>The table is a function of equipment and plan; a build that is stopped in any way goes on from
 * its last checkpoint.
 */
public final class LaneTraining implements SharedTraining<LaneTally, LaneTable> {
  public static final int GAMES_IN_A_BLOCK = 50;

  private static final long GAMES_BETWEEN_SAVES = 2_000;

  private final Equipment equipment;
  private final LanePlan plan;

  /**
   * @param equipment rules, words, and the leaves that both players play with
   */
  public LaneTraining(Equipment equipment, LanePlan plan) {
    this.equipment = equipment;
    this.plan = plan;
  }

  @Override
  public LaneTable build(Path target, Workforce workers, Crew crew) throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, Parameters.of(), provenance());
    LaneTally tally =
        Trials.of(TrialRange.of(plan.seed(), plan.games()), counting(onlyRound()))
            .inBlocksOf(GAMES_IN_A_BLOCK)
            .named("lanes", "games")
            .checkpointed(checkpoints, "games", GAMES_BETWEEN_SAVES)
            .run(workers);
    LaneTable table = seal(tally, target, crew);
    checkpoints.remove();
    return table;
  }

  @Override
  public Counting<LaneTally> counting(NamedArrays luggage) {
    int size = LaneTrial.size(equipment);
    return new Counting<>(
        () -> new LaneTally(size), new LaneTrial(equipment, plan), LaneTally.codec(size));
  }

  /** Nothing: all games are alike. */
  @Override
  public NamedArrays onlyRound() {
    return NamedArrays.of();
  }

  @Override
  public LaneTable seal(LaneTally tally, Path target, Crew crew) throws IOException {
    int reply = LaneTrial.reply(equipment);
    LaneEstimates estimates = new LaneEstimates(tally, LaneTrial.size(equipment), crew);
    LaneTable table =
        LaneTable.of(
            equipment.rules(),
            equipment.words().wordsSha256(),
            Fingerprints.of(equipment.leaves()),
            BoardLanes.thresholds(),
            estimates.rule(LaneNumbers.OF_BOARD, reply),
            estimates.rule(LaneNumbers.OF_BOARD, reply + 1),
            estimates.rule(reply, reply + 1));
    table.write(target, provenance());
    return table;
  }

  private Provenance provenance() {
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("words", equipment.words().wordsSha256());
    inputs.put("rules", Fingerprints.of(equipment.rules()));
    inputs.put("leaves", Fingerprints.of(equipment.leaves()));
    return new Provenance(plan.recipe(), plan.seed(), 0, plan.games(), inputs);
  }
}
