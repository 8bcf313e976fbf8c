package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A table of all boards with few seeds, solved by plain value iteration: v(t) = best of captured −
 * v(t − 1), plane after plane, until nothing changes. The last plane is the value without a turn
 * limit where endless play is worth nothing.
 */
public final class SolvedBoards implements OwareTable {
  private record Board(long mover, long other) {}

  private record Move(int captured, Board next) {}

  private final OwareRules rules;
  private final int mostSeeds;

  /** {@code planes.get(t)}: net seeds for the mover with t turns left. */
  private final List<Map<Board, Integer>> planes = new ArrayList<>();

  public SolvedBoards(OwareRules rules, int mostSeeds) {
    if (!rules.endlessPlayIsWorthNothing()) {
      throw new IllegalArgumentException("endless play must be worth nothing");
    }
    this.rules = rules;
    this.mostSeeds = mostSeeds;
    Map<Board, List<Move>> boards = new HashMap<>();
    collect(new int[12], 0, mostSeeds, boards);
    Map<Board, Integer> plane = new HashMap<>();
    boards.keySet().forEach(board -> plane.put(board, 0));
    planes.add(plane);
    do {
      planes.add(next(boards, planes.get(planes.size() - 1)));
    } while (!planes.get(planes.size() - 1).equals(planes.get(planes.size() - 2)));
  }

  private static Map<Board, Integer> next(
      Map<Board, List<Move>> boards, Map<Board, Integer> plane) {
    Map<Board, Integer> next = new HashMap<>();
    boards.forEach(
        (board, moves) ->
            next.put(
                board,
                moves.stream()
                    .mapToInt(move -> move.captured() - plane.getOrDefault(move.next(), 0))
                    .max()
                    .orElse(OwareRules.netSeedsWithoutMove(board.mover(), board.other()))));
    return next;
  }

  private void collect(int[] pits, int pit, int seeds, Map<Board, List<Move>> boards) {
    if (pit == 12) {
      Board board = new Board(Row.pack(pits, 0), Row.pack(pits, 6));
      boards.put(board, moves(board));
      return;
    }
    for (pits[pit] = 0; pits[pit] <= seeds; pits[pit]++) {
      collect(pits, pit + 1, seeds - pits[pit], boards);
    }
    pits[pit] = 0;
  }

  private List<Move> moves(Board board) {
    MoveList list = new MoveList(rules);
    list.fill(board.mover(), board.other(), TranspositionTable.NO_PIT);
    List<Move> moves = new ArrayList<>();
    for (int number = 0; number < list.count; number++) {
      int pit = list.order[number];
      moves.add(
          new Move(list.captured[pit], new Board(list.otherAfter[pit], list.moverAfter[pit])));
    }
    return moves;
  }

  @Override
  public String name() {
    return "solved-" + mostSeeds;
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return mostSeeds;
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    Map<Board, Integer> plane = planes.get(Math.min(turnsLeft, planes.size() - 1));
    return plane.getOrDefault(new Board(mover, other), UNKNOWN);
  }
}
