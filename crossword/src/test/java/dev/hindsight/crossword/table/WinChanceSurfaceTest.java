package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Surfaces are planted, games are drawn from them, and the fit must find them again. */
class WinChanceSurfaceTest {
  private static final int MOST_LEAD = 120;
  private static final int MOST_UNSEEN = 40;
  private static final RoughWinChances ROUGH = new RoughWinChances(33);

  /** The chance of the player on turn. */
  private interface Planted {
    double chance(int lead, int unseen);
  }

  /** Unlike any normal curve: another shape, another width, another worth of the turn. */
  private static double logistic(int lead, int unseen) {
    return 1 / (1 + StrictMath.exp(-(lead + 5) / (3 + 0.9 * unseen)));
  }

  private static double rough(int lead, int unseen) {
    return ROUGH.chance(EquityLead.ofPoints(lead), unseen);
  }

  private static WinTally games(int games, long seed, Planted planted) {
    SplittableRandom random = new SplittableRandom(seed);
    WinTally tally = new WinTally(MOST_LEAD, MOST_UNSEEN);
    for (int game = 0; game < games; game++) {
      int unseen = random.nextInt(1, 34);
      int spread = 10 + 3 * (33 - unseen);
      int lead = (int) Math.round(random.nextGaussian() * spread);
      int held = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
      boolean won = random.nextDouble() < planted.chance(held, unseen);
      tally.add(EquityLead.ofPoints(lead), 0, unseen, won ? WinTally.WIN : WinTally.LOSS);
    }
    return tally;
  }

  /** Near the end rows stand by themselves, and a row has few games for each lead. */
  @Test
  void aPlantedSurfaceIsFoundAgainWhereverThereWereGames() {
    WinTally tally = games(400_000, 7, WinChanceSurfaceTest::logistic);
    WinChanceSurface surface = WinChanceSurface.of(tally, ROUGH);
    for (int unseen = 1; unseen <= 33; unseen++) {
      int spread = 10 + 3 * (33 - unseen);
      for (int lead = -Math.min(100, 2 * spread); lead <= Math.min(100, 2 * spread); lead++) {
        assertThat(surface.chance(lead, unseen))
            .as("seed 7, lead %d, unseen %d", lead, unseen)
            .isCloseTo(logistic(lead, unseen), within(unseen > 8 ? 0.025 : 0.06));
      }
    }
  }

  /** A row has some 12,000 games: by itself it cannot be nearer than its neighbours make it. */
  @Test
  void itIsNearerToWhatWasPlantedThanTheSharesOfSingleRowsAre() {
    WinTally tally = games(400_000, 8, WinChanceSurfaceTest::logistic);
    WinChanceSurface surface = WinChanceSurface.of(tally, ROUGH);
    double bySurface = 0;
    double byShares = 0;
    for (int unseen = 3; unseen <= 33; unseen++) {
      for (int middle = -15; middle <= 15; middle += 5) {
        double games = 0;
        double wins = 0;
        double expected = 0;
        double found = 0;
        for (int lead = middle - 2; lead <= middle + 2; lead++) {
          long here = tally.games(lead, unseen);
          games += here;
          wins += tally.halfWins(lead, unseen) / 2.0;
          expected += here * logistic(lead, unseen);
          found += here * surface.chance(lead, unseen);
        }
        bySurface += StrictMath.pow((found - expected) / games, 2);
        byShares += StrictMath.pow((wins - expected) / games, 2);
      }
    }
    assertThat(bySurface).as("seed 8").isLessThan(byShares / 4);
  }

