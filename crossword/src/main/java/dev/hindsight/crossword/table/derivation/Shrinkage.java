package dev.hindsight.crossword.table.derivation;

/**
 * How far the mean of few observations is drawn towards an estimate: as if the estimate had been
 * seen k times.
 *
 * <p>{@code E = (n · mean + k · estimate) / (n + k)}. The expected squared error is smallest with
 * {@code k = σ² / τ²}, where σ² is the variance of what is seen of one and the same rack, and τ²
 * the variance of what racks are really worth about their estimates. With equities of 30, 40 and
 * 50, an estimate of 20 and k = 2, a rack is worth (3 · 40 + 2 · 20) / 5 = 32.
 *
 * <p><b>Where k comes from.</b> In 20,000 games on ENABLE, estimates from one half of the games
 * were held against means of the other half. In points, for what was seen often enough to tell:
 *
 * <pre>
 * tiles    σ     τ     σ²/τ²    k
 *   7     15    7-11    2-4     3      full racks
 *   6     16    4.4     14     14      leaves, seen with every rack that holds them
 *   5     17    2.6     45     45
 *   4     19    1.9     97    100
 *   3     20    1.8    120    100
 *   2     20    1.9    117    100
 * </pre>
 *
 * <p>Racks that are rarely seen have less variance of both kinds (they hardly ever play all their
 * tiles), so k is taken to be the same for all of a size. Small leaves are seen so often that
 * theirs does not matter.
 */
final class Shrinkage {
  /** By tiles that a leave lacks of a full rack; the last for all that lack more. */
  private static final int[] WEIGHTS = {3, 14, 45, 100};

  private Shrinkage() {}

  /** k: how many observations an estimate counts for. */
  static int weight(int tilesLacking) {
    return WEIGHTS[Math.min(tilesLacking, WEIGHTS.length - 1)];
  }

  /** E in whole millipoints, halves upwards; the estimate itself if nothing was seen. */
  static int shrunk(long sumMillipoints, long count, int estimateMillipoints, int weight) {
    long total = count + weight;
    long sum = Math.addExact(sumMillipoints, (long) weight * estimateMillipoints);
    return Math.toIntExact(Math.floorDiv(Math.addExact(2 * sum, total), 2 * total));
  }
}
