package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameBound;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameOutcome;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how games end after a move, the order of the bag being known. While there are tiles in
 * the bag both sides play by static equity; from then on the game is solved. One thread.
 */
final class DrawSolver implements AutoCloseable {
  private final CrosswordRules rules;
  private final EndgameSolver solver;
  private final Game game;
  private final MoveFinder playersMoves;
  private final StaticEvaluation evaluation;
  private final PassSolver passes;
  private Crew alone = new Crew(1);
  private LongSupplier nanosLeft = () -> 0;
  private long endgames;

  DrawSolver(Equipment equipment) {
    this.rules = equipment.rules();
    this.solver = new EndgameSolver(rules, equipment.words());
    this.game = equipment.game();
    this.playersMoves = equipment.moveFinder(game.board());
    this.evaluation = equipment.staticEvaluation();
    this.passes = new PassSolver(equipment, this);
  }

  /**
   * Gets ready for another turn.
   *
   * @param nanosLeftNow until the time is over
   */
  void begin(Cancellation cancellation, LongSupplier nanosLeftNow) {
    alone.close();
    alone = new Crew(1, cancellation, Progress.SILENT);
    nanosLeft = nanosLeftNow;
    endgames = 0;
  }

  long endgames() {
    return endgames;
  }

  boolean isTimeOver() {
    return nanosLeft.getAsLong() <= 0 || alone.cancellation().isCancelled();
  }

  /**
   * The end of the game after a move of the player on turn.
   *
   * @param position with the rack of the player on turn
   * @param bag in order: see {@link Draws#bag}
   * @return nothing if the time was over before anything was known
   */
  @Nullable Ending solve(GamePosition position, Move move, Tiles bag, Effort effort) {
    if (isTimeOver()) {
      return null;
    }
    GamePosition known = withOpponentsRack(position, bag);
    return move instanceof Pass && bag.length() == 1
        ? passes.solve(known, bag, effort)
        : solveKnown(known, move, bag, effort);
  }

  /** The same with both racks known, and without a pass that keeps the last tile in the bag. */
  @Nullable Ending solveKnown(GamePosition position, Move move, Tiles bag, Effort effort) {
    game.resume(position, bag);
    game.play(move);
    boolean exact = game.isOver() || game.bag().isEmpty();
    while (!game.isOver() && !game.bag().isEmpty()) {
      game.play(staticChoice());
    }
    int lead = game.scorePoints(0) - game.scorePoints(1);
    if (game.isOver()) {
      return Ending.over(lead, exact);
    }
    int sign = game.seatOnTurn() == 0 ? 1 : -1;
    return solveEndgame(game.position(), lead, sign, exact, effort);
  }

  private @Nullable Ending solveEndgame(
      GamePosition position, int lead, int sign, boolean exact, Effort effort) {
    EndgameOutcome outcome = EndgameOutcome.UNKNOWN;
    EndgameMove best = null;
    boolean pointsProven = false;
    if (effort.winNodes() > 0) {
      EndgameAnswer win = endgame(position, effort.winNodes(), EndgameLimits.Aim.WIN);
      outcome = win.outcome();
      best = win.best();
      pointsProven = win.proven();
    }
    if (!pointsProven && effort.pointsNodes() > 0) {
      EndgameAnswer points = endgame(position, effort.pointsNodes(), EndgameLimits.Aim.POINTS);
      best = best == null || points.best().bound() != EndgameBound.UNKNOWN ? points.best() : best;
      pointsProven = points.proven();
      outcome = outcome == EndgameOutcome.UNKNOWN ? points.outcome() : outcome;
    }
    if (best == null || (best.bound() == EndgameBound.UNKNOWN && isTimeOver())) {
      return null;
    }
    int net = best.bound() == EndgameBound.UNKNOWN ? best.scorePoints() : best.netPointsForMover();
    int leadAtEnd = lead + sign * net;
    return outcome == EndgameOutcome.UNKNOWN
        ? new Ending(Ending.halfWins(leadAtEnd), false, leadAtEnd, false, exact)
        : new Ending(halfWins(outcome, sign), true, leadAtEnd, pointsProven, exact);
  }

  private static int halfWins(EndgameOutcome outcome, int sign) {
    int ofMover = outcome == EndgameOutcome.WIN ? 1 : outcome == EndgameOutcome.DRAW ? 0 : -1;
    return 1 + sign * ofMover;
  }

  private EndgameAnswer endgame(GamePosition position, long nodes, EndgameLimits.Aim aim) {
    endgames++;
    Duration left = Duration.ofNanos(Math.max(0, nanosLeft.getAsLong()));
    return solver.solve(position, EndgameLimits.within(left).withNodes(nodes).withAim(aim), alone);
  }

  private Move staticChoice() {
    int seat = game.seatOnTurn();
    playersMoves.setRack(
        game.rack(seat).counts(), evaluation.atLead(game.lead(seat)), game.bag().size(), 0);
    return playersMoves.best().move();
  }

  /** What is neither seen nor in the bag is the opponent's. */
  private GamePosition withOpponentsRack(GamePosition position, Tiles bag) {
    TileCounts opponents = position.unseen();
    for (int index = 0; index < bag.length(); index++) {
      opponents.remove(bag.get(index));
    }
    return new GamePosition(
        rules,
        position.squares(),
        List.of(position.racks().get(0), opponents.letters()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  @Override
  public void close() {
    alone.close();
  }
}
