package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;
import org.jspecify.annotations.Nullable;

/** One candidate after one draw, and the best that is known of its end. One thread at a time. */
final class Cell {
  private final Tiles bag;
  private @Nullable Ending ending;
  private Effort done = Effort.NONE;

  Cell(Tiles bag) {
    this.bag = bag;
  }

  Tiles bag() {
    return bag;
  }

  @Nullable Ending ending() {
    return ending;
  }

  /** Whether so much effort may bring anything new. */
  boolean canGain(Effort effort) {
    Ending known = ending;
    if (known == null) {
      return true;
    }
    // Points alone are of no use as long as it is not known who wins.
    return known.outcomeProven()
        ? !known.pointsProven() && effort.pointsNodes() > done.pointsNodes()
        : effort.winNodes() > 0 && effort.exceeds(done);
  }

  void solve(DrawSolver solver, GamePosition position, Move move, Effort effort) {
    Ending known = ending;
    boolean settled = known != null && known.outcomeProven();
    Effort needed = settled ? new Effort(0, effort.pointsNodes(), effort.replies()) : effort;
    Ending found = solver.solve(position, move, bag, needed);
    if (found == null || (known != null && !found.outcomeProven() && solver.isTimeOver())) {
      return;
    }
    ending =
        known != null && settled && !found.outcomeProven()
            ? new Ending(
                known.halfWins(), true, found.leadPoints(), found.pointsProven(), known.exact())
            : found;
    done = done.or(effort);
  }
}
