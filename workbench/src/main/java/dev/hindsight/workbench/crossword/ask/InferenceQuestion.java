package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import java.util.List;

/**
 * What is asked about a move.
 *
 * @param observation the move, the position before it, and what tiles are known
 * @param options what the text of the position said besides; written again with the answer
 * @param criterion how well a rack must explain the move
 * @param listed how many leaves to list at most
 */
public record InferenceQuestion(
    Observation observation, List<CgpPosition.Option> options, Criterion criterion, int listed) {
  public InferenceQuestion {
    options = List.copyOf(options);
  }

  /** A question about a position that was not written by anybody. */
  public InferenceQuestion(Observation observation, Criterion criterion, int listed) {
    this(observation, List.of(), criterion, listed);
  }
}
