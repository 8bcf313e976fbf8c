package dev.hindsight.oware.play.search;

import static dev.hindsight.oware.play.search.MoveValue.SEED;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of all moves by looking them up, one ply ahead: what perfect play is made of.
 *
 * <p>A move that ends the game is worth what the rules say, so a move that repeats a position of
 * this game counts as the end it is. What the table says of the others holds for games that have
 * not been there before.
 */
public final class ExactMoves {
  private ExactMoves() {}

  /** Every legal move with its value, best first; empty if the tables do not know all of them. */
  public static List<MoveValue> find(OwareGame game, ExactTables tables) {
    List<MoveValue> values = new ArrayList<>();
    for (int pits = game.legalMoves(); pits != 0; pits &= pits - 1) {
      int pit = Integer.numberOfTrailingZeros(pits);
      int captured = game.position().capturedBy(pit, game.rules());
      int netSeeds = netSeedsForOther(game.play(pit), tables);
      if (netSeeds == OwareTable.UNKNOWN) {
        return List.of();
      }
      values.add(new MoveValue(pit, captured, SEED * (captured - netSeeds), true, List.of(pit)));
    }
    values.sort(MoveValue.BEST_FIRST);
    return values;
  }

  /** What the player to move after the move gets from there on, or {@code UNKNOWN}. */
  private static int netSeedsForOther(OwareGame after, ExactTables tables) {
    OwarePosition position = after.position();
    if (after.isOver()) {
      int captured = position.southStore() - position.northStore();
      int takenForSouth = after.netSeedsForSouth() - captured;
      return position.toMove() == Side.SOUTH ? takenForSouth : -takenForSouth;
    }
    return tables.findNetSeedsForMover(
        position.moverRow(),
        position.otherRow(),
        position.seedsOnBoard(),
        after.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT));
  }
}
