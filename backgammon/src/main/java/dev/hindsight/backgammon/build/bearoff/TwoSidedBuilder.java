package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
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
 * <p>Values that do not fit the memory are kept on disk while they are solved: 15 checkers with the
 * cube take 71 GB, or 2 GB and a disk.
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

  /** The memory that a build needs at its peak if it keeps all values there. */
  public long bytesInMemory() {
    long values = valueBytes();
    long checkpoint = isLong() ? 2 * 4 * checkpointValues : 0;
    // A pip count has at most one side in 40 of them, from 10 checkers on.
    long rows = pairs() / 40 * (cubeful ? 4 : 1) * (inDoubles ? Double.BYTES : Float.BYTES);
    // A sixteenth for the heap's own housekeeping.
    return values
        + values / 16
        + MemoryShares.successorListBytes(index.size())
        + checkpoint
        + rows
        + (128L << 20);
  }

  private long pairs() {
    return (long) index.size() * index.size();
  }

  private long valueBytes() {
    return pairs() * (cubeful ? 6 : 1) * (inDoubles ? Double.BYTES : Float.BYTES);
  }

  /** Whether the whole build takes more than one part; others are quickly done again. */
  private boolean isLong() {
    return pairs() > checkpointValues;
  }

  /**
   * What a build of this target will take if it may use this much memory: all values in memory if
   * they fit there, else in a scratch file beside the target.
   *
   * @throws NotEnoughRoomException if the memory is too little even then
   * @throws IOException if a build of something else has left its parts there
   */
  public TwoSidedPlan plan(Path target, long memoryBytes, int threads) throws IOException {
    if (isOnDisk(target, memoryBytes)) {
      return new BandedBuild<>(task()).plan(target, memoryBytes, threads);
    }
    TwoSidedBuild<?> build = new TwoSidedBuild<>(task(), checkpointValues);
    long scratch = isLong() ? valueBytes() : 0;
    return new TwoSidedPlan(0, bytesInMemory(), scratch, build.keptBytes(target));
  }

  /** What was begun on disk goes on there. */
  private boolean isOnDisk(Path target, long memoryBytes) {
    return bytesInMemory() > memoryBytes || Files.exists(PairScratch.beside(target));
  }

  /** A table of ours, with all memory that Java may use. */
  public void build(Path target, Crew crew) throws IOException {
    build(target, BearoffTable::writer, crew, Runtime.getRuntime().maxMemory());
  }

  /**
   * Solves and writes; the file takes its name only when it is complete, and its bytes depend
   * neither on the memory nor on the threads.
   *
   * @param file what to write: a table of ours, or a database that gnubg opens
   */
  public void build(Path target, BearoffWriter.Opener file, Crew crew, long memoryBytes)
      throws IOException {
    if (isOnDisk(target, memoryBytes)) {
      new BandedBuild<>(task()).run(target, file, crew, memoryBytes);
    } else {
      new TwoSidedBuild<>(task(), checkpointValues).run(target, file, crew);
    }
  }

  /** With bands of this many bytes, so that a small table can exercise what large ones do. */
  void buildInBands(Path target, BearoffWriter.Opener file, Crew crew, long bandBytes)
      throws IOException {
    new BandedBuild<>(task()).run(target, file, crew, new MemoryShares(bandBytes, bandBytes, 0));
  }

  private TwoSidedTask<?> task() {
    return inDoubles
        ? TwoSidedTask.of(index, cubeful, LaneKernels.inDoubles(index.size()), "double")
        : TwoSidedTask.of(index, cubeful, LaneKernels.inFloats(index.size()), "single");
  }
}
