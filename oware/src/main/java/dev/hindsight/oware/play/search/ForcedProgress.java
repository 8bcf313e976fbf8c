package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the way to a value that a table promises. A table without a turn limit says what a board is
 * worth, not how long it takes: whoever only keeps the value can walk in circles until a position
 * comes back and the game ends for less.
 *
 * <p>Progress is a capture or the end of the game with the value kept, or a move of the other
 * player that gives seeds away. The shortest way that the other player cannot avoid is sought by
 * looking 1, 3, 5, … plies ahead, only at moves that keep the value, which are few. Whoever plays
 * the first move of a shortest way each time gets one step nearer each time.
 */
final class ForcedProgress {
  static final int NONE = -1;

  private static final int MOST_DEPTH = 99;

  private final OwareRules rules;
  private final ExactTables tables;
  private final PlayedPositions played;
  private int boardsLeft;

  /** For boards with the player who makes progress to move: the depth that was not enough. */
  private final Map<OwarePosition, Integer> notWithin = new HashMap<>();

  private ForcedProgress(OwareGame game, ExactTables tables, int mostBoards) {
    this.rules = game.rules();
    this.tables = tables;
    this.played = new PlayedPositions(game);
    this.boardsLeft = mostBoards;
  }

  /**
   * The first move of a shortest way, or {@link #NONE} if there is none within reach.
   *
   * @param netSeeds what the board is worth to its mover, as the tables say
   * @param mostBoards to look at, so that no search takes too long
   */
  static int find(OwareGame game, ExactTables tables, int netSeeds, int mostBoards) {
    ForcedProgress progress = new ForcedProgress(game, tables, mostBoards);
    long mover = game.position().moverRow();
    long other = game.position().otherRow();
    for (int depth = 1; depth <= MOST_DEPTH && progress.boardsLeft > 0; depth += 2) {
      int pit = progress.findPit(mover, other, netSeeds, depth, 0);
      if (pit != NONE) {
        return pit;
      }
    }
    return NONE;
  }

  /** A move of the player to move that forces progress within this many plies, or {@link #NONE}. */
  private int findPit(long mover, long other, int netSeeds, int depth, int ply) {
    OwarePosition board = OwarePosition.ofRows(mover, other);
    if (notWithin.getOrDefault(board, 0) >= depth || boardsLeft-- <= 0) {
      return NONE;
    }
    MoveList moves = moves(mover, other);
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      long nextMover = moves.otherAfter[pit];
      long nextOther = moves.moverAfter[pit];
      int captured = moves.captured[pit];
      if (captured - value(nextMover, nextOther) == netSeeds
          && (captured > 0 || isForced(nextMover, nextOther, netSeeds, depth - 1, ply + 1))) {
        return pit;
      }
    }
    notWithin.put(board, depth);
    return NONE;
  }

  /** Whether every move of the other player, who is the mover here, leads to progress. */
  private boolean isForced(long mover, long other, int netSeedsForOther, int depth, int ply) {
    if (played.contains(mover, other, ply)) {
      return -played.netSeedsForMover(mover, other) >= netSeedsForOther;
    }
    MoveList moves = moves(mover, other);
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      long nextMover = moves.otherAfter[pit];
      long nextOther = moves.moverAfter[pit];
      int captured = moves.captured[pit];
      int next = value(nextMover, nextOther);
      if (next == OwareTable.UNKNOWN) {
        return false;
      }
      boolean givesSeedsAway = next - captured > netSeedsForOther;
      if (captured == 0
          && !givesSeedsAway
          && !leadsOn(nextMover, nextOther, netSeedsForOther, depth - 1, ply + 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean leadsOn(long mover, long other, int netSeeds, int depth, int ply) {
    if (played.contains(mover, other, ply)) {
      return played.netSeedsForMover(mover, other) >= netSeeds;
    }
    if (moves(mover, other).count == 0) {
      return true;
    }
    return depth > 0 && findPit(mover, other, netSeeds, depth, ply) != NONE;
  }

  private MoveList moves(long mover, long other) {
    MoveList moves = new MoveList(rules);
    moves.fill(mover, other, TranspositionTable.NO_PIT);
    return moves;
  }

  private int value(long mover, long other) {
    return tables.findNetSeedsForMover(
        mover, other, Row.total(mover) + Row.total(other), OwareRules.NO_TURN_LIMIT);
  }
}
