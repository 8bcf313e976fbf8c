package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Row;
import java.util.ArrayList;
import java.util.List;

/** The moves at the root of an {@link AlphaBetaSearch}: one of them searched to a depth, or all. */
final class RootSearch {
  private final AlphaBetaKernel kernel;
  private final BestLine bestLine;
  private final OwareGame game;
  private final MoveList moves;
  private final int seeds;

  RootSearch(
      OwareGame game, ExactTables tables, TranspositionTable memory, AlphaBetaKernel kernel) {
    this.game = game;
    this.kernel = kernel;
    this.bestLine = new BestLine(tables, memory);
    OwarePosition position = game.position();
    seeds = position.seedsOnBoard();
    moves = new MoveList(game.rules());
    moves.fill(position.moverRow(), position.otherRow(), TranspositionTable.NO_PIT);
  }

  /**
   * Searches to a depth, the best move of the depth before first. What it returns is meaningless
   * once the clock has stopped.
   */
  SearchResult search(int depth, boolean allMoves, SearchClock clock) {
    kernel.setDepth(depth);
    List<MoveValue> found = new ArrayList<>(Row.PITS);
    int most = MoveValue.SEED * seeds;
    int alpha = -AlphaBetaKernel.INFINITY;
    boolean allProven = true;
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      int window = allMoves ? -AlphaBetaKernel.INFINITY : alpha;
      boolean inFull = allMoves || number == 0;
      int packed =
          kernel.searchMove(
              moves, pit, inFull, seeds, 0, kernel.hasHistory(), window, AlphaBetaKernel.INFINITY);
      int value = AlphaBetaKernel.value(packed);
      boolean proven = AlphaBetaKernel.isProven(packed);
      allProven &= proven;
      if (allMoves || value > alpha) {
        found.add(0, new MoveValue(pit, moves.captured[pit], value, proven, line(pit, depth)));
      }
      alpha = Math.max(alpha, value);
      if (!allMoves && value == most && proven) {
        allProven = true;
        break;
      }
      if (clock.isStopped()) {
        break;
      }
    }
    if (allMoves) {
      found.sort(MoveValue.BEST_FIRST);
    }
    promote(found.get(0).pit());
    return new SearchResult(
        allMoves ? found : found.subList(0, 1), allProven, depth, clock.nodes());
  }

  private List<Integer> line(int pit, int depth) {
    List<Integer> line = new ArrayList<>();
    line.add(pit);
    for (int number = 0; number < kernel.lineLength(1); number++) {
      line.add(kernel.linePit(1, number));
    }
    return bestLine.extend(game, line, depth);
  }

  /** Puts a pit first and keeps the order of the others. */
  private void promote(int pit) {
    int place = 0;
    while (moves.order[place] != pit) {
      place++;
    }
    System.arraycopy(moves.order, 0, moves.order, 1, place);
    moves.order[0] = pit;
  }
}
