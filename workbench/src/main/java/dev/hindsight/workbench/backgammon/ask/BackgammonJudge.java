package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeAround;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.cube.CubefulLookahead;
import dev.hindsight.backgammon.play.cube.MatchBearoff;
import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.ChanceAdvice;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.JudgedMove;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.RaceValues;
import dev.hindsight.backgammon.play.evaluate.RankedMove;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;

/**
 * Judges positions, moves and the cube by the best there is, one way for answers, reviews and play.
 *
 * <p>Chances come from a two-sided table if it covers the position or, after a roll, <em>all</em>
 * that a move can lead to; in other races from each side by itself; everywhere else from nets. The
 * cube comes from the table if it knows it and the game is for money, at a score from a {@link
 * MatchBearoff} where the bearoff is small, else from {@link CubeValues}.
 */
public final class BackgammonJudge {
  private final BackgammonSources sources;
  private final CubeMethod method;
  private final ChanceAdvice nets;
  private final ChanceAdvice netsWithoutLookAhead;
  private final CubefulLookahead ahead;

  private final ScoredBearoffs scored;

  public BackgammonJudge(BearoffShelf tables, NetChoice nets, CubeMethod method, Crew crew) {
    this(tables, nets, method, ScoredBearoffs.onTheSpot(method.table(), crew), crew);
  }

  /**
   * @param scored what is solved at the score of a match
   */
  public BackgammonJudge(
      BearoffShelf tables, NetChoice nets, CubeMethod method, ScoredBearoffs scored, Crew crew) {
    this.sources = new BackgammonSources(tables, crew);
    this.method = method;
    this.scored = scored;
    Evaluator still = evaluator(nets);
    this.nets = new ChanceAdvice(still, nets.plies());
    this.netsWithoutLookAhead = new ChanceAdvice(still, 0);
    this.ahead = new CubefulLookahead(still);
  }

  /** Nets without a look ahead, and the tables given where they reach. */
  Evaluator evaluator(NetChoice choice) {
    Evaluator still = new NetEvaluator(choice.nets(), choice.name());
    List<PairValues> given = sources.given();
    for (int last = given.size() - 1; last >= 0; last--) {
      still = new PairEvaluator(given.get(last), still);
    }
    return still;
  }

  /** What judges where no table does. */
  public String netsName() {
    return nets.name();
  }

  BackgammonSources sources() {
    return sources;
  }

  public CubeMethod method() {
    return method;
  }

  // ---- before the roll ----

  /** Judges a position of a game that is not over, as if no dice were rolled. */
  public Standing standing(BackgammonPosition position) {
    Board board = position.board();
    CubeState state = cubeState(position);
    Optional<PairValues> found = find(board, List.of(board));
    if (found.isPresent()) {
      PairValues pairs = found.get();
      BearoffValue value = BearoffValue.beforeRoll(pairs, board);
      CubeEquities cube = value.cube();
      if (cube != null && !method.isAtScore(position)) {
        return new Standing(
            byTable(pairs),
            ResultChances.ofWin(value.winProbability()),
            cube,
            CubeDecision.of(cube.of(state), cube.opponents()));
      }
      Optional<MatchBearoff> solved = findAtScore(position, pairs);
      if (solved.isPresent()) {
        return new Standing(
            byTable(pairs, solved.get()),
            ResultChances.ofWin(value.winProbability()),
            solved.get().equities(position),
            solved.get().decision(position, state));
      }
      CubeValues values = method.at(position);
      return standing(
          byTable(pairs, values), values, state, ResultChances.ofWin(value.winProbability()));
    }
    CubeValues values = method.at(position);
    ResultChances chances = nets.beforeRoll(board);
    if (nets.plies() == 0) {
      return standing(byNets(nets, values), values, state, chances);
    }
    CubeAround around = around(position);
    return new Standing(
        byNets(nets, values),
        chances,
        around.equities(board, nets.plies()),
        around.decision(board, nets.plies()));
  }

  private CubeAround around(BackgammonPosition position) {
    return new CubeAround(
        ahead, method.scale(position), position.cube().value(), cubeState(position));
  }

