package dev.hindsight.backgammon.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.runs.Crew;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class BearoffQuizTest {
  private static final SpotBearoff VALUES = solved();
  private static final BearoffIndex INDEX = new BearoffIndex(6, 4);

  private static SpotBearoff solved() {
    try (Crew crew = new Crew(2)) {
      return new SpotBearoff(4, crew);
    }
  }

  @Test
  void everyQuestionIsCloseAndHasOneRightAnswer() {
    BearoffQuiz quiz = new BearoffQuiz(new MoneyJudge(VALUES), INDEX, MatchScore.MONEY, 1);
    for (int number = 0; number < 40; number++) {
      QuizQuestion question = quiz.find(number).orElseThrow();
      assertThat(question.choices().get(question.best()).loss()).as("question %d", number).isZero();
      assertThat(question.choices())
          .as("question %d", number)
          .allSatisfy(choice -> assertThat(choice.loss()).isNotNegative())
          .anySatisfy(
              choice ->
                  assertThat(choice.loss())
                      .isBetween(BearoffQuiz.LEAST_ERROR, BearoffQuiz.GREATEST_ERROR));
    }
  }

  @Test
  void theMovesAreLegalAndTheLossesThoseOfTheAdvice() {
    BearoffQuiz quiz = new BearoffQuiz(new MoneyJudge(VALUES), INDEX, MatchScore.MONEY, 2);
    for (int number = 0; number < 20; number += 2) {
      QuizQuestion question = quiz.find(number).orElseThrow();
      BackgammonPosition position = question.position();
      Dice dice = Objects.requireNonNull(position.dice());
      assertThat(question.choices())
          .allSatisfy(
              choice ->
                  assertThat(
                          MoveNotation.write(
                              MoveNotation.parse(choice.words(), position.board(), dice)))
                      .isEqualTo(choice.words()));
    }
  }

  @Test
  void aQuestionDependsOnItsSeedAndNumberAlone() {
    BearoffQuiz one = new BearoffQuiz(new MoneyJudge(VALUES), INDEX, MatchScore.MONEY, 3);
    BearoffQuiz other = new BearoffQuiz(new MoneyJudge(VALUES), INDEX, MatchScore.MONEY, 3);
    other.find(0);
    other.find(1);
    assertThat(one.find(2)).isEqualTo(other.find(2));
    assertThat(new BearoffQuiz(new MoneyJudge(VALUES), INDEX, MatchScore.MONEY, 4).find(2))
        .isNotEqualTo(one.find(2));
  }

  @Test
  void withOneCheckerEachThereIsNothingToAsk() {
    BearoffQuiz quiz =
        new BearoffQuiz(new MoneyJudge(VALUES), new BearoffIndex(6, 1), MatchScore.MONEY, 1);
    assertThat(quiz.find(0)).isEmpty();
  }
}
