package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Every legal move between boards of up to n seeds, forwards and backwards, as flat arrays.
 *
 * <p>The moves of board s are {@code firstMove[s]} to below {@code firstMove[s + 1]} in {@code
 * childOf} (the board after the move, seen from the next mover) and {@code gainOf} (seeds
 * captured). The boards that lead to s are {@code firstParent[s]} to below {@code firstParent[s +
 * 1]} in {@code parentOf} and {@code gainOfParent}. About 50 bytes a board.
 */
final class MoveGraph {
  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int BLOCK = 1 << 13;

  /** Three sweeps over the boards and one over at most six moves of each. */
  static final int MOST_VISITS = 9;

  final int boards;
  final int[] firstMove;
  final int[] childOf;
  final byte[] gainOf;
  final int[] firstParent;
  final int[] parentOf;
  final byte[] gainOfParent;

  private final SeedIndex index;
  private final OwareRules rules;

  MoveGraph(SeedIndex index, OwareRules rules, Crew crew) {
    this.index = index;
    this.rules = rules;
    this.boards = Math.toIntExact(index.size());
    this.firstMove = new int[boards + 1];
    overBoards(
        crew,
        (board, mover, other) -> {
          firstMove[board + 1] = Integer.bitCount(rules.legalMoves(mover, other));
        });
    accumulate(firstMove);
    this.childOf = new int[firstMove[boards]];
    this.gainOf = new byte[childOf.length];
    overBoards(crew, this::listMoves);
    this.firstParent = new int[boards + 1];
    this.parentOf = new int[childOf.length];
    this.gainOfParent = new byte[childOf.length];
    listParents(crew);
  }

  private void listMoves(int board, long mover, long other) {
    int seeds = Row.total(mover) + Row.total(other);
    int move = firstMove[board];
    for (int rest = rules.legalMoves(mover, other); rest != 0; rest &= rest - 1) {
      int pit = Integer.numberOfTrailingZeros(rest);
      int sowing = Sowing.of(mover, pit);
      long otherSown = other + Sowing.intoOther(sowing);
      long captured = rules.captured(otherSown, sowing);
      int gain = Row.total(captured);
      gainOf[move] = (byte) gain;
      childOf[move] =
          (int)
              (index.layerStart(seeds - gain)
                  + index.rank(
                      otherSown - captured, Sowing.moverAfter(mover, pit, sowing), seeds - gain));
      move++;
    }
  }

  /** Counts the parents of each board, then deals them out; their order does not matter. */
  private void listParents(Crew crew) {
    crew.sweep(
        childOf.length,
        BLOCK,
        (from, to, worker) -> {
          for (int move = (int) from; move < to; move++) {
            INTS.getAndAdd(firstParent, childOf[move] + 1, 1);
          }
        });
    accumulate(firstParent);
    int[] next = firstParent.clone();
    crew.sweep(
        boards,
        BLOCK,
        (from, to, worker) -> {
          for (int board = (int) from; board < to; board++) {
            for (int move = firstMove[board]; move < firstMove[board + 1]; move++) {
              int edge = (int) INTS.getAndAdd(next, childOf[move], 1);
              parentOf[edge] = board;
              gainOfParent[edge] = gainOf[move];
            }
          }
        });
  }

  private interface Visit {
    void board(int board, long mover, long other);
  }

  private void overBoards(Crew crew, Visit visit) {
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      int layer = seeds;
      int start = (int) index.layerStart(seeds);
      crew.sweep(
          index.layerSize(seeds),
          BLOCK,
          (from, to, worker) -> {
            BoardWalk walk = new BoardWalk(index, layer, (int) from);
            for (int rank = (int) from; rank < to; rank++, walk.step()) {
              visit.board(start + rank, walk.mover(), walk.other());
            }
          });
    }
  }

  private static void accumulate(int[] counts) {
    for (int i = 1; i < counts.length; i++) {
      counts[i] = Math.addExact(counts[i], counts[i - 1]);
    }
  }
}
