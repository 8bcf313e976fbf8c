package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Negamax with alpha-beta over an endgame, one thread.
 */
final class EndgameSearch {
  static final int INFINITE = 400_000;
  private static final int STOP_CHECK = 255;
  private static final int PASS = -1;
  private static final int MOST_THREATS = 10;
  private static final int SELECTED = 6;

  private final SearchBoard board;
  private final PlayStore store;
  private final BoundTable table;
  private final int scorelessLimit;

  private final PackedRack[] racks = {new PackedRack(), new PackedRack()};
  private final int[] held = new int[2];
  private final int[] rackPoints = new int[2];
  private final long[] rackKeys = new long[2];
  private int scoreless;

  private int[][] lists = new int[0][];
  private long[][] orders = new long[0][];
  private int[] sizes = new int[0];
  private long[] dirtyAt = new long[0];
  private int[] bestOfPlays = new int[0];
  private boolean[] playsComplete = new boolean[0];
  private int[][] threats = new int[0][];
  private int[] threatCounts = new int[0];
  private int[][] outs = new int[0][];
  private int[] outCounts = new int[0];

  private BooleanSupplier stop = () -> false;
  private boolean stopped;
  private boolean complete;
  long nodes;
  long generated;

  EndgameSearch(CrosswordRules rules, WordGraph words, BoundTable table) {
    this.board = new SearchBoard(rules, words);
    this.store = board.store;
    this.table = table;
    this.scorelessLimit = rules.scorelessTurnLimit();
  }

  int rootCount;
  int[] rootPlays = new int[0];
  int[] rootValues = new int[0];
  boolean[] rootExact = new boolean[0];
  boolean rootComplete;
  private int keptAtRoot;

  void setUp(GamePosition position) {
    CrosswordRules rules = position.rules();
    board.setUp(position.squares().toArray());
    int tiles = 0;
    for (int side = 0; side < 2; side++) {
      Tiles rack = position.racks().get(side);
      racks[side].fill(rack);
      held[side] = racks[side].all();
      rackPoints[side] = 0;
      rackKeys[side] = 0;
      tiles += rack.length();
      for (int index = 0; index < rack.length(); index++) {
        rackPoints[side] += rules.tiles().scorePoints(rack.get(index));
        rackKeys[side] += board.keys.rackTile(rack.get(index));
      }
    }
    scoreless = position.scorelessTurns();
    int plies = (tiles + 2) * scorelessLimit + 4;
    if (lists.length < plies) {
      lists = new int[plies][];
      orders = new long[plies][];
      threats = new int[plies][];
      outs = new int[plies][];
      sizes = new int[plies];
      dirtyAt = new long[plies];
      bestOfPlays = new int[plies];
      playsComplete = new boolean[plies];
      threatCounts = new int[plies];
      outCounts = new int[plies];
    }
    for (int side = 0; side < 2; side++) {
      ensure(side);
      sizes[side] = 0;
      addLines(side, board.allLines(), side);
    }
    dirtyAt[0] = 0;
    dirtyAt[1] = 0;
    keptAtRoot = store.kept();
    collect(0);
    prepareThreats(0);
    order(0, BoundTable.NO_MOVE);
    rootCount = sizes[2] + 1;
    rootPlays = new int[rootCount];
    rootValues = new int[rootCount];
    rootExact = new boolean[rootCount];
    long[] order = orders[2];
    Arrays.sort(order, 0, sizes[2]);
    for (int index = 0; index < sizes[2]; index++) {
      rootPlays[index] = lists[2][(int) order[index]];
      rootValues[index] = -(int) (order[index] >> 32);
    }
    rootPlays[rootCount - 1] = PASS;
    rootValues[rootCount - 1] = -INFINITE;
    nodes = 0;
    generated = 0;
    stopped = false;
  }

  void stopWhen(BooleanSupplier stop) {
    this.stop = stop;
  }

  boolean isStopped() {
    return stopped;
  }

