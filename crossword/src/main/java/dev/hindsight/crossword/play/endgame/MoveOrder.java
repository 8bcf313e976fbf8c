package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/** In which order to try the plays of the side on turn at one ply of a search. */
final class MoveOrder {
  /** Added to the estimate of a move that an earlier search liked. */
  private static final int FAVOUR = 10_000;

  /** Added to the estimate of a move that decided another position of the ply. */
  private static final int REFUTED_BEFORE = 15;

  /** Added to the estimate of a move after which going out next time seems to do: short proofs. */
  private static final int ENDS_SOON = 15;

  /** Points by which it must seem to do. */
  private static final int ENDS_SOON_MARGIN = 8;

  /** Whoever gets past the first few plays will want all of them. */
  private static final int FULLY_SORTED_FROM = 6;

  private final SearchState state;
  private final PlayStore store;
  private final int side;
  private final SidePlays own;
  private final Threats threats;
  private final BestByPart plans;

  /** Negative estimate in the upper half, index into the plays in the lower. */
  private long[] order = new long[0];

  /** The moves that were too good for the opponent at this ply last, of two different ones. */
  private int refutation;

  private int refutationBefore;

  /** Whether the play last estimated may be followed by going out. */
  private boolean isPlanned;

  MoveOrder(SearchState state, int side, SidePlays own, Threats threats) {
    this.state = state;
    this.store = state.store;
    this.side = side;
    this.own = own;
    this.threats = threats;
    this.plans = new BestByPart(store);
  }

  /**
   * Estimates all plays; an earlier search's favourite comes first.
   *
   * @param beta what is enough
   */
  void estimateAll(int favourite, int beta) {
    plans.fill(own);
    if (order.length < own.size()) {
      order = new long[2 * own.size()];
    }
    for (int index = 0; index < own.size(); index++) {
      int play = own.get(index);
      int estimate = estimate(play);
      if (isPlanned && estimate >= beta + ENDS_SOON_MARGIN) {
        estimate += ENDS_SOON;
      }
      int name = BoundTable.moveName(store.boardKeys[play]);
      if (name == favourite) {
        estimate += FAVOUR;
      } else if (name == refutation || name == refutationBefore) {
        estimate += REFUTED_BEFORE;
      }
      order[index] = (long) -estimate << 32 | index;
    }
  }

  /** For another search, which is to be the same whatever was searched before. */
  void forgetRefutations() {
    refutation = BoundTable.NO_MOVE;
    refutationBefore = BoundTable.NO_MOVE;
  }

  /** Another position of this ply was decided by a move; it may well decide the next. */
  void refutedBy(int moveName) {
    if (moveName != refutation) {
      refutationBefore = refutation;
      refutation = moveName;
    }
  }

  /**
   * What a play may be worth: its score against the opponent's worst threat that it leaves, and
   * going out after that if the rest of the rack can be played at once. To see whether a play leads
   * to a quick end matters more than anything else in the order: with the opponent's way out known,
   * nearly all answers need not be made.
   */
  private int estimate(int play) {
    isPlanned = false;
    if (state.goesOut(side, play)) {
      return state.outPoints(side, play);
    }
    int tilePoints = store.tilePoints(play);
    int threat = threats.worstLeftBy(play);
    boolean threatened = threat != BestByPart.NONE;
    int score = store.score(play) - (threatened ? store.score(threat) : 0);
    if (threatened && state.goesOut(1 - side, threat)) {
      return score - 2 * (state.rackPoints[side] - tilePoints);
    }
    int threatTiles = threatened ? store.tilePoints(threat) : 0;
    int last = plans.mostAfter(play, threat, state.partHeld[side] - store.part(play));
    if (last < 0) {
      return score + tilePoints - threatTiles;
    }
    isPlanned = true;
    return score + last + 2 * (state.rackPoints[1 - side] - threatTiles);
  }

  /** The best estimate, that of passing included. */
  int bestEstimate() {
    plans.fill(own);
    int best = -threats.mostPoints();
    for (int index = 0; index < own.size(); index++) {
      best = Math.max(best, estimate(own.get(index)));
    }
    return best;
  }

  /** The play to be tried at a place of the order, which is put in order up to there. */
  int play(int place) {
    int count = own.size();
    if (place < FULLY_SORTED_FROM) {
      int least = place;
      for (int index = place + 1; index < count; index++) {
        if (order[index] < order[least]) {
          least = index;
        }
      }
      long swapped = order[place];
      order[place] = order[least];
      order[least] = swapped;
    } else if (place == FULLY_SORTED_FROM) {
      Arrays.sort(order, place, count);
    }
    return own.get((int) order[place]);
  }

  /** What a place of the order is estimated at, all that is added for the order included. */
  int estimateAt(int place) {
    return (int) -(order[place] >> 32);
  }
}
