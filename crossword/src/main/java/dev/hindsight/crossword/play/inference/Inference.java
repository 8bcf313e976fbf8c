package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.sweep.BestPlacements;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import dev.hindsight.crossword.rules.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds what rack explains a move: of all that the mover may have had, those for which the move is
 * good enough.
 *
 * <pre>{@code
 * Inference inference = new Inference(equipment, equipment.staticEvaluation());
 * InferenceResult result = inference.run(observation, new WithinMargin(NEAR_BEST, 0, true), crew);
 * result.topLeaves(10)
 * }</pre>
 *
 * <p>Candidates are judged in blocks by the workers of a crew, each candidate once, and what was
 * found is put together in their order: the result is the same for any crew. If the crew is told to
 * stop, the result has the blocks that were finished.
 *
 * <p>One run at a time.
 */
public final class Inference {
  /**
   * With fewer candidates the board is searched for each; with more, all its placements are tabled
   * first. Either takes some 50 ms for that many (English, middle of the game).
   */
  private static final int MOST_SEARCHED = 1_000;

  private static final int MOST_IN_BLOCK = 4_096;
  private static final int BLOCKS = 64;

  private final Equipment equipment;
  private final StaticEvaluation evaluation;
  private final int mostSearched;
  private @Nullable RackSweep sweep;

  /**
   * @param evaluation by which the mover is taken to choose
   */
  public Inference(Equipment equipment, StaticEvaluation evaluation) {
    this(equipment, evaluation, MOST_SEARCHED);
  }

  Inference(Equipment equipment, StaticEvaluation evaluation, int mostSearched) {
    this.equipment = equipment;
    this.evaluation = evaluation;
    this.mostSearched = mostSearched;
  }

  /** This inference with another evaluation, such as leave values for the tiles that are left. */
  public Inference withEvaluation(StaticEvaluation other) {
    Inference inference = new Inference(equipment, other, mostSearched);
    inference.sweep = sweep().withEvaluation(other);
    return inference;
  }

  /**
   * Judges all candidates.
   *
   * @throws dev.hindsight.crossword.rules.letters.CrosswordFormatException if the observed
   *     placement does not fit the board
   */
  public InferenceResult run(Observation observation, Criterion criterion, Crew crew) {
    Board board = equipment.board();
    board.setUp(observation.position().squares().toArray());
    if (observation.move() instanceof ObservedMove.Placed placed) {
      board.checkPlacement(placed.placement());
    }
    KeptLeaves keptLeaves = new KeptLeaves(observation);
    long size = observation.family().size();
    int blockSize = (int) Math.max(1, Math.min(MOST_IN_BLOCK, size / BLOCKS));
    @Nullable Tally.Recorded[] blocks =
        new Tally.Recorded[(int) ((size + blockSize - 1) / blockSize)];
    Tally[] tallies = new Tally[crew.threads()];
    Arrays.setAll(tallies, worker -> new Tally(keptLeaves));
    try {
      Supplier<Judge> judges = judges(observation, criterion, keptLeaves, board, crew);
      Judge[] judgeOf = new Judge[crew.threads()];
      Arrays.setAll(judgeOf, worker -> judges.get());
      sweep(
          crew,
          size,
          blockSize,
          (from, to, worker) ->
              blocks[(int) (from / blockSize)] =
                  judge(observation.family(), from, to, judgeOf[worker], tallies[worker]));
    } catch (CancelledException stopped) {
      // What was judged so far stands; the result says how much that is.
    }
    return result(observation, keptLeaves, tallies, blocks, blockSize);
  }

  private static void sweep(Crew crew, long size, int blockSize, Crew.Block block) {
    crew.progress().begin("racks", size, "candidates");
    try {
      crew.sweep(size, blockSize, block);
    } finally {
      crew.progress().end();
    }
  }