  private static Standing standing(
      Origin origin, CubeValues cube, CubeState state, ResultChances chances) {
    return new Standing(origin, chances, cube.equities(chances), cube.decision(chances, state));
  }

  private static Origin byTable(PairValues pairs) {
    return new Origin(pairs.name(), pairs.isExact(), false, "the table", pairs.isExact());
  }

  private static Origin byTable(PairValues pairs, CubeValues cube) {
    return new Origin(pairs.name(), pairs.isExact(), false, cube.name(), false);
  }

  private static Origin byTable(PairValues pairs, MatchBearoff cube) {
    return new Origin(pairs.name(), true, false, cube.name(), true);
  }

  private static Origin byNets(ChanceAdvice advice, CubeValues cube) {
    int plies = advice.plies();
    String ahead =
        plies == 0 ? "" : "looked " + plies + (plies == 1 ? " ply" : " plies") + " ahead, then ";
    return new Origin(advice.name(), false, true, ahead + cube.name(), false);
  }

  // ---- after the roll ----

  /** Judges every legal move of a roll in a position. */
  public Ranking ranking(BackgammonPosition position, Dice dice) {
    return ranking(position, dice, nets);
  }

  /**
   * What the roll itself was worth to the player who rolled it: his equity with the best move, less
   * the mean of that over all rolls. Without a look ahead, however far moves are looked into.
   *
   * @param first whether it is the first roll of a game, which is never a double
   */
  public double luck(BackgammonPosition position, Dice dice, boolean first) {
    double sum = 0;
    int ways = 0;
    for (Dice roll : Dice.ROLLS) {
      if (!first || !roll.isDouble()) {
        sum += roll.ways() * ranking(position, roll, netsWithoutLookAhead).best().equity();
        ways += roll.ways();
      }
    }
    return ranking(position, dice, netsWithoutLookAhead).best().equity() - sum / ways;
  }

  private Ranking ranking(BackgammonPosition position, Dice dice, ChanceAdvice advice) {
    Board board = position.board();
    MoveGenerator ends = new MoveGenerator();
    ends.prepare(board);
    ends.generate(dice.first(), dice.second());
    List<Board> next = new ArrayList<>();
    for (int index = 0; index < ends.count(); index++) {
      next.add(ends.board(index).swapped());
    }
    Optional<PairValues> found = find(board, next);
    if (found.isEmpty()) {
      return byNets(position, dice, advice);
    }
    PairValues pairs = found.get();
    if (pairs.isCubeful() && !method.isAtScore(position)) {
      return byTable(position, dice, pairs);
    }
    Optional<MatchBearoff> solved = findAtScore(position, pairs);
    if (solved.isPresent()) {
      return byChancesOfTable(
          position,
          ends,
          pairs,
          byTable(pairs, solved.get()),
          (after, state) -> solved.get().afterMove(position, after, state));
    }
    CubeValues cube = method.at(position);
    return byChancesOfTable(
        position,
        ends,
        pairs,
        byTable(pairs, cube),
        (after, state) -> cube.afterMove(chancesOfNext(pairs, after), state));
  }

  private Ranking byNets(BackgammonPosition position, Dice dice, ChanceAdvice advice) {
    CubeValues cube = method.at(position);
    CubeState state = cubeState(position);
    List<Ranking.Play> plays = new ArrayList<>();
    CubeAround around = around(position);
    for (JudgedMove move :
        advice.rank(
            position.board(),
            dice,
            next -> cube.afterMove(next, state),
            (end, plies, byChances) -> around.afterMove(end, plies))) {
      plays.add(
          new Ranking.Play(
              move.move(), move.after(), move.chances(), move.equity(), move.loss(), move.plies()));
    }
    return new Ranking(
        byNets(advice, cube),
        plays,
        () ->
            bestByPlace(
                plays,
                (play, place) ->
                    play.plies() == 0
                        ? cube.afterMove(play.chances().forOpponent(), place)
                        : around.seenAt(place).afterMove(play.after(), play.plies())));
  }

