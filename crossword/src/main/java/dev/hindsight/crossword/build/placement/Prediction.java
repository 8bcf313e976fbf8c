package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;

/**
 * Fits a model with priors of several strengths, and keeps the one that predicts best what was held
 * out.
 *
 * <p>What happens within two plies is noisier than the reply alone, and most of what squares do to
 * it they do through the reply: part of what is opened to the opponent comes back to the mover. So
 * the values for two plies are those for one, times the factor that explains two plies best, and
 * only what differs from that is fitted anew.
 */
final class Prediction {
  /** Strengths of the priors that are tried. */
  private static final double[] STRENGTHS = {0.3, 2, 12};

  /** Of the difference between two plies and one; so strong at the end that there is none. */
  private static final double[] STRENGTHS_BEYOND = {6, 36, 1e9};

  private final PlacementModel model;
  private final Crew crew;

  Prediction(PlacementModel model, Crew crew) {
    this.model = model;
    this.crew = crew;
  }

  /**
   * What predicted best.
   *
   * @param strength of the priors
   * @param strengthBeyond of those of the difference, if there is one
   * @param explained share of what was held out
   */
  record Best(double strength, double strengthBeyond, double explained) {}

  /** What the controls alone say, if there are any: what a table has to be better than. */
  static PlacementModel.Fit controls(
      PlacementFeatures features, NormalEquations sums, int label, Crew crew) {
    PlacementModel controls = PlacementModel.ofControls(features);
    return controls.fit(sums, controls.products(sums), label, 1, 1, crew);
  }

  Best best(PlacementTally tally, int label, double scale) {
    double[][] products = model.products(tally.learnt().sums());
    PlacementModel.Fit without = controls(model.features(), tally.learnt().sums(), label, crew);
    Best best = new Best(0, 0, Double.NEGATIVE_INFINITY);
    for (double strength : STRENGTHS) {
      double explained =
          model
              .fit(tally.learnt().sums(), products, label, strength, scale, crew)
              .explained(tally.heldOut().sums(), label, without);
      if (explained > best.explained()) {
        best = new Best(strength, 0, explained);
      }
    }
    return best;
  }

  PlacementModel.Fit refit(NormalEquations sums, int label, double scale, Best best) {
    return model.fit(sums, model.products(sums), label, best.strength(), scale, crew);
  }

  /** The best strength for a label that is mostly part of another. */
  Best bestBeyond(PlacementTally tally, int nearLabel, int label) {
    Best near = best(tally, nearLabel, 1);
    NormalEquations learnt = tally.learnt().sums();
    double[][] products = model.products(learnt);
    PlacementModel.Fit part =
        model.fit(learnt, products, nearLabel, near.strength(), 1, crew).scaledTo(learnt, label);
    PlacementModel.Fit without = controls(model.features(), learnt, label, crew);
    Best best = new Best(0, 0, Double.NEGATIVE_INFINITY);
    for (double beyond : STRENGTHS_BEYOND) {
      double explained =
          model
              .fitAround(part, learnt, products, label, beyond, 1, crew)
              .explained(tally.heldOut().sums(), label, without);
      if (explained > best.explained()) {
        best = new Best(near.strength(), beyond, explained);
      }
    }
    return best;
  }

  PlacementModel.Fit refitBeyond(NormalEquations sums, int nearLabel, int label, Best best) {
    double[][] products = model.products(sums);
    PlacementModel.Fit part =
        model.fit(sums, products, nearLabel, best.strength(), 1, crew).scaledTo(sums, label);
    return model.fitAround(part, sums, products, label, best.strengthBeyond(), 1, crew);
  }
}
