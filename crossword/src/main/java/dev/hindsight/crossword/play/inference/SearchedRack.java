package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.find.PlayFinder;

/** Searches the board anew for each rack: best when there are only a few. */
final class SearchedRack implements CandidateRack {
  private final PlayFinder finder;
  private final Evaluation evaluation;
  private final int tilesInBag;
  private final int[] kept;

  SearchedRack(PlayFinder finder, Evaluation evaluation, int tilesInBag) {
    this.finder = finder;
    this.evaluation = evaluation;
    this.tilesInBag = tilesInBag;
    this.kept = new int[finder.rack().mostSubsets()];
  }

  @Override
  public void set(int[] letterCounts, int opponentPoints) {
    finder.setRack(letterCounts, evaluation, tilesInBag, opponentPoints);
    for (int subset = 0; subset <= finder.rack().all(); subset++) {
      kept[subset] = finder.keptMillipoints(subset);
    }
  }

  @Override
  public RackSubsets subsets() {
    return finder.rack();
  }

  @Override
  public int[] kept() {
    return kept;
  }

  @Override
  public boolean hasPlacementAbove(int millipoints) {
    return finder.hasBetterThan(millipoints);
  }
}
