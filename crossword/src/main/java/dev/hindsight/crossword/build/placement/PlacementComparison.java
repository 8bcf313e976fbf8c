package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.crossword.play.Equipment;
import java.util.ArrayList;
import java.util.List;

/**
 * What each variant, horizon and estimator explains of what followed the plays of games that it has
 * not learnt from; all of the same games.
 */
public final class PlacementComparison {
  private static final double[] PRIOR_TILES = {100, 1_000, 10_000};

  private final Equipment equipment;
  private final PlacementPlan.Source source;
  private final int candidates;
  private final int racks;

  /**
   * @param candidates and racks: of replies
   */
  public PlacementComparison(
      Equipment equipment, PlacementPlan.Source source, int candidates, int racks) {
    this.equipment = equipment;
    this.source = source;
    this.candidates = candidates;
    this.racks = racks;
  }

  /**
   * One way to learn.
   *
   * @param horizon in plies, 0 for the whole game
   * @param strength of the priors that predicted best; of means, imaginary tiles
   * @param explained share of the variation held out, beyond what tiles played and unseen explain
   * @param deviationMillipoints of what is to be explained, in one play
   */
  public record Line(
      int horizon,
      PlacementPlan.Estimator estimator,
      PlacementVariant variant,
      double strength,
      double explained,
      double deviationMillipoints) {}

  /** What was compared, and on how many plays. */
  public record Outcome(List<Line> lines, long learntPlays, long heldOutPlays) {}

  /** Plays the games and compares. */
  public Outcome run(TrialRange games, Crew crew) {
    boolean fromGames = source == PlacementPlan.Source.GAMES;
    PlacementFeatures features = new PlacementFeatures(equipment.rules());
    Trial<PlacementTally> trial =
        fromGames
            ? new GameTrial(equipment, features)
            : new ReplyTrial(equipment, features, candidates, racks);
    int labels = fromGames ? GameTrial.LABELS : ReplyTrial.LABELS;
    PlacementTally tally =
        Trials.of(games, () -> new PlacementTally(features, labels, fromGames), trial)
            .inBlocksOf(fromGames ? 2_000 : 200)
            .named("games", "games")
            .run(crew);
    List<Line> lines = new ArrayList<>();
    int[] horizons = fromGames ? new int[] {1, 2, 3, PlacementPlan.WHOLE_GAME} : new int[] {1, 2};
    for (PlacementVariant variant : PlacementVariant.values()) {
      for (int horizon : fromGames ? horizons : new int[0]) {
        lines.add(means(tally, features, variant, horizon, crew));
      }
    }
    for (PlacementVariant variant : PlacementVariant.values()) {
      PlacementModel model = new PlacementModel(features, variant);
      for (int horizon : horizons) {
        int label = fromGames ? GameTrial.label(horizon) : horizon - 1;
        lines.add(regression(tally, model, variant, horizon, label, fromGames, crew));
      }
    }
    return new Outcome(
        List.copyOf(lines),
        tally.learnt().sums().observations(),
        tally.heldOut().sums().observations());
  }

  private static Line regression(
      PlacementTally tally,
      PlacementModel model,
      PlacementVariant variant,
      int horizon,
      int label,
      boolean fromGames,
      Crew crew) {
    Prediction prediction = new Prediction(model, crew);
    boolean looksFurther = !fromGames && label == ReplyTrial.TWO_PLIES;
    Prediction.Best best =
        looksFurther
            ? prediction.bestBeyond(tally, ReplyTrial.ONE_PLY, label)
            : prediction.best(tally, label, 1);
    return new Line(
        horizon,
        PlacementPlan.Estimator.REGRESSION,
        variant,
        best.strength(),
        best.explained(),
        deviation(tally, label));
  }

  private static Line means(
      PlacementTally tally,
      PlacementFeatures features,
      PlacementVariant variant,
      int horizon,
      Crew crew) {
    int label = GameTrial.label(horizon);
    PlacementModel.Fit without = Prediction.controls(features, tally.learnt().sums(), label, crew);
    double best = Double.NEGATIVE_INFINITY;
    double prior = 0;
    for (double tried : PRIOR_TILES) {
      double explained =
          new SeparateMeans(features, variant, tally.learnt(), label, tried)
              .explained(tally, label, without, crew);
      if (explained > best) {
        best = explained;
        prior = tried;
      }
    }
    return new Line(
        horizon, PlacementPlan.Estimator.MEANS, variant, prior, best, deviation(tally, label));
  }

  private static double deviation(PlacementTally tally, int label) {
    NormalEquations sums = tally.heldOut().sums();
    return Math.sqrt(sums.variance((double) sums.labelSquares(label)));
  }
}
