package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * How far a training has come: the leaves and figures of each finished generation, and the tally of
 * the games of the one that is going on.
 */
final class TrainingCheckpoints {
  /** Half a minute of work or two; a tally of English racks takes 38 MB. */
  private static final long ROUNDS_BETWEEN_SAVES = 4;

  private static final String TALLY = "tally";
  private static final String GENERATION = "generation";
  private static final String FIGURES = "figures";

  /** A slow machine loses no more than this, whatever a round takes. */
  private static final Duration MOST_LOST = Duration.ofMinutes(1);

  private final Checkpoints checkpoints;
  private final long gamesBetweenSaves;
  private final LastSave lastSave;
  private long gamesSaved;

  TrainingCheckpoints(Checkpoints checkpoints, long gamesBetweenSaves, LongSupplier nanoClock) {
    this.checkpoints = checkpoints;
    this.gamesBetweenSaves = gamesBetweenSaves;
    this.lastSave = new LastSave(MOST_LOST, nanoClock);
  }

  /** What a finished generation leaves behind: its figures, and what the next one goes by. */
  record Finished(GenerationSummary summary, GenerationBasis next) {}

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
    return new TrainingCheckpoints(
        Checkpoints.beside(target, parameters, provenance),
        ROUNDS_BETWEEN_SAVES * gamesInARound,
        System::nanoTime);
  }

  /**
   * A generation that is done, if it is.
   *
   * @param before what it went by; the next goes by things of the same sort
   */
  Optional<Finished> findFinished(int generation, GenerationBasis before, RackIndex index)
      throws IOException {
    return checkpoints
        .find(GENERATION + "-" + generation)
        .map(
            arrays ->
                new Finished(
                    GenerationSummary.decode(arrays.doubles(FIGURES)), before.of(arrays, index)));
  }

  void saveFinished(Finished finished) throws IOException {
    NamedArrays arrays =
        NamedArrays.of()
            .with(FIGURES, finished.summary().encode())
            .withAll(finished.next().toArrays());
    checkpoints.save(GENERATION + "-" + finished.summary().generation(), arrays);
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

  /** Saves if it is time to, and says whether it was. */
  boolean saveNowAndThen(int generation, RackTally tally) throws IOException {
    if (lastSave.isLongAgo() || tally.games() - gamesSaved >= gamesBetweenSaves) {
      save(generation, tally);
      return true;
    }
    return false;
  }

  void save(int generation, RackTally tally) throws IOException {
    if (tally.games() > gamesSaved) {
      checkpoints.save(
          TALLY,
          NamedArrays.of().with(GENERATION, new long[] {generation}).withAll(tally.toArrays()));
      gamesSaved = tally.games();
      lastSave.setNow();
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
