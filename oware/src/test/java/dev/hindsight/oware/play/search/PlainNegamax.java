package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;
import java.util.HashSet;
import java.util.Set;

/**
 * What {@link AlphaBetaSearch} computes, written as plainly as possible: every move to the depth,
 * no window, no memory, games instead of rows.
 */
final class PlainNegamax {
  private final ExactTables tables;
  private final Set<Object> played = new HashSet<>();

  private PlainNegamax(OwareGame root, ExactTables tables) {
    this.tables = tables;
    if (root.positionsSinceCapture().size() > 1
        && root.rules().repetition() != OwareRules.Repetition.PLAYED_ON) {
      played.addAll(root.positionsSinceCapture());
    }
  }

  /** The value in hundredths of a seed of a game that is not over. */
  static int value(OwareGame root, int depth, ExactTables tables) {
    return new PlainNegamax(root, tables).best(fresh(root), depth);
  }

  static int moveValue(OwareGame root, int pit, int depth, ExactTables tables) {
    return new PlainNegamax(root, tables).afterMove(fresh(root), pit, depth);
  }

  /** The same position as the start of a game: repetition is then found in {@code played} only. */
  private static OwareGame fresh(OwareGame game) {
    return game.pliesLeft().isPresent()
        ? OwareGame.start(game.rules(), game.position(), game.pliesLeft().getAsInt())
        : OwareGame.start(game.rules(), game.position());
  }

  private int best(OwareGame game, int depth) {
    int best = Integer.MIN_VALUE;
    for (int pit = 0; pit < 6; pit++) {
      if ((game.legalMoves() & 1 << pit) != 0) {
        best = Math.max(best, afterMove(game, pit, depth));
      }
    }
    return best;
  }

  private int afterMove(OwareGame game, int pit, int depth) {
    int captured = game.position().capturedBy(pit, game.rules());
    return 100 * captured - value(fresh(game.play(pit)), depth - 1);
  }

  private int value(OwareGame game, int depth) {
    int seeds = game.position().seedsOnBoard();
    long mover = game.position().moverRow();
    long other = game.position().otherRow();
    if (game.isOver()) {
      int net =
          game.netSeedsForSouth() - game.position().southStore() + game.position().northStore();
      return 100 * (game.toMove() == Side.SOUTH ? net : -net);
    }
    if (played.contains(game.position())) {
      boolean ownSide = game.rules().repetition() == OwareRules.Repetition.EACH_KEEPS_OWN_SIDE;
      return ownSide ? 100 * OwareRules.netSeedsWithoutMove(mover, other) : 0;
    }
    if (seeds <= tables.mostSeeds()) {
      int value =
          tables.findNetSeedsForMover(
              mover, other, seeds, game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT));
      if (value != OwareTable.UNKNOWN) {
        return 100 * value;
      }
    }
    int lowest = -100 * seeds;
    int highest = 100 * seeds;
    if (tables.haveBounds() && seeds <= tables.mostSeeds()) {
      lowest = 100 * tables.lowestForMover(mover, other, seeds);
      highest = 100 * tables.highestForMover(mover, other, seeds);
    }
    int found = depth == 0 ? Evaluation.hundredthsForMover(mover, other) : best(game, depth);
    return Math.max(lowest, Math.min(highest, found));
  }
}
