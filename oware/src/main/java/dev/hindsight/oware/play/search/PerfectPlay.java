package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import java.util.List;

/**
 * The move of perfect play where tables know every move.
 *
 * <p>It is the best in the order of {@link MoveValue#BEST_FIRST}: by value, then by seeds captured
 * at once, then the pit furthest to the left. Without a turn limit a move that {@link
 * ForcedProgress} finds goes before other moves of the same value, unless endless play is worth as
 * much.
 */
public final class PerfectPlay {
  public static final int UNKNOWN = -1;

  /** A few milliseconds. */
  private static final int MOST_BOARDS = 20_000;

  private PerfectPlay() {}

  /** The pit to play, or {@link #UNKNOWN} if the tables do not know every move. */
  public static int find(OwareGame game, ExactTables tables) {
    if (tables.isEmpty()) {
      return UNKNOWN;
    }
    List<MoveValue> values = ExactMoves.find(game, tables);
    if (values.isEmpty()) {
      return UNKNOWN;
    }
    MoveValue best = values.get(0);
    boolean canWait = game.rules().endlessPlayIsWorthNothing() && best.hundredthsForMover() <= 0;
    if (game.pliesLeft().isPresent() || canWait || best.captured() > 0) {
      return best.pit();
    }
    int pit = ForcedProgress.find(game, tables, best.netSeedsForMover(), MOST_BOARDS);
    return pit == ForcedProgress.NONE ? best.pit() : pit;
  }
}
