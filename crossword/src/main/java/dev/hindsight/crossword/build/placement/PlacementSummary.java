package dev.hindsight.crossword.build.placement;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one generation learnt, or the last generation of a round.
 *
 * @param generation or round, from 1
 * @param observations plays that were learnt from, those held out included
 * @param explained share of what was held out that the values explain
 * @param varianceExplained the same of the variance
 * @param strength of the priors that predicted best
 * @param change root of the mean squared change of a cell's mean since the generation before, by
 *     tiles seen, in points
 * @param cellsFarFromZero cells or squares whose estimate is beyond 1.96 standard errors
 * @param cellsTested of how many
 */
public record PlacementSummary(
    int generation,
    long observations,
    double explained,
    double varianceExplained,
    double strength,
    double change,
    int cellsFarFromZero,
    int cellsTested) {
  /** What shows from generation to generation whether it converges, by name. */
  Map<String, Double> figures() {
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put("generation", (double) generation);
    figures.put("placementChangePoints", change);
    figures.put("explained", explained);
    figures.put("varianceExplained", varianceExplained);
    figures.put("shareFarFromZero", cellsFarFromZero / (double) Math.max(1, cellsTested));
    return figures;
  }

  /** This summary, told as that of a round. */
  PlacementSummary ofRound(int round, double changeSinceTheRoundBefore) {
    return new PlacementSummary(
        round,
        observations,
        explained,
        varianceExplained,
        strength,
        changeSinceTheRoundBefore,
        cellsFarFromZero,
        cellsTested);
  }
}
