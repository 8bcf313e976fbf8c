package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.Xgid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A quiz with its answers, for programs that ask the questions themselves. */
public record QuizJson(long seed, String source, List<Question> questions) {
  /**
   * One question.
   *
   * @param kind {@code checker play} or {@code cube}
   * @param dice as {@code 6-5}; null before the roll
   * @param best the letter of the right answer
   */
  public record Question(
      int number,
      String kind,
      String xgid,
      String positionId,
      @Nullable String dice,
      List<Choice> choices,
      String best) {}

  /** One answer; the loss is in equity, 0.001 is a millipoint. */
  public record Choice(
      String letter, String choice, @Nullable Double winProbability, double equity, double loss) {}

  static QuizJson of(BackgammonQuiz quiz) {
    List<Question> questions = new ArrayList<>();
    for (QuizQuestion question : quiz.questions()) {
      questions.add(of(questions.size() + 1, question));
    }
    return new QuizJson(quiz.seed(), quiz.source(), questions);
  }

  private static Question of(int number, QuizQuestion question) {
    List<Choice> choices = new ArrayList<>();
    for (QuizQuestion.Choice choice : question.choices()) {
      choices.add(
          new Choice(
              letter(choices.size()),
              choice.words(),
              choice.winProbability(),
              choice.equity(),
              choice.loss()));
    }
    Dice dice = question.position().dice();
    return new Question(
        number,
        question.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
        Xgid.write(question.position()),
        GnubgId.writeBoard(question.position().board()),
        dice == null ? null : dice.toString(),
        choices,
        letter(question.best()));
  }

  public static String letter(int choice) {
    return String.valueOf((char) ('A' + choice));
  }
}
