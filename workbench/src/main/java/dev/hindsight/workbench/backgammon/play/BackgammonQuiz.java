package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.BearoffQuiz;
import dev.hindsight.backgammon.play.MoneyJudge;
import dev.hindsight.backgammon.play.QuizJudge;
import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.ScoredBearoffs;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A quiz: close bearoff decisions with their exact answers, or errors of a recorded match. */
public record BackgammonQuiz(
    @Says("the same seed, table and size give the same questions; 0 for a match") long seed,
    @Says("where the answers come from") String source,
    @Says("at which the games are played; `null` if each position has its own")
        @Nullable MatchScore score,
    @Says("one after the other") List<Question> questions) {
  private static final int MOST_POSITIONS = 1_000;

  /** Checkers of a quiz without a table. */
  private static final int MOST_SPOT_CHECKERS = 8;

  /** A position, and what may be done in it. */
  public record Question(
      @Says("from 1") int number,
      @Says("`checker play`, `cube`, or `answer` to a double") QuizQuestion.Kind kind,
      @Inlined BackgammonPosition position,
      @Says("the roll; `null` before it") @Nullable Dice dice,
      @Says("in an order that says nothing about which is best") List<Choice> choices,
      @Says("the letter of the right one") String best) {
    /** A question of that number in a quiz. */
    public static Question of(int number, QuizQuestion question) {
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
      return new Question(
          number,
          question.kind(),
          question.position(),
          question.position().dice(),
          List.copyOf(choices),
          letter(question.best()));
    }

    /** The right choice. */
    public Choice right() {
      return choices.stream().filter(one -> one.letter().equals(best)).findFirst().orElseThrow();
    }

    private static String letter(int choice) {
      return String.valueOf((char) ('A' + choice));
    }
  }

  /** One possible decision. */
  public record Choice(
      @Says("A, B, …") String letter,
      @Says("`6/off 4/3`, or `double, take`") String choice,
      @Says(
              value = "of the player on roll; `null` for the cube, which does not change it",
              unit = Unit.CHANCE,
              head = "wins")
          @Nullable Double winProbability,
      @Says(
              value = "of the player on roll, per unit of the cube as it stands",
              unit = Unit.CUBES,
              head = "equity")
          double equity,
      @Says(
              value = "against the right decision; for the cube the errors of both players",
              unit = Unit.CUBES,
              head = "loses")
          double loss) {}

  /**
   * Draws questions for money: from the first two-sided table given, or else from one solved on the
   * spot.
   *
   * @throws IllegalArgumentException if there are no such questions
   */
  public static BackgammonQuiz draw(
      BearoffShelf tables, int positions, int checkers, long seed, Crew crew) {
    return draw(tables, positions, checkers, MatchScore.MONEY, Optional.empty(), seed, crew);
  }

  /**
   * Draws questions at a score.
   *
   * @param score of a match, or {@link MatchScore#MONEY}
   * @param cube what the cube is worth at a score
   */
  public static BackgammonQuiz draw(
      BearoffShelf tables,
      int positions,
      int checkers,
      MatchScore score,
      CubeMethod cube,
      long seed,
      Crew crew) {
    return draw(
        tables,
        positions,
        checkers,
        score,
        score.isMoney() ? Optional.empty() : Optional.of(cube),
        seed,
        crew);
  }

  private static BackgammonQuiz draw(
      BearoffShelf tables,
      int positions,
      int checkers,
      MatchScore score,
      Optional<CubeMethod> cube,
      long seed,
      Crew crew) {
    if (score.isOver()) {
      throw new IllegalArgumentException("at this score the match is over");
    }
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
    QuizJudge judge =
        cube.<QuizJudge>map(
                method ->
                    new ScoreJudge(
                        new BackgammonJudge(
                            tables,
                            NetChoice.usual(),
                            method,
                            ScoredBearoffs.all(
                                BearoffQuiz.cubesAt(score), checkers, method.table(), crew),
                            crew)))
            .orElseGet(() -> new MoneyJudge(values));
    BearoffQuiz quiz = new BearoffQuiz(judge, new BearoffIndex(points, checkers), score, seed);
    List<Question> questions = new ArrayList<>();
    for (int number = 0; number < positions; number++) {
      quiz.find(number)
          .ifPresent(question -> questions.add(Question.of(questions.size() + 1, question)));
    }
    if (questions.isEmpty()) {
      throw new IllegalArgumentException(
          "there are no close decisions with so few checkers; ask for more with `checkers`");
    }
    String source = values.name() + cube.map(method -> "; " + method.table().name()).orElse("");
    return new BackgammonQuiz(seed, source, score, List.copyOf(questions));
  }
}
