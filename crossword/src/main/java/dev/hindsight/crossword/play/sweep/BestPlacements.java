package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PoolIndex;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.play.find.SlotMap;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * For all tiles that a family of racks could put on one board, the most that a placement of exactly
 * these tiles is worth, the tiles kept not counted.
 *
 * <p>A rack of seven has at most 127 parts to play, so its best placement is the best of 127 sums
 * of two numbers looked up: this one, and what keeping the rest is worth. That is some 40 times as
 * fast as a search, and the table is made in the time of a few thousand searches.
 */
public final class BestPlacements {
  /** Below all sums with a leave, and above an overflow. */
  public static final int NONE = Integer.MIN_VALUE / 2;

  private final RackFamily family;
  private final Board board;
  private final SlotMap slots;
  private final @Nullable SquareValues squareValues;
  private final WordsByLength words;
  private final PoolIndex index;
  private final int[] best;

  /**
   * Goes through all words and slots of a board that nobody changes from now on.
   *
   * @param squareValues what tiles are worth on squares, or null for nothing
   * @throws dev.hindsight.core.runs.CancelledException if the crew was told to stop
   */
  public BestPlacements(
      RackFamily family,
      Board board,
      @Nullable SquareValues squareValues,
      WordsByLength words,
      AnagramMap anagrams,
      Crew crew) {
    this.family = family;
    this.board = board;
    this.slots = new SlotMap(board, board.rules(), anagrams);
    this.squareValues = squareValues;
    this.words = words;
    this.index = family.index();
    slots.refresh();
    int[][] bests = new int[crew.threads()][index.size()];
    for (int[] ofWorker : bests) {
      Arrays.fill(ofWorker, NONE);
    }
    sweep(
        crew,
        worker -> {
          int[] ofWorker = bests[worker];
          return (rank, millipoints) -> ofWorker[rank] = Math.max(ofWorker[rank], millipoints);
        });
    this.best = bests[0];
    for (int worker = 1; worker < bests.length; worker++) {
      for (int rank = 0; rank < best.length; rank++) {
        best[rank] = Math.max(best[rank], bests[worker][rank]);
      }
    }
  }

  /** Takes placements. */
  public interface Sink {
    /**
     * Takes a placement.
     *
     * @param rank of the tiles put down
     * @param millipoints score and worth of the squares
     */
    void take(int rank, int millipoints);
  }

  /** Makes a sink for each worker. */
  public interface Sinks {
    Sink forWorker(int worker);
  }

  /** Tells of every placement once. */
  public void sweep(Crew crew, Sinks sinks) {
    PlacementSweep[] sweeps = new PlacementSweep[crew.threads()];
    Sink[] sinkOf = new Sink[sweeps.length];
    for (int worker = 0; worker < sweeps.length; worker++) {
      sweeps[worker] = new PlacementSweep(slots, words, squareValues, index, family);
      sinkOf[worker] = sinks.forWorker(worker);
    }
    int lines = 2 * board.size();
    crew.progress().begin("placements", lines, "lines");
    try {
      crew.sweep(
          lines, 1, (from, to, worker) -> sweeps[worker].sweepLine((int) from, sinkOf[worker]));
    } finally {
      crew.progress().end();
    }
  }

  /** By rank of the tiles: worth on the board, or {@link #NONE}; not to be written. */
  public int[] values() {
    return best;
  }

  /** The racks that the placements are of. */
  public RackFamily family() {
    return family;
  }

  CrosswordRules rules() {
    return board.rules();
  }

  /** What ranks are counted with. */
  public PoolIndex index() {
    return index;
  }
}