  SearchBoard board() {
    return board;
  }

  private void ensure(int at) {
    if (lists[at] == null) {
      lists[at] = new int[64];
      orders[at] = new long[64];
      threats[at] = new int[MOST_THREATS + 1];
      outs[at] = new int[MOST_THREATS + 1];
    }
  }

  /** Searches all root moves to a depth; values are of the best {@code wanted} moves. */
  void searchRoot(int depth, int alphaAtFirst, int beta, int wanted) {
    board.refreshLines(keptAtRoot);
    int[] values = new int[rootCount];
    boolean[] exact = new boolean[rootCount];
    int[] best = new int[Math.min(wanted, rootCount)];
    Arrays.fill(best, alphaAtFirst);
    boolean allComplete = true;
    boolean cut = false;
    int done = 0;
    for (int index = 0; index < rootCount; index++) {
      int alpha = best[best.length - 1];
      int value;
      int play = rootPlays[index];
      if (index < best.length || alpha <= alphaAtFirst) {
        value = rootValue(play, alpha, beta, depth);
      } else {
        value = rootValue(play, alpha, alpha + 1, depth);
        if (!stopped && value > alpha && value < beta) {
          value = rootValue(play, alpha, beta, depth);
        }
      }
      if (stopped) {
        break;
      }
      values[index] = value;
      exact[index] = value > alpha && value < beta;
      done++;
      if (value >= beta) {
        cut = true;
        allComplete = complete;
        break;
      }
      allComplete &= complete;
      if (value > alpha) {
        int at = best.length - 1;
        while (at > 0 && best[at - 1] < value) {
          best[at] = best[at - 1];
          at--;
        }
        best[at] = value;
      }
    }
    if (stopped) {
      return;
    }
    rootComplete = allComplete;
    Integer[] order = new Integer[done];
    Arrays.setAll(order, index -> index);
    int finished = done;
    boolean wasCut = cut;
    Arrays.sort(
        order,
        (one, two) -> {
          if (wasCut && (one == finished - 1 || two == finished - 1)) {
            return one == finished - 1 ? (two == finished - 1 ? 0 : -1) : 1;
          }
          if (exact[one] != exact[two]) {
            return exact[one] ? -1 : 1;
          }
          return Integer.compare(values[two], values[one]);
        });
    int[] plays = rootPlays.clone();
    for (int index = 0; index < done; index++) {
      rootPlays[index] = plays[order[index]];
      rootValues[index] = values[order[index]];
      rootExact[index] = exact[order[index]];
    }
    for (int index = done; index < rootCount; index++) {
      rootValues[index] = -INFINITE;
      rootExact[index] = false;
    }
  }

  private int rootValue(int play, int alpha, int beta, int depth) {
    nodes++;
    if (play == PASS) {
      // Plays come after the pass too, so nothing is known of them yet: see the chain of passes.
      return passValue(0, alpha, beta, depth, -1);
    }
    if (store.needs[play] == held[0]) {
      complete = true;
      return store.scores[play] + 2 * rackPoints[1];
    }
    int bound = boundByOut(0, 0, play);
    if (bound <= alpha) {
      complete = true;
      return bound;
    }
    return playValue(0, 0, play, alpha, beta, depth);
  }

  private int search(int ply, int alpha, int beta, int depth, int chain) {
    nodes++;
    if ((nodes & STOP_CHECK) == 0 && stop.getAsBoolean()) {
      stopped = true;
    }
    if (stopped) {
      return 0;
    }
    int side = ply & 1;
    long key =
        EndgameKeys.position(board.key(), rackKeys[side], rackKeys[1 - side], scoreless);
    long known = table.find(key);
    int hashMove = BoundTable.NO_MOVE;
    if (known != 0) {
      int knownDepth = BoundTable.depth(known);
      if (knownDepth >= depth) {
        int value = BoundTable.value(known);
        int bound = BoundTable.bound(known);
        if (bound == BoundTable.EXACT
            || (bound == BoundTable.AT_LEAST && value >= beta)
            || (bound == BoundTable.AT_MOST && value <= alpha)) {
          complete = knownDepth == BoundTable.PROVEN;
          return value;
        }
      }
      hashMove = BoundTable.move(known);
    }
    int top = store.top();
    int value = searchMoves(ply, alpha, beta, depth, chain, key, hashMove);
    store.release(top);
    return value;
  }

