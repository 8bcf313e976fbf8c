package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.LeaveTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How far a training by sweeps has come: the leaves and figures of each finished generation, and
 * the tally of the one that is going on.
 */
final class SweepCheckpoints {
  /** A minute of work or two; a tally of English racks takes 141 MB. */
  private static final long POSITIONS_BETWEEN_SAVES = 250;

  private static final String TALLY = "tally";
  private static final String GENERATION = "generation";
  private static final String LEAVES = "leaves";
  private static final String FIGURES = "figures";

  private final Checkpoints checkpoints;
  private long positionsSaved;

  private SweepCheckpoints(Checkpoints checkpoints) {
    this.checkpoints = checkpoints;
  }

  /** What a finished generation leaves behind: its figures, and the leaves that it found. */
  record Finished(SweepSummary summary, LeaveTable leaves) {}

  static SweepCheckpoints beside(
      Path target, CrosswordRules rules, SweepPlan plan, Provenance provenance) throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("positions", plan.positionsPerGeneration())
            .with("generations", plan.generations())
            .with("mostTurns", SweepPosition.MOST_TURNS)
            .with("weightUnits", SweepTally.WEIGHT_UNITS)
            .with("rackSize", rules.rackSize())
            .with("tiles", rules.tiles().name());
    return new SweepCheckpoints(Checkpoints.beside(target, parameters, provenance));
  }

  /**
   * A generation that is done, if it is.
   *
   * @param like leaves of the same tiles
   */
  Optional<Finished> findFinished(int generation, LeaveTable like) throws IOException {
    NamedArrays arrays = checkpoints.find(GENERATION + "-" + generation).orElse(null);
    if (arrays == null) {
      return Optional.empty();
    }
    return Optional.of(
        new Finished(
            SweepSummary.decode(arrays.doubles(FIGURES)),
            LeaveTable.of(like.index(), arrays.ints(LEAVES))));
  }

  void saveFinished(Finished finished) throws IOException {
    checkpoints.save(
        GENERATION + "-" + finished.summary().generation(),
        NamedArrays.of()
            .with(FIGURES, finished.summary().encode())
            .with(LEAVES, finished.leaves().values()));
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

  void saveNowAndThen(int generation, SweepTally tally) throws IOException {
    if (tally.positions() - positionsSaved >= POSITIONS_BETWEEN_SAVES) {
      save(generation, tally);
    }
  }

  void save(int generation, SweepTally tally) throws IOException {
    if (tally.positions() > positionsSaved) {
      checkpoints.save(
          TALLY,
          NamedArrays.of().with(GENERATION, new long[] {generation}).withAll(tally.toArrays()));
      positionsSaved = tally.positions();
    }
  }

  void remove() throws IOException {
    checkpoints.remove();
  }
}
