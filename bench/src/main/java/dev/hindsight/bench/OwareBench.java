package dev.hindsight.bench;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Perft;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The fixed workloads of oware. */
public final class OwareBench {
  private static final OwareRules RULES = OwareRules.CODINGAME;
  private static final int PROBES = 1 << 21;
  private static final int SEARCHED = 15;

  private final int threads;

  public OwareBench(int threads) {
    this.threads = threads;
  }

  /**
   * Measures.
   *
   * @param withLong whether to add the workload that takes minutes: the endgame of 20 seeds
   */
  public List<Result> run(boolean withLong) throws IOException {
    List<Result> results = new ArrayList<>();
    results.add(perft());
    results.add(search());
    try (Crew crew = new Crew(threads)) {
      results.add(book(9, 145, 8, crew));
      results.add(book(12, 178, 2, crew));
      results.add(endgame(12, 3_317_915L, 4, crew));
      results.add(endgame(15, 23_319_839L, 2, crew));
      if (withLong) {
        results.add(endgame(20, 322_020_925L, 0, crew));
      }
      results.addAll(probes(crew));
    }
    return results;
  }

  private static Result perft() {
    int depth = 11;
    long leaves = 91_558_687;
    double seconds =
        Stopwatch.seconds(
            "oware.perft",
            2,
            leaves,
            () ->
                Perft.count(
                    OwarePosition.START.south(), OwarePosition.START.north(), depth, RULES));
    return new Result("oware.perft", leaves / seconds, "nodes/s", 1);
  }

  /** The start of the tournament game with what the program has learnt, memory empty. */
  private static Result search() {
    GameSearch search =
        new GameSearch(OwareRules.ABAPA, ExactTables.none(), BoardEvaluation.shipped(), 16);
    long nodes = nodes(search);
    double seconds = Stopwatch.seconds("oware.search", 4, nodes, () -> nodes(search));
    return new Result("oware.search", nodes / seconds, "nodes/s", 1);
  }

  private static long nodes(GameSearch search) {
    search.forget();
    return search.search(OwareGame.start(OwareRules.ABAPA), SearchLimits.depth(SEARCHED)).nodes();
  }

  private Result book(int seeds, int lastTurn, int repetitions, Crew crew) {
    String name = "oware.book" + seeds;
    double seconds =
        Stopwatch.seconds(
            name,
            repetitions,
            lastTurn,
            () -> new BookBuilder(RULES, seeds, RULES.turnLimit()).solve(crew).lastTurn());
    return new Result(name, seconds, "s", threads);
  }

  private Result endgame(int seeds, long sumOfValues, int repetitions, Crew crew) {
    String name = "oware.endgame" + seeds;
    double seconds =
        Stopwatch.seconds(
            name,
            repetitions,
            sumOfValues,
            () -> new EndgameBuilder(RULES, seeds, false).solve(crew).sumOfValues());
    return new Result(name, seconds, "s", threads);
  }

  private static List<Result> probes(Crew crew) throws IOException {
    Path folder = Files.createTempDirectory("hindsight-bench");
    Path endgame = folder.resolve("endgame12.table");
    Path book = folder.resolve("book9.table");
    try {
      new EndgameBuilder(RULES, 12, false).build(endgame, crew);
      new BookBuilder(RULES, 9, RULES.turnLimit()).build(book, crew);
      return List.of(
          probes("oware.endgameProbes", EndgameTable.open(endgame), OwareRules.NO_TURN_LIMIT),
          probes("oware.bookProbes", BookTable.open(book), 77));
    } finally {
      Files.deleteIfExists(endgame);
      Files.deleteIfExists(book);
      Files.deleteIfExists(folder);
    }
  }

  /** Boards all over the table in random order, so that the caches cannot guess. */
  private static Result probes(String name, OwareTable table, int turnsLeft) {
    SeedIndex index = new SeedIndex(table.mostSeeds());
    SplittableRandom random = new SplittableRandom(12);
    long[] movers = new long[PROBES];
    long[] others = new long[PROBES];
    long[] rows = new long[2];
    for (int probe = 0; probe < PROBES; probe++) {
      int seeds = table.mostSeeds() - random.nextInt(3);
      index.unrank(random.nextInt(index.layerSize(seeds)), seeds, rows);
      movers[probe] = rows[0];
      others[probe] = rows[1];
    }
    long expected = sumOfProbes(table, movers, others, turnsLeft);
    double seconds =
        Stopwatch.seconds(name, 10, expected, () -> sumOfProbes(table, movers, others, turnsLeft));
    return new Result(name, PROBES / seconds, "probes/s", 1);
  }

  private static long sumOfProbes(OwareTable table, long[] movers, long[] others, int turnsLeft) {
    long sum = 0;
    for (int probe = 0; probe < movers.length; probe++) {
      sum += table.findNetSeedsForMover(movers[probe], others[probe], turnsLeft);
    }
    return sum;
  }

  /** A number over moves, a book and an endgame small enough for every build of the project. */
  public static String fingerprint() {
    long hash = 1;
    for (OwareRules rules : OwareRules.ALL) {
      hash = 31 * hash + Perft.count(0x0002_0101_0300L, 0x0100_0201_0002L, 7, rules);
    }
    try (Crew crew = new Crew(1)) {
      OwareTable book = new BookBuilder(RULES, 6, RULES.turnLimit()).solve(crew);
      OwareTable awari = new EndgameBuilder(OwareRules.AWARI, 7, false).solve(crew);
      OwareTable abapa = new EndgameBuilder(OwareRules.ABAPA, 6, false).solve(crew);
      for (int turns = 0; turns <= 120; turns += 5) {
        hash = over(book, turns, hash);
      }
      hash = over(awari, OwareRules.NO_TURN_LIMIT, hash);
      hash = over(abapa, OwareRules.NO_TURN_LIMIT, hash);
    }
    return Long.toHexString(hash);
  }

  private static long over(OwareTable table, int turnsLeft, long start) {
    long hash = start;
    SeedIndex index = new SeedIndex(table.mostSeeds());
    for (int seeds = 0; seeds <= table.mostSeeds(); seeds++) {
      BoardWalk walk = new BoardWalk(index, seeds, 0);
      for (int rank = 0; rank < index.layerSize(seeds); rank++, walk.step()) {
        hash =
            0x9E3779B97F4A7C15L
                * (hash + table.findNetSeedsForMover(walk.mover(), walk.other(), turnsLeft));
        hash ^= hash >>> 29;
      }
    }
    return hash;
  }
}
