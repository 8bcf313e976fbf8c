package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One endgame being solved by several searches at once, and the best that any of them knows. Safe
 * for threads.
 */
final class EndgameRun {
  private final EndgameLimits limits;
  private final int leadPoints;
  private final BooleanSupplier stop;
  private volatile boolean done;
  private @Nullable List<EndgameMove> moves;
  private EndgameOutcome outcome = EndgameOutcome.UNKNOWN;
  private int plies;
  private boolean proven;
  private long nodes;

  /**
   * @param leadPoints of the player on turn
   * @param stop when to give up
   */
  EndgameRun(EndgameLimits limits, int leadPoints, BooleanSupplier stop) {
    this.limits = limits;
    this.leadPoints = leadPoints;
    this.stop = stop;
  }

  EndgameLimits limits() {
    return limits;
  }

  BooleanSupplier stop() {
    return stop;
  }

  /**
   * Searches until somebody has proven it.
   *
   * @param worker odd ones are a step ahead, so that what they find helps the others
   */
  void deepen(int worker, EndgameSearch search, GamePosition position, int[] depths) {
    RootMoves root = search.setUp(position, () -> done || stop.getAsBoolean());
    report(worker, root, 0);
    if (limits.winFirst()) {
      findOutcome(root, depths, worker % 2);
    }
    boolean going = depths.length > 0;
    for (int step = worker % 2; going && !root.isProven(); step++) {
      int depth = depthAt(depths, step);
      going = root.deepen(depth, -EndgameSearch.INFINITE, EndgameSearch.INFINITE, limits.values());
      if (going) {
        report(worker, root, root.isProven() ? EndgameSearch.TO_THE_END : depth);
        going = depth < limits.plies();
      }
    }
    synchronized (this) {
      nodes += search.nodes();
    }
  }

  private int depthAt(int[] depths, int step) {
    return Math.min(limits.plies(), depths[Math.min(step, depths.length - 1)]);
  }

  /** Asks only whether the lead at the end is above, at or below nothing. */
  private void findOutcome(RootMoves root, int[] depths, int firstStep) {
    boolean going = depths.length > 0;
    for (int step = firstStep; going; step++) {
      int depth = depthAt(depths, step);
      going =
          root.deepen(depth, -leadPoints - 1, -leadPoints + 1, 1)
              && !root.isProven()
              && depth < limits.plies();
    }
    if (root.isProven()) {
      synchronized (this) {
        outcome = EndgameOutcome.ofLead(leadPoints + root.bestValue());
      }
      root.forgetProof();
    }
  }

  private synchronized void report(int worker, RootMoves root, int depth) {
    if (!proven && (worker == 0 || root.isProven())) {
      moves = root.moves();
      plies = depth;
      proven = root.isProven();
      if (proven) {
        done = true;
        outcome = EndgameOutcome.ofLead(leadPoints + root.bestValue());
      }
    }
  }

  synchronized EndgameAnswer answer() {
    return new EndgameAnswer(
        moves == null ? List.of() : moves, proven, outcome, List.of(), plies, nodes);
  }
}
