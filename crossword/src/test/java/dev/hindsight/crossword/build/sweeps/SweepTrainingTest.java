package dev.hindsight.crossword.build.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.UnusableCheckpointException;
import dev.hindsight.core.tables.Table;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.build.StoppedCrew;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.play.sweep.RackPrefixes;
import dev.hindsight.crossword.play.sweep.SweptRacks;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.RackEquityFormatV2;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepTrainingTest {
  private static final SweepPlan PLAN = new SweepPlan(120, 120, 3, 11);
  private static final Equipment EQUIPMENT = TinyGame.equipment(TinyGame.fullBagLeaves(4));
  private static final RackIndex INDEX = new RackIndex(TinyGame.TILES, TinyGame.RULES.rackSize());

  private static final RackExpectations EXPECTED = RackExpectations.of(planted(5));

  @TempDir Path folder;

  /** Leaves are kept after 256 positions, and making them is not progress of positions. */
  @Test
  void nothingButPositionsIsCounted() throws IOException {
    AtomicLong counted = new AtomicLong();
    Progress counting =
        new Progress() {
          private boolean begun;

          @Override
          public void begin(String task, long total, String unit) {
            begun = true;
          }

          @Override
          public void advance(long amount) {
            counted.addAndGet(begun ? amount : 0);
          }

          @Override
          public void end() {
            begun = false;
          }
        };
    try (Crew crew = new Crew(2, new Cancellation(), counting)) {
      new SweepTraining(EQUIPMENT, new SweepPlan(300, 300, 1, 11))
          .build(folder.resolve("counted"), crew, crew);
    }
    assertThat(counted).hasValue(300);
  }

  @Test
  @Tag("slow")
  void theTallyIsWhatPlainEnumerationGives() {
    SweepTally expected = new SweepTally(INDEX.size());
    StaticGame self = new StaticGame(EQUIPMENT);
    for (int number = 40; number < 100; number++) {
      enumerate(SweepPosition.of(7, number, self, EQUIPMENT.words()), expected);
    }
    assertSame(tally(40, 100, 1), expected);
    assertThat(expected.racksSeen()).isEqualTo(INDEX.size());
  }

  /** One search for each rack, and all sums in exact fractions. */
  private static void enumerate(SweepPosition position, SweepTally tally) {
    MoveFinder moves =
        new MoveFinder(
            new PlayFinder(
                position.board(),
                TinyGame.RULES,
                EQUIPMENT.anagrams(),
                EQUIPMENT.leaves().index()));
    StaticEvaluation evaluation = new StaticEvaluation(TinyGame.RULES, EQUIPMENT.leaves());
    int[] rack = new int[TinyGame.TILES.letterCount()];
    int[] equities = new int[INDEX.size()];
    BigInteger sum = BigInteger.ZERO;
    BigInteger draws = BigInteger.ZERO;
    long racks = 0;
    for (int rank = 0; rank < INDEX.size(); rank++) {
      INDEX.unrank(rank, rack);
      BigInteger drawn = ways(position.pool(), rack);
      equities[rank] = MoveFinder.PASS_MILLIPOINTS;
      if (drawn.signum() > 0) {
        racks++;
        moves.setRack(rack, evaluation, position.tilesInBag(), 0);
        RankedMove best = moves.best();
        if (!(best.move() instanceof Pass && position.tilesInBag() > 0)) {
          equities[rank] = best.equityMillipoints();
          int beyond = equities[rank] - EXPECTED.differenceMillipoints(rank);
          sum = sum.add(drawn.multiply(BigInteger.valueOf(beyond)));
          draws = draws.add(drawn);
        }
      }
    }
    if (draws.signum() == 0) {
      tally.endPosition(racks);
      return;
    }
    int level = rounded(sum, draws).intValueExact();
    for (int rank = 0; rank < INDEX.size(); rank++) {
      if (equities[rank] != MoveFinder.PASS_MILLIPOINTS) {
        INDEX.unrank(rank, rack);
        long weight = weight(ways(position.pool(), rack), position.pool(), rack);
        tally.add(rank, Math.min(weight, 4 * 256), equities[rank] - level);
      }
    }
    tally.endPosition(racks, level);
  }

  /** Halves upwards: floor((2a + b) / 2b). */
  private static BigInteger rounded(BigInteger above, BigInteger below) {
    BigInteger[] parts = above.shiftLeft(1).add(below).divideAndRemainder(below.shiftLeft(1));
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  private static BigInteger ways(int[] pool, int[] rack) {
    BigInteger ways = BigInteger.ONE;
    for (int letter = 0; letter < rack.length; letter++) {
      ways = ways.multiply(BigInteger.valueOf(Binomials.choose(pool[letter], rack[letter])));
    }
    return ways;
  }

  private static long weight(BigInteger drawn, int[] pool, int[] rack) {
    int size = INDEX.rackSize();
    BigInteger above =
        drawn
            .multiply(BigInteger.valueOf(SweepTally.WEIGHT_UNITS))
            .multiply(BigInteger.valueOf(Binomials.choose(TinyGame.TILES.total(), size)));
    BigInteger below =
        ways(TinyGame.TILES.counts(), rack)
            .multiply(BigInteger.valueOf(Binomials.choose(Arrays.stream(pool).sum(), size)));
    return rounded(above, below).longValueExact();
  }

  /** Some value for each rack. */
  private static RackEquityTable planted(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] values = new int[INDEX.size()];
    Arrays.setAll(values, rank -> random.nextInt(-20_000, 60_000));
    return RackEquityTable.of(INDEX, "", values, new int[values.length]);
  }

  /**
   * Boards lift all racks by up to 30 points, late ones most, when other tiles are left than early
   * on; and a rack is off by up to 5 points in any position. Positions are swept again and again,
   * each time with the racks found before.
   */
  @Test
  void plantedValuesAreRecoveredWhateverBoardsDoToAllRacksAlike() {
    RackEquityTable planted = planted(3);
    RackExpectations expected = RackExpectations.none();
    SweepTally tally = new SweepTally(INDEX.size());
    RackEquityTable found = planted;
    try (Crew crew = new Crew(2)) {
      for (int generation = 0; generation < 5; generation++) {
        tally = new SweepTally(INDEX.size());
        for (int position = 0; position < 400; position++) {
          new SweepEntry(INDEX, plantedPosition(planted, position)).addTo(tally, expected, crew);
        }
        found = RackEquityTable.of(INDEX, "", means(tally), new int[INDEX.size()]);
        expected = RackExpectations.of(found);
      }
    }
    RackExpectations truth = RackExpectations.of(planted);
    for (int rank = 0; rank < INDEX.size(); rank++) {
      double error = tally.standardErrorMillipoints(rank);
      assertThat(error).isBetween(50.0, 1_500.0);
      assertThat((double) expected.differenceMillipoints(rank))
          .as("rack %d", rank)
          .isCloseTo(truth.differenceMillipoints(rank), within(4 * error));
    }
  }

  private static SweptRacks plantedPosition(RackEquityTable planted, int position) {
    int[] pool = somePool(position);
    int board = 2_500 * (TinyGame.TILES.total() - Arrays.stream(pool).sum());
    RackPrefixes racks =
        new RackPrefixes(new RackFamily(new int[pool.length], pool, INDEX.rackSize()));
    SplittableRandom random = new SplittableRandom(position);
    int[] best = new int[racks.size()];
    int[] counts = new int[pool.length];
    for (int number = 0; number < best.length; number++) {
      racks.family().drawnBy(number, counts);
      best[number] = planted.millipoints(INDEX.rank(counts)) + board + random.nextInt(-5000, 5001);
    }
    return new SweptRacks(racks, best);
  }

  private static int[] means(SweepTally tally) {
    int[] means = new int[tally.racks()];
    Arrays.setAll(means, tally::millipoints);
    return means;
  }

  /** A full bag less up to half of its tiles. */
  private static int[] somePool(int position) {
    SplittableRandom random = new SplittableRandom(~position);
    int[] pool = TinyGame.TILES.counts();
    for (int taken = random.nextInt(12); taken > 0; taken--) {
      int letter = random.nextInt(pool.length);
      pool[letter] = Math.max(0, pool[letter] - 1);
    }
    return pool;
  }

  @Test
  void anyNumberOfThreadsAndAnyRangesGiveTheSameTally() {
    SweepTally whole = tally(0, 90, 1);
    assertSame(tally(0, 90, 3), whole);
    SweepTally parts = tally(50, 90, 2);
    parts.merge(tally(0, 7, 1));
    parts.merge(tally(7, 50, 1));
    assertSame(parts, whole);
    assertSame(SweepTally.of(whole.toArrays()), whole);
  }

  @Test
  @Tag("slow")
  void anyNumberOfThreadsGivesTheSameBytes() throws IOException {
    byte[] one = train("one", new Crew(1));
    assertThat(train("two", new Crew(2))).isEqualTo(one);
  }

  @Test
  @Tag("slow")
  void aTrainingThatWasStoppedEndsAsIfItHadNotBeen() throws IOException {
    byte[] whole = train("whole", new Crew(1));
    Path target = folder.resolve("stopped");
    int stops = 0;
    for (long positions = 30; !Files.exists(target); positions += 17) {
      try {
        train("stopped", StoppedCrew.after(positions));
      } catch (CancelledException stopped) {
        stops++;
      }
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(Files.readAllBytes(target)).isEqualTo(whole);
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
  }

  @Test
  @Tag("slow")
  void whatABuildHasSoFarCanBeSealedAsIfThePlanHadEndedThere() throws IOException {
    Path target = folder.resolve("going-on");
    SweepPlan plan = new SweepPlan(40, 1_000, 2, 11);
    try (Crew crew = StoppedCrew.after(400)) {
      assertThatThrownBy(() -> new SweepTraining(EQUIPMENT, plan).build(target, crew, crew))
          .isInstanceOf(CancelledException.class);
    }
    Path sealed = folder.resolve("sealed");
    Path planned = folder.resolve("planned");
    try (Crew crew = new Crew(1)) {
      long positions =
          new SweepTraining(EQUIPMENT, plan)
              .sealSoFar(target, sealed, crew)
              .generations()
              .get(1)
              .positions();
      assertThat(positions).isBetween(20L, 999L);
      new SweepTraining(EQUIPMENT, new SweepPlan(40, positions, 2, 11)).build(planned, crew, crew);
      assertThat(Files.readAllBytes(sealed)).isEqualTo(Files.readAllBytes(planned));
      // The build goes on, and may end sooner or later than was planned.
      SweepPlan later = new SweepPlan(40, positions + 30, 2, 11);
      new SweepTraining(EQUIPMENT, later).build(target, crew, crew);
      new SweepTraining(EQUIPMENT, later).build(planned, crew, crew);
    }
    assertThat(Files.readAllBytes(target)).isEqualTo(Files.readAllBytes(planned));
  }

  @Test
  void theTableSaysWhatItsValuesRestOn() throws IOException {
    train("told", new Crew(1));
    Path file = folder.resolve("told");
    RackEquityTable table = RackEquityTable.open(file);
    RackEvidence evidence = RackEvidence.open(file).orElseThrow();
    for (int rank = 0; rank < INDEX.size(); rank++) {
      assertThat(table.observations(rank)).isBetween(1, 120);
      assertThat(evidence.weight(rank)).isPositive();
      assertThat(evidence.standardErrorMillipoints(rank)).isBetween(1, 20_000);
    }
    try (Table opened = Table.open(file, RackEquityFormatV2.KIND)) {
      assertThat(opened.kindVersion()).isEqualTo(2);
      assertThat(opened.provenance().recipe())
          .contains("2 generations of 120 positions and a last one of 120 positions");
      assertThat(opened.provenance().trialCount()).isEqualTo(360);
      assertThat(opened.provenance().inputSha256())
          .containsKeys("words", "leaves", "starting leaves", "rules");
    }
  }

  @Test
  void anotherPlanRefusesTheCheckpointsOfThisOne() {
    assertThatThrownBy(() -> train("other", StoppedCrew.after(50)))
        .isInstanceOf(CancelledException.class);
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(
              () ->
                  new SweepTraining(EQUIPMENT, new SweepPlan(120, 120, 2, 11))
                      .build(folder.resolve("other"), crew, crew))
          .isInstanceOf(UnusableCheckpointException.class)
          .hasMessageContaining("belongs to another run");
    }
  }

  private byte[] train(String name, Crew newCrew) throws IOException {
    Path target = folder.resolve(name);
    try (Crew crew = newCrew) {
      List<SweepSummary> summaries =
          new SweepTraining(EQUIPMENT, PLAN).build(target, crew, crew).generations();
      assertThat(summaries).hasSize(3);
      assertThat(summaries.get(0).positions()).isEqualTo(120);
    }
    return Files.readAllBytes(target);
  }

  private static SweepTally tally(long from, long to, int threads) {
    SweepTally tally = new SweepTally(INDEX.size());
    try (Crew crew = new Crew(threads);
        SweepRun run = new SweepRun(EQUIPMENT, INDEX, EXPECTED, 7, crew)) {
      while (tally.positions() < to - from) {
        run.sweep(from + tally.positions(), to, tally, Progress.SILENT);
      }
    }
    return tally;
  }

  private static void assertSame(SweepTally tally, SweepTally expected) {
    NamedArrays arrays = tally.toArrays();
    NamedArrays others = expected.toArrays();
    for (String name : List.of("totals", "weights", "sums", "weightSquares", "squares")) {
      assertThat(arrays.longs(name)).as(name).isEqualTo(others.longs(name));
    }
    assertThat(arrays.ints("counts")).isEqualTo(others.ints("counts"));
  }
}
