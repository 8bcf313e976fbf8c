package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.Exposure;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whole games whose outcomes contain a known table and the noise of real games: both estimators
 * find it again, for every variant and horizon. The outcome of a play is linear in what was
 * planted, so it can be planted in the sums of the games.
 */
@Tag("slow")
class PlantedGamesTest {
  private static final Equipment EQUIPMENT = TinyGame.equipment();
  private static final int[] HORIZONS = {1, 2, 3, PlacementPlan.WHOLE_GAME};
  private static final int GAMES = 4_000;

  /** Priors are for values of tenths of a point; those planted are tens of times as large. */
  private static final double PRIOR_STRENGTH = 0.003;

  private static PlacementFeatures features;
  private static PlacementTally.Part games;
  private static PlacementTally.Part others;

  @BeforeAll
  static void play() {
    features = new PlacementFeatures(EQUIPMENT.rules());
    games = PlacementTally.Part.of(features, GameTrial.LABELS, true);
    others = PlacementTally.Part.of(features, GameTrial.LABELS, true);
    GameTrial trial = new GameTrial(EQUIPMENT, features);
    SplittableRandom coin = new SplittableRandom(32);
    for (long game = 0; game < GAMES; game++) {
      PlacementTally tally = new PlacementTally(features, GameTrial.LABELS, true);
      trial.run(game, TrialRandom.of(31, game), tally);
      games.merge(turned(tally.learnt(), coin.nextBoolean()));
      others.merge(turned(tally.heldOut(), coin.nextBoolean()));
    }
  }

  /**
   * A game as it was, or with every outcome for the other side. With a coin for each game, what
   * squares are truly worth cancels out, and what remains is noise as real games have it.
   */
  private static PlacementTally.Part turned(PlacementTally.Part game, boolean isTurned) {
    long[][] arrays = game.sums().arrays();
    long[][] ofCells = game.neighbours().arrays();
    return part(
        new long[][] {arrays[0], turned(arrays[1], isTurned), arrays[2]},
        new long[][] {ofCells[0], ofCells[1], turned(ofCells[2], isTurned)});
  }

  private static long[] turned(long[] withLabels, boolean isTurned) {
    return isTurned ? Arrays.stream(withLabels).map(sum -> -sum).toArray() : withLabels;
  }

  private static PlacementTally.Part part(long[][] sums, long[][] ofCells) {
    return new PlacementTally.Part(
        NormalEquations.of(features.size(), GameTrial.LABELS, 1, sums),
        NeighbourCells.of(features, GameTrial.LABELS, ofCells));
  }

  /** Values of some points for whatever a variant can tell apart. */
  private static double[] planted(PlacementVariant variant) {
    SplittableRandom random = new SplittableRandom(17);
    double[] planted = new double[features.size()];
    PlacementIndex index = features.index();
    for (int square = 0; square < index.squares(); square++) {
      double ofSquare = 6_000 * random.nextGaussian();
      for (int points = 0; points < index.buckets(); points++) {
        int cell = features.cell(square, points);
        if (variant.hasCells() && cell >= 0) {
          planted[cell] = ofSquare + 1_500 * random.nextGaussian();
        }
      }
      for (int state = 0; state < PlacementIndex.NEIGHBOUR_STATES; state++) {
        if (variant.hasNeighbours()) {
          planted[features.state(state, square)] = 3_000 * random.nextGaussian();
        }
      }
    }
    for (int place = 0; variant.hasExposure() && place < Exposure.COEFFICIENTS; place++) {
      planted[features.exposure(place)] = 3_000 * random.nextGaussian();
    }
    return planted;
  }

  /**
   * The sums if each play had brought what is planted for its tiles, too.
   *
   * @param alone whether it brought nothing else
   */
  private static PlacementTally.Part with(
      PlacementTally.Part seen, double[] planted, int label, boolean alone) {
    NormalEquations sums = seen.sums();
    int size = features.size();
    double[] times = PlacementModel.Fit.of(planted).timesProducts(sums);
    double square = 0;
    double mixed = 0;
    for (int one = 0; one < size; one++) {
      square += times[one] * planted[one];
      mixed += planted[one] * sums.withLabel(label, one);
    }
    long[][] arrays = sums.arrays();
    long[] squares = arrays[2].clone();
    squares[label] = Math.round((alone ? 0 : squares[label] + 2 * mixed) + square);
    long[][] ofCells = seen.neighbours().arrays();
    double[] timesCells = seen.neighbours().timesProducts(ofNeighbourCells(planted));
    double[] timesOthers = seen.neighbours().timesOthers(PlacementModel.Fit.of(planted));
    Arrays.setAll(timesCells, cell -> timesCells[cell] + timesOthers[cell]);
    return part(
        new long[][] {arrays[0], more(arrays[1], times, label, alone), squares},
        new long[][] {ofCells[0], ofCells[1], more(ofCells[2], timesCells, label, alone)});
  }

  private static long[] more(long[] withLabels, double[] times, int label, boolean alone) {
    long[] more = withLabels.clone();
    for (int each = 0; each < times.length; each++) {
      int place = label * times.length + each;
      more[place] = (alone ? 0 : more[place]) + Math.round(times[each]);
    }
    return more;
  }

  /** What is planted for a tile by its square, its points and the squares beside. */
  private static double[] ofNeighbourCells(double[] planted) {
    double[] values = new double[features.neighbourCells()];
    PlacementIndex index = features.index();
    for (int square = 0; square < index.squares(); square++) {
      for (int points = 0; points < index.buckets(); points++) {
        for (int state = 0; features.cell(square, points) >= 0 && state < 3; state++) {
          values[features.neighbourCell(state, square, points)] =
              planted[features.cell(square, points)] + planted[features.state(state, square)];
        }
      }
    }
    return values;
  }

