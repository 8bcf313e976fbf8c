package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.build.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.BearoffQuiz;
import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Crew;
import java.util.ArrayList;
import java.util.List;

/**
 * A quiz about close bearoff decisions, every one with its exact answer.
 *
 * @param seed the same seed, table and size give the same questions
 * @param source where the answers come from
 */
public record BackgammonQuiz(long seed, String source, List<QuizQuestion> questions) {
  private static final int MOST_POSITIONS = 1_000;

  /** Checkers of a quiz without a table. */
  private static final int MOST_SPOT_CHECKERS = 8;

  /**
   * Draws the questions: from the first two-sided table given, or else from one solved on the spot.
   *
   * @throws IllegalArgumentException if there are no such questions
   */
  public static BackgammonQuiz draw(
      BearoffShelf tables, int positions, int checkers, long seed, Crew crew) {
    if (positions < 1 || positions > MOST_POSITIONS) {
      throw new IllegalArgumentException(
          "a quiz has 1 to " + MOST_POSITIONS + " positions, not " + positions);
    }
    if (tables.twoSided().isEmpty() && !tables.oneSided().isEmpty()) {
      throw new IllegalArgumentException(
          "a quiz needs a two-sided table, because a one-sided one does not know the best move");
    }
    BearoffTable table = tables.twoSided().isEmpty() ? null : tables.twoSided().get(0);
    int most = table == null ? MOST_SPOT_CHECKERS : table.index().checkers();
    if (checkers < 1 || checkers > most) {
      throw new IllegalArgumentException(
          "sides may have 1 to "
              + most
              + (table == null ? " checkers without a table" : " checkers in this table")
              + ", not "
              + checkers);
    }
    PairValues values = table == null ? new SpotBearoff(checkers, crew) : new TableValues(table);
    int points = table == null ? Checkers.HOME_POINTS : table.index().points();
    BearoffQuiz quiz = new BearoffQuiz(values, new BearoffIndex(points, checkers), seed);
    List<QuizQuestion> questions = new ArrayList<>();
    for (int number = 0; number < positions; number++) {
      quiz.find(number).ifPresent(questions::add);
    }
    if (questions.isEmpty()) {
      throw new IllegalArgumentException(
          "there are no close decisions with so few checkers; ask for more with --checkers");
    }
    return new BackgammonQuiz(seed, values.name(), List.copyOf(questions));
  }
}
