package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OwareTable;
import java.util.Arrays;
import java.util.Set;

/**
 * The recursion of {@link GameSearch}: principal variation search over packed rows, without
 * allocation. Values are {@link Outlook}s of the whole game, so the score is part of a position.
 *
 * <p>A position that was on the path, or on the board before the root, ends the game as the rules
 * say. Such a value is true on this path only: a node whose value rests on a position above it is
 * not remembered. What is remembered may still be used where another path would have met a
 * repetition below (the graph-history interaction, which no search of this kind is free of).
 *
 * <p>Late moves that capture nothing are searched a ply less at first, and again in full if they
 * turn out better than what there is. At the horizon captures are played out. A single legal move
 * costs no depth.
 */
final class GameKernel {
  /** Deeper lines are judged as they stand. */
  static final int MOST_PLIES = 250;

  /** The value rests on no position above. */
  private static final int NOTHING = Integer.MAX_VALUE;

  /** The value rests on a position before the root. */
  private static final int HISTORY = -1;

  /** A position cannot come back sooner: every pit that was emptied has to be filled again. */
  private static final int SHORTEST_CYCLE = 4;

  private static final int LEAST_DEPTH_TO_REDUCE = 3;
  private static final int FIRST_REDUCED_MOVE = 2;
  private static final int LEAST_DEPTH_WITHOUT_GUIDE = 5;
  private static final int CAPTURE_SCORE = 1 << 24;
  private static final int KILLER_SCORE = 1 << 22;
  private static final int MOST_HISTORY = 1 << 20;

  private final OwareRules rules;
  private final boolean repetitionEnds;
  private final boolean eachKeepsOwnSide;
  private final boolean reduces;
  private final boolean playsOutCaptures;
  private final boolean triesKillers;
  private final boolean knowsHistory;
  private final boolean wantsGuide;
  private final ExactTables tables;
  private final BoardEvaluation evaluation;
  private final GameMemory memory;

  private final MoveList[] moveLists = new MoveList[MOST_PLIES];
  private final int[] scores = new int[Row.PITS];
  private final byte[][] lines = new byte[MOST_PLIES + 1][MOST_PLIES + 1];
  private final int[] lineLengths = new int[MOST_PLIES + 1];
  private final long[] pathMovers = new long[MOST_PLIES + 1];
  private final long[] pathOthers = new long[MOST_PLIES + 1];
  private final int[] killers = new int[MOST_PLIES];

  /** {@code cutoffs[sowing]}: how often a quiet move was good enough, the deeper the more. */
  private final int[] cutoffs = new int[Row.PITS * (Row.MOST_SEEDS + 1)];

  private SearchClock clock = SearchClock.STOPPED;
  private PlayedPositions played = PlayedPositions.NONE;
  private int allSeeds;
  private int turnsLeftAtRoot;
  private int excludedAtRoot;
  private int pitAtRoot;

  /** Set by each search: the ply of the highest position that its value rests on. */
  private int restsOn;

