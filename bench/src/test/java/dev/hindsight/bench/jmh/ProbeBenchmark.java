package dev.hindsight.bench.jmh;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Asking tables on disk: an endgame that is mapped, and a book that is read whole. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class ProbeBenchmark {
  private static final OwareRules RULES = OwareRules.CODINGAME;
  private static final int ENDGAME_SEEDS = 12;
  private static final int BOOK_SEEDS = 9;
  private static final int TURNS_LEFT = 77;

  private final RandomBoards endgameBoards = new RandomBoards(ENDGAME_SEEDS);
  private final RandomBoards bookBoards = new RandomBoards(BOOK_SEEDS);
  private Path folder;
  private EndgameTable endgame;
  private BookTable book;
  private long expectedOfEndgame;
  private long expectedOfBook;

  /** Builds the files; what the solver holds in memory says what they must answer. */
  @Setup
  public void build() throws IOException {
    folder = Files.createTempDirectory("hindsight-jmh");
    try (Crew crew = new Crew(2)) {
      new EndgameBuilder(RULES, ENDGAME_SEEDS, false).build(folder.resolve("endgame"), crew);
      new BookBuilder(RULES, BOOK_SEEDS, RULES.turnLimit()).build(folder.resolve("book"), crew);
      endgame = EndgameTable.open(folder.resolve("endgame"));
      book = BookTable.open(folder.resolve("book"));
      expectedOfEndgame =
          sum(
              new EndgameBuilder(RULES, ENDGAME_SEEDS, false).solve(crew),
              endgameBoards,
              OwareRules.NO_TURN_LIMIT);
      expectedOfBook =
          sum(
              new BookBuilder(RULES, BOOK_SEEDS, RULES.turnLimit()).solve(crew),
              bookBoards,
              TURNS_LEFT);
    }
  }

  @TearDown
  public void delete() throws IOException {
    Files.delete(folder.resolve("endgame"));
    Files.delete(folder.resolve("book"));
    Files.delete(folder);
  }

  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long endgame() {
    return checked(sum(endgame, endgameBoards, OwareRules.NO_TURN_LIMIT), expectedOfEndgame);
  }

  @Benchmark
  @OperationsPerInvocation(RandomBoards.COUNT)
  public long book() {
    return checked(sum(book, bookBoards, TURNS_LEFT), expectedOfBook);
  }

  private static long sum(OwareTable table, RandomBoards boards, int turnsLeft) {
    long sum = 0;
    for (int board = 0; board < RandomBoards.COUNT; board++) {
      sum += table.findNetSeedsForMover(boards.movers[board], boards.others[board], turnsLeft);
    }
    return sum;
  }

  private static long checked(long found, long expected) {
    if (found != expected) {
      throw new IllegalStateException("the values add up to " + found + ", not to " + expected);
    }
    return found;
  }
}
