package dev.hindsight.bench;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutTrial;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveFingerprint;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** The fixed workloads of backgammon. */
public final class BackgammonBench {
  private static final int POINTS = 6;
  private static final int ROLL_BOARDS = 20_000;
  private static final int PROBES = 1 << 21;
  private static final long SEED = 2_024;

  private final int threads;

  public BackgammonBench(int threads) {
    this.threads = threads;
  }

  /**
   * Measures.
   *
   * @param withLong whether to add the cubeful bearoff of 10 checkers, which needs 2 GB of memory
   */
  public List<Result> run(boolean withLong) throws IOException {
    List<Result> results = new ArrayList<>();
    results.add(rolls());
    Path folder = Files.createTempDirectory("hindsight-bench");
    Path file = folder.resolve("bearoff.table");
    try (Crew crew = new Crew(threads)) {
      results.add(bearoff(6, 0xB7B6_93E1L, 5, file, crew));
      results.add(bearoff(8, 0x8A35_31FEL, 2, file, crew));
      if (withLong) {
        results.add(bearoff(10, 0xBF9C_7688L, 0, file, crew));
      }
      new TwoSidedBuilder(POINTS, 10, false).build(file, crew);
      results.add(probes(BearoffTable.open(file)));
      results.add(rollout("backgammon.rollout", RolloutPlan.plain(1_000, SEED), crew));
      results.add(rollout("backgammon.rolloutReduced", new RolloutPlan(100, SEED, 10, true), crew));
      results.addAll(new BackgammonNetsBench(threads).run(crew));
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    }
    return results;
  }

  /** All end positions of all 21 rolls on boards met in random games. */
  private static Result rolls() {
    List<Board> boards = boardsOfRandomGames();
    MoveGenerator generator = new MoveGenerator();
    double seconds =
        Stopwatch.seconds("backgammon.rolls", 5, 8_952_564L, () -> countEnds(generator, boards));
    return new Result(
        "backgammon.rolls", (double) boards.size() * Dice.ROLLS.size() / seconds, "rolls/s", 1);
  }

  private static List<Board> boardsOfRandomGames() {
    RandomGenerator random = TrialRandom.of(SEED, 0);
    MoveGenerator generator = new MoveGenerator();
    List<Board> boards = new ArrayList<>();
    Board board = Board.START;
    while (boards.size() < ROLL_BOARDS) {
      boards.add(board);
      generator.prepare(board);
      int count = generator.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
      Board after = generator.board(random.nextInt(count));
      board = after.moverPips() == 0 ? Board.START : after.swapped();
    }
    return boards;
  }

  private static long countEnds(MoveGenerator generator, List<Board> boards) {
    long ends = 0;
    for (Board board : boards) {
      generator.prepare(board);
      for (int high = 1; high <= 6; high++) {
        for (int low = 1; low <= high; low++) {
          ends += generator.generate(high, low);
        }
      }
    }
    return ends;
  }

  /**
   * Games from the start by the nets of the program. What they come to changes with the nets, so
   * only their number is asserted.
   */
  private Result rollout(String name, RolloutPlan plan, Crew crew) {
    RolloutTrial trial =
        new RolloutTrial(Board.START, plan, () -> new NetEvaluator(DefaultNets.nets()));
    double seconds = Stopwatch.seconds(name, 2, plan.trials(), () -> trial.run(crew).trials());
    return new Result(name, plan.trials() / seconds, "trials/s", threads);
  }

  /** From nothing to the sealed file. */
  private Result bearoff(int checkers, long checksum, int repetitions, Path file, Crew crew) {
    String name = "backgammon.bearoff6x" + checkers;
    double seconds =
        Stopwatch.seconds(
            name,
            repetitions,
            checksum,
            () -> buildForChecksum(new TwoSidedBuilder(POINTS, checkers, true), file, crew));
    return new Result(name, seconds, "s", threads);
  }

  private static long buildForChecksum(TwoSidedBuilder builder, Path file, Crew crew) {
    try {
      Files.deleteIfExists(file);
      builder.build(file, crew);
      return checksum(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Over the checksums of all columns. */
  private static long checksum(Path file) throws IOException {
    long checksum = 0;
    for (ColumnHeader column : TableFiles.inspect(file).columns()) {
      checksum = 31 * checksum + Integer.toUnsignedLong(column.contentCrc32c());
    }
    return checksum;
  }

  /** Pairs all over a mapped table in random order, so that the caches cannot guess. */
  private static Result probes(BearoffTable table) {
    BearoffIndex index = table.index();
    RandomGenerator random = TrialRandom.of(SEED, 1);
    long[] movers = new long[PROBES];
    long[] others = new long[PROBES];
    for (int probe = 0; probe < PROBES; probe++) {
      movers[probe] = index.unrank(random.nextInt(index.size()));
      others[probe] = index.unrank(random.nextInt(index.size()));
    }
    double seconds =
        Stopwatch.seconds(
            "backgammon.probes",
            10,
            83_431_150_651L,
            () -> sumOfProbes(table, index, movers, others));
    return new Result("backgammon.probes", PROBES / seconds, "probes/s", 1);
  }

  private static long sumOfProbes(
      BearoffTable table, BearoffIndex index, long[] movers, long[] others) {
    long sum = 0;
    for (int probe = 0; probe < movers.length; probe++) {
      sum += table.stored(CubeState.CUBELESS, index.rank(movers[probe]), index.rank(others[probe]));
    }
    return sum;
  }

  /** A number over moves and tables small enough for every build of the project. */
  public static String fingerprint() throws IOException {
    long hash = MoveFingerprint.of(50);
    Path folder = Files.createTempDirectory("hindsight-fingerprint");
    Path file = folder.resolve("small.table");
    try (Crew crew = new Crew(1)) {
      new TwoSidedBuilder(POINTS, 4, true).build(file, crew);
      hash = 31 * hash + checksum(file);
      Files.delete(file);
      new OneSidedBuilder(7, 5).build(file, crew);
      hash = 31 * hash + checksum(file);
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder);
    }
    return Long.toHexString(hash);
  }
}