  private int searchMoves(
      int ply, int alphaAtFirst, int beta, int depthGiven, int chain, long key, int hashMove) {
    int side = ply & 1;
    int other = 1 - side;
    int bestOut = bestKnownOut(ply);
    if (bestOut >= beta) {
      complete = true;
      return bestOut;
    }
    collect(ply);
    int count = sizes[ply + 2];
    int[] list = lists[ply + 2];
    prepareThreats(ply);
    int highest = order(ply, hashMove);
    if (highest >= beta) {
      // Going out is exact.
      complete = true;
      return highest;
    }
    int depth = depthGiven;
    if (count == 0) {
      depth += chain <= 0 ? 1 : 0;
    } else if (depth <= 0 && chain < 2) {
      complete = false;
      return estimated(ply);
    }
    int alpha = alphaAtFirst;
    int best = -INFINITE;
    int bestMove = BoundTable.NO_MOVE;
    boolean allComplete = true;
    boolean inChain = chain >= 2;
    if (inChain) {
      best = bestOfPlays[ply];
      allComplete = playsComplete[ply];
      alpha = Math.max(alpha, best);
    }
    long[] order = orders[ply + 2];
    for (int index = 0; index < count; index++) {
      if (index < SELECTED) {
        select(order, index, count);
      } else if (index == SELECTED) {
        Arrays.sort(order, index, count);
      }
      int play = list[(int) order[index]];
      if (inChain && store.scores[play] != 0) {
        continue;
      }
      int value;
      if (store.needs[play] == held[side]) {
        value = store.scores[play] + 2 * rackPoints[other];
        complete = true;
      } else {
        value = boundByOut(ply, side, play);
        if (value <= alpha) {
          complete = true;
        } else if (index == 0 || beta - alpha == 1) {
          value = playValue(ply, side, play, alpha, beta, depth);
        } else {
          value = playValue(ply, side, play, alpha, alpha + 1, depth);
          if (!stopped && value > alpha && value < beta) {
            value = playValue(ply, side, play, alpha, beta, depth);
          }
        }
        if (stopped) {
          return 0;
        }
      }
      allComplete &= complete;
      if (value > best) {
        best = value;
        bestMove = BoundTable.moveName(store.boardKeys[play]);
        if (value >= beta) {
          if (!inChain) {
            table.put(
                key,
                value,
                bestMove,
                complete ? BoundTable.PROVEN : Math.max(0, depth),
                BoundTable.AT_LEAST);
          }
          return value;
        }
        alpha = Math.max(alpha, value);
      }
    }
    bestOfPlays[ply + 2] = best;
    playsComplete[ply + 2] = allComplete;
    int value = passValue(ply, alpha, beta, depth, chain);
    if (stopped) {
      return 0;
    }
    if (value > best) {
      best = value;
      bestMove = BoundTable.NO_MOVE;
    }
    boolean cut = best >= beta;
    complete = cut ? complete : allComplete & complete;
    if (!inChain) {
      int bound =
          cut
              ? BoundTable.AT_LEAST
              : best > alphaAtFirst ? BoundTable.EXACT : BoundTable.AT_MOST;
      table.put(
          key, best, bestMove, complete ? BoundTable.PROVEN : Math.max(0, depth), bound);
    }
    return best;
  }

  private int passValue(int ply, int alpha, int beta, int depth, int chain) {
    int side = ply & 1;
    if (scoreless + 1 >= scorelessLimit) {
      complete = true;
      return rackPoints[1 - side] - rackPoints[side];
    }
    scoreless++;
    dirtyAt[ply + 2] = 0;
    int value = -search(ply + 1, -beta, -alpha, chain <= 0 ? depth - 1 : depth, chain + 1);
    scoreless--;
    return value;
  }

