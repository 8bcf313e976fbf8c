package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.table.Exposure;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Means of cells and of premiums, worked out by hand, and what they explain of other plays. */
class SeparateMeansTest {
  private static final int A = SmallPlays.A;
  private static final int B = SmallPlays.B;

  private final SmallPlays plays = new SmallPlays();
  private final PlacementFeatures features = plays.features();

  @Test
  void meansAreCentredDrawnAndCentredAgain() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    for (int game = 0; game < 30; game++) {
      sums.add(plays.sheet(Direction.ACROSS, 0, 0, A), new long[] {5_000});
    }
    for (int game = 0; game < 10; game++) {
      sums.add(plays.sheet(Direction.ACROSS, 2, 2, A), new long[] {1_000});
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
      sums.add(plays.sheet(Direction.ACROSS, 1, 2, A), new long[] {5_000});
    }
    plays.board().place(Direction.ACROSS, 1, 1, new byte[] {1}, 1);
    for (int game = 0; game < 10; game++) {
      sums.add(plays.sheet(Direction.ACROSS, 1, 2, A), new long[] {1_000});
    }
    PlacementIndex index = features.index();
    double[] values = CellMeans.ofNeighbours(features, sums, 0, 10);
    assertThat(values[index.cell(0, 7, 1)]).isCloseTo(562.5, within(1e-9));
    assertThat(values[index.cell(1, 7, 1)]).isCloseTo(-1_687.5, within(1e-9));
    assertThat(values[index.cell(2, 7, 1)]).as("never seen").isZero();
  }

  @Test
  void aTileThatStandsAloneInItsSquareHasTheMeanOfItsPlays() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    SplittableRandom random = new SplittableRandom(2);
    for (int play = 0; play < 2_000; play++) {
      int square = random.nextInt(25);
      sums.add(
          plays.sheet(Direction.ACROSS, square / 5, square % 5, B),
          new long[] {square * 100L + random.nextInt(-200, 201)});
    }
    double[] means = CellMeans.of(features, sums, 0, 0);
    for (int square = 0; square < 25; square++) {
      assertThat(means[square * features.index().buckets() + 3])
          .isCloseTo(square * 100.0 - 1_200, within(60.0));
    }
  }

  @Test
  void premiumsHaveTheLineOfTheTilesBesideThem() {
    NormalEquations sums = new NormalEquations(features.size(), 1, 1);
    // Of one tile: 3 points more beside a triple word, 7 more if it has three points.
    play(sums, plays.sheet(Direction.ACROSS, 1, 0, A), 1, 10_000 + 3_000);
    play(sums, plays.sheet(Direction.ACROSS, 1, 0, B), 1, 10_000 + 7_000);
    play(sums, plays.sheet(Direction.ACROSS, 3, 2, A), 1, 10_000);
    play(sums, plays.sheet(Direction.ACROSS, 3, 2, B), 1, 10_000);
    // Plays of three tiles bring less, and are not compared with those of one.
    play(sums, plays.sheet(Direction.ACROSS, 2, 1, A, A, A), 3, 2_000);
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
        PlacementFeatures.Sheet sheet = plays.randomPlay(random);
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
}
