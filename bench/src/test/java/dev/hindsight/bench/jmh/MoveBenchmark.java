package dev.hindsight.bench.jmh;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Perft;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import java.util.Arrays;
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

/** How fast the rules are: whole move trees, and the kernel of sowing and capture alone. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class MoveBenchmark {
  private static final int DEPTH = 8;
  private static final int LEAVES = 711_414;
  private static final OwareRules RULES = OwareRules.CODINGAME;

  private RandomBoards boards;
  private long expectedSeeds;

  @Setup
  public void prepare() {
    boards = new RandomBoards(20);
    expectedSeeds = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      expectedSeeds += capturedSeedBySeed(board);
    }
  }

  /** What the kernel must capture, by sowing and taking as one does with real seeds. */
  private int capturedSeedBySeed(int board) {
    int[] pits = new int[2 * Row.PITS];
    for (int pit = 0; pit < Row.PITS; pit++) {
      pits[pit] = Row.seedsIn(boards.movers[board], pit);
      pits[Row.PITS + pit] = Row.seedsIn(boards.others[board], pit);
    }
    int last = playedPit(board);
    int inHand = pits[last];
    pits[last] = 0;
    while (inHand > 0) {
      last = (last + 1) % pits.length;
      if (last != playedPit(board)) {
        pits[last]++;
        inHand--;
      }
    }
    int captured = 0;
    for (int pit = last; pit >= Row.PITS && (pits[pit] == 2 || pits[pit] == 3); pit--) {
      captured += pits[pit];
    }
    boolean grandSlam = captured == Arrays.stream(pits, Row.PITS, pits.length).sum();
    return grandSlam ? 0 : captured;
  }

  /** Leaves of the move tree from the start, per second. */
  @Benchmark
  @OperationsPerInvocation(LEAVES)
  public long perft() {
    OwarePosition start = OwarePosition.START;
    return checked(Perft.count(start.south(), start.north(), DEPTH, RULES), LEAVES);
  }

  /** Moves played on boards of up to 20 seeds, without asking whether they are legal. */
  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long sowAndCapture() {
    long seeds = 0;
    long kept = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      long mover = boards.movers[board];
      int pit = playedPit(board);
      int sowing = Sowing.of(mover, pit);
      long otherSown = boards.others[board] + Sowing.intoOther(sowing);
      long captured = RULES.captured(otherSown, sowing);
      kept ^= Sowing.moverAfter(mover, pit, sowing) ^ (otherSown - captured);
      seeds += Row.total(captured);
    }
    return checked(seeds, expectedSeeds) ^ kept;
  }

  /** Legal moves of boards of up to 20 seeds. */
  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public int legalMoves() {
    int moves = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      moves += RULES.legalMoves(boards.movers[board], boards.others[board]);
    }
    return moves;
  }

  private static int playedPit(int board) {
    return board % Row.PITS;
  }

  private static long checked(long found, long expected) {
    if (found != expected) {
      throw new IllegalStateException(found + " instead of " + expected);
    }
    return found;
  }
}