  private static Tally.Recorded judge(
      RackFamily family, long from, long to, Judge judge, Tally tally) {
    Tally.Recorded recorded = new Tally.Recorded();
    int[] drawn = new int[family.letterCount()];
    for (int candidate = (int) from; candidate < to; candidate++) {
      if (judge.mayExplain(candidate)) {
        family.drawnBy(candidate, drawn);
        long units = judge.judge(candidate, drawn, family.weight(drawn), tally);
        if (units > 0) {
          recorded.add(candidate, units);
        }
      } else {
        tally.cutoffStops++;
      }
    }
    return recorded;
  }

  private static InferenceResult result(
      Observation observation,
      KeptLeaves leaves,
      Tally[] tallies,
      @Nullable Tally.Recorded[] blocks,
      int blockSize) {
    for (int worker = 1; worker < tallies.length; worker++) {
      tallies[0].merge(tallies[worker]);
    }
    long size = observation.family().size();
    long examined = 0;
    List<Tally.Recorded> finished = new ArrayList<>();
    for (int block = 0; block < blocks.length; block++) {
      Tally.Recorded recorded = blocks[block];
      if (recorded != null) {
        finished.add(recorded);
        examined += Math.min(blockSize, size - (long) block * blockSize);
      }
    }
    return new InferenceResult(observation, leaves, tallies[0], examined, finished);
  }

  /** What makes a judge for each worker. */
  private Supplier<Judge> judges(
      Observation observation, Criterion criterion, KeptLeaves kept, Board board, Crew crew) {
    int placedMillipoints =
        observation.move() instanceof ObservedMove.Placed seen
            ? PlacementWorth.millipoints(
                seen.placement(), board, evaluation, observation.tilesInBag())
            : 0;
    int bag = observation.tilesInBag();
    if (criterion instanceof Criterion.Softmax softmax) {
      BestPlacements best = table(observation, board, crew);
      PlacementSums sums = new PlacementSums(best, softmax.temperatureMillipoints(), crew);
      boolean generated =
          observation.move() instanceof ObservedMove.Placed placed
              && GeneratedPlacement.isFound(
                  placed.placement(),
                  observation.played(),
                  equipment.playFinder(board),
                  evaluation);
      return () ->
          new SoftmaxJudge(
              observation,
              new LeaveRecorder(observation, kept),
              tabled(best, bag),
              sums,
              placedMillipoints,
              generated,
              evaluation.meanTurnMillipoints());
    }
    Criterion.WithinMargin margin = (Criterion.WithinMargin) criterion;
    if (!margin.cutoff()) {
      return () ->
          new ExhaustiveJudge(
              observation,
              new LeaveRecorder(observation, kept),
              equipment.moveFinder(board),
              evaluation,
              margin,
              placedMillipoints);
    }
    if (observation.family().size() <= mostSearched) {
      return () ->
          new CutoffJudge(
              observation,
              new LeaveRecorder(observation, kept),
              new SearchedRack(equipment.playFinder(board), evaluation, bag),
              margin,
              placedMillipoints,
              null);
    }
    BestPlacements best = table(observation, board, crew);
    SweptCandidates swept =
        bag == 0
            ? null
            : new SweptCandidates(
                sweep().family(best, bag), observation, margin, placedMillipoints, crew);
    return () ->
        new CutoffJudge(
            observation,
            new LeaveRecorder(observation, kept),
            tabled(best, bag),
            margin,
            placedMillipoints,
            swept);
  }

  private BestPlacements table(Observation observation, Board board, Crew crew) {
    return sweep().placements(observation.family(), board, observation.tilesInBag(), crew);
  }

  private RackSweep sweep() {
    RackSweep known = sweep;
    if (known == null) {
      known = new RackSweep(new WordsByLength(equipment.words()), equipment.anagrams(), evaluation);
      sweep = known;
    }
    return known;
  }

  private TabledRack tabled(BestPlacements best, int tilesInBag) {
    return new TabledRack(best, equipment.rackSubsets(), evaluation, tilesInBag);
  }
}
