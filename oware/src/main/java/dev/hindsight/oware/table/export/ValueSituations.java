package dev.hindsight.oware.table.export;

/**
 * How a value between two bounds becomes yes-or-no answers, and the situation each is given in.
 *
 * <p>The answers: is it the lowest? is it 0? is it the lowest + 1, + 2, …? The last candidate is
 * not asked about. Bounds −3 to 1 and value −1: no, no, no (−2), yes.
 */
final class ValueSituations {
  /** Where the answers go to or come from. */
  interface Answers {
    /** Whether the value is this candidate. */
    boolean isCandidate(int candidate, int situation);
  }

  private final int mostSeeds;

  /** Values a board can have. */
  private final int span;

  ValueSituations(int mostSeeds) {
    this.mostSeeds = mostSeeds;
    this.span = 2 * mostSeeds + 1;
  }

  int count() {
    return span * span * (2 * (mostSeeds + 1) + span);
  }

  /** Asks until the value is known. */
  int find(int lowest, int highest, int openMoves, int moverSeeds, Answers answers) {
    int bounds = (lowest + mostSeeds) * span + highest + mostSeeds;
    int first = (bounds * 2 + (openMoves > 1 ? 1 : 0)) * (mostSeeds + 1) + moverSeeds;
    if (answers.isCandidate(lowest, first)) {
      return lowest;
    }
    int zero = span * span * 2 * (mostSeeds + 1) + bounds * span + mostSeeds;
    int left = highest - lowest;
    if (lowest < 0 && highest >= 0) {
      if (left == 1 || answers.isCandidate(0, zero)) {
        return 0;
      }
      left--;
    }
    int candidate = lowest + 1;
    while (candidate == 0 || (left > 1 && !answers.isCandidate(candidate, zero + candidate))) {
      if (candidate != 0) {
        left--;
      }
      candidate++;
    }
    return candidate;
  }
}
