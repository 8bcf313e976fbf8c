package dev.hindsight.workbench.backgammon.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz.Choice;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz.Question;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  private static CubeMethod cube() {
    try {
      return MatchEquityFile.method(Optional.empty());
    } catch (IOException noFileIsNamed) {
      throw new UncheckedIOException(noFileIsNamed);
    }
  }

  private static BackgammonQuiz draw(int positions, int checkers, MatchScore score, long seed) {
    return BackgammonQuiz.draw(BearoffShelf.NONE, positions, checkers, score, cube(), seed, crew);
  }

  @Test
  void atDoubleMatchPointOnlyWinsCount() {
    MatchScore score = new MatchScore(5, 4, 4, false);
    BackgammonQuiz quiz = draw(6, 5, score, 1);
    assertThat(quiz.questions()).isNotEmpty();
    for (Question question : quiz.questions()) {
      assertThat(question.kind()).isEqualTo(QuizQuestion.Kind.CHECKER_PLAY);
      assertThat(question.position().score()).isEqualTo(score);
      double best = question.right().winProbability();
      for (Choice choice : question.choices()) {
        assertThat(choice.loss()).isCloseTo(2 * (best - choice.winProbability()), within(1e-9));
      }
    }
  }

  @Test
  void atAScoreTheAnswersAreThoseOfAsk() {
    BackgammonAsk ask = new BackgammonAsk(BearoffShelf.NONE, NetChoice.usual(), cube(), crew);
    BackgammonQuiz quiz = draw(8, 5, new MatchScore(7, 3, 5, false), 1);
    int cubes = 0;
    for (Question question : quiz.questions()) {
      BackgammonAnswer answer = ask.answer(question.position());
      String right = question.right().choice();
      if (question.kind() == QuizQuestion.Kind.CUBE) {
        cubes++;
        assertThat(answer.cube().action()).hasToString(right);
      } else {
        assertThat(MoveNotation.write(answer.moves().get(0).move())).isEqualTo(right);
      }
    }
    assertThat(cubes).isPositive();
    assertThatThrownBy(() -> draw(1, 5, new MatchScore(5, 5, 0, false), 1))
        .hasMessageContaining("the match is over");
  }

  @Test
  void theHistoryIsReadAsItWasWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("state/hindsight/quiz.csv");
    QuizHistory none = QuizHistory.read(file);
    assertThat(none.entries()).isEmpty();
    QuizHistory two =
        none.with(new QuizHistory.Entry(1, 10, 7, 60)).with(new QuizHistory.Entry(2, 10, 9, 20));
    two.write(file);
    assertThat(QuizHistory.read(file)).isEqualTo(two);
    assertThat(two.mean()).isEqualTo(4);
    assertThat(two.last(1).mean()).isEqualTo(2);
    Files.writeString(file, "buy milk");
    assertThatThrownBy(() -> QuizHistory.read(file)).hasMessageContaining("line 1");
  }

  private static BackgammonQuiz draw(int positions, int checkers, long seed) {
    return draw(positions, checkers, MatchScore.MONEY, seed);
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
    for (Question question : draw(12, 5, 1).questions()) {
      Choice best = question.right();
      BackgammonAnswer answer = ask.answer(question.position());
      assertThat(best.loss()).isZero();
      if (question.kind() == QuizQuestion.Kind.CUBE) {
        assertThat(answer.cube().action()).hasToString(best.choice());
      } else {
        assertThat(best.choice()).isEqualTo(MoveNotation.write(answer.moves().get(0).move()));
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
