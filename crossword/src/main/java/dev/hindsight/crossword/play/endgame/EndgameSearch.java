package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta search of an endgame, one thread: values are points for the side on turn, from now to
 * the end of the game.
 *
 * <p>A value is <em>proven</em> if no position it rests on was merely estimated. What proves a
 * bound is carried along with it, so a deep line that does not matter does not spoil the proof.
 *
 * <p>Passing is tried last. If both pass, the side on turn has the plays it had before, and what
 * they are worth is known; so from the second pass in a row on only passes and plays without points
 * (which count as scoreless turns) are looked at.
 */
final class EndgameSearch {
  /** More points than any endgame has. */
  static final int INFINITE = 400_000;

  /** A depth that no endgame reaches. */
  static final int TO_THE_END = BoundTable.PROVEN - 1;

  private static final int NODES_BETWEEN_LOOKS = 64;

  private final SearchState state;
  private final PlayStore store;
  private final BoundTable table;
  private Ply[] plies = new Ply[0];

  /** By side: a ply of its own in which the opponent does nothing. */
  private final Ply[] alone;

  private BooleanSupplier stop = () -> false;
  private boolean stopped;

  /** Whether the value last returned is proven. */
  private boolean proven;

  private long nodes;
  private int playsAtRoot;

  /**
   * @param lineLogarithm how many lines are kept: see {@link SearchBoard}
   */
  EndgameSearch(CrosswordRules rules, WordGraph words, BoundTable table, int lineLogarithm) {
    this.state = new SearchState(rules, words, lineLogarithm);
    this.store = state.store;
    this.table = table;
    this.alone = new Ply[] {new Ply(state, 0), new Ply(state, 1)};
  }

  /**
   * Takes a position whose tiles are all known, and lists its moves.
   *
   * @param stop looked at now and then; once it says so, the search is over
   */
  RootMoves setUp(GamePosition position, BooleanSupplier stop) {
    this.stop = stop;
    stopped = false;
    nodes = 0;
    state.setUp(position);
    makePlies(state.mostPlies());
    for (Ply ply : plies) {
      ply.order.forgetRefutations();
    }
    plies[0].collectAll();
    playsAtRoot = store.kept();
    Ply root = ply(0);
    root.collectKnown(plies[0]);
    root.collectOthers(plies[0]);
    root.completeOthers();
    root.order.estimateAll(BoundTable.NO_MOVE, INFINITE);
    int count = root.own.size();
    int[] plays = new int[count + 1];
    for (int place = 0; place < count; place++) {
      plays[place] = root.order.play(place);
    }
    plays[count] = RootMoves.PASS;
    return new RootMoves(this, state.board, plays);
  }

  /** Plies are of alternating sides, and before the first is one that nobody moves at. */
  private void makePlies(int most) {
    if (plies.length < most + 2) {
      plies = new Ply[most + 2];
      for (int index = 0; index < plies.length; index++) {
        plies[index] = new Ply(state, index + 1 & 1);
      }
    }
  }

  private Ply ply(int number) {
    return plies[number + 1];
  }

  boolean isStopped() {
    return stopped;
  }

  boolean isProven() {
    return proven;
  }

  /** Positions looked at. */
  long nodes() {
    return nodes;
  }

  /** Between two searches of the root: makes room for plays if there is little left. */
  void refresh() {
    state.board.refreshLines(playsAtRoot);
  }

  /** The value of a root move, or a bound of it: see {@link #search}. */
  int rootValue(int play, int alpha, int beta, int depth) {
    nodes++;
    if (play == RootMoves.PASS) {
      // The plays may still be to come, so that nothing is known of them: this does not count as
      // the first pass in a row.
      return passValue(0, alpha, beta, depth, -1);
    }
    if (state.goesOut(0, play)) {
      proven = true;
      return state.outPoints(0, play);
    }
    int most = ply(0).bounds.mostOf(play, alpha);
    if (most <= alpha) {
      proven = true;
      return most;
    }
    return playValue(0, play, alpha, beta, depth);
  }

  /**
   * The value of the position, if it is between alpha and beta; a number not above alpha is no less
   * than the value, one not below beta no more than it.
   *
   * @param depth plies to look ahead before estimating
   * @param passes how many the last moves in a row were
   */
  private int search(int number, int alpha, int beta, int depth, int passes) {
    nodes++;
    if (nodes % NODES_BETWEEN_LOOKS == 0 && stop.getAsBoolean()) {
      stopped = true;
    }
    if (stopped) {
      return 0;
    }
    long key = state.key(number & 1);
    long known = table.find(key);
    if (answers(known, alpha, beta, depth)) {
      proven = BoundTable.depth(known) == BoundTable.PROVEN;
      return BoundTable.value(known);
    }
    int top = store.top();
    int favourite = known == 0 ? BoundTable.NO_MOVE : BoundTable.move(known);
    int value = searchPosition(number, alpha, beta, depth, passes, key, favourite);
    store.release(top);
    return value;
  }

