package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.RankedMove;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.TrialRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Questions from a table: positions drawn at random until the decision is close, so that the second
 * best costs something but not much. Checker plays and, if the table knows the cube, cube decisions
 * take turns. A question depends on the seed and its number alone.
 */
public final class BearoffQuiz {
  /** The error that a close decision invites, in equity: from 3 to 50 millipoints. */
  static final double LEAST_ERROR = 0.003;

  static final double GREATEST_ERROR = 0.050;

  /** Moves to choose from at most. */
  private static final int MOST_CHOICES = 5;

  /** Close decisions are found after a few dozen draws; without any there is an end to it. */
  private static final int MOST_DRAWS = 20_000;

  private final PairValues values;
  private final BearoffAdvice advice;
  private final BearoffIndex index;
  private final long seed;

  /**
   * @param index the sides to draw from, all of them known to {@code values}
   */
  public BearoffQuiz(PairValues values, BearoffIndex index, long seed) {
    this.values = values;
    this.advice = new BearoffAdvice(values);
    this.index = index;
    this.seed = seed;
  }

  /** The question of this number, from 0; empty if no close decision was met. */
  public Optional<QuizQuestion> find(int number) {
    RandomGenerator random = TrialRandom.of(seed, number);
    boolean aboutCube = values.isCubeful() && number % 2 == 1;
    for (int draw = 0; draw < MOST_DRAWS; draw++) {
      Board board = draw(random);
      Optional<QuizQuestion> question =
          aboutCube ? cubeQuestion(board, random) : checkerPlay(board, random);
      if (question.isPresent()) {
        return question;
      }
    }
    return Optional.empty();
  }

  private Board draw(RandomGenerator random) {
    long mover = index.unrank(1 + random.nextInt(index.size() - 1));
    long other = index.unrank(1 + random.nextInt(index.size() - 1));
    return new Board(mover, 0, other, 0);
  }

  private Optional<QuizQuestion> checkerPlay(Board board, RandomGenerator random) {
    Dice dice = new Dice(1 + random.nextInt(6), 1 + random.nextInt(6));
    CubeState state = values.isCubeful() ? anyCube(random) : CubeState.CUBELESS;
    List<RankedMove> moves = advice.rank(board, dice, state);
    if (moves.size() < 2 || !isClose(equity(moves, 0, state) - equity(moves, 1, state))) {
      return Optional.empty();
    }
    List<QuizQuestion.Choice> choices = new ArrayList<>();
    double best = equity(moves, 0, state);
    for (RankedMove move : moves.subList(0, Math.min(moves.size(), MOST_CHOICES))) {
      BearoffValue value = Objects.requireNonNull(move.value());
      choices.add(
          new QuizQuestion.Choice(
              MoveNotation.write(move.move()),
              value.winProbability(),
              value.equity(state),
              best - value.equity(state)));
    }
    choices.sort(Comparator.comparing(QuizQuestion.Choice::words));
    Turn turn = Turn.toMove(Player.X, dice);
    return Optional.of(
        new QuizQuestion(position(board, turn, state), QuizQuestion.Kind.CHECKER_PLAY, choices));
  }

  private static double equity(List<RankedMove> moves, int rank, CubeState state) {
    return Objects.requireNonNull(moves.get(rank).value()).equity(state);
  }

  private Optional<QuizQuestion> cubeQuestion(Board board, RandomGenerator random) {
    CubeState state = random.nextBoolean() ? CubeState.CENTRED : CubeState.OWNED;
    CubeEquities cube = Objects.requireNonNull(BearoffValue.beforeRoll(values, board).cube());
    CubeDecision decision = CubeDecision.of(cube.of(state), cube.opponents());
    // Beyond the point where the opponent passes, whether to double is no longer a question.
    boolean closeDouble =
        decision.doubleTake() <= CubeDecision.DOUBLE_PASS
            && isClose(Math.abs(decision.noDouble() - decision.doubleTake()));
    boolean closeTake =
        decision.action() != CubeAction.NO_DOUBLE
            && isClose(Math.abs(decision.doubleTake() - CubeDecision.DOUBLE_PASS));
    if (!closeDouble && !closeTake) {
      return Optional.empty();
    }
    List<QuizQuestion.Choice> choices =
        List.of(
            choice(CubeAction.NO_DOUBLE, decision.noDouble(), decision.costOfNoDouble()),
            choice(
                CubeAction.DOUBLE_TAKE,
                decision.doubleTake(),
                decision.costOfDouble() + decision.costOfTake()),
            choice(
                CubeAction.DOUBLE_PASS,
                CubeDecision.DOUBLE_PASS,
                decision.costOfDouble() + decision.costOfPass()));
    Turn turn = Turn.toRoll(Player.X);
    return Optional.of(
        new QuizQuestion(position(board, turn, state), QuizQuestion.Kind.CUBE, choices));
  }

  private static QuizQuestion.Choice choice(CubeAction action, double equity, double loss) {
    return new QuizQuestion.Choice(action.words(), null, equity, loss);
  }

  private static boolean isClose(double difference) {
    return difference >= LEAST_ERROR && difference <= GREATEST_ERROR;
  }

  private static CubeState anyCube(RandomGenerator random) {
    return switch (random.nextInt(3)) {
      case 0 -> CubeState.OWNED;
      case 1 -> CubeState.CENTRED;
      default -> CubeState.OPPONENTS;
    };
  }

  private static BackgammonPosition position(Board board, Turn turn, CubeState state) {
    @Nullable Player owner =
        switch (state) {
          case OWNED -> Player.X;
          case OPPONENTS -> Player.O;
          case CENTRED, CUBELESS -> null;
        };
    Cube cube = owner == null ? Cube.CENTRED : new Cube(2, owner);
    return new BackgammonPosition(
        board, turn, cube, MatchScore.MONEY, GameOptions.PLAIN, GamePhase.PLAYING);
  }
}
