package dev.hindsight.workbench.oware;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a position: its value, every legal move, and the line of best play.
 *
 * @param position as it is written, {@code 4-4-…-0-0-S}
 * @param rules the name of the variant
 * @param turnsLeft plies before the game is stopped, or null without a limit
 * @param value net seeds for the player to move from here on; a whole number if exact
 * @param exact whether the value is proven
 * @param source which table, or how deep a search, the value comes from
 * @param lowest at least this, whatever a repetition is worth; null if nothing better is known
 * @param highest at most this, whatever a repetition is worth; null if nothing better is known
 * @param moves every legal move, best first; none if the game is over
 * @param line the moves of best play as far as it is known
 */
public record OwareAnswer(
    String position,
    String rules,
    @Nullable Integer turnsLeft,
    BigDecimal value,
    boolean exact,
    String source,
    @Nullable Integer lowest,
    @Nullable Integer highest,
    List<Move> moves,
    List<String> line) {

  /**
   * A legal move.
   *
   * @param move the pit, A…F for South and a…f for North
   * @param captured seeds captured at once
   * @param value net seeds for the player to move from here on, the captured ones among them
   * @param exact whether the value is proven
   * @param after the position after the move
   */
  public record Move(String move, int captured, BigDecimal value, boolean exact, String after) {}
}
