package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The first plays of a turn, each with what the opponent gets after it on average, over all racks
 * that he can hold.
 *
 * @param position as it was asked
 * @param plays the best by what is left of equity after the reply first
 * @param drawnRacks how many racks were drawn for chances of bingos and for squares
 * @param squares for the first play, by row and column: percent of the replies to drawn racks that
 *     put a tile there
 * @param words file of the words, or ENABLE
 * @param leaves file of the leave values; null if leaves count 0
 * @param placement file of the placement values; null if squares count 0
 */
public record RepliesAnswer(
    CgpPosition position,
    List<Play> plays,
    int drawnRacks,
    List<List<Integer>> squares,
    String words,
    @Nullable String leaves,
    @Nullable String placement) {
  /**
   * A play.
   *
   * @param move with the position that it is made in
   * @param score points
   * @param equity score, leave value and what else the evaluation adds
   * @param leave tiles that stay on the rack
   * @param reply equity that the opponent gets on average, exactly
   * @param replyDeviation points, over the racks
   * @param bingoPercent of the replies to drawn racks
   * @param net equity less the reply
   */
  public record Play(
      MoveInPosition move,
      int score,
      Equity equity,
      Rack leave,
      Equity reply,
      double replyDeviation,
      double bingoPercent,
      Equity net) {}
}
