package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision: a position with dice and a few of its moves, a position before the roll and what to
 * do with the cube, or a double and its answers.
 *
 * @param choices in an order that says nothing about which is best
 */
public record QuizQuestion(BackgammonPosition position, Kind kind, List<Choice> choices) {
  /** What has to be decided. */
  public enum Kind {
    CHECKER_PLAY,
    CUBE,

    /** A double has been offered. */
    ANSWER
  }

  /**
   * One possible decision.
   *
   * @param words such as {@code 6/off 4/3} or {@code double, take}
   * @param winProbability of the player on roll; null for the cube, which does not change it
   * @param equity of the player on roll, per unit of the cube as it stands
   * @param loss against the right decision, at least 0; for the cube the errors of both players
   */
  public record Choice(String words, @Nullable Double winProbability, double equity, double loss) {}

  public QuizQuestion {
    choices = List.copyOf(choices);
    if (choices.size() < 2) {
      throw new IllegalArgumentException("a question needs something to choose from");
    }
  }

  /** The right decision. */
  public int best() {
    int best = 0;
    for (int choice = 1; choice < choices.size(); choice++) {
      if (choices.get(choice).loss() < choices.get(best).loss()) {
        best = choice;
      }
    }
    return best;
  }
}
