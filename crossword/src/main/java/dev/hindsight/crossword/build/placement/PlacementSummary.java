package dev.hindsight.crossword.build.placement;

/**
 * What one generation learnt.
 *
 * @param generation from 1
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
    int cellsTested) {}
