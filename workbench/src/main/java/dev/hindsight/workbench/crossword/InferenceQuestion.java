package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import org.jspecify.annotations.Nullable;

/**
 * What is asked about a move.
 *
 * @param position before the move; the mover is on turn
 * @param move a placement as people write it, or null for an exchange
 * @param exchanged how many tiles were exchanged, or null for a placement
 * @param moverKnown letters that the mover was known to hold before the move; may be empty
 * @param opponentKnown letters that the other player is known to hold; {@link #NAMED_RACK} for the
 *     rack that the position names; may be empty
 * @param criterion how well a rack must explain the move
 * @param listed how many leaves to list at most
 */
public record InferenceQuestion(
    CgpPosition position,
    @Nullable String move,
    @Nullable Integer exchanged,
    String moverKnown,
    String opponentKnown,
    Criterion criterion,
    int listed) {
  /** In place of letters: those of the position. Lower case, so no tile. */
  public static final String NAMED_RACK = "rack";

  public InferenceQuestion {
    if ((move == null) == (exchanged == null)) {
      throw new IllegalArgumentException("either a move or an exchange is asked about");
    }
  }
}