  private static boolean answers(long known, int alpha, int beta, int depth) {
    if (known == 0 || BoundTable.depth(known) < depth) {
      return false;
    }
    int value = BoundTable.value(known);
    int bound = BoundTable.bound(known);
    return bound == BoundTable.EXACT
        || (bound == BoundTable.AT_LEAST && value >= beta)
        || (bound == BoundTable.AT_MOST && value <= alpha);
  }

  /** What can be said without making a move; then the moves. */
  private int searchPosition(
      int number, int alpha, int beta, int depth, int passes, long key, int favourite) {
    int side = number & 1;
    Ply ply = ply(number);
    Ply before = plies[number];
    ply.collectKnown(before);
    if (ply.bounds.bestOut() >= beta) {
      proven = true;
      return ply.bounds.bestOut();
    }
    boolean lastTile = state.tilesHeld[side] == 1;
    boolean estimates = depth <= 0 && passes < 2 && ply.own.size() > 0 && !lastTile;
    boolean narrow = beta - alpha == 1 && passes < 2 && !estimates && !lastTile;
    ply.tried = BestByPart.NONE;
    ply.collectOthers(before);
    if (narrow && side == 1 && ply.own.size() > 0) {
      // Most positions of the side that answers are decided by the first play: often one that was
      // there before, so that nothing need be looked for.
      ply.order.estimateAll(favourite, beta);
      int play = ply.order.play(0);
      if (ply.order.estimateAt(0) >= beta) {
        int value = valueOf(number, side, play, alpha, beta, depth, true);
        if (stopped) {
          return 0;
        }
        if (value >= beta) {
          int name = BoundTable.moveName(store.boardKeys[play]);
          ply.order.refutedBy(name);
          table.put(key, value, name, storedDepth(depth), BoundTable.AT_LEAST);
          return value;
        }
        ply.tried = play;
        ply.triedValue = value;
        ply.isTriedProven = proven;
      }
    }
    if (!estimates) {
      ply.completeOwn();
      if (lastTile || ply.own.size() == 0) {
        // Against an opponent who only passes there is no more to get than this.
        int most = Math.max(ply.bounds.bestOut(), ply.bounds.stuckPoints());
        if (ply.own.size() > 0 || most <= alpha) {
          proven = true;
          return most;
        }
      }
      if (ply.bounds.bestOut() >= beta) {
        proven = true;
        return ply.bounds.bestOut();
      }
    }
    if (narrow) {
      if (ply.others.size() == 0) {
        ply.completeOthers();
      }
      int most = ply.bounds.mostOfAll(alpha);
      if (most <= alpha) {
        proven = true;
        table.put(key, most, BoundTable.NO_MOVE, BoundTable.PROVEN, BoundTable.AT_MOST);
        return most;
      }
    }
    ply.completeOthers();
    if (estimates) {
      proven = false;
      return ply.order.bestEstimate();
    }
    ply.order.estimateAll(favourite, beta);
    // A pass that is the only move is no choice, and free.
    int depthHere = ply.own.size() == 0 && passes <= 0 ? depth + 1 : depth;
    return passes >= 2
        ? searchAfterPasses(number, alpha, beta, depthHere, passes)
        : searchMoves(number, alpha, beta, depthHere, passes, key);
  }

  private int searchMoves(int number, int alphaAtFirst, int beta, int depth, int passes, long key) {
    Ply ply = ply(number);
    int side = number & 1;
    int alpha = alphaAtFirst;
    int best = -INFINITE;
    int bestMove = BoundTable.NO_MOVE;
    boolean allProven = true;
    for (int place = 0; place < ply.own.size(); place++) {
      int play = ply.order.play(place);
      int value;
      if (play == ply.tried) {
        value = ply.triedValue;
        proven = ply.isTriedProven;
      } else {
        value = valueOf(number, side, play, alpha, beta, depth, place == 0);
      }
      if (stopped) {
        return 0;
      }
      allProven &= proven;
      if (value > best) {
        best = value;
        bestMove = BoundTable.moveName(store.boardKeys[play]);
        alpha = Math.max(alpha, value);
        if (value >= beta) {
          ply.order.refutedBy(bestMove);
          table.put(key, value, bestMove, storedDepth(depth), BoundTable.AT_LEAST);
          return value;
        }
      }
    }
    ply.mostByPlays = best;
    ply.isProvenByPlays = allProven;
    int value = ply.bounds.mostOfPass();
    if (value <= alpha || ply.bounds.isOpponentStuck()) {
      proven = true;
    } else {
      value = passValue(number, alpha, beta, depth, passes);
    }
    if (stopped) {
      return 0;
    }
    if (value > best) {
      best = value;
      bestMove = BoundTable.NO_MOVE;
    }
    int bound =
        best >= beta
            ? BoundTable.AT_LEAST
            : best > alphaAtFirst ? BoundTable.EXACT : BoundTable.AT_MOST;
    proven &= allProven || best >= beta;
    table.put(key, best, bestMove, storedDepth(depth), bound);
    return best;
  }

