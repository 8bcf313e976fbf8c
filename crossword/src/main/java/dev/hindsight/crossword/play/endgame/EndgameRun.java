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
  static final int GLANCE = 2;

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

  /** Knows the moves, and nothing of them. */
  void list(EndgameSearch search, GamePosition position) {
    report(0, search.setUp(position, stop), 0, 0);
  }

  /**
   * Searches until somebody has proven it.
   *
   * @param worker odd ones ask other questions first, so that what they find helps the others
   */
  void search(int worker, EndgameSearch search, GamePosition position) {
    RootMoves root = setUp(worker, search, position);
    if (limits.plies() < EndgameLimits.ALL_PLIES) {
      lookAhead(worker, root);
    } else {
      // A glance puts the moves in order, and says what to ask for.
      boolean going = deepen(worker, root, GLANCE, 1);
      int guess = root.bestValue() + worker % 2;
      if (going && !root.isProven() && limits.aim() != EndgameLimits.Aim.POINTS) {
        going = findOutcome(worker, root);
      }
      if (going && !root.isProven() && limits.aim() != EndgameLimits.Aim.WIN) {
        findValue(worker, root, guess);
      }
    }
    valueOthers(worker, root);
    countNodes(search);
  }

  /**
   * As {@link #search}, of a position whose value is known, with all that led to it in the table.
   */
  void confirm(EndgameSearch search, GamePosition position, int value) {
    findValue(0, setUp(0, search, position), value);
    countNodes(search);
  }

  private RootMoves setUp(int worker, EndgameSearch search, GamePosition position) {
    RootMoves root =
        search.setUp(
            position, () -> done || search.nodes() >= limits.nodes() || stop.getAsBoolean());
    report(worker, root, 0, 0);
    return root;
  }

  private synchronized void countNodes(EndgameSearch search) {
    nodes += search.nodes();
  }

  private void lookAhead(int worker, RootMoves root) {
    for (int depth = 1; depth <= limits.plies() && !root.isProven(); depth++) {
      if (!deepen(worker, root, depth, limits.values())) {
        return;
      }
    }
  }

  /** Looks once so far ahead; returns false if stopped. */
  private boolean deepen(int worker, RootMoves root, int depth, int wanted) {
    int beta = root.isProven() ? root.bestValue() + 1 : EndgameSearch.INFINITE;
    boolean ended = root.deepen(depth, -EndgameSearch.INFINITE, beta, wanted);
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

  /** Asks whether the value is this or more, again and again. */
  private void findValue(int worker, RootMoves root, int guess) {
    ValueQuestions questions = new ValueQuestions(guess);
    while (root.least() < root.most()) {
      if (!ask(worker, root, questions.next(root))) {
        return;
      }
    }
  }

  /** Asks only whether the lead at the end is above, at or below nothing; false if stopped. */
  private boolean findOutcome(int worker, RootMoves root) {
    int even = -leadPoints;
    int points = root.bestValue() > even ? even + 1 : even;
    while (root.least() <= even && root.most() >= even && root.least() < root.most()) {
      if (!ask(worker, root, points)) {
        return false;
      }
      points = 2 * even + 1 - points;
    }
    if (limits.aim() == EndgameLimits.Aim.WIN) {
      done = true;
    }
    return true;
  }

  /** Returns false if stopped. */
  private boolean ask(int worker, RootMoves root, int points) {
    boolean ended = root.ask(points);
    if (ended) {
      report(worker, root, root.isProven() ? EndgameSearch.TO_THE_END : GLANCE, 1);
    }
    return ended;
  }

  /**
   * Keeps what a worker knows: of the first worker anything, of the others what is proven; and of
   * proofs the one with the most values.
   */
  private synchronized void report(int worker, RootMoves root, int depth, int wanted) {
    if (leadPoints + root.least() > 0) {
      outcome = EndgameOutcome.WIN;
    } else if (leadPoints + root.most() < 0) {
      outcome = EndgameOutcome.LOSS;
    }
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
