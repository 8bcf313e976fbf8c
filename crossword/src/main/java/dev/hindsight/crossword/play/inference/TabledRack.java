package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.index.PoolIndex;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.sweep.BestPlacements;

/** Looks the placements of a rack up in a table that serves a whole family of racks. */
final class TabledRack implements CandidateRack {
  private final PoolIndex index;
  private final int[] best;
  private final Evaluation evaluation;
  private final int tilesInBag;
  private final RackSubsets subsets;
  private final int[] kept;

  /** By subset: rank of its tiles in the table. */
  private final int[] ranks;

  /** The subset that was above the threshold last: likely to be so again for a like rack. */
  private int lastFound;

  /**
   * @param subsets of its own
   */
  TabledRack(
      BestPlacements placements, RackSubsets subsets, Evaluation evaluation, int tilesInBag) {
    this.index = placements.index();
    this.best = placements.values();
    this.evaluation = evaluation;
    this.tilesInBag = tilesInBag;
    this.subsets = subsets;
    this.kept = new int[subsets.mostSubsets()];
    this.ranks = new int[subsets.mostSubsets()];
  }

  @Override
  public void set(int[] letterCounts, int opponentPoints) {
    subsets.fill(letterCounts);
    evaluation.valueKept(subsets, tilesInBag, opponentPoints, kept);
    rankSubsets(letterCounts);
  }

  /** In the numbering of {@link RackSubsets}: the copies of a letter follow all before it. */
  private void rankSubsets(int[] letterCounts) {
    int most = index.mostTiles();
    int filled = 1;
    for (int letter = 0; letter < letterCounts.length; letter++) {
      int to = filled;
      for (int copies = 1; copies <= letterCounts[letter]; copies++) {
        for (int from = 0; from < filled; from++, to++) {
          ranks[to] = ranks[from] + index.step(letter, most - subsets.size(from), copies);
        }
      }
      filled = to;
    }
  }

  @Override
  public RackSubsets subsets() {
    return subsets;
  }

  @Override
  public int[] kept() {
    return kept;
  }

  @Override
  public boolean hasPlacementAbove(int millipoints) {
    int all = subsets.all();
    if (lastFound <= all && isAbove(lastFound, millipoints)) {
      return true;
    }
    for (int subset = all; subset > 0; subset--) {
      if (isAbove(subset, millipoints)) {
        lastFound = subset;
        return true;
      }
    }
    return false;
  }

  private boolean isAbove(int subset, int millipoints) {
    return best[ranks[subset]] + kept[subset] > millipoints;
  }

  /** What the best placement is worth, the tiles kept included; far below all if there is none. */
  int bestPlacement() {
    int most = BestPlacements.NONE;
    for (int subset = subsets.all(); subset > 0; subset--) {
      most = Math.max(most, best[ranks[subset]] + kept[subset]);
    }
    return most;
  }

  /** The sum of exp((worth − reference) / temperature) over all placements of the rack. */
  double sumOfPlacements(PlacementSums sums, int referenceMillipoints) {
    double sum = 0;
    for (int subset = subsets.all(); subset > 0; subset--) {
      int rank = ranks[subset];
      if (best[rank] != BestPlacements.NONE) {
        int worth = best[rank] + kept[subset];
        sum +=
            sums.sum(rank)
                * StrictMath.exp((worth - referenceMillipoints) / sums.temperatureMillipoints());
      }
    }
    return sum;
  }
}
