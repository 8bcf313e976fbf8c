package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.core.NotEnoughRoomException;
import java.util.Locale;

/**
 * How a build that keeps its values on disk divides the memory that it may use.
 *
 * @param bandBytes for the bands of {@link BandSolver}
 * @param rowBytes for the rows that {@link ScratchEncoder} puts in order
 * @param otherBytes for the program, the lists of moves and the workers
 */
record MemoryShares(long bandBytes, long rowBytes, long otherBytes) {
  private static final long PROGRAM_BYTES = 128L << 20;

  /** Throws {@link NotEnoughRoomException}, and says how much it takes, if it is too little. */
  static MemoryShares of(
      TwoSidedTask<?> task,
      LayerPanels panels,
      CubePlanes<?> roles,
      long memoryBytes,
      int threads) {
    BandPlan least = new BandPlan(panels, roles, 0, 0);
    long others =
        PROGRAM_BYTES
            + successorListBytes(task.index().size())
            + 2L * Integer.BYTES * panels.panels() * panels.layers()
            + threads * least.bytesOfWorker();
    MemoryShares shares =
        new MemoryShares(
            withoutHousekeeping(memoryBytes - memoryBytes / 8 - others), memoryBytes / 8, others);
    long leastBands = least.bytes() + least.bytes() / 7;
    if (shares.bandBytes < leastBands) {
      long leastMemory = (others + withHousekeeping(leastBands)) / 7 * 8;
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "this needs %,d MB of memory even when its values are kept on disk, but %,d MB are"
                  + " allowed; ask for fewer checkers or allow more",
              (leastMemory >> 20) + 1,
              memoryBytes >> 20));
    }
    return shares;
  }

  /** What is really used. */
  long usedBytes(TwoSidedTask<?> task, BandPlan plan) {
    return otherBytes + withHousekeeping(plan.bytes()) + ScratchEncoder.bytes(task, rowBytes);
  }

  /** At most 180 successors of a side on average. */
  static long successorListBytes(int sides) {
    return 180L * Integer.BYTES * sides;
  }

  /** A sixteenth for the heap's own, and for what is left over at the end of an array. */
  private static long withHousekeeping(long bytes) {
    return bytes + bytes / 16;
  }

  private static long withoutHousekeeping(long bytes) {
    return bytes - bytes / 16;
  }
}