  private int playValue(int ply, int side, int play, int alpha, int beta, int depth) {
    int score = store.scores[play];
    int points = store.tilePoints(play);
    int scorelessBefore = scoreless;
    if (score == 0 && scoreless + 1 >= scorelessLimit) {
      complete = true;
      return rackPoints[1 - side] - rackPoints[side] + points;
    }
    scoreless = score == 0 ? scoreless + 1 : 0;
    held[side] -= store.needs[play];
    rackPoints[side] -= points;
    rackKeys[side] -= store.rackKeys[play];
    dirtyAt[ply + 2] = store.dirtied[play];
    board.make(play);
    int value = score - search(ply + 1, score - beta, score - alpha, depth - 1, 0);
    board.takeBack(play);
    rackKeys[side] += store.rackKeys[play];
    rackPoints[side] += points;
    held[side] += store.needs[play];
    scoreless = scorelessBefore;
    return value;
  }

  /** The best way to go out among plays known from two plies before, or less than anything. */
  private int bestKnownOut(int ply) {
    int side = ply & 1;
    int holding = held[side];
    long dirty = dirtyAt[ply] | dirtyAt[ply + 1];
    int[] base = lists[ply];
    int count = sizes[ply];
    int best = -INFINITE;
    for (int index = 0; index < count; index++) {
      int play = base[index];
      if (store.needs[play] == holding && (dirty >>> store.lineNumber(play) & 1) == 0) {
        best = Math.max(best, store.scores[play] + 2 * rackPoints[1 - side]);
      }
    }
    return best;
  }

  /** Lists all plays of the side on turn. */
  private void collect(int ply) {
    int side = ply & 1;
    int holding = held[side];
    long dirty = dirtyAt[ply] | dirtyAt[ply + 1];
    int at = ply + 2;
    ensure(at);
    int[] base = lists[ply];
    int count = sizes[ply];
    if (lists[at].length < count) {
      lists[at] = new int[base.length];
    }
    int[] list = lists[at];
    int size = 0;
    for (int index = 0; index < count; index++) {
      int play = base[index];
      if (PackedRack.holds(holding, store.needs[play])
          && (dirty >>> store.lineNumber(play) & 1) == 0) {
        list[size++] = play;
      }
    }
    sizes[at] = size;
    addLines(at, dirty, side);
    if (orders[at].length < lists[at].length) {
      orders[at] = new long[lists[at].length];
    }
  }

  private void addLines(int at, long lines, int side) {
    int size = sizes[at];
    for (long left = lines; left != 0; left &= left - 1) {
      board.findPlays(
          Long.numberOfTrailingZeros(left), racks[side], held[side], rackKeys[side]);
      int count = board.foundEnd - board.foundStart;
      if (size + count > lists[at].length) {
        lists[at] = Arrays.copyOf(lists[at], Math.max(size + count, 2 * lists[at].length));
      }
      for (int index = 0; index < count; index++) {
        lists[at][size++] = board.foundStart + index;
      }
    }
    sizes[at] = size;
    generated++;
  }

  /** What the opponent could do if it were his turn, best first: of plays known to be legal. */
  private void prepareThreats(int ply) {
    int other = 1 - (ply & 1);
    int at = ply + 2;
    int holding = held[other];
    long dirty = dirtyAt[ply + 1];
    int[] base = lists[ply + 1];
    int count = sizes[ply + 1];
    int[] top = threats[at];
    int[] out = outs[at];
    int topCount = 0;
    int outCount = 0;
    int bonus = 2 * rackPoints[ply & 1];
    for (int index = 0; index < count; index++) {
      int play = base[index];
      int need = store.needs[play];
      if (!PackedRack.holds(holding, need) || (dirty >>> store.lineNumber(play) & 1) != 0) {
        continue;
      }
      boolean goesOut = need == holding;
      int worth = store.scores[play] + (goesOut ? bonus : store.tilePoints(play));
      topCount = insert(top, topCount, play, worth, bonus, holding);
      if (goesOut) {
        outCount = insert(out, outCount, play, worth, bonus, holding);
      }
    }
    threatCounts[at] = topCount;
    outCounts[at] = outCount;
  }

