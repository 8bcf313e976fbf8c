package dev.hindsight.bench.jmh;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.rules.Row;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Numbering boards: the kernel for packed rows, and beside it the general index of core. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class IndexBenchmark {
  private static final int MOST_SEEDS = 15;

  private final RandomBoards boards = new RandomBoards(MOST_SEEDS);
  private final Compositions[] layers = new Compositions[MOST_SEEDS + 1];
  private final int[][] counts = new int[RandomBoards.COUNT][2 * Row.PITS];
  private final long[] rows = new long[2];
  private long sumOfRanks;

  @Setup
  public void prepare() {
    for (int seeds = 0; seeds <= MOST_SEEDS; seeds++) {
      layers[seeds] = Compositions.exactly(seeds, 2 * Row.PITS);
    }
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      layers[boards.seeds[board]].unrank(boards.ranks[board], counts[board]);
      sumOfRanks += boards.ranks[board];
    }
  }

  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long rank() {
    long sum = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      sum += boards.index.rank(boards.movers[board], boards.others[board], boards.seeds[board]);
    }
    return checked(sum);
  }

  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long rankByCompositions() {
    long sum = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      sum += layers[boards.seeds[board]].rank(counts[board]);
    }
    return checked(sum);
  }

  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long unrank() {
    long mixed = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      boards.index.unrank(boards.ranks[board], boards.seeds[board], rows);
      mixed += rows[0] ^ rows[1];
    }
    return mixed;
  }

  /** Boards in rank order, what a sweep does instead of unranking each. */
  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long walk() {
    BoardWalk walk = new BoardWalk(boards.index, MOST_SEEDS, 1_000_000);
    long mixed = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++, walk.step()) {
      mixed += walk.mover() ^ walk.other();
    }
    return mixed;
  }

  private long checked(long sum) {
    if (sum != sumOfRanks) {
      throw new IllegalStateException("the ranks add up to " + sum + ", not to " + sumOfRanks);
    }
    return sum;
  }
}
