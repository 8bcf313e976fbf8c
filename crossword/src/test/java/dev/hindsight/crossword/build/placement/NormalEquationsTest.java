package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.Exposure;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Sums, means and regression on small cases worked out by hand, and on values that were planted.
 */
class NormalEquationsTest {
  private static final TileSet TILES =
      new TileSet(
          "ab",
          List.of(
              new TileSet.Letter("?", "?", 1, 0, false),
              new TileSet.Letter("A", "a", 9, 1, true),
              new TileSet.Letter("B", "b", 9, 3, false)));
  private static final BoardLayout LAYOUT =
      BoardLayout.parse("start 3C\n=...=\n.'.'.\n..-..\n.'.'.\n=...=\n");
  private static final CrosswordRules RULES = new CrosswordRules(LAYOUT, TILES, 4, 50, 4, 6);
  private static final int A = 1;
  private static final int B = 2;

  private final PlacementFeatures features = new PlacementFeatures(RULES);
  private final Board board = Board.withoutWords(RULES);

  private PlacementFeatures.Sheet sheet(Direction direction, int line, int place, int... tiles) {
    byte[] word = new byte[tiles.length];
    for (int index = 0; index < word.length; index++) {
      word[index] = (byte) tiles[index];
    }
    PlacementFeatures.Sheet sheet = features.new Sheet();
    sheet.set(board, new Placement(direction, line, place, Tiles.of(word), 0));
    return sheet;
  }

  @Test
  void aTileAcrossAndItsMirrorImageDownAreOneCell() {
    PlacementFeatures.Sheet across = sheet(Direction.ACROSS, 1, 3, A);
    PlacementFeatures.Sheet down = sheet(Direction.DOWN, 1, 3, A);
    assertThat(across.number(0)).isEqualTo(down.number(0)).isEqualTo(features.cell(8, 1));
    assertThat(features.cell(8, 2)).as("no tile has two points").isEqualTo(-1);
  }

