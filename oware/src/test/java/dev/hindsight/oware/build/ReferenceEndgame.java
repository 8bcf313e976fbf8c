package dev.hindsight.oware.build;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.ReferenceOware;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Oware without a turn limit, solved by going over all boards again and again until nothing
 * changes: slow, and nothing like the fast way.
 *
 * <p>With endless play worth {@code endless} to the player named first and the loss of it to the
 * other, the value of the endless game is the limit of games stopped after t moves. For endless = 0
 * that is v_t from v_0 = 0. For the bounds, stopping early counts as the worst (or the best) for
 * one fixed player: the values sink (rise) steadily to the limit.
 */
final class ReferenceEndgame {
  private final OwareRules rules;
  private final Map<List<Integer>, int[]> boards = new HashMap<>();

  ReferenceEndgame(int mostSeeds, OwareRules rules) {
    this.rules = rules;
    enumerate(new int[12], 0, mostSeeds);
  }

  /** Net seeds for the mover where endless play is worth nothing. */
  Map<List<Integer>, Integer> exact() {
    Map<List<Integer>, Integer> values = constant(0, 0);
    while (true) {
      Map<List<Integer>, Integer> next = improve(values);
      if (next.equals(values)) {
        return values;
      }
      values = next;
    }
  }

  /**
   * The bounds for the mover: first where endless play is the worst for the player on move now,
   * then where it is the best. A pair, because the two follow from one another.
   */
  List<Map<List<Integer>, Integer>> bounds() {
    Map<List<Integer>, Integer> worst = constant(-1, 0);
    Map<List<Integer>, Integer> best = constant(1, 0);
    while (true) {
      Map<List<Integer>, Integer> nextWorst = improve(best);
      Map<List<Integer>, Integer> nextBest = improve(worst);
      if (nextWorst.equals(worst) && nextBest.equals(best)) {
        return List.of(worst, best);
      }
      worst = nextWorst;
      best = nextBest;
    }
  }

  private Map<List<Integer>, Integer> improve(Map<List<Integer>, Integer> valuesOfNextMover) {
    Map<List<Integer>, Integer> improved = new HashMap<>();
    boards.forEach(
        (key, board) -> {
          List<ReferenceOware.Result> moves = ReferenceOware.moves(board, rules);
          int best = moves.isEmpty() ? ReferenceOware.netWithoutMove(board) : Integer.MIN_VALUE;
          for (ReferenceOware.Result move : moves) {
            int then = valuesOfNextMover.get(key(move.boardForNext()));
            best = Math.max(best, move.captured() - then);
          }
          improved.put(key, best);
        });
    return improved;
  }

  private Map<List<Integer>, Integer> constant(int perSeed, int offset) {
    Map<List<Integer>, Integer> values = new HashMap<>();
    boards.forEach((key, board) -> values.put(key, perSeed * Arrays.stream(board).sum() + offset));
    return values;
  }

  private void enumerate(int[] board, int pit, int left) {
    if (pit == 12) {
      boards.put(key(board), board.clone());
      return;
    }
    for (int count = 0; count <= left; count++) {
      board[pit] = count;
      enumerate(board, pit + 1, left - count);
    }
    board[pit] = 0;
  }

  static List<Integer> key(int[] board) {
    return Arrays.stream(board).boxed().toList();
  }
}
