package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.sweep.FamilySweep;

/**
 * Rules candidates out by the best move of each, which a sweep has found for all of them at once.
 *
 * <p>Whatever the definition, a candidate that explains the move has no move worth more than some
 * limit: what the observed one is worth to it and the margin. Of an exchange that is the best of N
 * tiles; by the classic definition without the margin, but then at least the margin itself. Few
 * candidates are left, and these are looked at one by one.
 */
final class SweptCandidates {
  private final int[] best;
  private final int[] observedKept;
  private final int more;
  private final int least;

  /**
   * @param candidates numbered as in their family
   * @param placedMillipoints worth of the observed placement without the tiles kept
   */
  SweptCandidates(
      FamilySweep candidates,
      Observation observation,
      Criterion.WithinMargin criterion,
      int placedMillipoints,
      Crew crew) {
    this.best = candidates.bestMoves(crew).bestMillipoints();
    boolean isPlacement = observation.move() instanceof ObservedMove.Placed;
    this.observedKept =
        isPlacement
            ? candidates.keptAfter(observation.played(), crew)
            : candidates.bestKept(observation.leaveTiles(), crew);
    int margin = criterion.marginMillipoints();
    boolean classic = !isPlacement && criterion.definition() == Definition.CLASSIC;
    this.more = classic ? 0 : placedMillipoints + margin;
    this.least = classic ? margin : Integer.MIN_VALUE;
  }

  boolean mayExplain(int candidate) {
    return best[candidate] <= Math.max(observedKept[candidate] + more, least);
  }
}
