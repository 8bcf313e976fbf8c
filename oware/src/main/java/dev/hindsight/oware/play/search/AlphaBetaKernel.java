package dev.hindsight.oware.play.search;

import static dev.hindsight.oware.play.search.MoveValue.SEED;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;

/**
 * The recursion of {@link AlphaBetaSearch}: negamax with a scout window, over packed rows, without
 * allocation.
 *
 * <p>A value travels as {@code hundredths << 1 | proven}. What "proven" says depends on where the
 * value lies: at or above beta that the game is worth at least this much, at or below alpha that it
 * is worth at most this much, between them both. So one proven child proves a value above beta;
 * below beta all children must be proven. Ends of the game prove, tables prove, evaluations do not.
 *
 * <p>Why entries of the transposition table may be trusted. The value at a given depth is a
 * function of the rows, the turns left and, until the first capture, the positions played before
 * the root, because a return to one of those ends the game. All three are in the key (the last as a
 * number that is never used for two histories). Positions that repeat within the search itself are
 * not looked for: that would make values depend on the path; such a circle just runs to the
 * horizon. An entry is used if it was searched to exactly the depth that is asked for, or if it is
 * proven, which holds at any depth. Hence a search gives the same value as plain negamax, whatever
 * its table remembers and however big it is.
 *
 * <p>Where tables give bounds instead of a value, the value that was found is moved between them. A
 * table value is not proven before the first capture of a game with a history, since the table
 * knows nothing of positions that must not come back.
 */
final class AlphaBetaKernel {
  /** Beyond every value: 48 seeds are 4800. */
  static final int INFINITY = 8000;

  private final OwareRules rules;
  private final ExactTables tables;
  private final TranspositionTable memory;
  private final SearchClock clock;

  private final int turnsLeftAtRoot;
  private final PlayedPositions played;
  private final int historyNumber;

  /** {@code moveLists[ply]}: the moves that are being tried there. */
  private final MoveList[] moveLists;

  /** {@code lines[ply][k]}: pit k of the best line from that ply. */
  private final byte[][] lines;

  private final int[] lineLengths;
  private int depthOfIteration;

  /**
   * The search from one root.
   *
   * @param turnsLeft at the root, or {@link OwareRules#NO_TURN_LIMIT}
   * @param historyNumber different for every history, 0 if {@code played} is empty
   */
  AlphaBetaKernel(
      OwareRules rules,
      ExactTables tables,
      TranspositionTable memory,
      SearchClock clock,
      int turnsLeft,
      PlayedPositions played,
      int historyNumber,
      int mostDepth) {
    this.rules = rules;
    this.tables = tables;
    this.memory = memory;
    this.clock = clock;
    this.turnsLeftAtRoot = turnsLeft;
    this.played = played;
    this.historyNumber = historyNumber;
    moveLists = new MoveList[mostDepth];
    lines = new byte[mostDepth + 1][];
    lineLengths = new int[mostDepth + 1];
    for (int ply = 0; ply <= mostDepth; ply++) {
      lines[ply] = new byte[mostDepth - ply];
      if (ply < mostDepth) {
        moveLists[ply] = new MoveList(rules);
      }
    }
  }

  void setDepth(int depth) {
    depthOfIteration = depth;
  }

  /** The line that the last search from this ply found best. */
  int lineLength(int ply) {
    return lineLengths[ply];
  }

  int linePit(int ply, int number) {
    return lines[ply][number];
  }

  static int value(int packed) {
    return packed >> 1;
  }

  static boolean isProven(int packed) {
    return (packed & 1) != 0;
  }

  private static int pack(int value, boolean proven) {
    return value << 1 | (proven ? 1 : 0);
  }

  int turnsLeft(int ply) {
    return turnsLeftAtRoot == OwareRules.NO_TURN_LIMIT
        ? OwareRules.NO_TURN_LIMIT
        : turnsLeftAtRoot - ply;
  }

