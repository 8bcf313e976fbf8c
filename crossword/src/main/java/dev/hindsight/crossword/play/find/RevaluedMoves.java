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
  private final List<RankedMove> moves;

  /** By place among the moves: equity by the other values. */
  private final int[] equities;

  private final int best;

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
    this.moves = moves;
    this.equities = new int[moves.size()];
    // Many moves keep the same tiles, and a value may take a while.
    Map<Tiles, Integer> known = new HashMap<>();
    int leader = 0;
    for (int place = 0; place < equities.length; place++) {
      RankedMove move = moves.get(place);
      equities[place] = move.equityMillipoints();
      if (!(move.move() instanceof Pass)) {
        equities[place] +=
            known.computeIfAbsent(
                    move.leave(),
                    leave -> values.millipoints(TileCounts.count(leave, tiles.letterCount())))
                - move.leaveMillipoints();
      }
      leader = equities[place] > equities[leader] ? place : leader;
    }
    this.best = leader;
  }

  /** The best by the other values, as it was ranked before; of equals the first. */
  public RankedMove best() {
    return moves.get(best);
  }

  /** What the best is worth by the other values. */
  public int bestMillipoints() {
    return equities[best];
  }

  /** Whether the best is not the one that was first. */
  public boolean isAnother() {
    return best > 0;
  }

  /** By how much the best is above the one that was first, by the other values. */
  public int gainedMillipoints() {
    return equities[best] - equities[0];
  }

  /** By how much the best is below the one that was first, as they were ranked before. */
  public int givenUpMillipoints() {
    return moves.get(0).equityMillipoints() - best().equityMillipoints();
  }
}
