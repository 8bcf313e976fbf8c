package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.RecordedMove;
import dev.hindsight.workbench.answers.Inlined;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a review says of one line of a recorded game.
 *
 * @param number of the turn, from 1; a line that is not a turn has the number of the turn before it
 * @param player who had it
 * @param rack as recorded
 * @param position before it; null for a line that is not a turn
 * @param move the move, or what else happened
 * @param score points that the record gives it
 * @param total the player's score after it, as recorded
 * @param verdict null if it is not judged
 * @param unjudged why not; null if it is, or is not a turn
 * @param phony what became of a play with words that are not in the list; null for any other
 * @param phonies words that it makes and that are not in the list
 * @param sentence all that as people read it
 */
public record ReviewedTurn(
    int number,
    Seat player,
    Rack rack,
    @Nullable CgpPosition position,
    RecordedMove move,
    int score,
    int total,
    @Inlined @Nullable Verdict verdict,
    @Nullable Unjudged unjudged,
    @Nullable Phony phony,
    List<String> phonies,
    String sentence) {
  /**
   * A player of the game.
   *
   * @param number 1 or 2
   * @param name in full
   */
  public record Seat(int number, String name) {}

  /** Whether there is a verdict. */
  public boolean isJudged() {
    return verdict != null;
  }

  /** What people read of a turn: in text, page, notes and studio alike. */
  static String sentence(
      @Nullable Verdict verdict,
      @Nullable Unjudged unjudged,
      @Nullable Phony phony,
      List<String> phonies) {
    StringBuilder text = new StringBuilder();
    if (phony != null) {
      text.append("Not in the words: ").append(String.join(", ", phonies)).append("; ");
      text.append(phony.clause()).append(".");
    }
    if (unjudged != null) {
      text.append(text.isEmpty() ? "" : " ").append("Not judged: ").append(unjudged).append('.');
    }
    if (verdict != null) {
      text.append(text.isEmpty() ? "" : " ").append(sentence(verdict));
    }
    return text.toString();
  }

  private static String sentence(Verdict verdict) {
    String how = " (" + verdict.phase().clause() + completions(verdict) + ").";
    Equity gain = verdict.equity().minus(verdict.bestEquity());
    if (gain.isPositive() && verdict.winProbabilityLost() == 0) {
      String worth = "Worth " + gain.rounded() + " points more than the best valid move, ";
      return worth + verdict.best() + how;
    }
    if (verdict.loss().isPositive()) {
      return "Loses " + verdict.loss().rounded() + " points to " + verdict.best() + how;
    }
    return verdict.winProbabilityLost() > 0
        ? "Wins less often than " + verdict.best() + how
        : "Best" + how;
  }

  private static String completions(Verdict verdict) {
    Integer racks = verdict.completions();
    return racks == null
        ? ""
        : ", over " + racks + (racks == 1 ? " rack" : " racks") + " that it may have been";
  }
}
