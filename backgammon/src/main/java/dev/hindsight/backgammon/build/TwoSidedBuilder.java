package dev.hindsight.backgammon.build;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Builds a two-sided bearoff table and seals it in a file.
 *
 * <pre>{@code
 * try (Crew crew = new Crew(2)) {
 *   new TwoSidedBuilder(6, 10, true).build(Path.of("bearoff-10.table"), crew);
 * }
 * }</pre>
 *
 * <p>A build that takes minutes keeps what it has solved as checkpoints, so that the same build,
 * stopped in any way, goes on from there and ends with the same bytes.
 */
public final class TwoSidedBuilder {
  /**
   * Up to 7 checkers on 6 points everything is kept in doubles; beyond that in floats, half the
   * memory and the time. These are off by 8.1e−8 at most for 6 checkers and for 8, a hundredth of
   * what the stored values are rounded by.
   */
  private static final int MOST_SIDES_IN_DOUBLES = 1_716;

  /** What is solved between two checkpoints: 256 MiB of floats for each plane, or one layer. */
  private static final long CHECKPOINT_VALUES = 1L << 26;

  private final BearoffIndex index;
  private final boolean cubeful;
  private final boolean inDoubles;
  private final long checkpointValues;

  public TwoSidedBuilder(int points, int checkers, boolean cubeful) {
    this(points, checkers, cubeful, CHECKPOINT_VALUES, MOST_SIDES_IN_DOUBLES);
  }

  /** With other limits, so that a small table can exercise what large ones do. */
  TwoSidedBuilder(
      int points, int checkers, boolean cubeful, long checkpointValues, int mostSidesInDoubles) {
    BearoffFormat.checkSize(points, checkers);
    this.index = new BearoffIndex(points, checkers);
    this.cubeful = cubeful;
    this.inDoubles = index.size() <= mostSidesInDoubles;
    this.checkpointValues = checkpointValues;
  }

  /** The memory that the build needs at its peak. */
  public long bytesNeeded() {
    long pairs = (long) index.size() * index.size();
    long planes = cubeful ? 6 : 1;
    long bytesOfValue = inDoubles ? Double.BYTES : Float.BYTES;
    long values = pairs * planes * bytesOfValue;
    long successorLists = 4L * 180 * index.size();
    long checkpoint = pairs > checkpointValues ? 2 * 4 * checkpointValues : 0;
    // A pip count has at most one side in 40 of them, from 10 checkers on.
    long rows = pairs / 40 * (cubeful ? 4 : 1) * bytesOfValue;
    // A sixteenth for the heap's own housekeeping.
    return values + values / 16 + successorLists + checkpoint + rows + (128L << 20);
  }

  /** Solves and writes; the file takes its name only when it is complete. */
  public void build(Path target, Crew crew) throws IOException {
    if (inDoubles) {
      new TwoSidedBuild<>(
              index, cubeful, LaneKernels.inDoubles(index.size()), "double", checkpointValues)
          .run(target, crew);
    } else {
      new TwoSidedBuild<>(
              index, cubeful, LaneKernels.inFloats(index.size()), "single", checkpointValues)
          .run(target, crew);
    }
  }
}