  GameKernel(
      OwareRules rules,
      ExactTables tables,
      BoardEvaluation evaluation,
      GameMemory memory,
      Set<SearchPart> without) {
    this.rules = rules;
    this.repetitionEnds =
        rules.repetition() != OwareRules.Repetition.PLAYED_ON
            && !without.contains(SearchPart.REPETITION);
    this.reduces = !without.contains(SearchPart.REDUCTIONS);
    this.playsOutCaptures = !without.contains(SearchPart.QUIESCENCE);
    this.triesKillers = !without.contains(SearchPart.KILLERS);
    this.knowsHistory = !without.contains(SearchPart.HISTORY);
    this.wantsGuide = !without.contains(SearchPart.GUIDE);
    this.eachKeepsOwnSide = rules.repetition() == OwareRules.Repetition.EACH_KEEPS_OWN_SIDE;
    this.tables = tables;
    this.evaluation = evaluation;
    this.memory = memory;
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      moveLists[ply] = new MoveList(rules);
    }
  }

  /** Another game: what was good in the last one says nothing. */
  void forget() {
    Arrays.fill(cutoffs, 0);
  }

  /** Another root. */
  void begin(SearchClock newClock, PlayedPositions newPlayed, int seedsOfTheGame, int turnsLeft) {
    clock = newClock;
    played = newPlayed;
    allSeeds = seedsOfTheGame;
    turnsLeftAtRoot = turnsLeft;
    Arrays.fill(killers, TranspositionTable.NO_PIT);
    for (int sowing = 0; sowing < cutoffs.length; sowing++) {
      cutoffs[sowing] >>= 3;
    }
  }

  /**
   * The outlook of the root, meaningless once the clock has stopped.
   *
   * @param excluded bits of the pits that are not to be tried
   */
  int searchRoot(
      long mover,
      long other,
      int seeds,
      int moverStore,
      int depth,
      int excluded,
      int alpha,
      int beta) {
    excludedAtRoot = excluded;
    pitAtRoot = TranspositionTable.NO_PIT;
    lineLengths[0] = 0;
    pathMovers[0] = mover;
    pathOthers[0] = other;
    return searchMoves(mover, other, seeds, moverStore, 0, 0, depth, alpha, beta);
  }

  /** The best move that the last search from the root has found so far, or {@code NO_PIT}. */
  int pitAtRoot() {
    return pitAtRoot;
  }

  int lineLength() {
    return lineLengths[0];
  }

  int linePit(int number) {
    return lines[0][number];
  }

  private int turnsLeft(int ply) {
    return turnsLeftAtRoot == OwareRules.NO_TURN_LIMIT
        ? OwareRules.NO_TURN_LIMIT
        : turnsLeftAtRoot - ply;
  }

  /**
   * The outlook for the mover.
   *
   * @param quietFrom the first ply of the path since when nothing was captured
   * @param depth plies still to look ahead; at 0 captures only
   */
  private int search(
      long mover,
      long other,
      int seeds,
      int moverStore,
      int ply,
      int quietFrom,
      int depth,
      int alpha,
      int beta) {
    lineLengths[ply] = 0;
    restsOn = NOTHING;
    if (clock.countNode()) {
      return 0;
    }
    int ahead = 2 * moverStore + seeds - allSeeds;
    int turnsLeft = turnsLeft(ply);
    if (turnsLeft == 0) {
      return Outlook.ofMargin(ahead);
    }
    if (repetitionEnds && isRepeated(mover, other, ply, quietFrom)) {
      return Outlook.ofMargin(ahead + netSeedsOfRepetition(mover, other));
    }
    if ((mover == 0 || other == 0) && rules.legalMoves(mover, other) == 0) {
      return Outlook.ofMargin(ahead + OwareRules.netSeedsWithoutMove(mover, other));
    }
    if (2 * moverStore > allSeeds || ahead - seeds > 0) {
      return Outlook.WON + ahead;
    }
    if (ahead + seeds < 0) {
      return ahead - Outlook.WON;
    }
    int low = ahead - seeds;
    int high = ahead + seeds;
    if (seeds <= tables.mostSeeds()) {
      if (tables.haveBounds()) {
        low = ahead + tables.lowestForMover(mover, other, seeds);
        high = ahead + tables.highestForMover(mover, other, seeds);
      } else {
        int netSeeds = tables.findNetSeedsForMover(mover, other, seeds, turnsLeft);
        if (netSeeds != OwareTable.UNKNOWN) {
          return Outlook.ofMargin(ahead + netSeeds);
        }
      }
    }
    int lowest = Outlook.ofMargin(low);
    int highest = Outlook.ofMargin(high);
    if (highest <= alpha || low == high) {
      return highest;
    }
    if (lowest >= beta) {
      return lowest;
    }
    int found;
    if (ply >= MOST_PLIES - 1) {
      found = estimate(mover, other, seeds, ahead);
    } else {
      pathMovers[ply] = mover;
      pathOthers[ply] = other;
      found =
          depth > 0
              ? searchMoves(
                  mover,
                  other,
                  seeds,
                  moverStore,
                  ply,
                  quietFrom,
                  depth,
                  alpha,
                  Math.min(beta, highest))
              : searchCaptures(mover, other, seeds, moverStore, ahead, ply, alpha, beta);
    }
    return Math.max(lowest, Math.min(highest, found));
  }

  private int estimate(long mover, long other, int seeds, int ahead) {
    return Outlook.open(evaluation.logitForMover(mover, other, seeds, ahead));
  }

  /** Whether the position was there before; sets what the value rests on. */
  private boolean isRepeated(long mover, long other, int ply, int quietFrom) {
    for (int earlier = ply - SHORTEST_CYCLE; earlier >= quietFrom; earlier -= 2) {
      if (pathMovers[earlier] == mover && pathOthers[earlier] == other) {
        restsOn = earlier;
        return true;
      }
    }
    if (quietFrom == 0 && played.contains(mover, other, ply)) {
      restsOn = HISTORY;
      return true;
    }
    return false;
  }

  private int netSeedsOfRepetition(long mover, long other) {
    return eachKeepsOwnSide ? OwareRules.netSeedsWithoutMove(mover, other) : 0;
  }

  private int searchCaptures(
      long mover, long other, int seeds, int moverStore, int ahead, int ply, int alpha, int beta) {
    int best = estimate(mover, other, seeds, ahead);
    if (best >= beta || !playsOutCaptures) {
      return best;
    }
    int lower = Math.max(alpha, best);
    MoveList moves = moveLists[ply];
    moves.fill(mover, other, TranspositionTable.NO_PIT);
    int rests = NOTHING;
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      int captured = moves.captured[pit];
      if (captured == 0) {
        break;
      }
      int value =
          -search(
              moves.otherAfter[pit],
              moves.moverAfter[pit],
              seeds - captured,
              allSeeds - seeds - moverStore,
              ply + 1,
              ply + 1,
              0,
              -beta,
              -lower);
      rests = Math.min(rests, restsOn);
      if (value > best) {
        best = value;
        if (value >= beta) {
          break;
        }
        lower = Math.max(lower, value);
      }
    }
    restsOn = rests;
    return best;
  }

  private int searchMoves(
      long mover,
      long other,
      int seeds,
      int moverStore,
      int ply,
      int quietFrom,
      int fullDepth,
      int alpha,
      int beta) {
    int depth = fullDepth;
    int turnsLeft = turnsLeft(ply);
    long entry = memory.find(mover, other, moverStore, turnsLeft);
    int firstPit = TranspositionTable.NO_PIT;
    if (entry != GameMemory.ABSENT) {
      if (ply > 0 && GameMemory.depth(entry) >= depth && decides(entry, alpha, beta)) {
        return GameMemory.value(entry);
      }
      firstPit = GameMemory.pit(entry);
    } else if (wantsGuide && depth >= LEAST_DEPTH_WITHOUT_GUIDE && ply > 0) {
      // Without a move to begin with the search costs more than it finds.
      depth--;
    }
    MoveList moves = moveLists[ply];
    moves.fill(mover, other, firstPit);
    sort(moves, mover, firstPit, ply);
    int childDepth = moves.count == 1 ? depth : depth - 1;
    int otherStore = allSeeds - seeds - moverStore;
    int best = -Outlook.INFINITY;
    int bestPit = TranspositionTable.NO_PIT;
    int bound = GameMemory.AT_MOST;
    int rests = NOTHING;
    int lower = alpha;
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      if (ply == 0 && (excludedAtRoot & 1 << pit) != 0) {
        continue;
      }
      int captured = moves.captured[pit];
      long nextMover = moves.otherAfter[pit];
      long nextOther = moves.moverAfter[pit];
      int quiet = captured == 0 ? quietFrom : ply + 1;
      int left = seeds - captured;
      int value = Outlook.INFINITY;
      int rested = NOTHING;
      if (best > -Outlook.INFINITY) {
        int reduction =
            reduces
                    && captured == 0
                    && depth >= LEAST_DEPTH_TO_REDUCE
                    && number >= FIRST_REDUCED_MOVE
                ? 1
                : 0;
        value =
            -search(
                nextMover,
                nextOther,
                left,
                otherStore,
                ply + 1,
                quiet,
                childDepth - reduction,
                -lower - 1,
                -lower);
        rested = restsOn;
        if (value > lower && reduction > 0) {
          value =
              -search(
                  nextMover,
                  nextOther,
                  left,
                  otherStore,
                  ply + 1,
                  quiet,
                  childDepth,
                  -lower - 1,
                  -lower);
          rested = restsOn;
        }
      }
      if (value > lower && (best == -Outlook.INFINITY || value < beta)) {
        value =
            -search(
                nextMover, nextOther, left, otherStore, ply + 1, quiet, childDepth, -beta, -lower);
        rested = restsOn;
      }
      if (clock.isStopped()) {
        return 0;
      }
      rests = Math.min(rests, rested);
      if (value > best) {
        best = value;
        bestPit = pit;
        if (value > lower) {
          lower = value;
          bound = GameMemory.EXACT;
          keepLine(ply, pit);
        }
        if (value >= beta) {
          bound = GameMemory.AT_LEAST;
          rests = rested;
          if (captured == 0) {
            rememberCutoff(mover, pit, depth, ply);
          }
          break;
        }
      }
    }
    // A circle that comes back to this very node is this node's own affair.
    restsOn = rests >= ply ? NOTHING : rests;
    if (restsOn == NOTHING && (ply > 0 || excludedAtRoot == 0)) {
      memory.put(
          mover, other, moverStore, turnsLeft, GameMemory.data(best, bound, fullDepth, bestPit));
    }
    return best;
  }

  private void rememberCutoff(long mover, int pit, int depth, int ply) {
    if (triesKillers) {
      killers[ply] = pit;
    }
    if (knowsHistory) {
      int sowing = Sowing.of(mover, pit);
      cutoffs[sowing] = Math.min(MOST_HISTORY, cutoffs[sowing] + depth * depth);
    }
  }

  /** The remembered move, captures by size, the killer move, then what was good elsewhere. */
  private void sort(MoveList moves, long mover, int firstPit, int ply) {
    for (int number = 0; number < moves.count; number++) {
      int pit = moves.order[number];
      scores[pit] =
          pit == firstPit
              ? Integer.MAX_VALUE
              : moves.captured[pit] * CAPTURE_SCORE
                  + (killers[ply] == pit ? KILLER_SCORE : 0)
                  + cutoffs[Sowing.of(mover, pit)];
      int place = number;
      while (place > 0 && scores[moves.order[place - 1]] < scores[pit]) {
        moves.order[place] = moves.order[place - 1];
        place--;
      }
      moves.order[place] = pit;
    }
  }

  private static boolean decides(long entry, int alpha, int beta) {
    int value = GameMemory.value(entry);
    return switch (GameMemory.bound(entry)) {
      case GameMemory.EXACT -> true;
      case GameMemory.AT_LEAST -> value >= beta;
      default -> value <= alpha;
    };
  }

  private void keepLine(int ply, int pit) {
    if (ply == 0) {
      pitAtRoot = pit;
    }
    int length = lineLengths[ply + 1];
    lines[ply][0] = (byte) pit;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
    lineLengths[ply] = length + 1;
  }
}
