package dev.hindsight.bench.jmh;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Solving tables in memory, without the disk. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 10)
@Fork(2)
public class BuildBenchmark {
  private static final OwareRules RULES = OwareRules.CODINGAME;

  @Param({"1", "2"})
  private int threads;

  private Crew crew;

  @Setup
  public void open() {
    crew = new Crew(threads);
  }

  @TearDown
  public void close() {
    crew.close();
  }

  @Benchmark
  public long book9() {
    return checked(new BookBuilder(RULES, 9, RULES.turnLimit()).solve(crew).lastTurn(), 145);
  }

  @Benchmark
  public long endgame12() {
    return checked(new EndgameBuilder(RULES, 12, false).solve(crew).sumOfValues(), 3_317_915);
  }

  private static long checked(long found, long expected) {
    if (found != expected) {
      throw new IllegalStateException(found + " instead of " + expected);
    }
    return found;
  }
}
