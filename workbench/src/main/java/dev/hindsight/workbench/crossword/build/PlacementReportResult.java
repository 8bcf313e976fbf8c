package dev.hindsight.workbench.crossword.build;

import java.util.List;

/**
 * Pictures of placement values that were written.
 *
 * @param page that holds them together
 * @param pictures their names without endings; each is there as SVG, and maps as PNG too
 * @param mean by row and column: points for a tile across, by the tiles seen
 * @param observations tiles that were seen while learning
 */
public record PlacementReportResult(
    String page, List<String> pictures, List<List<Double>> mean, long observations) {}
