package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.measure.PairedComparison.Game;
import dev.hindsight.core.measure.PairedComparison.Result;
import dev.hindsight.core.runs.MergeableContract;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedComparisonTest extends MergeableContract<PairedComparison, long[]> {
  private static final long SEED = 31;

  @Override
  protected PairedComparison empty() {
    return new PairedComparison();
  }

  @Override
  protected void observe(PairedComparison tally, long[] spreads) {
    tally.addBySpread(spreads[0], spreads[1]);
  }

  @Override
  protected long[] observation(Random random) {
    return new long[] {random.nextInt(7) - 3, random.nextInt(200_000) - 100_000};
  }

  @Override
  protected TallyCodec<PairedComparison> codec() {
    return PairedComparison.codec();
  }

  private static PairedComparison of(long[]... pairs) {
    PairedComparison comparison = new PairedComparison();
    for (long[] pair : pairs) {
      comparison.addBySpread(pair[0], pair[1]);
    }
    return comparison;
  }

  private static PairedComparison ofEqualPairs(int pairs, long one, long other) {
    PairedComparison comparison = new PairedComparison();
    for (int pair = 0; pair < pairs; pair++) {
      comparison.addBySpread(one, other);
    }
    return comparison;
  }

  @Test
  void gamesAndPairsAreCounted() {
    PairedComparison comparison =
        of(new long[] {12, -5}, new long[] {3, 4}, new long[] {0, 1}, new long[] {-1, -2});
    assertThat(comparison.pairs()).isEqualTo(4);
    assertThat(comparison.wins()).isEqualTo(4);
    assertThat(comparison.draws()).isEqualTo(1);
    assertThat(comparison.losses()).isEqualTo(3);
    assertThat(comparison.pairsWithHalfPoints(0)).isEqualTo(1);
    assertThat(comparison.pairsWithHalfPoints(1)).isZero();
    assertThat(comparison.pairsWithHalfPoints(2)).isEqualTo(1);
    assertThat(comparison.pairsWithHalfPoints(3)).isEqualTo(1);
    assertThat(comparison.pairsWithHalfPoints(4)).isEqualTo(1);
    assertThat(comparison.spreadPerPair()).isEqualTo(Moments.of(7, 7, 1, -3));
    assertThat(comparison.scoreRate(0.95).estimate()).isEqualTo(4.5 / 8);
    assertThat(comparison.spreadPerGame(0.95).estimate()).isEqualTo(1.5);
  }

  @Test
  void theWinnerNeedNotBeAhead() {
    PairedComparison comparison = new PairedComparison();
    comparison.add(new Game(Result.WIN, -3), new Game(Result.DRAW, 8));
    assertThat(comparison.wins()).isEqualTo(1);
    assertThat(comparison.draws()).isEqualTo(1);
    assertThat(comparison.spreadPerPair().sum()).isEqualTo(5);
  }

  @Test
  void swappingThePlayersMirrorsEverything() {
    Random random = new Random(SEED);
    for (int round = 0; round < 50; round++) {
      PairedComparison one = new PairedComparison();
      PairedComparison mirror = new PairedComparison();
      for (int pair = random.nextInt(20); pair > 0; pair--) {
        long[] spreads = observation(random);
        one.addBySpread(spreads[0], spreads[1]);
        mirror.addBySpread(-spreads[1], -spreads[0]);
      }
      Interval rate = one.scoreRate(0.9);
      Interval mirrored = mirror.scoreRate(0.9);
      assertThat(rate.low()).as("seed %d", SEED).isCloseTo(1 - mirrored.high(), within(1e-12));
      assertThat(rate.high()).as("seed %d", SEED).isCloseTo(1 - mirrored.low(), within(1e-12));
      assertThat(one.verdict("A", "B", 0.9)).isEqualTo(mirror.verdict("B", "A", 0.9));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, no difference shown at 95 %",
    "1, no difference shown at 95 %",
    "3, no difference shown at 95 %",
    "10, first is stronger at 95 %"
  })
  void aFewLuckyPairsProveNothing(int pairsWon, String verdict) {
    assertThat(ofEqualPairs(pairsWon, 5, 5).verdict("first", "second", 0.95)).isEqualTo(verdict);
  }

  @Test
  void tenPairsWonLeaveAboutTheDoubtOfWilson() {
    Interval rate = ofEqualPairs(10, 1, 1).scoreRate(0.95);
    assertThat(rate.estimate()).isEqualTo(1.0);
    assertThat(rate.high()).isEqualTo(1.0);
    assertThat(rate.low()).isCloseTo(0.7333, within(0.001));
    assertThat(Interval.ofProportion(10, 10, 0.95).low()).isCloseTo(0.7225, within(0.001));
  }

  @Test
  void theStrongerSecondPlayerIsNamed() {
    assertThat(ofEqualPairs(50, -1, -1).verdict("table", "search", 0.999))
        .isEqualTo("search is stronger at 99.9 %");
  }

  /** Many narrow wins and few heavy losses: games say one thing, net score another or nothing. */
  @Test
  void gamesAndNetScoreAreToldApartWhereTheyDisagree() {
    assertThat(mixed(90, 1, 30, -3).verdict("first", "second", 0.95))
        .isEqualTo("first wins more games at 95 %, but no difference in net score is shown");
    assertThat(mixed(900, 1, 300, -30).verdict("first", "second", 0.95))
        .isEqualTo("first wins more games at 95 %, but second has the higher net score");
    assertThat(mixed(500, 30, 500, -1).verdict("first", "second", 0.95))
        .isEqualTo(
            "first has the higher net score at 95 %, but does not show that it wins more games");
    assertThat(mixed(900, 30, 300, -30).verdict("first", "second", 0.95))
        .isEqualTo("first is stronger at 95 %");
  }

  /** Pairs of games that both end alike, by so much. */
  private static PairedComparison mixed(int pairs, int spread, int others, int otherSpread) {
    PairedComparison all = ofEqualPairs(pairs, spread, spread);
    all.merge(ofEqualPairs(others, otherSpread, otherSpread));
    return all;
  }

  @Test
  void pairsThatSplitAreNoDifferenceHoweverMany() {
    assertThat(ofEqualPairs(1_000, 30, -30).verdict("first", "second", 0.95))
        .isEqualTo("no difference shown at 95 %");
  }

  @Test
  void eloFollowsFromTheScoreRate() {
    PairedComparison even = ofEqualPairs(10, 4, -4);
    assertThat(even.eloDifference(0.95).estimate()).isZero();
    // Three points of four: 400 log10(3) = 190.8.
    PairedComparison ahead = ofEqualPairs(40, 1, 0);
    assertThat(ahead.eloDifference(0.95).estimate()).isCloseTo(190.849, within(0.001));
    assertThat(ahead.eloDifference(0.95).low()).isPositive();
    Interval all = ofEqualPairs(10, 1, 1).eloDifference(0.95);
    assertThat(all.estimate()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(all.low()).isFinite();
  }

  @Test
  void nothingPlayedIsDefined() {
    PairedComparison none = new PairedComparison();
    assertThat(none.scoreRate(0.95).estimate()).isNaN();
    assertThat(none.scoreRate(0.95).low()).isZero();
    assertThat(none.scoreRate(0.95).high()).isEqualTo(1.0);
    assertThat(none.eloDifference(0.95).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(none.spreadPerGame(0.95).estimate()).isNaN();
  }

  /** First wins a game with the given probability; both games of a pair may share their luck. */
  @ParameterizedTest
  @CsvSource({
    "0.5, 0, 20",
    "0.5, 1, 20",
    "0.7, 0, 20",
    "0.7, 1, 50",
    "0.9, 0, 30",
    "0.95, 1, 40",
    "0.5, -1, 30"
  })
  void theIntervalCoversTheTruthAsOftenAsItSays(double probability, int sharing, int pairs) {
    Random random = new Random(SEED);
    int repetitions = 2_000;
    int covered = 0;
    for (int repetition = 0; repetition < repetitions; repetition++) {
      PairedComparison comparison = new PairedComparison();
      for (int pair = 0; pair < pairs; pair++) {
        double luck = random.nextDouble();
        double other = sharing == 0 ? random.nextDouble() : sharing > 0 ? luck : 1 - luck;
        comparison.addBySpread(luck < probability ? 1 : -1, other < probability ? 1 : -1);
      }
      Interval rate = comparison.scoreRate(0.95);
      covered += rate.low() <= probability && probability <= rate.high() ? 1 : 0;
    }
    assertThat((double) covered / repetitions).as("seed %d", SEED).isGreaterThan(0.93);
  }

  @Test
  void impossibleArraysAreNotDecoded() {
    long[] onePair = Moments.of(7).toLongs();
    for (long[][] longs :
        new long[][][] {
          {{2, 0, 0}, {0, 0, 0, 0, 0}, onePair},
          {{1, 0, 0}, {0, 0, 0, 0, 1}, onePair},
          {{3, 0, -1}, {0, 0, 0, 0, 1}, onePair},
          {{2, 0, 0}, {0, 0, 0, 1}, onePair},
        }) {
      NamedArrays arrays =
          NamedArrays.of().with("games", longs[0]).with("pairs", longs[1]).with("spread", longs[2]);
      assertThatThrownBy(() -> codec().decode(arrays)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}
