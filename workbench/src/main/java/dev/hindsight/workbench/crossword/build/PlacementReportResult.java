package dev.hindsight.workbench.crossword.build;

import dev.hindsight.workbench.answers.Says;
import java.util.List;

/** Pictures of placement values that were written. */
public record PlacementReportResult(
    @Says("that holds them together") String page,
    @Says("their names without endings; each is there as SVG, and maps as PNG too")
        List<String> pictures,
    @Says("by row and column: points for a tile across, by the tiles seen") List<List<Double>> mean,
    @Says("tiles that were seen while learning") long observations) {}
