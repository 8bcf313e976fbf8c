package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;

/**
 * What a build on disk does with the memory that it may use.
 *
 * @param blockBoards boards that are read and written together; a multiple of eight
 * @param partBoards boards of a solved layer in one checkpoint; a multiple of blockBoards
 * @param rangeBoards the most boards whose states are at hand at once; a multiple of partBoards
 * @param bufferEntries updates that wait in memory for the ranges they belong to
 * @param stackBoards decided boards of a worker whose parents may wait to be found
 * @param solvedBytes values of smaller layers that are at hand when a layer is begun
 * @param secondsBetweenCheckpoints of a layer that is being solved, at least
 */
record DiskShares(
    int blockBoards,
    int partBoards,
    long rangeBoards,
    int bufferEntries,
    int stackBoards,
    long solvedBytes,
    int secondsBetweenCheckpoints) {
  private static final int BLOCK_BOARDS = 1 << 20;
  private static final int PART_BOARDS = 1 << 23;

  /** Their states are an array of ints, which cannot be larger by much. */
  private static final long MOST_BOARDS_OF_RANGE = 1L << 33;

  /** Java itself, blocks in flight, and the small layers. */
  private static final long FIXED_BYTES = 64L << 20;

  private static final int SECONDS_BETWEEN_CHECKPOINTS = 300;

  /** The least that is of any use. */
  static final long LEAST_BYTES = FIXED_BYTES + 4L * PART_BOARDS;

  /** Half for states, a quarter for updates, an eighth for boards that wait. */
  static DiskShares of(long memoryBytes, int threads) {
    if (memoryBytes < LEAST_BYTES) {
      throw new IllegalArgumentException(
          "a build on disk needs at least "
              + (LEAST_BYTES >> 20)
              + "M of memory, not "
              + (memoryBytes >> 20)
              + "M");
    }
    // What collects a range takes a byte a board, when nothing else is at hand.
    long share = memoryBytes - FIXED_BYTES;
    return new DiskShares(
        BLOCK_BOARDS,
        PART_BOARDS,
        Math.min(MOST_BOARDS_OF_RANGE, share / PART_BOARDS * PART_BOARDS),
        (int) Math.min(1 << 28, share / 4 / Long.BYTES),
        (int) Math.min(1 << 26, share / 8 / (2 * Long.BYTES) / threads),
        share / 4 * 3,
        SECONDS_BETWEEN_CHECKPOINTS);
  }

  /** The ranges of a layer: as few as the memory allows, and all but the last of one size. */
  int ranges(SeedIndex index, int seeds) {
    return Math.toIntExact((index.layerBoards(seeds) + rangeBoards - 1) / rangeBoards);
  }

  /** Boards of each range of a layer but the last. */
  long boardsOfRange(SeedIndex index, int seeds) {
    int ranges = ranges(index, seeds);
    long even = (index.layerBoards(seeds) + ranges - 1) / ranges;
    return (even + partBoards - 1) / partBoards * partBoards;
  }

  /** Whether a layer and all below it can be solved by {@link EndgameSolver}. */
  boolean fitsMemory(SeedIndex index, int seeds, int valuesOfBoard) {
    return seeds <= SeedIndex.MOST_SEEDS_IN_ARRAYS
        && Integer.BYTES * index.layerBoards(seeds)
                + valuesOfBoard * (index.layerStart(seeds) + index.layerBoards(seeds))
            <= rangeBoards;
  }
}
