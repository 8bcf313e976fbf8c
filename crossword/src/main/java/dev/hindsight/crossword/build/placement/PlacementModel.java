package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.table.Exposure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A linear rule for what a play's tiles are worth, to be fitted to {@link NormalEquations} by ridge
 * regression.
 *
 * <p>A cell is a sum: something for all squares that are alike when the board is turned over, left
 * to right or top to bottom (64 of them on the standard board), something for the square itself,
 * and something for the points of the tile there. Each of the three is drawn towards 0 by a prior
 * of its own width, so that what the data cannot tell apart stays together: squares of one kind,
 * and tiles on one square. With neighbours, a square has a term for each state besides.
 */
final class PlacementModel {
  /** Widths of the priors: what a term may well be, in millipoints. */
  private static final double CLASS_WIDTH = 500;

  private static final double SQUARE_WIDTH = 250;
  private static final double CELL_WIDTH = 100;
  private static final double STATE_WIDTH = 250;
  private static final double EXPOSURE_WIDTH = 400;
  private static final double EXPOSURE_POINT_WIDTH = 80;

  /** Controls are hardly drawn at all. */
  private static final double CONTROL_WIDTH = 100_000;

  private final PlacementFeatures features;

  /** By feature: the terms it is part of. */
  private final int[][] termsOf;

  /** By term: the width of its prior. */
  private final double[] widths;

  PlacementModel(PlacementFeatures features, PlacementVariant variant) {
    this(features, variant.hasCells(), variant.hasNeighbours(), variant.hasExposure());
  }

  /** Nothing but the controls: what can be said of a play without looking where it lies. */
  static PlacementModel ofControls(PlacementFeatures features) {
    return new PlacementModel(features, false, false, false);
  }