  private int worth(int play, int bonus, int holding) {
    return store.scores[play]
        + (store.needs[play] == holding ? bonus : store.tilePoints(play));
  }

  private int insert(int[] best, int count, int play, int worth, int bonus, int holding) {
    if (count == MOST_THREATS && worth(best[count - 1], bonus, holding) >= worth) {
      return count;
    }
    int at = Math.min(count, MOST_THREATS - 1);
    while (at > 0 && worth(best[at - 1], bonus, holding) < worth) {
      best[at] = best[at - 1];
      at--;
    }
    best[at] = play;
    return Math.min(count + 1, MOST_THREATS);
  }

  /** An upper bound of a play's value, because the opponent can go out after it. */
  private int boundByOut(int ply, int side, int play) {
    int[] out = outs[ply + 2];
    for (int index = 0; index < outCounts[ply + 2]; index++) {
      if (store.leavesIntact(play, out[index])) {
        return store.scores[play]
            - store.scores[out[index]]
            - 2 * (rackPoints[side] - store.tilePoints(play));
      }
    }
    return INFINITE;
  }

  /** Writes the order of plays; returns what the best way to go out is worth. */
  private int order(int ply, int hashMove) {
    int at = ply + 2;
    int side = ply & 1;
    int holding = held[side];
    int[] list = lists[at];
    int count = sizes[at];
    if (orders[at].length < count) {
      orders[at] = new long[list.length];
    }
    long[] order = orders[at];
    int highest = -INFINITE;
    for (int index = 0; index < count; index++) {
      int play = list[index];
      int estimate;
      if (store.needs[play] == holding) {
        estimate = store.scores[play] + 2 * rackPoints[1 - side];
        highest = Math.max(highest, estimate);
      } else {
        estimate = estimate(ply, side, play);
      }
      if (hashMove != BoundTable.NO_MOVE
          && BoundTable.moveName(store.boardKeys[play]) == hashMove) {
        estimate += 10_000;
      }
      order[index] = (long) -estimate << 32 | index;
    }
    return highest;
  }

  private int estimate(int ply, int side, int play) {
    int[] top = threats[ply + 2];
    int holding = held[1 - side];
    int tilePoints = store.tilePoints(play);
    int estimate = store.scores[play] + tilePoints;
    for (int index = 0; index < threatCounts[ply + 2]; index++) {
      int threat = top[index];
      if (store.leavesIntact(play, threat)) {
        return estimate
            - store.scores[threat]
            - (store.needs[threat] == holding
                ? 2 * rackPoints[side] - tilePoints
                : store.tilePoints(threat));
      }
    }
    return estimate;
  }

  /** A guess of what the side on turn can get, at the end of a search. */
  private int estimated(int ply) {
    int at = ply + 2;
    long[] order = orders[at];
    int side = ply & 1;
    int best =
        threatCounts[at] == 0
            ? 0
            : -worth(threats[at][0], 2 * rackPoints[side], held[1 - side]);
    for (int index = 0; index < sizes[at]; index++) {
      int estimate = -(int) (order[index] >> 32);
      if (estimate < 5_000) {
        best = Math.max(best, estimate);
      } else {
        best = Math.max(best, estimate - 10_000);
      }
    }
    return best;
  }

  private static void select(long[] order, int from, int to) {
    int least = from;
    for (int index = from + 1; index < to; index++) {
      if (order[index] < order[least]) {
        least = index;
      }
    }
    long swapped = order[from];
    order[from] = order[least];
    order[least] = swapped;
  }
}
