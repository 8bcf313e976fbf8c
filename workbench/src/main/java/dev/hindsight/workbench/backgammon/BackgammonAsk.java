package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.RaceValues;
import dev.hindsight.backgammon.play.evaluate.RankedMove;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Answers what a position is worth: exactly where a table reaches, by a named estimate in a longer
 * race, and by nets everywhere else.
 *
 * <pre>{@code
 * BackgammonAsk ask = new BackgammonAsk(BearoffShelf.NONE, crew);
 * BackgammonAnswer answer = ask.answer(PositionText.parse("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10"));
 * }</pre>
 */
public final class BackgammonAsk {
  private final BackgammonSources sources;
  private final NetAnswers nets;

  /** Asks these tables first, then small ones solved on the spot, then the program's own nets. */
  public BackgammonAsk(BearoffShelf tables, Crew crew) {
    this(tables, NetChoice.usual(), crew);
  }

  /** The same with other nets. */
  public BackgammonAsk(BearoffShelf tables, NetChoice nets, Crew crew) {
    this.sources = new BackgammonSources(tables, crew);
    this.nets = new NetAnswers(nets, sources.given());
  }

  public BackgammonAnswer answer(BackgammonPosition position) {
    Board board = position.board();
    if (GameResult.isOver(board)) {
      return gameOver(position);
    }
    Dice dice = position.dice();
    List<Board> beforeRolls = dice == null ? List.of(board) : boardsAfter(board, dice);
    Optional<PairValues> values = sources.findExact(beforeRolls);
    if (values.isEmpty() && PositionClass.of(board) != PositionClass.CONTACT) {
      values = sources.findRolls(board).map(RaceValues::new);
    }
    return values.isPresent()
        ? answer(position, values.get())
        : nets.answer(position, sides(board));
  }

  private BackgammonAnswer answer(BackgammonPosition position, PairValues values) {
    Board board = position.board();
    Dice dice = position.dice();
    CubeState state = cubeState(position);
    BearoffAdvice advice = new BearoffAdvice(values);
    List<RankedMove> moves = dice == null ? List.of() : advice.rank(board, dice, state);
    BearoffValue value =
        (dice == null ? advice.beforeRoll(board) : BearoffAdvice.afterRoll(moves)).orElseThrow();
    return new BackgammonAnswer(
        position,
        PositionClass.of(board),
        values.name(),
        values.isExact(),
        value.winProbability(),
        equities(value),
        cube(position, value, state),
        sides(board),
        dice == null ? null : named(moves, state),
        BackgammonNotes.of(position, values),
        chances(board, value.winProbability()));
  }

  /** Tables do not know gammons; where none is possible any more they know all there is to know. */
  private static @Nullable ResultChances chances(Board board, double winProbability) {
    boolean gammons = board.mover(Checkers.OFF) == 0 || board.other(Checkers.OFF) == 0;
    return gammons ? null : ResultChances.ofWin(winProbability);
  }

  /** The boards after each legal move, seen by the opponent, who is then on roll. */
  private static List<Board> boardsAfter(Board board, Dice dice) {
    MoveGenerator generator = new MoveGenerator();
    generator.prepare(board);
    int count = generator.generate(dice.first(), dice.second());
    List<Board> boards = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      boards.add(generator.board(index).swapped());
    }
    return boards;
  }

  private static BackgammonAnswer.Equities equities(BearoffValue value) {
    CubeEquities cube = value.cube();
    return cube == null
        ? new BackgammonAnswer.Equities(value.cubelessEquity(), null, null, null)
        : new BackgammonAnswer.Equities(
            value.cubelessEquity(), cube.owned(), cube.centred(), cube.opponents());
  }

  private static BackgammonAnswer.CubeAdvice cube(
      BackgammonPosition position, BearoffValue value, CubeState state) {
    CubeEquities cube = value.cube();
    if (cube == null) {
      return BackgammonAnswer.CubeAdvice.UNKNOWN;
    }
    double noDouble = cube.of(state);
    if (!position.mayDouble() && position.turn().offer() != Offer.DOUBLE) {
      return new BackgammonAnswer.CubeAdvice("not available", noDouble, null, null, null);
    }
    CubeDecision decision = CubeDecision.of(noDouble, cube.opponents());
    return new BackgammonAnswer.CubeAdvice(
        decision.action().words(),
        decision.noDouble(),
        decision.doubleTake(),
        CubeDecision.DOUBLE_PASS,
        new BackgammonAnswer.Costs(
            decision.costOfNoDouble(),
            decision.costOfDouble(),
            decision.costOfTake(),
            decision.costOfPass()));
  }

  /** Where the player on roll sees the cube. */
  private static CubeState cubeState(BackgammonPosition position) {
    Cube cube = position.cube();
    if (cube.isCentred()) {
      return CubeState.CENTRED;
    }
    return cube.isAvailableTo(position.onRoll()) ? CubeState.OWNED : CubeState.OPPONENTS;
  }

  private static List<BackgammonAnswer.Move> named(List<RankedMove> moves, CubeState state) {
    BearoffValue best = moves.get(0).value();
    List<BackgammonAnswer.Move> named = new ArrayList<>();
    for (RankedMove move : moves) {
      String text = MoveNotation.write(move.move());
      BearoffValue value = move.value();
      named.add(
          value == null || best == null
              ? new BackgammonAnswer.Move(text, null, null, null)
              : new BackgammonAnswer.Move(
                  text,
                  value.winProbability(),
                  value.equity(state),
                  best.equity(state) - value.equity(state)));
    }
    return named;
  }

  private List<BackgammonAnswer.Side> sides(Board board) {
    boolean undisturbed = PositionClass.of(board) != PositionClass.CONTACT;
    return List.of(
        side(board.moverNear(), board.moverFar(), undisturbed),
        side(board.otherNear(), board.otherFar(), undisturbed));
  }

  /** Who can still be hit or blocked has a pip count, but no number of rolls. */
  private BackgammonAnswer.Side side(long near, long far, boolean undisturbed) {
    int pips = Checkers.pips(near, far);
    Optional<OneSidedTable> rolls = undisturbed ? sources.findRolls(near, far) : Optional.empty();
    return rolls.isEmpty()
        ? new BackgammonAnswer.Side(pips, null, null, null)
        : new BackgammonAnswer.Side(
            pips,
            rolls.get().effectivePips(near),
            rolls.get().wastage(near),
            rolls.get().meanRolls(near));
  }

  private BackgammonAnswer gameOver(BackgammonPosition position) {
    Board board = position.board();
    boolean won = board.mover(Checkers.OFF) == Checkers.PER_SIDE;
    int multiple = GameResult.of(board).multiple();
    double equity = won ? multiple : -multiple;
    return new BackgammonAnswer(
        position,
        PositionClass.OVER,
        "the rules: the game is over",
        true,
        won ? 1.0 : 0.0,
        new BackgammonAnswer.Equities(equity, equity, equity, equity),
        BackgammonAnswer.CubeAdvice.UNKNOWN,
        sides(board),
        position.dice() == null ? null : List.of(),
        List.of(),
        ResultChances.ofResult(won, GameResult.of(board)));
  }
}
