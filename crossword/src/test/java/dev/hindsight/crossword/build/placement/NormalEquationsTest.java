package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Openness;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Sums and regression on small cases worked out by hand, and on values that were planted. */
class NormalEquationsTest {
  private final SmallPlays plays = new SmallPlays();
  private final PlacementFeatures features = plays.features();

  @Test
  void aTileAcrossAndItsMirrorImageDownAreOneCell() {
    PlacementFeatures.Sheet across = plays.sheet(Direction.ACROSS, 1, 3, SmallPlays.A);
    PlacementFeatures.Sheet down = plays.sheet(Direction.DOWN, 1, 3, SmallPlays.A);
    assertThat(across.number(0)).isEqualTo(down.number(0)).isEqualTo(features.cell(8, 1));
    assertThat(features.cell(8, 2)).as("no tile has two points").isEqualTo(-1);
  }

  @Test
  void groupsAreComparedOnlyWithThemselves() {
    NormalEquations one = new NormalEquations(features.size(), 1, 1);
    NormalEquations other = new NormalEquations(features.size(), 1, 1);
    PlacementFeatures.Sheet[] group = {
      plays.sheet(Direction.ACROSS, 2, 2, SmallPlays.A),
      plays.sheet(Direction.ACROSS, 0, 0, SmallPlays.A, SmallPlays.B)
    };
    one.addGroup(group, new long[][] {{1_000}, {3_000}}, 2);
    other.addGroup(group, new long[][] {{51_000}, {53_000}}, 2);
    assertThat(other.arrays()).isDeepEqualTo(one.arrays());
    // Two plays with deviations ±1,000: n Σy² − (Σy)² = 2 · 10⁷ − 16 · 10⁶.
    assertThat(one.labelSquares(0)).isEqualTo(4_000_000);
    int cell = features.cell(12, 1);
    assertThat(one.product(cell, cell)).isEqualTo(1);
    assertThat(one.withLabel(0, cell)).isEqualTo(-2_000);
    assertThat(one.product(cell, features.cell(1, 3))).isEqualTo(-1);
  }

  /**
   * Values that count twice on closed boards and a quarter on open ones: they are found as they
   * are, if it is known how they count.
   */
  @Test
  void regressionRecoversWhatCountsByTheOpennessOfBoards() {
    OpennessFactors factors = OpennessFactors.parse("open-edges:2000,1000,500,250,-500");
    PlacementFeatures weighed = new PlacementFeatures(SmallPlays.RULES, factors);
    for (boolean grouped : new boolean[] {false, true}) {
      SplittableRandom random = new SplittableRandom(29);
      double[] planted = new double[weighed.size()];
      for (int feature = 0; feature < weighed.state(0, 0); feature++) {
        planted[feature] = 300 * random.nextGaussian();
      }
      NormalEquations sums = new NormalEquations(weighed.size(), 1, weighed.unit());
      PlacementFeatures.Sheet[] sheets = new PlacementFeatures.Sheet[4];
      long[][] values = new long[4][1];
      int[] levels = new int[5];
      for (int play = 0; play < 16_000; play++) {
        if (play % 4 == 0) {
          plays.randomBoard(random);
        }
        int level = Openness.OPEN_EDGES.of(plays.board());
        levels[level]++;
        PlacementFeatures.Sheet sheet = plays.randomPlayOnBoard(random, weighed);
        sheets[play % 4] = sheet;
        double worth = worth(sheet, planted) * factors.thousandths().get(level) / 1_000;
        sheet.control(sheet.tiles(), 10);
        values[play % 4][0] = Math.round(worth + 500 * random.nextGaussian());
        if (!grouped) {
          sums.add(sheet, values[play % 4]);
        } else if (play % 4 == 3) {
          sums.addGroup(sheets, values, 4);
        }
      }
      // A tile is near two edges of so small a board, if it is near any.
      assertThat(levels).as("boards of each level").containsOnlyOnce(0).hasSize(5);
      PlacementModel model = new PlacementModel(weighed, PlacementVariant.PLAIN);
      try (Crew crew = new Crew(1)) {
        PlacementModel.Fit fit = model.fit(sums, model.products(sums), 0, 0.05, 1, crew);
        double error = 0;
        double all = 0;
        // All squares may be worth more by as much as plays of so many tiles are worth less.
        for (int pair = 0; pair < 2_000; pair++) {
          int one = random.nextInt(weighed.state(0, 0));
          int other = random.nextInt(weighed.state(0, 0));
          double difference = planted[one] - planted[other];
          double off = difference - (fit.value(one) - fit.value(other));
          error += off * off;
          all += difference * difference;
        }
        assertThat(1 - error / all).as(grouped ? "in groups" : "one by one").isGreaterThan(0.9);
      }
    }
  }

