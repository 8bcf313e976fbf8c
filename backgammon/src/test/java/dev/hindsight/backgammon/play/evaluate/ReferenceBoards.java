package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.table.CubeState;
import java.util.HashMap;
import java.util.Map;

/**
 * Equities straight from the rules of the game and of the cube: a memoised recursion over boards,
 * without any index of sides.
 */
final class ReferenceBoards {
  private final Map<String, Double> known = new HashMap<>();

  /** The mover's equity if he does not double this turn. */
  double equity(CubeState state, Board board) {
    if (board.mover(Checkers.OFF) == Checkers.PER_SIDE) {
      return 1;
    }
    if (board.other(Checkers.OFF) == Checkers.PER_SIDE) {
      return -1;
    }
    String key = state + " " + board;
    Double found = known.get(key);
    if (found == null) {
      found = average(state, board);
      known.put(key, found);
    }
    return found;
  }

  private double average(CubeState state, Board board) {
    double sum = 0;
    for (Dice roll : Dice.ROLLS) {
      sum += roll.ways() * afterRoll(state, board, roll);
    }
    return sum / Dice.ALL_WAYS;
  }

  /** The mover's equity with these dice: the best of all moves. */
  double afterRoll(CubeState state, Board board, Dice roll) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(board);
    double best = Double.NEGATIVE_INFINITY;
    int count = moves.generate(roll.first(), roll.second());
    for (int index = 0; index < count; index++) {
      best = Math.max(best, -beforeRoll(seenByOther(state), moves.board(index).swapped()));
    }
    return best;
  }

  /** The mover's equity if he doubles when that is right. */
  private double beforeRoll(CubeState state, Board board) {
    double noDouble = equity(state, board);
    boolean mayDouble = state == CubeState.OWNED || state == CubeState.CENTRED;
    boolean over =
        board.mover(Checkers.OFF) == Checkers.PER_SIDE
            || board.other(Checkers.OFF) == Checkers.PER_SIDE;
    if (!mayDouble || over) {
      return noDouble;
    }
    double taken = 2 * equity(CubeState.OPPONENTS, board);
    double passed = 1;
    return Math.max(noDouble, Math.min(taken, passed));
  }

  private static CubeState seenByOther(CubeState state) {
    return switch (state) {
      case CUBELESS, CENTRED -> state;
      case OWNED -> CubeState.OPPONENTS;
      case OPPONENTS -> CubeState.OWNED;
    };
  }
}