  private int storedDepth(int depth) {
    return proven ? BoundTable.PROVEN : Math.max(0, depth);
  }

  /** What two turns before plays were worth, they are worth now: see above. */
  private int searchAfterPasses(int number, int alphaAtFirst, int beta, int depth, int passes) {
    Ply ply = ply(number);
    Ply twoBefore = ply(number - 2);
    int best = twoBefore.mostByPlays;
    int alpha = Math.max(alphaAtFirst, best);
    boolean allProven = twoBefore.isProvenByPlays;
    for (int place = 0; place < ply.own.size(); place++) {
      int play = ply.order.play(place);
      if (store.score(play) == 0) {
        int value = valueOf(number, number & 1, play, alpha, beta, depth, false);
        if (stopped || value >= beta) {
          return value;
        }
        allProven &= proven;
        best = Math.max(best, value);
        alpha = Math.max(alpha, value);
      }
    }
    ply.mostByPlays = best;
    ply.isProvenByPlays = allProven;
    int value = passValue(number, alpha, beta, depth, passes);
    proven &= allProven || value >= beta;
    return Math.max(best, value);
  }

  private int valueOf(
      int number, int side, int play, int alpha, int beta, int depth, boolean first) {
    if (state.goesOut(side, play)) {
      proven = true;
      return state.outPoints(side, play);
    }
    int most = ply(number).bounds.mostOf(play, alpha);
    if (most <= alpha) {
      proven = true;
      return most;
    }
    if (first || beta - alpha == 1) {
      return playValue(number, play, alpha, beta, depth);
    }
    int value = playValue(number, play, alpha, alpha + 1, depth);
    return !stopped && value > alpha && value < beta
        ? playValue(number, play, alpha, beta, depth)
        : value;
  }

  private int passValue(int number, int alpha, int beta, int depth, int passes) {
    int side = number & 1;
    if (state.scorelessTurns + 1 >= state.scorelessLimit) {
      proven = true;
      return state.rackPoints[1 - side] - state.rackPoints[side];
    }
    state.scorelessTurns++;
    ply(number).made = SidePlays.NOTHING;
    // An answer by another pass is free.
    int depthAfter = passes <= 0 ? depth - 1 : depth;
    int value = -search(number + 1, -beta, -alpha, depthAfter, passes + 1);
    state.scorelessTurns--;
    return value;
  }

  private int playValue(int number, int play, int alpha, int beta, int depth) {
    int side = number & 1;
    int score = store.score(play);
    if (state.endsByScoreless(play)) {
      proven = true;
      return state.rackPoints[1 - side] - state.rackPoints[side] + store.tilePoints(play);
    }
    // Positions that are known need no board.
    long known = table.find(state.keyAfter(side, play));
    if (answers(known, score - beta, score - alpha, depth - 1)) {
      nodes++;
      proven = BoundTable.depth(known) == BoundTable.PROVEN;
      return score - BoundTable.value(known);
    }
    int scorelessBefore = state.scorelessTurns;
    Ply ply = ply(number);
    ply.made = play;
    state.make(side, play);
    if (beta - alpha == 1 && state.tilesHeld[side] == 2 && ply.bounds.isOpponentStuck()) {
      int most = alone[side].mostIfOpponentPasses(ply, alpha - score);
      if (most <= alpha - score) {
        table.put(
            state.key(1 - side), -most, BoundTable.NO_MOVE, BoundTable.PROVEN, BoundTable.AT_LEAST);
        state.takeBack(side, play, scorelessBefore);
        nodes++;
        proven = true;
        return score + most;
      }
    }
    int value = score - search(number + 1, score - beta, score - alpha, depth - 1, 0);
    state.takeBack(side, play, scorelessBefore);
    return value;
  }
}
