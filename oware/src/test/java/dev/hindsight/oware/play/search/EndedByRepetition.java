package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;

/**
 * The value of a game under the rules as they stand, history and all: every game that can still be
 * played, to its end. Only for a handful of seeds, and even then some boards have too many games.
 */
final class EndedByRepetition {
  private static final int MOST_GAMES = 100_000;

  private int games;

  private EndedByRepetition() {}

  /** Net seeds from here on for the mover, or {@code UNKNOWN} if that would take too long. */
  static int findNetSeedsForMover(OwareGame game) {
    EndedByRepetition search = new EndedByRepetition();
    int best = search.best(game, -100, 100);
    int ahead = game.position().southStore() - game.position().northStore();
    int forSouth = (game.toMove() == Side.SOUTH ? best : -best) - ahead;
    return search.games > MOST_GAMES
        ? OwareTable.UNKNOWN
        : game.toMove() == Side.SOUTH ? forSouth : -forSouth;
  }

  /** Net seeds of the whole game for the mover. */
  private int best(OwareGame game, int alpha, int beta) {
    if (game.isOver() || games > MOST_GAMES) {
      games++;
      return game.toMove() == Side.SOUTH ? game.netSeedsForSouth() : -game.netSeedsForSouth();
    }
    int best = alpha;
    for (int pits = game.legalMoves(); pits != 0 && best < beta; pits &= pits - 1) {
      int pit = Integer.numberOfTrailingZeros(pits);
      best = Math.max(best, -best(game.play(pit), -beta, -best));
    }
    return best;
  }
}
