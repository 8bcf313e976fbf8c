package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Move;
import java.util.List;
import java.util.function.Supplier;

/**
 * Every legal move of a roll, best first.
 *
 * @param byPlace equities of the best move for each place of the cube by itself, worked out when
 *     they are asked for
 */
public record Ranking(Origin origin, List<Play> plays, Supplier<CubeEquities> byPlace) {

  /**
   * A move.
   *
   * @param after the board after it, still seen by the player who makes it
   * @param chances of that player
   * @param equity with the cube where it is
   * @param loss of equity against the best
   * @param plies that were looked ahead
   */
  public record Play(
      Move move, Board after, ResultChances chances, double equity, double loss, int plies) {
    Play withLoss(double lost) {
      return new Play(move, after, chances, equity, lost, plies);
    }
  }

  public Play best() {
    return plays.get(0);
  }

  /** The play that leads to a board, which must be legal. */
  public Play of(Board after) {
    return plays.stream()
        .filter(play -> play.after().equals(after))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no move leads to " + after));
  }
}
