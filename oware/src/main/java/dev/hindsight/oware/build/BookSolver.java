package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BookChanges;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Solves the game that stops after t more moves, for every t: {@code v_t(s)} is the best of
 * captured − {@code v_{t−1}(child)}, and a stopped game is worth 0.
 *
 * <p>Hardly any board changes its value from one turn to the next, and one can only if the value of
 * a child did, and then only if the move to that child is now better than the best, or was the best
 * and no longer is. So a turn looks only at those boards. The first turn without a change is the
 * fixed point: from then on no value changes, because each is a function of the turn before.
 */
final class BookSolver {
  private static final VarHandle EIGHT_FLAGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Boards in a block: long enough to be worth handing out, and a multiple of eight. */
  private static final int BLOCK = 1 << 14;

  /** An upper bound for the logs of one turn, which count as visits too. */
  private static final long CREWS_MOST = 1_024;

  private final MoveGraph graph;
  private final OwareRules rules;
  private final SeedIndex index;
  private final Crew crew;
  private final byte[] values;

  /** 1 where a child's change may matter. Padded so that eight flags can be read at once. */
  private final byte[] stirred;

  private final ChangeLog[] logs;

  BookSolver(SeedIndex index, OwareRules rules, Crew crew) {
    this.index = index;
    this.rules = rules;
    this.crew = crew;
    this.graph = new MoveGraph(index, rules, crew);
    this.values = new byte[graph.boards];
    this.stirred = new byte[graph.boards + Long.BYTES];
    this.logs = new ChangeLog[crew.threads()];
    for (int worker = 0; worker < logs.length; worker++) {
      logs[worker] = new ChangeLog();
    }
  }

  /** At most this many visits of boards and moves: what the progress counts. */
  static long visits(SeedIndex index, int mostTurns) {
    return index.size() * (MoveGraph.MOST_VISITS + mostTurns) + 2 * CREWS_MOST * mostTurns;
  }

  /** Solves up to {@code mostTurns} turns, or to the fixed point if that comes first. */
  BookChanges solve(int mostTurns) {
    Arrays.fill(stirred, 0, graph.boards, (byte) 1);
    int turn = 0;
    boolean changed = true;
    while (changed && turn < mostTurns) {
      turn++;
      changed = solveTurn(turn);
    }
    // The turn that changed nothing shows that the one before it was the last that counts.
    return ChangeLog.sorted(logs, graph.boards, changed ? turn : turn - 1, !changed);
  }

  private boolean solveTurn(int turn) {
    for (ChangeLog log : logs) {
      log.beginTurn(turn);
    }
    crew.sweep(graph.boards, BLOCK, (from, to, worker) -> look((int) from, (int) to, worker));
    crew.sweep(logs.length, 1, (from, to, worker) -> apply(logs[(int) from]));
    crew.sweep(logs.length, 1, (from, to, worker) -> stirParents(logs[(int) from]));
    boolean changed = false;
    for (ChangeLog log : logs) {
      changed |= log.sizeOfTurn() > 0;
    }
    return changed;
  }

  /** Finds the boards of a block whose value changes; the values themselves stay as they are. */
  private void look(int from, int to, int worker) {
    for (int eight = from; eight < to; eight += Long.BYTES) {
      if ((long) EIGHT_FLAGS.get(stirred, eight) == 0) {
        continue;
      }
      int end = Math.min(eight + Long.BYTES, to);
      for (int board = eight; board < end; board++) {
        if (stirred[board] != 0) {
          stirred[board] = 0;
          int value = bestValue(board);
          if (value != values[board]) {
            logs[worker].add(board, values[board], value);
          }
        }
      }
    }
  }

  private int bestValue(int board) {
    int move = graph.firstMove[board];
    int end = graph.firstMove[board + 1];
    if (move == end) {
      return netWithoutMove(board);
    }
    int best = Integer.MIN_VALUE;
    for (; move < end; move++) {
      best = Math.max(best, graph.gainOf[move] - values[graph.childOf[move]]);
    }
    return best;
  }

  /** Boards without a move are few, and each is looked at once: unranking them is cheap enough. */
  private int netWithoutMove(int board) {
    int seeds = 0;
    while (index.layerStart(seeds) + index.layerBoards(seeds) <= board) {
      seeds++;
    }
    long[] rows = new long[2];
    index.unrank(board - index.layerStart(seeds), seeds, rows);
    assert rules.legalMoves(rows[0], rows[1]) == 0;
    return OwareRules.netSeedsWithoutMove(rows[0], rows[1]);
  }

  private void apply(ChangeLog log) {
    for (int change = log.firstOfTurn(); change < log.size(); change++) {
      values[log.board(change)] = log.value(change);
    }
  }

  /** Marks the parents whose best move may have changed; equal writes may collide unharmed. */
  private void stirParents(ChangeLog log) {
    for (int change = log.firstOfTurn(); change < log.size(); change++) {
      int board = log.board(change);
      int value = log.value(change);
      int valueBefore = log.valueBefore(change);
      for (int edge = graph.firstParent[board]; edge < graph.firstParent[board + 1]; edge++) {
        int parent = graph.parentOf[edge];
        int gain = graph.gainOfParent[edge];
        int best = values[parent];
        if (gain - value > best || gain - valueBefore == best) {
          stirred[parent] = 1;
        }
      }
    }
  }
}
