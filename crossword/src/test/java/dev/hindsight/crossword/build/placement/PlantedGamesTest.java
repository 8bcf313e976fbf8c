package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.Exposure;
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
  private static NormalEquations games;
  private static NormalEquations others;

  @BeforeAll
  static void play() {
    features = new PlacementFeatures(EQUIPMENT.rules());
    games = new NormalEquations(features.size(), GameTrial.LABELS);
    others = new NormalEquations(features.size(), GameTrial.LABELS);
    GameTrial trial = new GameTrial(EQUIPMENT, features);
    SplittableRandom coin = new SplittableRandom(32);
    for (long game = 0; game < GAMES; game++) {
      PlacementTally tally = new PlacementTally(features.size(), GameTrial.LABELS);
      trial.run(game, TrialRandom.of(31, game), tally);
      games.merge(turned(tally.learnt(), coin.nextBoolean()));
      others.merge(turned(tally.heldOut(), coin.nextBoolean()));
    }
  }

  /**
   * A game as it was, or with every outcome for the other side. With a coin for each game, what
   * squares are truly worth cancels out, and what remains is noise as real games have it.
   */
  private static NormalEquations turned(NormalEquations game, boolean isTurned) {
    long[][] arrays = game.arrays();
    long[] withLabels = arrays[1].clone();
    for (int place = 0; isTurned && place < withLabels.length; place++) {
      withLabels[place] = -withLabels[place];
    }
    return NormalEquations.of(
        features.size(), GameTrial.LABELS, new long[][] {arrays[0], withLabels, arrays[2]});
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
  private static NormalEquations with(
      NormalEquations sums, double[] planted, int label, boolean alone) {
    int size = features.size();
    double[] times = new double[size];
    double square = 0;
    double mixed = 0;
    for (int one = 0; one < size; one++) {
      for (int other = 0; other < size; other++) {
        times[one] += sums.product(one, other) * planted[other];
      }
      square += times[one] * planted[one];
      mixed += planted[one] * sums.withLabel(label, one);
    }
    long[][] arrays = sums.arrays();
    long[] withLabels = arrays[1].clone();
    long[] squares = arrays[2].clone();
    for (int feature = 0; feature < size; feature++) {
      int place = label * size + feature;
      withLabels[place] = (alone ? 0 : withLabels[place]) + Math.round(times[feature]);
    }
    squares[label] = Math.round((alone ? 0 : squares[label] + 2 * mixed) + square);
    return NormalEquations.of(
        size, GameTrial.LABELS, new long[][] {arrays[0], withLabels, squares});
  }

  @Test
  void regressionFindsWhatWasPlantedInEveryVariantAndHorizon() {
    for (PlacementVariant variant : PlacementVariant.values()) {
      double[] planted = planted(variant);
      PlacementModel model = new PlacementModel(features, variant);
      for (int horizon : HORIZONS) {
        int label = GameTrial.label(horizon);
        NormalEquations sums = with(games, planted, label, false);
        NormalEquations truth = with(others, planted, label, true);
        NormalEquations plain = with(games, new double[features.size()], label, false);
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

  /** A cell is charged with all that its plays brought, which is what means are said to find. */
  @Test
  void meansFindWhatWasPlantedInWholeGamesWithinTheirStandardErrors() {
    double[] planted = planted(PlacementVariant.PLAIN);
    PlacementIndex index = features.index();
    for (int horizon : HORIZONS) {
      int label = GameTrial.label(horizon);
      NormalEquations sums = with(games, planted, label, false);
      double[] found = CellMeans.of(features, sums, label, 0);
      double[] truth = CellMeans.of(features, with(games, planted, label, true), label, 0);
      double deviation = Math.sqrt((double) games.labelSquares(label) / games.observations());
      int cells = 0;
      int far = 0;
      double all = 0;
      for (int square = 0; square < index.squares(); square++) {
        for (int points = 0; points < index.buckets(); points++) {
          int cell = features.cell(square, points);
          double seen = cell < 0 ? 0 : games.product(cell, cell);
          if (seen < 100) {
            continue;
          }
          int place = square * index.buckets() + points;
          double error = deviation / Math.sqrt(seen);
          cells++;
          far += Math.abs(found[place] - truth[place]) > 2.5 * error ? 1 : 0;
          all += StrictMath.pow(truth[place] / error, 2);
        }
      }
      assertThat(cells).as("horizon %d", horizon).isGreaterThan(20);
      assertThat(far)
          .as("horizon %d, cells beyond 2.5 errors of %d", horizon, cells)
          .isLessThanOrEqualTo(cells / 10);
      assertThat(Math.sqrt(all / cells)).as("planted, in standard errors").isGreaterThan(3);
    }
  }
}
