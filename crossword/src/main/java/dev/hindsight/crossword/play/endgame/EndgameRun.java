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
  /** How many times more values each proof after the first asks for. */
  private static final int FEW = 4;

  /** Plies looked ahead before the first proof. */
  private static final int GLANCE = 2;

  private final EndgameLimits limits;
  private final int leadPoints;
  private final BooleanSupplier stop;
  private volatile boolean done;
  private @Nullable List<EndgameMove> moves;
  private EndgameOutcome outcome = EndgameOutcome.UNKNOWN;
  private int plies;

  /** How many of the best moves have a value that holds to the end of the game. */
  private int valuesProven;

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
    RootMoves root =
        search.setUp(
            position, () -> done || search.nodes() >= limits.nodes() || stop.getAsBoolean());
    report(worker, root, 0, 0);
    boolean going = depths.length > 0;
    if (limits.aim() != EndgameLimits.Aim.POINTS) {
      // A glance puts the moves in order, and is an estimate in case that there is no other.
      going = going && deepen(worker, root, Math.min(GLANCE, limits.plies()), 1);
      if (going && !root.isProven()) {
        findOutcome(root, depths, worker % 2);
      }
      going &= limits.aim() != EndgameLimits.Aim.WIN;
    }
    for (int step = worker % 2; going && !root.isProven(); step++) {
      int depth = depthAt(depths, step);
      going =
          deepen(
              worker, root, depth, limits.plies() < EndgameLimits.ALL_PLIES ? limits.values() : 1);
      going &= depth < limits.plies();
    }
    valueOthers(worker, root);
    synchronized (this) {
      nodes += search.nodes();
    }
  }

  /** Looks once so far ahead; returns false if stopped. */
  private boolean deepen(int worker, RootMoves root, int depth, int wanted) {
    boolean ended = root.deepen(depth, -EndgameSearch.INFINITE, EndgameSearch.INFINITE, wanted);
    if (ended) {
      report(worker, root, root.isProven() ? EndgameSearch.TO_THE_END : depth, wanted);
    }
    return ended;
  }

  /** The best move is proven: the other values asked for, a few first, while there is time. */
  private void valueOthers(int worker, RootMoves root) {
    int wanted = 1;
    boolean going = root.isProven();
    while (going && wanted < limits.values()) {
      wanted = (int) Math.min(limits.values(), FEW * (long) wanted);
      going = deepen(worker, root, EndgameSearch.TO_THE_END, wanted);
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
        done |= limits.aim() == EndgameLimits.Aim.WIN;
      }
      root.forgetProof();
    }
  }

  /**
   * Keeps what a worker knows: of the first worker anything, of the others what is proven; and of
   * proofs the one with the most values.
   */
  private synchronized void report(int worker, RootMoves root, int depth, int wanted) {
    if (root.isProven() ? wanted > valuesProven : valuesProven == 0 && worker == 0) {
      moves = root.moves();
      plies = depth;
      if (root.isProven()) {
        valuesProven = wanted;
        done = wanted >= limits.values();
        outcome = EndgameOutcome.ofLead(leadPoints + root.bestValue());
      }
    }
  }

  synchronized EndgameAnswer answer() {
    return new EndgameAnswer(
        moves == null ? List.of() : moves, valuesProven > 0, outcome, List.of(), plies, nodes);
  }
}
