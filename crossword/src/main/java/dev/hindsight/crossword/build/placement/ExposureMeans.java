package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.table.Exposure;

/**
 * What open premium squares beside a tile are worth, each kind and axis by itself.
 *
 * <p>What the mean is to a cell the line is to a kind of premium: so much for any tile beside it
 * and so much for each of its points, by least squares, as if there were no other kinds and no
 * other tiles. Plays are compared with those of as many tiles, since more tiles lie beside more
 * premiums. The line is drawn towards 0 the more the fewer tiles were seen beside such premiums.
 *
 * <p>Plays of one tile of one point, half of them beside a double word and worth 3 more: 3 for the
 * tile if nothing is drawn, and 1.5 if as many tiles are imagined as were seen.
 */
final class ExposureMeans {
  /** Below this share of what both could be, the two terms of a line cannot be told apart. */
  private static final double LEAST_APART = 1e-9;

  private final PlacementFeatures features;
  private final NormalEquations sums;

  ExposureMeans(PlacementFeatures features, NormalEquations sums) {
    this.features = features;
    this.sums = sums;
  }

  /**
   * The coefficients in the order of {@link Exposure}.
   *
   * @param priorTiles this many tiles of value 0 are seen beside each kind besides
   */
  double[] of(int label, double priorTiles) {
    double[] coefficients = new double[Exposure.COEFFICIENTS];
    for (int first = 0; first < coefficients.length; first += Exposure.TERMS) {
      double[] inverse = inverse(first);
      double tile = withLabel(features.exposure(first), label);
      double point = withLabel(features.exposure(first + 1), label);
      double seen = tiles(first);
      double believed = seen == 0 ? 0 : seen / (seen + priorTiles);
      coefficients[first] = believed * (inverse[0] * tile + inverse[1] * point);
      coefficients[first + 1] = believed * (inverse[1] * tile + inverse[2] * point);
    }
    return coefficients;
  }

  /** How often a premium of a kind and axis was open beside a tile. */
  double tiles(int coefficient) {
    int feature = features.exposure(coefficient - coefficient % Exposure.TERMS);
    double tiles = 0;
    for (int control = features.firstControl(); control < features.firstUnseen(); control++) {
      tiles += sums.product(feature, control);
    }
    return tiles;
  }

  /**
   * The inverse of the products of the two terms of a line: of the tile, of both, of the points.
   */
  double[] inverse(int first) {
    int tile = features.exposure(first);
    double ofTile = product(tile, tile);
    double ofBoth = product(tile, tile + 1);
    double ofPoint = product(tile + 1, tile + 1);
    double determinant = ofTile * ofPoint - ofBoth * ofBoth;
    if (determinant <= LEAST_APART * ofTile * ofPoint) {
      return new double[] {ofTile > 0 ? 1 / ofTile : 0, 0, 0};
    }
    return new double[] {
      ofPoint / determinant, -ofBoth / determinant, ofTile / determinant,
    };
  }

  /** Of deviations from the means of plays of as many tiles. */
  private double product(int one, int other) {
    double product = sums.product(one, other);
    for (int control = features.firstControl(); control < features.firstUnseen(); control++) {
      double plays = sums.product(control, control);
      if (plays > 0) {
        product -= sums.product(one, control) * sums.product(other, control) / plays;
      }
    }
    return product;
  }

  private double withLabel(int feature, int label) {
    double product = sums.withLabel(label, feature);
    for (int control = features.firstControl(); control < features.firstUnseen(); control++) {
      double plays = sums.product(control, control);
      if (plays > 0) {
        product -= sums.product(feature, control) / plays * sums.withLabel(label, control);
      }
    }
    return product;
  }
}