  @Test
  void theRoughCurveItselfIsLeftAsItIs() {
    WinTally tally = games(300_000, 9, WinChanceSurfaceTest::rough);
    WinChanceSurface surface = WinChanceSurface.of(tally, ROUGH);
    for (int unseen = 1; unseen <= MOST_UNSEEN; unseen++) {
      for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead += 5) {
        assertThat(surface.chance(lead, unseen))
            .as("seed 9, lead %d, unseen %d", lead, unseen)
            .isCloseTo(rough(lead, unseen), within(0.03));
      }
    }
  }

  /** Between the first turns and the last, where nothing makes rows differ. */
  @Test
  void neighbouringColumnsAreNearEachOther() {
    WinChanceSurface surface =
        WinChanceSurface.of(games(100_000, 10, WinChanceSurfaceTest::logistic), ROUGH);
    for (int unseen = 10; unseen < 25; unseen++) {
      for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
        double bend =
            surface.chance(lead, unseen + 1)
                - 2 * surface.chance(lead, unseen)
                + surface.chance(lead, unseen - 1);
        assertThat(Math.abs(bend)).as("seed 10, lead %d, unseen %d", lead, unseen).isLessThan(0.01);
      }
    }
  }

  /** Who is told of every game from the other side must find the other side's chances. */
  @Test
  void gamesSeenFromTheOtherSideGiveTheOtherChances() {
    WinTally tally = games(200_000, 11, WinChanceSurfaceTest::logistic);
    WinTally mirrored = new WinTally(MOST_LEAD, MOST_UNSEEN);
    WinTally both = new WinTally(MOST_LEAD, MOST_UNSEEN);
    long[] games = tally.games();
    long[] halfWins = tally.halfWins();
    int leads = 2 * MOST_LEAD + 1;
    long[] otherGames = new long[games.length];
    long[] otherHalfWins = new long[games.length];
    for (int cell = 0; cell < games.length; cell++) {
      int other = cell / leads * leads + leads - 1 - cell % leads;
      otherGames[other] = games[cell];
      otherHalfWins[other] = 2 * games[cell] - halfWins[cell];
    }
    mirrored.merge(
        WinTally.of(MOST_LEAD, MOST_UNSEEN, otherGames, otherHalfWins, tally.keptMillipoints()));
    both.merge(tally);
    both.merge(mirrored);
    WinChanceSurface one = WinChanceSurface.of(tally, ROUGH);
    WinChanceSurface other = WinChanceSurface.of(mirrored, ROUGH);
    WinChanceSurface even = WinChanceSurface.of(both, ROUGH);
    for (int unseen = 1; unseen <= 33; unseen++) {
      for (int lead = -20; lead <= 20; lead++) {
        assertThat(one.chance(lead, unseen) + other.chance(-lead, unseen))
            .as("seed 11, lead %d, unseen %d", lead, unseen)
            .isCloseTo(1, within(0.01));
      }
      assertThat(even.chance(0, unseen))
          .as("seed 11, unseen %d: nobody is better off", unseen)
          .isCloseTo(0.5, within(0.003));
    }
  }

  @Test
  void whenTheGameIsOverTheLeadHasDecided() {
    WinChanceSurface surface =
        WinChanceSurface.of(games(1_000, 12, WinChanceSurfaceTest::logistic), ROUGH);
    assertThat(surface.chance(1, 0)).isEqualTo(1);
    assertThat(surface.chance(0, 0)).isEqualTo(0.5);
    assertThat(surface.chance(-1, 0)).isEqualTo(0);
  }

  @Test
  void gamesThatMakeNoSenseGiveChancesThatRiseAndAreNeverSure() {
    for (int seed = 0; seed < 3; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      WinTally tally = new WinTally(MOST_LEAD, MOST_UNSEEN);
      for (int game = 0; game < 3_000; game++) {
        int lead = random.nextInt(-MOST_LEAD, MOST_LEAD + 1);
        // Who is ahead loses.
        tally.add(
            EquityLead.ofPoints(lead),
            0,
            random.nextInt(1, 9),
            lead > 0 ? WinTally.LOSS : WinTally.WIN);
      }
      WinChanceSurface surface = WinChanceSurface.of(tally, ROUGH);
      for (int unseen = 1; unseen <= MOST_UNSEEN; unseen++) {
        double before = 0;
        for (float chance : surface.row(unseen)) {
          assertThat((double) chance)
              .as("seed %d, unseen %d", seed, unseen)
              .isGreaterThanOrEqualTo(before)
              .isStrictlyBetween(0.0, 1.0);
          before = chance;
        }
      }
    }
  }
}
