package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.find.MoveFinder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Stops at the first move that is too good.
 *
 * <p>Both definitions come down to one threshold for each rack, and any move strictly above it
 * rules the rack out. Near-best, and every placement: the observed move (the best exchange of N
 * tiles) plus the margin. Classic: the margin, unless the best exchange of N is worth more; then
 * that exchange must be the first of all moves, so that a placement of the same worth rules the
 * rack out as well, because placements come before exchanges, and so does an exchange of fewer
 * tiles. If there are many candidates, a sweep has ruled most of them out before.
 */
final class CutoffJudge implements Judge {
  private static final int NONE = Integer.MIN_VALUE;

  private final Observation observation;
  private final LeaveRecorder recorder;
  private final CandidateRack candidate;
  private final @Nullable SweptCandidates swept;
  private final boolean classic;
  private final int marginMillipoints;
  private final int placedMillipoints;
  private final boolean exchangeAllowed;
  private final int[] rack;

  /** By number of tiles exchanged: the best kept. */
  private final int[] bestKept;

  /**
   * @param placedMillipoints worth of the observed placement without the tiles kept
   * @param swept what is known of all candidates, if anything is
   */
  CutoffJudge(
      Observation observation,
      LeaveRecorder recorder,
      CandidateRack candidate,
      Criterion.WithinMargin criterion,
      int placedMillipoints,
      @Nullable SweptCandidates swept) {
    this.observation = observation;
    this.recorder = recorder;
    this.candidate = candidate;
    this.swept = swept;
    this.classic = criterion.definition() == Definition.CLASSIC;
    this.marginMillipoints = criterion.marginMillipoints();
    this.placedMillipoints = placedMillipoints;
    this.exchangeAllowed = observation.isExchangeAllowed();
    this.rack = new int[observation.family().letterCount()];
    this.bestKept = new int[observation.moverTiles() + 1];
  }

  @Override
  public boolean mayExplain(int number) {
    return swept == null || swept.mayExplain(number);
  }

  @Override
  public long judge(int number, int[] drawn, long ways, Tally tally) {
    observation.family().rack(drawn, rack);
    candidate.set(rack, observation.opponentPoints(rack));
    boolean explains = recorder.exchanged() == 0 ? explainsPlacement() : explainsExchange();
    if (!explains) {
      tally.cutoffStops++;
      return 0;
    }
    return recorder.enter(number, candidate.subsets(), candidate.kept(), ways, tally);
  }

  private boolean explainsPlacement() {
    int[] kept = candidate.kept();
    int subset = candidate.subsets().number(observation.played());
    int threshold = placedMillipoints + kept[subset] + marginMillipoints;
    return passMillipoints() <= threshold
        && (!exchangeAllowed || bestExchange() <= threshold)
        && !candidate.hasPlacementAbove(threshold);
  }

  private int bestExchange() {
    int[] kept = candidate.kept();
    int best = NONE;
    for (int subset = candidate.subsets().all(); subset > 0; subset--) {
      best = Math.max(best, kept[subset]);
    }
    return best;
  }

  private boolean explainsExchange() {
    findBestKept();
    int exchanged = recorder.exchanged();
    int observed = bestKept[exchanged];
    int fewer = NONE;
    for (int tiles = 1; tiles < exchanged; tiles++) {
      fewer = Math.max(fewer, bestKept[tiles]);
    }
    int more = NONE;
    for (int tiles = exchanged + 1; tiles < bestKept.length; tiles++) {
      more = Math.max(more, bestKept[tiles]);
    }
    if (classic && observed > marginMillipoints) {
      return fewer < observed
          && more <= observed
          && passMillipoints() < observed
          && !candidate.hasPlacementAbove(observed - 1);
    }
    int threshold = classic ? marginMillipoints : observed + marginMillipoints;
    return fewer <= threshold
        && more <= threshold
        && passMillipoints() <= threshold
        && !candidate.hasPlacementAbove(threshold);
  }

  private void findBestKept() {
    RackSubsets subsets = candidate.subsets();
    int[] kept = candidate.kept();
    Arrays.fill(bestKept, NONE);
    for (int subset = subsets.all(); subset > 0; subset--) {
      int tiles = subsets.size(subset);
      bestKept[tiles] = Math.max(bestKept[tiles], kept[subset]);
    }
  }

  private int passMillipoints() {
    return observation.tilesInBag() == 0 ? candidate.kept()[0] : MoveFinder.PASS_MILLIPOINTS;
  }
}
