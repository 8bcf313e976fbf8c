package dev.hindsight.backgammon;

import dev.hindsight.backgammon.play.cube.CubeAround;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.cube.CubefulLookahead;
import dev.hindsight.backgammon.play.evaluate.ChanceAdvice;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.JudgedMove;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutLines;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Estimates of any backgammon position for other programs, by nets that were trained in self-play:
 * where {@link Backgammon} knows, this judges.
 *
 * <pre>{@code
 * BackgammonNet net = BackgammonNet.builtIn();
 * net.moves("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")   // 8/5 6/5 first
 * }</pre>
 *
 * <p>Positions are written as for {@link Backgammon}. Score and cube count in {@link #value},
 * {@link #cube}, {@link #movesWithCube} and {@link #rollout}, and in nothing else. Immutable: any
 * number of threads may ask.
 */
public final class BackgammonNet {
  private final BackgammonNets nets;
  private final int plies;

  private BackgammonNet(BackgammonNets nets, int plies) {
    this.nets = nets;
    this.plies = plies;
  }

  /** The nets that come with the program, without a look ahead. */
  public static BackgammonNet builtIn() {
    return new BackgammonNet(DefaultNets.nets(), 0);
  }

  /** The nets of a file that was trained with Hindsight, without a look ahead. */
  public static BackgammonNet open(Path file) throws IOException {
    return new BackgammonNet(BackgammonNets.open(file), 0);
  }

  /**
   * These nets with a look-ahead: better, and slower by a factor of some hundreds for each ply.
   *
   * @param count 0 to 2
   */
  public BackgammonNet withPlies(int count) {
    if (count < 0 || count > 2) {
      throw new IllegalArgumentException("a look ahead has 0 to 2 plies, not " + count);
    }
    return new BackgammonNet(nets, count);
  }

  /**
   * The chances before the dice are rolled; dice in the position are not looked at.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public BackgammonChances chances(String position) {
    ResultChances chances = advice().beforeRoll(parse(position).board());
    double[] nested = chances.nested();
    return new BackgammonChances(
        nested[0], nested[1], nested[2], nested[3], nested[4], chances.cubelessEquity());
  }

  /**
   * Every legal move of the dice in the position, best first, with its equity without a cube.
   *
   * @throws IllegalArgumentException if the position has no dice, or the game is over
   */
  public List<BackgammonMove> moves(String position) {
    BackgammonPosition parsed = parse(position);
    return advice().rank(parsed.board(), dice(parsed, position)).stream()
        .map(
            move ->
                new BackgammonMove(
                    MoveNotation.write(move.move()),
                    move.chances().winProbability(),
                    move.equity()))
        .toList();
  }

  /**
   * What a position is worth before the dice are rolled, with the cube where it is and at the score
   * of the match, by formulas for the cube. Dice in the position are not looked at.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public BackgammonValue value(String position) {
    BackgammonPosition parsed = parse(position);
    ResultChances chances = advice().beforeRoll(parsed.board());
    CubeEquities equities =
        plies == 0
            ? cube(parsed).equities(chances)
            : around(parsed).equities(parsed.board(), plies);
    return new BackgammonValue(chances.winProbability(), equities.of(Backgammon.cubeState(parsed)));
  }

  /**
   * What to do with the cube before rolling, for money or at the score of the match; nothing if the
   * player on roll may not double.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public Optional<CubeAdvice> cube(String position) {
    BackgammonPosition parsed = parse(position);
    if (!parsed.mayDouble()) {
      return Optional.empty();
    }
    CubeDecision decision =
        plies == 0
            ? cube(parsed)
                .decision(advice().beforeRoll(parsed.board()), Backgammon.cubeState(parsed))
            : around(parsed).decision(parsed.board(), plies);
    return Optional.of(
        new CubeAdvice(
            CubeAdvice.Action.valueOf(decision.action().name()),
            decision.noDouble(),
            decision.doubleTake(),
            CubeDecision.DOUBLE_PASS));
  }

  /**
   * Every legal move of the dice, best first by its equity with the cube where it is and at the
   * score of the match.
   *
   * @throws IllegalArgumentException if the position has no dice, or the game is over
   */
  public List<BackgammonMove> movesWithCube(String position) {
    BackgammonPosition parsed = parse(position);
    return ranked(parsed, dice(parsed, position)).stream()
        .map(
            move ->
                new BackgammonMove(
                    MoveNotation.write(move.move()),
                    move.chances().winProbability(),
                    move.equity()))
        .toList();
  }

  private List<JudgedMove> ranked(BackgammonPosition position, Dice dice) {
    CubeValues cube = cube(position);
    CubeState state = Backgammon.cubeState(position);
    CubeAround around = around(position);
    return advice()
        .rank(
            position.board(),
            dice,
            next -> cube.afterMove(next, state),
            (end, depth, byChances) -> around.afterMove(end, depth));
  }

  /** Where these nets look ahead, the cube is turned there too. */
  private CubeAround around(BackgammonPosition position) {
    return new CubeAround(
        new CubefulLookahead(new NetEvaluator(nets)),
        CubeMethod.usual().scale(position),
        position.cube().value(),
        Backgammon.cubeState(position));
  }

  /**
   * Plays a position, or its best moves if it has dice, to the end many times by these nets without
   * a look ahead, all moves with the same dice. The same arguments give the same answer.
   *
   * @param games from 2 to a billion for each
   * @param seed of the dice
   * @param most how many moves, the best by {@link #movesWithCube}
   * @return before the roll the position alone; else the moves, the best first
   * @throws IllegalArgumentException if the game is over
   */
  public List<RolledOut> rollout(String position, long games, long seed, int most) {
    BackgammonPosition parsed = parse(position);
    if (most < 1) {
      throw new IllegalArgumentException("at least 1 move is rolled out, not " + most);
    }
    Dice dice = parsed.dice();
    List<JudgedMove> moves =
        dice == null ? List.of() : ranked(parsed, dice).stream().limit(most).toList();
    List<Board> starts =
        moves.isEmpty()
            ? List.of(parsed.board())
            : moves.stream().map(move -> move.after().swapped()).toList();
    RolloutPlan plan = RolloutPlan.plain(games, seed);
    RolloutLines lines = new RolloutLines(starts, plan, () -> new NetEvaluator(nets));
    List<RolloutResult> results;
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      results =
          Trials.of(TrialRange.of(seed, games), lines.counting())
              .inBlocksOf(RolloutLines.TRIALS_IN_A_BLOCK)
              .run(crew)
              .results();
    }
    CubeValues cube = cube(parsed);
    CubeState state = Backgammon.cubeState(parsed);
    if (moves.isEmpty()) {
      RolloutResult result = results.get(0);
      double equity = cube.equities(result.chances()).of(state);
      return List.of(rolledOut("", result, equity));
    }
    List<RolledOut> rolledOut = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      rolledOut.add(
          rolledOut(
              MoveNotation.write(moves.get(move).move()),
              results.get(move).forOpponent(),
              cube.afterMove(results.get(move).chances(), state)));
    }
    rolledOut.sort(Comparator.comparingDouble(line -> -line.cubefulEquity()));
    return List.copyOf(rolledOut);
  }

  private static RolledOut rolledOut(String move, RolloutResult result, double cubefulEquity) {
    return new RolledOut(
        move,
        result.winProbability(),
        result.equity(),
        result.standardError(),
        cubefulEquity,
        result.trials());
  }

  private static CubeValues cube(BackgammonPosition position) {
    return CubeMethod.usual().at(position);
  }

  private static Dice dice(BackgammonPosition parsed, String position) {
    Dice dice = parsed.dice();
    if (dice == null) {
      throw new IllegalArgumentException("the position " + position + " has no dice");
    }
    return dice;
  }

  private static BackgammonPosition parse(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    if (GameResult.isOver(parsed.board())) {
      throw new IllegalArgumentException("the game of " + position + " is over");
    }
    return parsed;
  }

  /** Cheap to make, and for one thread. */
  private ChanceAdvice advice() {
    return new ChanceAdvice(new NetEvaluator(nets), plies);
  }
}
