package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A play taken apart: what its equity is made of, in points.
 *
 * @param position as it was asked
 * @param rank of the play among all moves, from 1
 * @param move with the position that it is made in
 * @param score its points
 * @param leave tiles that stay on the rack
 * @param leaveValue what they count here; with an empty bag, what the end of the game adds
 * @param leaveValueOfFullBag what they would count for a full bag; null if that is the same
 * @param squares what its tiles are worth where they lie, one by one
 * @param equity the sum
 * @param bound of a solved ending, what the equity is: null if nothing was solved
 */
public record WhyAnswer(
    CgpPosition position,
    int rank,
    MoveInPosition move,
    int score,
    Rack leave,
    Equity leaveValue,
    @Nullable Equity leaveValueOfFullBag,
    List<Tile> squares,
    Equity equity,
    CrosswordAnswer.@Nullable Bound bound) {
  /**
   * A tile put down.
   *
   * @param square such as 8H
   * @param tile as on the board, a blank in lower case
   * @param points that it scores by itself, whatever the square multiplies
   * @param value of lying there; 0 without placement values, except for vowels of an opening
   */
  public record Tile(Square square, String tile, int points, Equity value) {}
}
