package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.CubeState;

/**
 * The cube and the score around one decision, looked into with the cube at every node.
 *
 * @param scale as the player on roll sees it
 * @param cube as it stands
 * @param state where the player on roll sees it
 */
public record CubeAround(CubefulLookahead ahead, CubeScale scale, int cube, CubeState state) {
  /** What a move is worth to the player who made it; the other one is on roll in {@code end}. */
  public double afterMove(RunningBoard end, int plies) {
    CubeScale others = scale.forOpponent();
    double worth = ahead.onTurn(end, others, cube, CubefulLookahead.turnedRound(state), plies);
    return scale.equity(others.toOpponent(worth), cube);
  }

  /** What a move is worth that leads to this board, seen by the player who made it. */
  public double afterMove(Board after, int plies) {
    return afterMove(new RunningBoard(after.swapped()), plies);
  }

  /** The same with the cube in another place. */
  public CubeAround seenAt(CubeState place) {
    return new CubeAround(ahead, scale, cube, place);
  }

  /** By the place of the cube; no double this turn. */
  public CubeEquities equities(Board board, int plies) {
    RunningBoard running = new RunningBoard(board);
    return new CubeEquities(
        waiting(running, cube, CubeState.OWNED, plies),
        waiting(running, cube, CubeState.CENTRED, plies),
        waiting(running, cube, CubeState.OPPONENTS, plies));
  }

  /** Whether to turn a cube that is in the middle or owned by the player on roll. */
  public CubeDecision decision(Board board, int plies) {
    RunningBoard running = new RunningBoard(board);
    CubeDecision decision =
        new CubeDecision(
            waiting(running, cube, state, plies),
            waiting(running, 2 * cube, CubeState.OPPONENTS, plies));
    return state != CubeState.OPPONENTS && scale.isFree(cube) ? decision.preferDouble() : decision;
  }

  /** Equity per unit of the cube as it stands now. */
  private double waiting(RunningBoard board, int value, CubeState place, int plies) {
    return scale.equity(ahead.beforeRoll(board, scale, value, place, plies), cube);
  }
}