  private PlacementModel(
      PlacementFeatures features, boolean hasCells, boolean hasNeighbours, boolean hasExposure) {
    this.features = features;
    this.termsOf = new int[features.size()][];
    Arrays.fill(termsOf, new int[0]);
    List<Double> terms = new ArrayList<>();
    PlacementIndex index = features.index();
    int squares = index.squares();
    int size = index.layout().size();
    if (hasCells) {
      int[] classes = new int[squares];
      Arrays.fill(classes, -1);
      for (int square = 0; square < squares; square++) {
        int alike = alike(square, size);
        if (classes[alike] < 0) {
          classes[alike] = add(terms, CLASS_WIDTH);
        }
        int own = add(terms, SQUARE_WIDTH);
        for (int points = 0; points < index.buckets(); points++) {
          int cell = features.cell(square, points);
          if (cell >= 0) {
            termsOf[cell] = new int[] {classes[alike], own, add(terms, CELL_WIDTH)};
          }
        }
      }
    }
    for (int square = 0; hasNeighbours && square < squares; square++) {
      for (int state = 0; state < PlacementIndex.NEIGHBOUR_STATES; state++) {
        termsOf[features.state(state, square)] = new int[] {add(terms, STATE_WIDTH)};
      }
    }
    for (int place = 0; hasExposure && place < Exposure.COEFFICIENTS; place++) {
      double width = place % Exposure.TERMS == 0 ? EXPOSURE_WIDTH : EXPOSURE_POINT_WIDTH;
      termsOf[features.exposure(place)] = new int[] {add(terms, width)};
    }
    for (int control = features.firstControl(); control < features.size(); control++) {
      termsOf[control] = new int[] {add(terms, CONTROL_WIDTH)};
    }
    this.widths = terms.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static int add(List<Double> terms, double width) {
    terms.add(width);
    return terms.size() - 1;
  }

  /** The first of the squares that are alike when the board is turned over. */
  private static int alike(int square, int size) {
    int line = square / size % size;
    int place = square % size;
    int first = square - line * size - place;
    return first + Math.min(line, size - 1 - line) * size + Math.min(place, size - 1 - place);
  }

  PlacementFeatures features() {
    return features;
  }

  /** Values by feature that were fitted. */
  static final class Fit {
    private final double[] values;

    private Fit(double[] values) {
      this.values = values;
    }

    /** Values by feature that come from elsewhere. */
    static Fit of(double[] values) {
      return new Fit(values);
    }

    double value(int feature) {
      return values[feature];
    }

    /** By feature: the sum of its products with what these values say. */
    double[] timesProducts(NormalEquations sums) {
      double[] times = new double[values.length];
      for (int other = 0; other < values.length; other++) {
        if (values[other] != 0) {
          for (int one = 0; one < values.length; one++) {
            times[one] += values[other] * sums.product(one, other);
          }
        }
      }
      return times;
    }

    /** The sum of squares of a label that these values leave over. */
    double squaresLeft(NormalEquations sums, int label) {
      double left = sums.labelSquares(label);
      double[] times = timesProducts(sums);
      for (int feature = 0; feature < values.length; feature++) {
        left += values[feature] * (times[feature] - 2.0 * sums.withLabel(label, feature));
      }
      return left;
    }

    /** All values times the factor that explains most of a label. */
    Fit scaledTo(NormalEquations sums, int label) {
      double with = 0;
      double own = 0;
      double[] times = timesProducts(sums);
      for (int feature = 0; feature < values.length; feature++) {
        with += values[feature] * sums.withLabel(label, feature);
        own += values[feature] * times[feature];
      }
      double[] scaled = values.clone();
      for (int feature = 0; feature < scaled.length; feature++) {
        scaled[feature] *= own == 0 ? 0 : with / own;
      }
      return new Fit(scaled);
    }

    /** The share of a label's variation that these values explain beyond what others do. */
    double explained(NormalEquations sums, int label, Fit others) {
      double all = others.squaresLeft(sums, label);
      return all == 0 ? 0 : 1 - squaresLeft(sums, label) / all;
    }
  }

  /**
   * The products of all terms, from which any label is fitted.
   *
   * @param sums that {@link #fit} is asked about
   */
  double[][] products(NormalEquations sums) {
    double[][] rows = new double[widths.length][];
    for (int term = 0; term < rows.length; term++) {
      rows[term] = new double[term + 1];
    }
    for (int one = 0; one < termsOf.length; one++) {
      for (int other = 0; other <= one; other++) {
        double product = sums.product(one, other);
        if (product != 0) {
          addProduct(rows, termsOf[one], termsOf[other], one == other, product);
        }
      }
    }
    return rows;
  }

  /**
   * Fits a label.
   *
   * @param products of the same sums
   * @param strength of the priors: 1 if all that varies were noise
   * @param scale by which the label's unit is smaller than millipoints
   */
  Fit fit(
      NormalEquations sums,
      double[][] products,
      int label,
      double strength,
      double scale,
      Crew crew) {
    return fitAround(
        Fit.of(new double[termsOf.length]), sums, products, label, strength, scale, crew);
  }

  /**
   * Fits a label where something is known already: what is drawn towards 0 is the difference from
   * it.
   */
  Fit fitAround(
      Fit known,
      NormalEquations sums,
      double[][] products,
      int label,
      double strength,
      double scale,
      Crew crew) {
    return fitAround(
        known, known.timesProducts(sums), sums, products, label, strength, scale, crew);
  }

  /**
   * Fits a label where more is known than the features can express.
   *
   * @param explained by feature, the sum of its products with all that is known
   */
  Fit fitAround(
      Fit known,
      double[] explained,
      NormalEquations sums,
      double[][] products,
      int label,
      double strength,
      double scale,
      Crew crew) {
    double[] right = new double[widths.length];
    for (int feature = 0; feature < termsOf.length; feature++) {
      for (int term : termsOf[feature]) {
        right[term] += sums.withLabel(label, feature) - explained[feature];
      }
    }
    double noise =
        (double) sums.labelSquares(label)
            / Math.max(1.0, (double) sums.observations())
            / (scale * scale);
    double[][] rows = new double[widths.length][];
    for (int term = 0; term < rows.length; term++) {
      rows[term] = products[term].clone();
      rows[term][term] += Math.max(1e-9, strength * noise / (widths[term] * widths[term]));
    }
    double[] terms = Cholesky.of(rows, crew).solve(right);
    double[] values = known.values.clone();
    for (int feature = 0; feature < values.length; feature++) {
      for (int term : termsOf[feature]) {
        values[feature] += terms[term];
      }
    }
    return new Fit(values);
  }

  private static void addProduct(
      double[][] rows, int[] ones, int[] others, boolean isSame, double product) {
    for (int one : ones) {
      for (int other : others) {
        if (one == other) {
          // A pair of different features that share a term counts in both orders.
          rows[one][other] += isSame ? product : 2.0 * product;
        } else if (isSame) {
          if (one > other) {
            rows[one][other] += product;
          }
        } else {
          rows[Math.max(one, other)][Math.min(one, other)] += product;
        }
      }
    }
  }
}
