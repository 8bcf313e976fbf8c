package dev.hindsight.workbench.oware;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A recorded game, judged move by move. Values are net seeds for the mover, from the move on.
 *
 * @param rules the name of the variant
 * @param result as it is recorded, such as {@code 27-21}, or {@code *}
 * @param moves in the order of the game
 * @param players South, then North
 */
public record ReviewedGame(
    String rules, String result, List<ReviewedMove> moves, List<ReviewedPlayer> players) {
  /**
   * One move.
   *
   * @param ply 1 for the first move of the game
   * @param position before the move
   * @param player South or North
   * @param move the pit played, A…F for South and a…f for North
   * @param best the best pit; the one played if none is better
   * @param value what the move played is worth
   * @param bestValue what the best is worth
   * @param lost the difference; 0 for a best move
   * @param exact whether both values are proven
   * @param source which table, or how deep a search, judged
   * @param turningPoint whether the move turned a win, a draw or a loss with best play into
   *     another; where that is not proven, it must have lost at least two seeds as well
   */
  public record ReviewedMove(
      int ply,
      String position,
      String player,
      String move,
      String best,
      BigDecimal value,
      BigDecimal bestValue,
      BigDecimal lost,
      boolean exact,
      String source,
      boolean turningPoint) {}

  /**
   * What a player made of the game.
   *
   * @param player South or North
   * @param name as it is recorded, or null
   * @param moves how many there were
   * @param mistakes moves that lost anything
   * @param seedsLost by all of them, against best play each time
   * @param provenSeedsLost by those that are judged exactly
   * @param worst the ply of the move that lost most, the first of them; null if none lost
   */
  public record ReviewedPlayer(
      String player,
      @Nullable String name,
      int moves,
      int mistakes,
      BigDecimal seedsLost,
      BigDecimal provenSeedsLost,
      @Nullable Integer worst) {}
}
