package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.racks.GenerationBasis;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.LeaveTable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How far a training by sweeps has come: the leaves and figures of each finished generation, and
 * the tally of the one that is going on.
 */
final class SweepCheckpoints {
  /** A tally of English racks takes 115 MB. */
  private static final Duration BETWEEN_SAVES = Duration.ofMinutes(2);

  private static final String TALLY = "tally";
  private static final String GENERATION = "generation";
  private static final String LEAVES = "leaves";
  private static final String FIGURES = "figures";
  private static final String AFTER = "-after-";

  private final Checkpoints checkpoints;
  private final LastSave lastSave;
  private long positionsSaved;

  SweepCheckpoints(Checkpoints checkpoints, LongSupplier nanoClock) {
    this.checkpoints = checkpoints;
    this.lastSave = new LastSave(BETWEEN_SAVES, nanoClock);
  }

  /** What a finished generation leaves behind: its figures, and what it found. */
  record Finished(SweepSummary summary, GenerationBasis next) {}

  /**
   * Those of a plan, whatever its last generation has to come to: whoever wants more positions, or
   * is content with fewer, finds those that there are.
   */
  static SweepCheckpoints beside(
      Path target, CrosswordRules rules, SweepPlan plan, Provenance provenance) throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("positions", plan.positionsPerGeneration())
            .with("generations", plan.generations())
            .with("mostTurns", SweepPosition.MOST_TURNS)
            .with("weightUnits", SweepTally.WEIGHT_UNITS)
            .with("mostWeight", SweepTally.MOST_WEIGHT)
            .with("rackSize", rules.rackSize())
            .with("tiles", rules.tiles().name());
    return new SweepCheckpoints(
        Checkpoints.beside(target, parameters, provenance), System::nanoTime);
  }

  /**
   * A generation that is done, if it is.
   *
   * @param before what an earlier one went by
   */
  Optional<Finished> findFinished(int generation, GenerationBasis before, RackIndex index)
      throws IOException {
    return checkpoints
        .find(GENERATION + "-" + generation)
        .map(
            arrays ->
                new Finished(
                    SweepSummary.decode(arrays.doubles(FIGURES)), before.of(arrays, index)));
  }

  void saveFinished(Finished finished) throws IOException {
    NamedArrays arrays =
        NamedArrays.of()
            .with(FIGURES, finished.summary().encode())
            .withAll(finished.next().toArrays());
    checkpoints.save(GENERATION + "-" + finished.summary().generation(), arrays);
  }

  boolean hasLeaves(int generation, long positions) {
    return checkpoints.has(nameOfLeaves(generation, positions));
  }

  private static String nameOfLeaves(int generation, long positions) {
    return GENERATION + "-" + generation + AFTER + positions;
  }

  /** The leaves that a generation came to after some of its positions, if they were saved. */
  Optional<LeaveTable> findLeaves(int generation, long positions, LeaveTable like)
      throws IOException {
    return checkpoints
        .find(nameOfLeaves(generation, positions))
        .map(arrays -> LeaveTable.of(like.index(), arrays.ints(LEAVES)));
  }

  void saveLeaves(int generation, long positions, LeaveTable leaves) throws IOException {
    checkpoints.save(
        nameOfLeaves(generation, positions), NamedArrays.of().with(LEAVES, leaves.values()));
  }

  /** The tally of a generation's positions so far; an empty one if it has none. */
  SweepTally findTally(int generation, int racks) throws IOException {
    NamedArrays arrays = checkpoints.find(TALLY).orElse(null);
    SweepTally tally =
        arrays == null || arrays.longs(GENERATION)[0] != generation
            ? new SweepTally(racks)
            : SweepTally.of(arrays);
    positionsSaved = tally.positions();
    return tally;
  }

  /** The clock decides when, and so how much a process that is killed loses; says whether. */
  boolean saveNowAndThen(int generation, SweepTally tally) throws IOException {
    if (lastSave.isLongAgo()) {
      save(generation, tally);
      return true;
    }
    return false;
  }

  void save(int generation, SweepTally tally) throws IOException {
    if (tally.positions() > positionsSaved) {
      checkpoints.save(
          TALLY,
          NamedArrays.of().with(GENERATION, new long[] {generation}).withAll(tally.toArrays()));
      positionsSaved = tally.positions();
    }
    lastSave.setNow();
  }

  void remove() throws IOException {
    checkpoints.remove();
  }
}
