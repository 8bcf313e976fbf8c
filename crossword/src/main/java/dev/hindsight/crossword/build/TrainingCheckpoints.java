package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How far a training has come: the leaves and figures of each finished generation, and the tally of
 * the games of the one that is going on.
 */
final class TrainingCheckpoints {
  /** Some quarter of a minute of work; a tally of English racks takes 38 MB. */
  private static final long GAMES_BETWEEN_SAVES = 20_000;

  private static final String TALLY = "tally";
  private static final String GENERATION = "generation";
  private static final String LEAVES = "leaves";
  private static final String FIGURES = "figures";

  private final Checkpoints checkpoints;
  private long gamesSaved;

  private TrainingCheckpoints(Checkpoints checkpoints) {
    this.checkpoints = checkpoints;
  }

  /** What a finished generation leaves behind. */
  record Finished(GenerationSummary summary, LeaveTable leaves) {}

  static TrainingCheckpoints beside(
      Path target, Equipment start, TrainingPlan plan, int gamesInARound, Provenance provenance)
      throws IOException {
    TileSet tiles = start.rules().tiles();
    Parameters parameters =
        Parameters.of()
            .with("games", plan.gamesPerGeneration())
            .with("generations", plan.generations())
            .with("gamesInARound", gamesInARound)
            .with("turnsPerLook", RackEquityTrial.TURNS_PER_LOOK)
            .with("rackSize", start.rules().rackSize())
            .with("tiles", tiles.name());
    return new TrainingCheckpoints(Checkpoints.beside(target, parameters, provenance));
  }

  Optional<Finished> findFinished(int generation, LeaveIndex index) throws IOException {
    NamedArrays arrays = checkpoints.find(GENERATION + "-" + generation).orElse(null);
    return arrays == null
        ? Optional.empty()
        : Optional.of(
            new Finished(
                GenerationFigures.decode(arrays.doubles(FIGURES)),
                LeaveTable.of(index, arrays.ints(LEAVES))));
  }

  void saveFinished(GenerationSummary summary, LeaveTable leaves) throws IOException {
    checkpoints.save(
        GENERATION + "-" + summary.generation(),
        NamedArrays.of()
            .with(FIGURES, GenerationFigures.encode(summary))
            .with(LEAVES, leaves.values()));
  }

  /** The tally of a generation's games so far; an empty one if it has none. */
  RackTally findTally(int generation, int racks) throws IOException {
    NamedArrays arrays = checkpoints.find(TALLY).orElse(null);
    RackTally tally =
        arrays == null || arrays.longs(GENERATION)[0] != generation
            ? new RackTally(racks)
            : RackTally.of(arrays);
    gamesSaved = tally.games();
    return tally;
  }

  void saveNowAndThen(int generation, RackTally tally) throws IOException {
    if (tally.games() - gamesSaved >= GAMES_BETWEEN_SAVES) {
      save(generation, tally);
    }
  }

  void save(int generation, RackTally tally) throws IOException {
    if (tally.games() > gamesSaved) {
      checkpoints.save(
          TALLY,
          NamedArrays.of().with(GENERATION, new long[] {generation}).withAll(tally.toArrays()));
      gamesSaved = tally.games();
    }
  }

  /** What was done is kept; what went wrong first stays the thing to be reported. */
  void saveAfter(Throwable stopped, int generation, RackTally tally) {
    try {
      save(generation, tally);
    } catch (IOException alsoFailed) {
      stopped.addSuppressed(alsoFailed);
    }
  }

  void remove() throws IOException {
    checkpoints.remove();
  }
}