  /** A table that knows the cube, for money. */
  private static Ranking byTable(BackgammonPosition position, Dice dice, PairValues pairs) {
    CubeState state = cubeState(position);
    List<RankedMove> moves = new BearoffAdvice(pairs).rank(position.board(), dice, state);
    CubeEquities best = Objects.requireNonNull(BearoffAdvice.afterRoll(moves).orElseThrow().cube());
    double bestEquity = best.of(state);
    List<Ranking.Play> plays = new ArrayList<>();
    for (RankedMove move : moves) {
      BearoffValue value = Objects.requireNonNull(move.value());
      plays.add(
          new Ranking.Play(
              move.move(),
              move.after(),
              ResultChances.ofWin(value.winProbability()),
              value.equity(state),
              bestEquity - value.equity(state),
              0));
    }
    return new Ranking(byTable(pairs), plays, () -> best);
  }

  /**
   * A table that knows no cube, or not at this score.
   *
   * @param worth of the board after a move to the player who has made it, by the place of the cube
   */
  private static Ranking byChancesOfTable(
      BackgammonPosition position,
      MoveGenerator ends,
      PairValues pairs,
      Origin origin,
      ToDoubleBiFunction<Board, CubeState> worth) {
    CubeState state = cubeState(position);
    double best = Double.NEGATIVE_INFINITY;
    List<Ranking.Play> plays = new ArrayList<>();
    for (int index = 0; index < ends.count(); index++) {
      Board after = ends.board(index);
      double equity = worth.applyAsDouble(after, state);
      best = Math.max(best, equity);
      plays.add(
          new Ranking.Play(
              Move.of(ends, index),
              after,
              chancesOfNext(pairs, after).forOpponent(),
              equity,
              0,
              0));
    }
    double bestEquity = best;
    List<Ranking.Play> ranked =
        plays.stream()
            .map(play -> play.withLoss(bestEquity - play.equity()))
            .sorted(
                Comparator.comparingDouble(Ranking.Play::loss)
                    .thenComparingDouble(play -> -play.chances().winProbability())
                    .thenComparing(play -> MoveNotation.write(play.move())))
            .toList();
    return new Ranking(
        origin,
        ranked,
        () -> bestByPlace(ranked, (play, place) -> worth.applyAsDouble(play.after(), place)));
  }

  /** The chances of the other player, who is on roll after a move. */
  private static ResultChances chancesOfNext(PairValues pairs, Board after) {
    return ResultChances.ofWin(pairs.winProbabilityForMover(after.swapped()));
  }

  /** For each place of the cube what the best of the deepest plays is worth. */
  private static CubeEquities bestByPlace(
      List<Ranking.Play> plays, ToDoubleBiFunction<Ranking.Play, CubeState> worth) {
    int plies = plays.get(0).plies();
    CubeEquities best = null;
    for (Ranking.Play play : plays) {
      if (play.plies() == plies) {
        CubeEquities equities =
            new CubeEquities(
                worth.applyAsDouble(play, CubeState.OWNED),
                worth.applyAsDouble(play, CubeState.CENTRED),
                worth.applyAsDouble(play, CubeState.OPPONENTS));
        best = best == null ? equities : best.max(equities);
      }
    }
    return Objects.requireNonNull(best);
  }

  // ---- where values come from ----

  /** Exact values that reach all of these boards, or an estimate if it is a race. */
  private Optional<PairValues> find(Board board, List<Board> beforeRolls) {
    Optional<PairValues> exact = sources.findExact(beforeRolls);
    return exact.isPresent() || PositionClass.of(board) == PositionClass.CONTACT
        ? exact
        : sources.findRolls(board).map(RaceValues::new);
  }

  /**
   * The cube at the score, solved, where exact values reach the position and it is small enough.
   */
  private Optional<MatchBearoff> findAtScore(BackgammonPosition position, PairValues pairs) {
    return pairs.isExact() && method.isAtScore(position) ? scored.find(position) : Optional.empty();
  }

  /** Where the player on roll sees the cube. */
  static CubeState cubeState(BackgammonPosition position) {
    Cube cube = position.cube();
    if (cube.isCentred()) {
      return CubeState.CENTRED;
    }
    return cube.isAvailableTo(position.onRoll()) ? CubeState.OWNED : CubeState.OPPONENTS;
  }
}