  @Test
  void regressionFindsWhatWasPlantedInEveryVariantAndHorizon() {
    for (PlacementVariant variant : PlacementVariant.values()) {
      double[] planted = planted(variant);
      PlacementModel model = new PlacementModel(features, variant);
      for (int horizon : HORIZONS) {
        int label = GameTrial.label(horizon);
        NormalEquations sums = with(games, planted, label, false).sums();
        NormalEquations truth = with(others, planted, label, true).sums();
        NormalEquations plain = with(games, new double[features.size()], label, false).sums();
        try (Crew crew = new Crew(1)) {
          PlacementModel.Fit nothing = Prediction.controls(features, truth, label, crew);
          double found = explained(model, sums, truth, label, nothing, crew);
          assertThat(found).as("%s, horizon %d", variant.word(), horizon).isGreaterThan(0.8);
          assertThat(explained(model, plain, truth, label, nothing, crew))
              .as("%s, horizon %d, nothing planted", variant.word(), horizon)
              .isLessThan(0.2);
        }
      }
    }
  }

  private static double explained(
      PlacementModel model,
      NormalEquations sums,
      NormalEquations truth,
      int label,
      PlacementModel.Fit nothing,
      Crew crew) {
    return model
        .fit(sums, model.products(sums), label, PRIOR_STRENGTH, 1, crew)
        .explained(truth, label, nothing);
  }

  /**
   * A cell is charged with all that its plays brought, and a premium with all that plays beside it
   * did: that is what means are said to find, in every variant.
   */
  @Test
  void meansFindWhatWasPlantedInEveryVariantAndHorizonWithinTheirStandardErrors() {
    for (PlacementVariant variant : PlacementVariant.values()) {
      double[] planted = planted(variant);
      for (int horizon : HORIZONS) {
        int label = GameTrial.label(horizon);
        PlacementTally.Part alone = with(games, planted, label, true);
        SeparateMeans found = means(variant, with(games, planted, label, false), label);
        SeparateMeans truth = means(variant, alone, label);
        SeparateMeans nothing = means(variant, games, label);
        double deviation =
            Math.sqrt((double) games.sums().labelSquares(label) / games.sums().observations());
        Distances distances = new Distances();
        Distances ofNothing = new Distances();
        forEachError(
            variant,
            (place, isCell, perDeviation) -> {
              double error = deviation * perDeviation;
              double value = isCell ? truth.cell(place) : truth.exposure(place);
              double off = isCell ? found.cell(place) : found.exposure(place);
              double empty = isCell ? nothing.cell(place) : nothing.exposure(place);
              distances.add((off - value) / error, value / error);
              ofNothing.add((empty - value) / error, value / error);
            });
        String printed = variant.word() + ", horizon " + horizon;
        assertThat(distances.count).as(printed).isGreaterThan(variant.hasCells() ? 20 : 7);
        assertThat(distances.far)
            .as("%s, beyond 2.5 errors of %d", printed, distances.count)
            .isLessThanOrEqualTo(distances.count / 10);
        assertThat(Math.sqrt(distances.squares / distances.count))
            .as("%s, planted, in standard errors", printed)
            .isGreaterThan(3);
        assertThat(ofNothing.far)
            .as("%s, where nothing is planted", printed)
            .isGreaterThan(ofNothing.count / 5);
      }
    }
  }

  private static SeparateMeans means(
      PlacementVariant variant, PlacementTally.Part seen, int label) {
    return new SeparateMeans(features, variant, seen, label, 0);
  }

  /** How many values there are, and how far from what they should be. */
  private static final class Distances {
    private int count;
    private int far;
    private double squares;

    void add(double off, double planted) {
      count++;
      far += Math.abs(off) > 2.5 ? 1 : 0;
      squares += planted * planted;
    }
  }

  /** What is done with a value that was seen often enough. */
  private interface Visitor {
    /**
     * @param place of a cell of the variant's index, or of a coefficient of exposure
     * @param perDeviation its standard error, by the deviation of one play
     */
    void visit(int place, boolean isCell, double perDeviation);
  }

  private static void forEachError(PlacementVariant variant, Visitor visitor) {
    PlacementIndex index = features.index();
    for (int cell = 0; variant.hasCells() && cell < index.size(); cell++) {
      int state = cell / index.buckets() / index.squares();
      int square = cell / index.buckets() % index.squares();
      int points = cell % index.buckets();
      if (features.cell(square, points) < 0 || (state > 0 && !variant.hasNeighbours())) {
        continue;
      }
      double seen =
          variant.hasNeighbours()
              ? games.neighbours().tiles(features.neighbourCell(state, square, points))
              : games.sums().product(features.cell(square, points), features.cell(square, points));
      if (seen >= 100) {
        visitor.visit(cell, true, 1 / Math.sqrt(seen));
      }
    }
    ExposureMeans exposure = new ExposureMeans(features, games.sums());
    for (int place = 0; variant.hasExposure() && place < Exposure.COEFFICIENTS; place++) {
      double ofErrors = exposure.inverse(place - place % 2)[place % 2 * 2];
      if (exposure.tiles(place) >= 100 && ofErrors > 0) {
        visitor.visit(place, false, Math.sqrt(ofErrors));
      }
    }
  }
}
