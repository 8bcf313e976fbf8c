package dev.hindsight.workbench.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.core.runs.Crew;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BackgammonQuizTest {
  private static Crew crew;

  @BeforeAll
  static void open() {
    crew = new Crew(2);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  private static BackgammonQuiz draw(int positions, int checkers, long seed) {
    return BackgammonQuiz.draw(BearoffShelf.NONE, positions, checkers, seed, crew);
  }

  @Test
  void theSameSeedGivesTheSameQuestions() {
    BackgammonQuiz quiz = draw(8, 5, 3);
    assertThat(quiz.questions()).hasSize(8).isEqualTo(draw(8, 5, 3).questions());
    assertThat(quiz.questions()).isNotEqualTo(draw(8, 5, 4).questions());
  }

  @Test
  void theRightAnswerIsWhatAskSays() {
    BackgammonAsk ask = new BackgammonAsk(BearoffShelf.NONE, crew);
    int played = 0;
    for (QuizQuestion question : draw(12, 5, 1).questions()) {
      QuizQuestion.Choice best = question.choices().get(question.best());
      BackgammonAnswer answer = ask.answer(question.position());
      assertThat(best.loss()).isZero();
      if (question.kind() == QuizQuestion.Kind.CUBE) {
        assertThat(best.words()).isEqualTo(answer.cube().action());
      } else {
        assertThat(best.words()).isEqualTo(answer.moves().get(0).move());
        played++;
      }
    }
    assertThat(played).isPositive();
  }

  @Test
  void whatIsNoQuizIsRefused() {
    assertThatThrownBy(() -> draw(0, 5, 1)).hasMessageContaining("1 to 1000 positions, not 0");
    assertThatThrownBy(() -> draw(1, 9, 1)).hasMessageContaining("1 to 8 checkers");
  }
}
