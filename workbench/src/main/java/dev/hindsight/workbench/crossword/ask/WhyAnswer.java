package dev.hindsight.workbench.crossword.ask;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A play taken apart: what its equity is made of, in points.
 *
 * @param position as CGP
 * @param rank of the play among all moves, from 1
 * @param move as people write it
 * @param score its points
 * @param leave tiles that stay on the rack
 * @param leaveValue what they count here; with an empty bag, what the end of the game adds
 * @param leaveValueOfFullBag what they would count for a full bag; null if that is the same
 * @param squares what its tiles are worth where they lie, one by one
 * @param equity the sum
 * @param bound of a solved ending, what the equity is: exact, at most, at least or estimate; null
 *     if nothing was solved
 */
public record WhyAnswer(
    String position,
    int rank,
    String move,
    int score,
    String leave,
    BigDecimal leaveValue,
    @Nullable BigDecimal leaveValueOfFullBag,
    List<Tile> squares,
    BigDecimal equity,
    @Nullable String bound) {
  /**
   * A tile put down.
   *
   * @param square such as 8H
   * @param tile as on the board, a blank in lower case
   * @param points that it scores by itself, whatever the square multiplies
   * @param value of lying there; 0 without placement values, except for vowels of an opening
   */
  public record Tile(String square, String tile, int points, BigDecimal value) {}
}