  /** Plays of chance whose outcomes contain known values, and noise: regression finds them. */
  @Test
  void regressionRecoversWhatWasPlantedInEveryVariant() {
    for (PlacementVariant variant : PlacementVariant.values()) {
      for (boolean grouped : new boolean[] {false, true}) {
        recover(variant, grouped);
      }
    }
  }

  private void recover(PlacementVariant variant, boolean grouped) {
    SplittableRandom random = new SplittableRandom(11);
    double[] planted = new double[features.size()];
    PlacementIndex index = features.index();
    for (int square = 0; square < index.squares(); square++) {
      double ofSquare = variant.hasCells() ? 300 * random.nextGaussian() : 0;
      for (int points = 0; points < index.buckets(); points++) {
        if (variant.hasCells() && features.cell(square, points) >= 0) {
          planted[features.cell(square, points)] = ofSquare + 100 * random.nextGaussian();
        }
      }
      for (int state = 0; variant.hasNeighbours() && state < 3; state++) {
        planted[features.state(state, square)] = 250 * random.nextGaussian();
      }
    }
    for (int place = 0; variant.hasExposure() && place < 24; place++) {
      planted[features.exposure(place)] = (place % 2 == 0 ? 300 : 60) * random.nextGaussian();
    }
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    PlacementFeatures.Sheet[] sheets = new PlacementFeatures.Sheet[4];
    long[][] values = new long[4][1];
    for (int play = 0; play < 16_000; play++) {
      sheets[play % 4] = plays.randomPlay(random);
      double worth = worth(sheets[play % 4], planted);
      values[play % 4][0] = Math.round(worth + 1_000 * random.nextGaussian());
      if (!grouped) {
        sums.add(sheets[play % 4], values[play % 4]);
      } else if (play % 4 == 3) {
        sums.addGroup(sheets, values, 4);
      }
    }
    PlacementModel model = new PlacementModel(features, variant);
    PlacementModel.Fit fit;
    try (Crew crew = new Crew(1)) {
      fit = model.fit(sums, model.products(sums), 0, 0.3, 1, crew);
    }
    double[] fitted = new double[features.size()];
    for (int feature = 0; feature < fitted.length; feature++) {
      fitted[feature] = fit.value(feature);
    }
    double error = 0;
    double all = 0;
    for (int pair = 0; pair < 2_000; pair++) {
      PlacementFeatures.Sheet one = plays.randomPlay(random);
      PlacementFeatures.Sheet other = plays.randomPlay(random);
      double difference = worth(one, planted) - worth(other, planted);
      double recovered = worth(one, fitted) - worth(other, fitted);
      error += (difference - recovered) * (difference - recovered);
      all += difference * difference;
    }
    // Some 150 unknowns and 16,000 plays with noise of 1,000: errors of about 100 a play.
    assertThat(Math.sqrt(error / 2_000))
        .as(variant + (grouped ? " in groups" : ""))
        .isLessThan(160);
    assertThat(1 - error / all).as(variant.word()).isGreaterThan(0.9);
  }

  private static double worth(PlacementFeatures.Sheet sheet, double[] values) {
    double worth = 0;
    for (int place = 0; place < sheet.count(); place++) {
      worth += sheet.amount(place) * values[sheet.number(place)];
    }
    return worth;
  }

  /** 5,000 plays of known squares or of noise alone; one test in twenty errs. */
  @Test
  void squaresAreFarFromZeroIfTheyAreWorthSomething() {
    for (boolean controlled : new boolean[] {false, true}) {
      for (boolean planted : new boolean[] {false, true}) {
        SplittableRandom random = new SplittableRandom(8);
        NormalEquations sums = new NormalEquations(features.size(), 1, 1);
        for (int play = 0; play < 5_000; play++) {
          PlacementFeatures.Sheet sheet = plays.randomPlay(random);
          double worth = 0;
          int tiles = 0;
          for (int place = 0; place < sheet.count(); place++) {
            int feature = sheet.number(place);
            if (feature < features.state(0, 0)) {
              tiles++;
              worth += feature / 3 % 2 == 0 ? 400 : -400;
            }
          }
          if (controlled) {
            sheet.control(tiles, 10);
          }
          sums.add(
              sheet,
              new long[] {Math.round((planted ? worth : 0) + 1_000 * random.nextGaussian())});
        }
        try (Crew crew = new Crew(1)) {
          int[] far = new SquareSignificance(features, sums, 0).count(1.96, crew);
          assertThat(far[1]).isEqualTo(25);
          String printed = "planted " + planted + ", controlled " + controlled;
          if (planted) {
            assertThat(far[0]).as(printed).isGreaterThan(22);
          } else {
            assertThat(far[0]).as(printed).isLessThan(6);
          }
        }
      }
    }
  }
}
