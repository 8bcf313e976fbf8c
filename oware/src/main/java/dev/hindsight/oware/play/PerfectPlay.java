package dev.hindsight.oware.play;

import dev.hindsight.oware.rules.OwareGame;
import java.util.List;

/**
 * The move of perfect play where tables know every move: the best in the order of {@link
 * MoveValue#BEST_FIRST}, which is by value, then by seeds captured at once, then the pit furthest
 * to the left.
 */
final class PerfectPlay {
  static final int UNKNOWN = -1;

  private PerfectPlay() {}

  /** The pit to play, or {@link #UNKNOWN} if the tables do not know every move. */
  static int find(OwareGame game, ExactTables tables) {
    if (tables.isEmpty()) {
      return UNKNOWN;
    }
    List<MoveValue> values = ExactMoves.find(game, tables);
    return values.isEmpty() ? UNKNOWN : values.get(0).pit();
  }
}