  /**
   * The value of a position for its mover; meaningless once the clock has stopped.
   *
   * @param seeds on the board
   * @param ply plies from the root
   * @param reversible whether nothing was captured since the root and the game has a history
   */
  int search(long mover, long other, int seeds, int ply, boolean reversible, int alpha, int beta) {
    lineLengths[ply] = 0;
    if (clock.countNode()) {
      return 0;
    }
    int turnsLeft = turnsLeft(ply);
    if (turnsLeft == 0) {
      return pack(0, true);
    }
    if (reversible && played.contains(mover, other, ply)) {
      return pack(SEED * played.netSeedsForMover(mover, other), true);
    }
    // Only a player with nothing, or with nothing to feed, can be without a move.
    if ((mover == 0 || other == 0) && rules.legalMoves(mover, other) == 0) {
      return pack(SEED * OwareRules.netSeedsWithoutMove(mover, other), true);
    }
    int most = SEED * seeds;
    if (most <= alpha) {
      return pack(most, true);
    }
    if (-most >= beta) {
      return pack(-most, true);
    }
    if (seeds <= tables.mostSeeds()) {
      int netSeeds = tables.findNetSeedsForMover(mover, other, seeds, turnsLeft);
      if (netSeeds != OwareTable.UNKNOWN) {
        return pack(SEED * netSeeds, !reversible);
      }
    }
    int low = -most;
    int high = most;
    if (seeds <= tables.mostSeeds() && tables.haveBounds()) {
      low = SEED * tables.lowestForMover(mover, other, seeds);
      high = SEED * tables.highestForMover(mover, other, seeds);
      if (high <= alpha) {
        return pack(high, !reversible);
      }
      if (low >= beta) {
        return pack(low, !reversible);
      }
    }
    int found =
        ply >= depthOfIteration
            ? pack(Evaluation.hundredthsForMover(mover, other), false)
            : searchMoves(mover, other, seeds, ply, reversible, alpha, Math.min(beta, high));
    int value = Math.max(low, Math.min(high, value(found)));
    // What the table has corrected is proven on both sides only if the table is sure as well.
    return pack(value, isProven(found) && (value == value(found) || !reversible));
  }

  private int searchMoves(
      long mover, long other, int seeds, int ply, boolean reversible, int alpha, int beta) {
    int depth = depthOfIteration - ply;
    int turnsLeft = turnsLeft(ply);
    int history = reversible ? historyNumber : 0;
    long entry = memory.find(mover, other, turnsLeft, history);
    int firstPit = TranspositionTable.NO_PIT;
    if (entry != TranspositionTable.ABSENT) {
      if (decides(entry, depth, alpha, beta)) {
        return pack(TranspositionTable.value(entry), TranspositionTable.isProven(entry));
      }
      firstPit = TranspositionTable.pit(entry);
    }
    MoveList moves = moveLists[ply];
    moves.fill(mover, other, firstPit);
    int best = -INFINITY;
    int bestPit = TranspositionTable.NO_PIT;
    int bound = TranspositionTable.AT_MOST;
    boolean proven = true;
    int lower = alpha;
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      int found = searchMove(moves, pit, number == 0, seeds, ply, reversible, lower, beta);
      if (clock.isStopped()) {
        return 0;
      }
      int value = value(found);
      proven &= isProven(found);
      if (value > best) {
        best = value;
        bestPit = pit;
        if (value > lower) {
          lower = value;
          bound = TranspositionTable.EXACT;
          keepLine(ply, pit);
        }
        if (value >= beta) {
          bound = TranspositionTable.AT_LEAST;
          proven = isProven(found);
          break;
        }
      }
    }
    memory.put(
        mover,
        other,
        turnsLeft,
        history,
        TranspositionTable.data(best, bound, proven, depth, bestPit));
    return pack(best, proven);
  }

  private static boolean decides(long entry, int depth, int alpha, int beta) {
    if (TranspositionTable.depth(entry) != depth && !TranspositionTable.isProven(entry)) {
      return false;
    }
    int value = TranspositionTable.value(entry);
    return switch (TranspositionTable.bound(entry)) {
      case TranspositionTable.EXACT -> true;
      case TranspositionTable.AT_LEAST -> value >= beta;
      default -> value <= alpha;
    };
  }

  boolean hasHistory() {
    return historyNumber != 0;
  }

  /** The value of a move for its maker; all but the first are doubted with a window of one. */
  int searchMove(
      MoveList moves,
      int pit,
      boolean first,
      int seeds,
      int ply,
      boolean reversible,
      int alpha,
      int beta) {
    // The other player is the next mover.
    long nextMover = moves.otherAfter[pit];
    long nextOther = moves.moverAfter[pit];
    int captured = moves.captured[pit];
    int gain = SEED * captured;
    boolean stays = reversible && captured == 0;
    int seedsAfter = seeds - captured;
    if (!first) {
      int doubted =
          search(nextMover, nextOther, seedsAfter, ply + 1, stays, gain - alpha - 1, gain - alpha);
      int value = gain - value(doubted);
      if (value <= alpha || value >= beta) {
        return pack(value, isProven(doubted));
      }
    }
    int found = search(nextMover, nextOther, seedsAfter, ply + 1, stays, gain - beta, gain - alpha);
    return pack(gain - value(found), isProven(found));
  }

  private void keepLine(int ply, int pit) {
    int length = lineLengths[ply + 1];
    lines[ply][0] = (byte) pit;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
    lineLengths[ply] = length + 1;
  }
}
