package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The first moves of a turn by static equity, valued again with other leave values, such as those
 * for the tiles that are really left. The board and the score of a move count as before, and a pass
 * keeps its equity, because it keeps a whole rack.
 */
public final class RevaluedMoves {
  private final RankedMove first;
  private final RankedMove best;
  private final int bestEquity;
  private final int firstEquity;

  /** What tiles kept are worth, in millipoints. */
  @FunctionalInterface
  public interface LeaveValues {
    /**
     * The value of a leave.
     *
     * @param leave by letter; fewer tiles than a full rack
     */
    int millipoints(int[] leave);
  }

  /**
   * @param moves at least one, the best by static equity first
   */
  public RevaluedMoves(List<RankedMove> moves, TileSet tiles, LeaveValues values) {
    // Many moves keep the same tiles, and a value may take a while.
    Map<Tiles, Integer> known = new HashMap<>();
    RankedMove leader = moves.get(0);
    int most = Integer.MIN_VALUE;
    int ofFirst = 0;
    for (RankedMove move : moves) {
      int equity = move.equityMillipoints();
      if (!(move.move() instanceof Pass)) {
        equity +=
            known.computeIfAbsent(
                    move.leave(),
                    leave -> values.millipoints(TileCounts.count(leave, tiles.letterCount())))
                - move.leaveMillipoints();
      }
      ofFirst = move.equals(moves.get(0)) ? equity : ofFirst;
      if (equity > most) {
        most = equity;
        leader = move;
      }
    }
    this.first = moves.get(0);
    this.best = leader;
    this.bestEquity = most;
    this.firstEquity = ofFirst;
  }

  /** The best by the other values, as it was ranked before; of equals the first. */
  public RankedMove best() {
    return best;
  }

  /** What the best is worth by the other values. */
  public int bestMillipoints() {
    return bestEquity;
  }

  /** Whether the best is not the one that was first. */
  public boolean isAnother() {
    return !best.equals(first);
  }

  /** By how much the best is above the one that was first, by the other values. */
  public int gainedMillipoints() {
    return bestEquity - firstEquity;
  }

  /** By how much the best is below the one that was first, as they were ranked before. */
  public int givenUpMillipoints() {
    return first.equityMillipoints() - best.equityMillipoints();
  }
}
