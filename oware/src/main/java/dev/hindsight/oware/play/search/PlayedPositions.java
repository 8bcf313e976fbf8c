package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.util.List;

/**
 * The positions of a game that end it if they come back, ready to be asked from inside a search.
 *
 * <p>Only those since the last capture can come back, and only if the rules end a game by
 * repetition. A game without a move since then has none that matter: a player who can reach a value
 * at all can reach it without walking in a circle.
 */
final class PlayedPositions {
  /** {@code rows[plies from the root & 1]}: mover's and other's row, mover's and other's row, … */
  private final long[][] rows = new long[2][];

  private final boolean eachKeepsOwnSide;

  /** Those of a game that has just begun. */
  static final PlayedPositions NONE = new PlayedPositions(OwareGame.start(OwareRules.ABAPA));

  PlayedPositions(OwareGame game) {
    OwareRules rules = game.rules();
    eachKeepsOwnSide = rules.repetition() == OwareRules.Repetition.EACH_KEEPS_OWN_SIDE;
    List<OwarePosition> played =
        rules.repetition() == OwareRules.Repetition.PLAYED_ON
            ? List.of()
            : game.positionsSinceCapture();
    if (played.size() <= 1) {
      played = List.of();
    }
    for (int parity = 0; parity < 2; parity++) {
      boolean sameMover = parity == 0;
      rows[parity] =
          played.stream()
              .filter(position -> (position.toMove() == game.toMove()) == sameMover)
              .flatMap(position -> List.of(position.moverRow(), position.otherRow()).stream())
              .mapToLong(Long::longValue)
              .toArray();
    }
  }

  boolean isEmpty() {
    return rows[0].length == 0 && rows[1].length == 0;
  }

  /** Whether the position, this many plies from the root, was on the board before. */
  boolean contains(long mover, long other, int ply) {
    long[] candidates = rows[ply & 1];
    for (int i = 0; i < candidates.length; i += 2) {
      if (candidates[i] == mover && candidates[i + 1] == other) {
        return true;
      }
    }
    return false;
  }

  /** What the mover gets from the board when it is repeated. */
  int netSeedsForMover(long mover, long other) {
    return eachKeepsOwnSide ? Row.total(mover) - Row.total(other) : 0;
  }
}
