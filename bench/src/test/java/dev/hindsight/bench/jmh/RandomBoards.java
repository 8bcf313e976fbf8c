package dev.hindsight.bench.jmh;

import dev.hindsight.oware.index.SeedIndex;
import java.util.SplittableRandom;

/** Boards drawn all over a table in random order, so that neither caches nor branches can guess. */
final class RandomBoards {
  static final int COUNT = 1 << 16;

  final SeedIndex index;
  final long[] movers = new long[COUNT];
  final long[] others = new long[COUNT];
  final int[] seeds = new int[COUNT];
  final int[] ranks = new int[COUNT];

  RandomBoards(int mostSeeds) {
    index = new SeedIndex(mostSeeds);
    SplittableRandom random = new SplittableRandom(2026);
    long[] rows = new long[2];
    for (int board = 0; board < COUNT; board++) {
      seeds[board] = mostSeeds - random.nextInt(3);
      ranks[board] = random.nextInt(index.layerSize(seeds[board]));
      index.unrank(ranks[board], seeds[board], rows);
      movers[board] = rows[0];
      others[board] = rows[1];
    }
  }
}
