package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Exact values that nets learn from.
 *
 * @param checkers the most of a side
 */
public record Bearoff(PairValues values, int checkers) {
  private static final int SPOT_CHECKERS = 6;

  /** A two-sided table, or a small one that is solved on the spot. */
  public static Bearoff open(Optional<Path> table, Crew crew) throws IOException {
    if (table.isEmpty()) {
      return new Bearoff(new SpotBearoff(SPOT_CHECKERS, crew), SPOT_CHECKERS);
    }
    BearoffTable opened = TwoSidedFile.open(table.get());
    return new Bearoff(new TableValues(opened), opened.index().checkers());
  }
}
