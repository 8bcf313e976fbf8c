package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.crossword.play.endgame.EndgameValuer;
import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What playouts of late positions do once the bag is empty, so that everybody knows everything. For
 * one thread.
 *
 * @param areWanted whether they go to the end of the game
 * @param search what the rest of the game is worth to the player on turn, in points; null if it is
 *     played by static equity
 */
record PlayoutEndings(boolean areWanted, @Nullable ToIntFunction<GamePosition> search) {
  /** A playout ends after its plies, whatever is in the bag. */
  static final PlayoutEndings NONE = new PlayoutEndings(false, null);

  /** Both sides play to the end of the game by static equity. */
  static final PlayoutEndings STATIC = new PlayoutEndings(true, null);

  /**
   * A search says what the rest of the game is worth. One that is cancelled on the way throws a
   * {@link CancelledException} rather than say what it knew by then.
   *
   * @param positions that it looks at, about
   */
  static PlayoutEndings searched(int positions, EndgameValuer valuer, Cancellation cancellation) {
    return new PlayoutEndings(
        true,
        position -> {
          int points = valuer.netPointsForMover(position, positions, cancellation::isCancelled);
          cancellation.check();
          return points;
        });
  }
}
