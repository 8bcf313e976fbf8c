package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;

/**
 * What can be said of a board before its layer is solved: how many moves stay in the layer, and
 * what its best capture is worth, which leads to a smaller one. One per worker.
 */
final class FirstLook {
  /** The best capture where there is none: worth less than any. */
  static final int NO_CAPTURE = StateWords.NO_CAPTURE;

  private final SeedIndex index;
  private final OwareRules rules;
  private final int seeds;
  private final SolvedValues forcedBelow;
  private final SolvedValues heldBelow;

  /** Moves without a capture. */
  int openReplies;

  /** Whether there is a capture, at hand or not, or the game is over. */
  boolean hasCapture;

  /** What the mover surely gets by the best capture that is at hand; a game that is over is one. */
  int bestForced;

  /** What the mover at most gets by a capture that is at hand. */
  int bestHeld;

  /**
   * @param forcedBelow what movers force in the smaller layers
   * @param heldBelow what movers are held to there; the same where values are exact
   */
  FirstLook(
      SeedIndex index,
      OwareRules rules,
      int seeds,
      SolvedValues forcedBelow,
      SolvedValues heldBelow) {
    this.index = index;
    this.rules = rules;
    this.seeds = seeds;
    this.forcedBelow = forcedBelow;
    this.heldBelow = heldBelow;
  }

  /** Looks at a board of the layer; the answer is in the fields. */
  void at(long mover, long other) {
    openReplies = 0;
    int legal = rules.legalMoves(mover, other);
    if (legal == 0) {
      hasCapture = true;
      bestForced = OwareRules.netSeedsWithoutMove(mover, other);
      bestHeld = bestForced;
      return;
    }
    hasCapture = false;
    bestForced = NO_CAPTURE;
    bestHeld = NO_CAPTURE;
    for (int rest = legal; rest != 0; rest &= rest - 1) {
      int pit = Integer.numberOfTrailingZeros(rest);
      int sowing = Sowing.of(mover, pit);
      long otherSown = other + Sowing.intoOther(sowing);
      long captured = rules.captured(otherSown, sowing);
      if (captured == 0) {
        openReplies++;
      } else {
        hasCapture = true;
        capture(Row.total(captured), otherSown - captured, Sowing.moverAfter(mover, pit, sowing));
      }
    }
  }

  private void capture(int gain, long nextMover, long nextOther) {
    int left = seeds - gain;
    long child = index.rank(nextMover, nextOther, left);
    int held = heldBelow.find(left, child);
    if (held != SolvedValues.ABSENT) {
      bestForced = Math.max(bestForced, gain - held);
      bestHeld = Math.max(bestHeld, gain - forcedBelow.find(left, child));
    }
  }
}
