package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.LeaveTable;

/**
 * How far two leave tables are apart: the mean absolute difference of a leave, where each number of
 * tiles from 1 on counts the same and leaves of as many tiles count by their chance to be drawn
 * from a full bag.
 */
public final class LeaveChange {
  private LeaveChange() {}

  /** In points; doubles added up in the order of ranks. */
  public static double points(LeaveTable before, LeaveTable after) {
    LeaveIndex index = after.index();
    if (before.values().length != index.size()) {
      throw new IllegalArgumentException("these tables are not of the same leaves");
    }
    long[] ways = DrawWays.ofLeaves(index);
    double[] chances = new double[index.rackSize()];
    int sizes = 0;
    for (int size = 1; size < index.rackSize(); size++) {
      long draws = Binomials.choose(index.tiles().total(), size);
      if (draws > 0) {
        chances[size] = 1.0 / draws;
        sizes++;
      }
    }
    int[] counts = new int[index.tiles().letterCount()];
    double sum = 0;
    for (int rank = 1; rank < index.size(); rank++) {
      index.unrank(rank, counts);
      int size = 0;
      for (int count : counts) {
        size += count;
      }
      int difference = Math.abs(after.millipoints(rank) - before.millipoints(rank));
      sum += difference * (ways[rank] * chances[size]);
    }
    return sizes == 0 ? 0 : Millipoints.toPoints(sum / sizes);
  }
}