  @Test
  void meansAreCentredDrawnAndCentredAgain() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    for (int game = 0; game < 30; game++) {
      sums.add(sheet(Direction.ACROSS, 0, 0, A), new long[] {5_000});
    }
    for (int game = 0; game < 10; game++) {
      sums.add(sheet(Direction.ACROSS, 2, 2, A), new long[] {1_000});
    }
    double[] values = CellMeans.of(features, sums, 0, 10);
    int buckets = features.index().buckets();
    assertThat(values[1]).isCloseTo(562.5, within(1e-9));
    assertThat(values[12 * buckets + 1]).isCloseTo(-1_687.5, within(1e-9));
    assertThat(30 * values[1] + 10 * values[12 * buckets + 1]).isCloseTo(0, within(1e-6));
  }

  /** As above, but both tiles lie on one square: beside two open premiums, and beside one. */
  @Test
  void meansWithNeighboursAreThoseOfASquareInEachOfItsStates() {
    NeighbourCells sums = new NeighbourCells(features, 1);
    for (int game = 0; game < 30; game++) {
      sums.add(sheet(Direction.ACROSS, 1, 2, A), new long[] {5_000});
    }
    board.place(Direction.ACROSS, 1, 1, new byte[] {1}, 1);
    for (int game = 0; game < 10; game++) {
      sums.add(sheet(Direction.ACROSS, 1, 2, A), new long[] {1_000});
    }
    PlacementIndex index = features.index();
    double[] values = CellMeans.ofNeighbours(features, sums, 0, 10);
    assertThat(values[index.cell(0, 7, 1)]).isCloseTo(562.5, within(1e-9));
    assertThat(values[index.cell(1, 7, 1)]).isCloseTo(-1_687.5, within(1e-9));
    assertThat(values[index.cell(2, 7, 1)]).as("never seen").isZero();
  }

  @Test
  void premiumsHaveTheLineOfTheTilesBesideThem() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    // Of one tile: 3 points more beside a triple word, 7 more if it has three points.
    play(sums, sheet(Direction.ACROSS, 1, 0, A), 1, 10_000 + 3_000);
    play(sums, sheet(Direction.ACROSS, 1, 0, B), 1, 10_000 + 7_000);
    play(sums, sheet(Direction.ACROSS, 3, 2, A), 1, 10_000);
    play(sums, sheet(Direction.ACROSS, 3, 2, B), 1, 10_000);
    // Plays of three tiles bring less, and are not compared with those of one.
    play(sums, sheet(Direction.ACROSS, 2, 1, A, A, A), 3, 2_000);
    int word = Exposure.coefficient(4, 1, 0);
    ExposureMeans means = new ExposureMeans(features, sums);
    assertThat(means.tiles(word)).isEqualTo(2);
    double[] line = means.of(0, 0);
    assertThat(line[word]).isCloseTo(1_000, within(1e-6));
    assertThat(line[word + 1]).isCloseTo(2_000, within(1e-6));
    double[] half = means.of(0, 2);
    assertThat(half[word]).isCloseTo(500, within(1e-6));
    assertThat(half[word + 1]).isCloseTo(1_000, within(1e-6));
    assertThat(line[Exposure.coefficient(5, 0, 0)]).as("never seen").isZero();
  }

  private static void play(
      NormalEquations sums, PlacementFeatures.Sheet sheet, int tiles, long value) {
    sheet.control(tiles, 10);
    sums.add(sheet, new long[] {value});
  }

  /** Values and what they leave over, against a walk through all plays, one by one. */
  @Test
  void whatMeansExplainIsWhatPlayByPlayIsLeftOver() {
    for (PlacementVariant variant : PlacementVariant.values()) {
      SplittableRandom random = new SplittableRandom(23);
      PlacementTally tally = new PlacementTally(features, 1, true);
      List<PlacementFeatures.Sheet> sheets = new ArrayList<>();
      List<Long> labels = new ArrayList<>();
      for (int play = 0; play < 2_000; play++) {
        PlacementFeatures.Sheet sheet = randomPlay(random);
        sheet.control(sheet.tiles(), random.nextInt(18));
        long value = Math.round(300 * sheet.tiles() + 1_000 * random.nextGaussian());
        value += 400L * (sheet.neighbourCell(0) % 7);
        tally.of(play).add(sheet, new long[] {value});
        sheets.add(sheet);
        labels.add(value);
      }
      SeparateMeans means = new SeparateMeans(features, variant, tally.learnt(), 0, 20);
      NormalEquations left = new NormalEquations(features.size(), 1, 1);
      for (int play = 0; play < sheets.size(); play++) {
        if (play % PlacementTally.HELD_OUT != 0) {
          long rest = Math.round(labels.get(play) - said(means, variant, sheets.get(play)));
          left.add(sheets.get(play), new long[] {rest});
        }
      }
      try (Crew crew = new Crew(1)) {
        PlacementModel.Fit without = Prediction.controls(features, tally.learnt().sums(), 0, crew);
        PlacementModel.Fit beside = Prediction.controls(features, left, 0, crew);
        double with = 0;
        double all = 0;
        for (int play = 0; play < sheets.size(); play += PlacementTally.HELD_OUT) {
          PlacementFeatures.Sheet sheet = sheets.get(play);
          double rest = labels.get(play) - said(means, variant, sheet) - controls(beside, sheet);
          with += rest * rest;
          double alone = labels.get(play) - controls(without, sheet);
          all += alone * alone;
        }
        assertThat(means.explained(tally, 0, without, crew))
            .as(variant.word())
            .isCloseTo(1 - with / all, within(1e-4))
            .isNotZero();
      }
    }
  }

  private double said(
      SeparateMeans means, PlacementVariant variant, PlacementFeatures.Sheet sheet) {
    PlacementIndex index = features.index();
    double said = 0;
    for (int cell = 0; cell < index.size() && variant.hasCells(); cell++) {
      int state = cell / index.buckets() / index.squares();
      int square = cell / index.buckets() % index.squares();
      int points = cell % index.buckets();
      for (int tile = 0; features.cell(square, points) >= 0 && tile < sheet.tiles(); tile++) {
        if (sheet.neighbourCell(tile) == features.neighbourCell(state, square, points)) {
          said += means.cell(index.cell(variant.hasNeighbours() ? state : 0, square, points));
        }
      }
    }
    for (int place = 0; place < sheet.count(); place++) {
      int coefficient = sheet.number(place) - features.exposure(0);
      if (coefficient >= 0 && coefficient < Exposure.COEFFICIENTS) {
        said += sheet.amount(place) * means.exposure(coefficient);
      }
    }
    return said;
  }

  private double controls(PlacementModel.Fit fit, PlacementFeatures.Sheet sheet) {
    double said = 0;
    for (int place = 0; place < sheet.count(); place++) {
      if (sheet.number(place) >= features.firstControl()) {
        said += sheet.amount(place) * fit.value(sheet.number(place));
      }
    }
    return said;
  }

  @Test
  void groupsAreComparedOnlyWithThemselves() {
    NormalEquations one = new NormalEquations(features.size(), 1, 1);
    NormalEquations other = new NormalEquations(features.size(), 1, 1);
    PlacementFeatures.Sheet[] plays = {
      sheet(Direction.ACROSS, 2, 2, A), sheet(Direction.ACROSS, 0, 0, A, B)
    };
    one.addGroup(plays, new long[][] {{1_000}, {3_000}}, 2);
    other.addGroup(plays, new long[][] {{51_000}, {53_000}}, 2);
    assertThat(other.arrays()).isDeepEqualTo(one.arrays());
    // Two plays with deviations ±1,000: n Σy² − (Σy)² = 2 · 10⁷ − 16 · 10⁶.
    assertThat(one.labelSquares(0)).isEqualTo(4_000_000);
    int cell = features.cell(12, 1);
    assertThat(one.product(cell, cell)).isEqualTo(1);
    assertThat(one.withLabel(0, cell)).isEqualTo(-2_000);
    assertThat(one.product(cell, features.cell(1, 3))).isEqualTo(-1);
  }

  @Test
  void choleskySolvesByHandAndRefusesWhatHasNoSolution() {
    try (Crew crew = new Crew(2)) {
      // 4x + 2y = 10, 2x + 3y = 9: x = 1.5, y = 2.
      Cholesky split = Cholesky.of(new double[][] {{4}, {2, 3}}, crew);
      assertThat(split.solve(new double[] {10, 9}))
          .containsExactly(new double[] {1.5, 2}, within(1e-12));
      assertThat(split.inverseDiagonal(0)).isCloseTo(3 / 8.0, within(1e-12));
      assertThatThrownBy(() -> Cholesky.of(new double[][] {{1}, {1, 1}}, crew))
          .isInstanceOf(ArithmeticException.class);
    }
  }

  @Test
  void largerSystemsAreSolvedTheSameByAnyNumberOfThreads() {
    SplittableRandom random = new SplittableRandom(3);
    int size = 150;
    double[][] factors = new double[size][size];
    for (double[] row : factors) {
      for (int column = 0; column < size; column++) {
        row[column] = random.nextDouble() - 0.5;
      }
    }
    double[][][] systems = new double[2][size][];
    double[] right = new double[size];
    for (int row = 0; row < size; row++) {
      systems[0][row] = new double[row + 1];
      for (int column = 0; column <= row; column++) {
        for (int inner = 0; inner < size; inner++) {
          systems[0][row][column] += factors[row][inner] * factors[column][inner];
        }
      }
      systems[0][row][row] += 0.1;
      systems[1][row] = systems[0][row].clone();
    }
    double[] planted = random.doubles(size).toArray();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        double entry = row >= column ? systems[0][row][column] : systems[0][column][row];
        right[row] += entry * planted[column];
      }
    }
    try (Crew one = new Crew(1);
        Crew two = new Crew(2)) {
      double[] solved = Cholesky.of(systems[0], one).solve(right);
      assertThat(solved).containsExactly(planted, within(1e-8));
      assertThat(Cholesky.of(systems[1], two).solve(right)).isEqualTo(solved);
    }
  }

  /**
   * Values that count twice on closed boards and a quarter on open ones: they are found as they
   * are, if it is known how they count.
   */
  @Test
  void regressionRecoversWhatCountsByTheOpennessOfBoards() {
    OpennessFactors factors = OpennessFactors.parse("open-edges:2000,1000,500,250,-500");
    PlacementFeatures weighed = new PlacementFeatures(RULES, factors);
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
          randomBoard(random);
        }
        int level = Openness.OPEN_EDGES.of(board);
        levels[level]++;
        PlacementFeatures.Sheet sheet = randomPlayOnBoard(random, weighed);
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

  @Test
  void factorsAreReadAndWrittenAndCheckedForSense() {
    OpennessFactors factors = OpennessFactors.parse("hooks:1400,1000,900,500,-400");
    assertThat(factors.text()).isEqualTo("hooks:1400,1000,900,500,-400");
    assertThat(OpennessFactors.parse("none")).isEqualTo(OpennessFactors.NONE);
    for (String wrong :
        new String[] {"hooks", "hooks:1,2,3", "edges:1,1,1,1,1", "none:1,1,1,1,1"}) {
      assertThatThrownBy(() -> OpennessFactors.parse(wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> OpennessFactors.parse("hooks:1,1,1,1,99000"))
        .hasMessageContaining("at most 10");
  }

  /** Plays of chance whose outcomes contain known values, and noise: both estimators find them. */
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
      sheets[play % 4] = randomPlay(random);
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
      PlacementFeatures.Sheet one = randomPlay(random);
      PlacementFeatures.Sheet other = randomPlay(random);
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

  private PlacementFeatures.Sheet randomPlay(SplittableRandom random) {
    randomBoard(random);
    return randomPlayOnBoard(random, features);
  }

  private void randomBoard(SplittableRandom random) {
    board.clear();
    for (int tile = random.nextInt(6); tile > 0; tile--) {
      int row = random.nextInt(5);
      int column = random.nextInt(5);
      if (board.tile(row, column) == 0) {
        board.place(Direction.ACROSS, row, column, new byte[] {1}, 1);
      }
    }
  }

  private PlacementFeatures.Sheet randomPlayOnBoard(
      SplittableRandom random, PlacementFeatures counted) {
    PlacementFeatures.Sheet sheet = counted.new Sheet();
    int length = random.nextInt(1, 4);
    while (sheet.count() == 0) {
      int line = random.nextInt(5);
      int place = random.nextInt(6 - length);
      byte[] word = new byte[length];
      for (int offset = 0; offset < length; offset++) {
        if (board.tile(line, place + offset) == 0) {
          word[offset] = (byte) new int[] {-1, 1, 2}[random.nextInt(3)];
        }
      }
      sheet.set(board, new Placement(Direction.ACROSS, line, place, Tiles.of(word), 0));
    }
    return sheet;
  }

  /** 5,000 plays of known squares or of noise alone; one test in twenty errs. */
  @Test
  void squaresAreFarFromZeroIfTheyAreWorthSomething() {
    for (boolean controlled : new boolean[] {false, true}) {
      for (boolean planted : new boolean[] {false, true}) {
        SplittableRandom random = new SplittableRandom(8);
        NormalEquations sums = new NormalEquations(features.size(), 1, 1);
        for (int play = 0; play < 5_000; play++) {
          PlacementFeatures.Sheet sheet = randomPlay(random);
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

  @Test
  void aTileThatStandsAloneInItsSquareHasTheMeanOfItsPlays() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    SplittableRandom random = new SplittableRandom(2);
    for (int play = 0; play < 2_000; play++) {
      int square = random.nextInt(25);
      sums.add(
          sheet(Direction.ACROSS, square / 5, square % 5, B),
          new long[] {square * 100L + random.nextInt(-200, 201)});
    }
    double[] means = CellMeans.of(features, sums, 0, 0);
    for (int square = 0; square < 25; square++) {
      assertThat(means[square * features.index().buckets() + 3])
          .isCloseTo(square * 100.0 - 1_200, within(60.0));
    }
  }
}
