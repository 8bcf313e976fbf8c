package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Advice from a table of pairs, which knows positions before the roll, for positions before and
 * after it.
 *
 * <pre>{@code
 * BearoffAdvice advice = new BearoffAdvice(values);
 * advice.beforeRoll(board);                                          // chance and equities
 * advice.rank(board, new Dice(6, 5), CubeState.CENTRED).get(0);      // the best move
 * }</pre>
 *
 * <p>A position with dice is worth what its best move is worth, and a move what the opponent, then
 * on roll, leaves: 1 − V(next). Averaged over the 36 rolls that is the value before the roll.
 */
public final class BearoffAdvice {
  private final PairValues values;

  public BearoffAdvice(PairValues values) {
    this.values = values;
  }

  /** What a position is worth to the mover before rolling; empty beyond the table. */
  public Optional<BearoffValue> beforeRoll(Board board) {
    return values.covers(board)
        ? Optional.of(BearoffValue.beforeRoll(values, board))
        : Optional.empty();
  }

  /**
   * Every legal move, best first for this place of the cube; those beyond the table come last.
   *
   * @param state where the mover sees the cube
   */
  public List<RankedMove> rank(Board board, Dice dice, CubeState state) {
    MoveGenerator generator = new MoveGenerator();
    generator.prepare(board);
    int count = generator.generate(dice.first(), dice.second());
    List<RankedMove> moves = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      Board after = generator.board(index);
      moves.add(
          new RankedMove(
              Move.of(generator, index),
              after,
              values.covers(after.swapped()) ? BearoffValue.afterMove(values, after) : null));
    }
    moves.sort(bestFirst(state));
    return moves;
  }

  /** What a position with dice is worth: its best move, for each place of the cube by itself. */
  public static Optional<BearoffValue> afterRoll(List<RankedMove> moves) {
    BearoffValue best = null;
    for (RankedMove move : moves) {
      BearoffValue value = move.value();
      if (value == null) {
        return Optional.empty();
      }
      best = best == null ? value : best.max(value);
    }
    return Optional.ofNullable(best);
  }

  private static Comparator<RankedMove> bestFirst(CubeState state) {
    return Comparator.<RankedMove>comparingDouble(move -> -equity(move, state))
        .thenComparingDouble(move -> -winProbability(move))
        .thenComparing(move -> MoveNotation.write(move.move()));
  }

  private static double equity(RankedMove move, CubeState state) {
    BearoffValue value = move.value();
    return value == null ? Double.NEGATIVE_INFINITY : value.equity(state);
  }

  private static double winProbability(RankedMove move) {
    BearoffValue value = move.value();
    return value == null ? Double.NEGATIVE_INFINITY : value.winProbability();
  }
}
