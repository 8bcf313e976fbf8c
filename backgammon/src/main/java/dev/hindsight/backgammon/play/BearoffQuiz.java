package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.TrialRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Questions about the bearoff: positions drawn at random until the decision is close, so that the
 * second best costs something but not much. Checker plays and, if the judge knows the cube, cube
 * decisions take turns. A question depends on the seed and its number alone.
 */
public final class BearoffQuiz {
  /** The error that a close decision invites, in equity: from 3 to 50 millipoints. */
  static final double LEAST_ERROR = 0.003;

  static final double GREATEST_ERROR = 0.050;

  /** Less than the last digit that anybody is shown. */
  private static final double NOTHING = 1e-9;

  /** Moves to choose from at most. */
  private static final int MOST_CHOICES = 5;

  /** Close decisions are found after a few dozen draws; without any there is an end to it. */
  private static final int MOST_DRAWS = 20_000;

  private final QuizJudge judge;
  private final BearoffIndex index;
  private final MatchScore score;
  private final long seed;

  /**
   * @param judge who knows all positions of the index
   * @param index the sides to draw from
   * @param score at which the games are played
   */
  public BearoffQuiz(QuizJudge judge, BearoffIndex index, MatchScore score, long seed) {
    this.judge = judge;
    this.index = index;
    this.score = score;
    this.seed = seed;
  }

  /** The question of this number, from 0; empty if no close decision was met. */
  public Optional<QuizQuestion> find(int number) {
    RandomGenerator random = TrialRandom.of(seed, number);
    boolean aboutCube = judge.knowsCube() && !score.crawford() && number % 2 == 1;
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
    CubeState state = judge.knowsCube() ? anyCube(random) : CubeState.CUBELESS;
    BackgammonPosition position = position(board, Turn.toMove(Player.X, dice), state);
    List<QuizQuestion.Choice> moves = judge.moves(position);
    if (moves.size() < 2 || !isClose(moves.get(0).equity() - moves.get(1).equity())) {
      return Optional.empty();
    }
    List<QuizQuestion.Choice> choices =
        new ArrayList<>(moves.subList(0, Math.min(moves.size(), MOST_CHOICES)));
    choices.sort(Comparator.comparing(QuizQuestion.Choice::words));
    return Optional.of(new QuizQuestion(position, QuizQuestion.Kind.CHECKER_PLAY, choices));
  }

  private Optional<QuizQuestion> cubeQuestion(Board board, RandomGenerator random) {
    CubeState state = random.nextBoolean() ? CubeState.CENTRED : CubeState.OWNED;
    BackgammonPosition position = position(board, Turn.toRoll(Player.X), state);
    if (!position.mayDouble()) {
      return Optional.empty();
    }
    CubeDecision decision = judge.cube(position);
    // Beyond the point where the opponent passes, whether to double is no longer a question.
    boolean closeDouble =
        decision.doubleTake() <= CubeDecision.DOUBLE_PASS
            && isClose(Math.abs(decision.noDouble() - decision.doubleTake()));
    boolean closeTake =
        decision.action() != CubeAction.NO_DOUBLE
            && isClose(Math.abs(decision.doubleTake() - CubeDecision.DOUBLE_PASS));
    // As at double match point, where the cube counts for nothing and two answers are right.
    boolean isDead = Math.abs(decision.noDouble() - decision.doubleTake()) < NOTHING;
    if (isDead || (!closeDouble && !closeTake)) {
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
    return Optional.of(new QuizQuestion(position, QuizQuestion.Kind.CUBE, choices));
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

  /** A position for each value of the cube that is asked about at a score. */
  public static List<BackgammonPosition> cubesAt(MatchScore score) {
    int[] ace = new int[Checkers.BAR];
    ace[0] = 1;
    Board board = Board.of(ace, ace);
    return List.of(
        position(board, Turn.toRoll(Player.X), CubeState.CENTRED, score),
        position(board, Turn.toRoll(Player.X), CubeState.OWNED, score));
  }

  private BackgammonPosition position(Board board, Turn turn, CubeState state) {
    return position(board, turn, state, score);
  }

  private static BackgammonPosition position(
      Board board, Turn turn, CubeState state, MatchScore score) {
    @Nullable Player owner =
        switch (state) {
          case OWNED -> Player.X;
          case OPPONENTS -> Player.O;
          case CENTRED, CUBELESS -> null;
        };
    Cube cube = owner == null ? Cube.CENTRED : new Cube(2, owner);
    return new BackgammonPosition(board, turn, cube, score, GameOptions.PLAIN, GamePhase.PLAYING);
  }
}
