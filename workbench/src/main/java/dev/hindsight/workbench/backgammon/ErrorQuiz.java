package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.QuizQuestion;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.review.Alternative;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A quiz of the errors in a reviewed match: the positions in which somebody went wrong, with what
 * could have been done. Whoever has to decide is X, so that all of them look alike.
 */
public final class ErrorQuiz {
  private ErrorQuiz() {}

  /**
   * The worst errors, in the order of the match.
   *
   * @param player whose: a name, or 1 or 2 in the order of the record; of both if empty
   * @param positions at most so many
   * @param least what an error has lost at least, per unit of the cube
   * @throws IllegalArgumentException if nobody has that name, or there are no such errors
   */
  public static BackgammonQuiz of(
      ReviewedMatch match, Optional<String> player, int positions, double least) {
    player.ifPresent(name -> checkPlayer(match, name));
    List<ReviewedTurn> worst =
        match.turns().stream()
            .filter(turn -> turn.loss() >= least && turn.alternatives().size() > 1)
            .filter(turn -> player.isEmpty() || isOf(turn, player.get()))
            .sorted(Comparator.comparingDouble(ReviewedTurn::loss).reversed())
            .limit(positions)
            .toList();
    if (worst.isEmpty()) {
      throw new IllegalArgumentException(
          "there are no errors that lost so much"
              + (match.problems().isEmpty() ? "" : " in what could be read")
              + "; ask for smaller ones with `least`");
    }
    List<BackgammonQuiz.Question> questions = new ArrayList<>();
    for (ReviewedTurn turn : match.turns()) {
      if (worst.contains(turn)) {
        questions.add(BackgammonQuiz.Question.of(questions.size() + 1, question(turn)));
      }
    }
    return new BackgammonQuiz(0, match.nets(), null, List.copyOf(questions));
  }

  private static void checkPlayer(ReviewedMatch match, String name) {
    boolean isThere =
        match.players().stream()
            .anyMatch(
                one ->
                    name.equals(one.player().name())
                        || name.equals(Integer.toString(one.player().number())));
    if (!isThere) {
      throw new IllegalArgumentException(
          "nobody in "
              + match.file()
              + " is called "
              + name
              + "; give 1 or 2, or one of the names: "
              + String.join(
                  ", ",
                  match.players().stream()
                      .map(one -> String.valueOf(one.player().name()))
                      .toList()));
    }
  }

  private static boolean isOf(ReviewedTurn turn, String name) {
    return name.equals(turn.player().name())
        || name.equals(Integer.toString(turn.player().number()));
  }

  private static QuizQuestion question(ReviewedTurn turn) {
    QuizQuestion.Kind kind =
        switch (turn.kind()) {
          case MOVE -> QuizQuestion.Kind.CHECKER_PLAY;
          case CUBE -> QuizQuestion.Kind.CUBE;
          case ANSWER -> QuizQuestion.Kind.ANSWER;
        };
    Stream<QuizQuestion.Choice> choices = turn.alternatives().stream().map(ErrorQuiz::choice);
    List<QuizQuestion.Choice> ordered =
        kind == QuizQuestion.Kind.CHECKER_PLAY
            ? choices.sorted(Comparator.comparing(QuizQuestion.Choice::words)).toList()
            : choices.toList();
    return new QuizQuestion(withDeciderAsX(turn.position()), kind, ordered);
  }

  private static QuizQuestion.Choice choice(Alternative one) {
    return new QuizQuestion.Choice(
        one.choice().toString(), one.winProbability(), one.equity(), one.loss());
  }

  private static BackgammonPosition withDeciderAsX(BackgammonPosition position) {
    if (position.turn().toDecide() == Player.X) {
      return position;
    }
    Turn turn = position.turn();
    Cube cube = position.cube();
    MatchScore score = position.score();
    return new BackgammonPosition(
        position.board(),
        new Turn(turn.onRoll().opponent(), Player.X, turn.dice(), turn.offer(), turn.resignation()),
        new Cube(cube.value(), opponent(cube.owner())),
        new MatchScore(score.length(), score.oPoints(), score.xPoints(), score.crawford()),
        position.options(),
        position.phase());
  }

  private static @Nullable Player opponent(@Nullable Player player) {
    return player == null ? null : player.opponent();
  }
}
