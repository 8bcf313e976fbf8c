package dev.hindsight.crossword.table;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Openness;
import org.jspecify.annotations.Nullable;

/** Collects what a {@link PlacementTable} holds, and checks it. */
public final class PlacementTableBuilder {
  final PlacementIndex index;
  String wordsSha256 = PlacementTable.UNKNOWN;
  String leavesSha256 = PlacementTable.UNKNOWN;
  int[] mean;
  int[] variance;
  long[] observations;
  int[] exposure = new int[0];
  int[] exposureVariance = new int[0];
  Openness openness = Openness.NONE;
  int[] multipliers = new int[0];

  PlacementTableBuilder(PlacementIndex index) {
    this.index = index;
    this.mean = new int[index.size()];
    this.variance = new int[index.size()];
    this.observations = new long[index.size()];
  }

  /** SHA-256 of the words and of the leave values that were played with. */
  public PlacementTableBuilder learntWith(String words, String leaves) {
    wordsSha256 = words;
    leavesSha256 = leaves;
    return this;
  }

  /** By cell: millipoints for the mover. */
  public PlacementTableBuilder mean(int[] millipoints) {
    mean = millipoints;
    return this;
  }

  /** By cell: thousandths of a point squared, above or below the average. */
  public PlacementTableBuilder variance(int[] thousandths) {
    variance = thousandths;
    return this;
  }

  /** By cell: how many tiles were seen. */
  public PlacementTableBuilder observations(long[] counts) {
    observations = counts;
    return this;
  }

  /** What open premium squares beside a tile are worth, in the order of {@link Exposure}. */
  public PlacementTableBuilder exposure(int[] millipoints, int[] varianceThousandths) {
    exposure = millipoints;
    exposureVariance = varianceThousandths;
    return this;
  }

  /** How much of a value counts, in thousandths, by level of openness. */
  public PlacementTableBuilder openness(Openness measure, int[] thousandths) {
    openness = measure;
    multipliers = thousandths;
    return this;
  }

  /**
   * The table.
   *
   * @throws IllegalArgumentException if a number of values is not right, or a value too large
   */
  public PlacementTable build() {
    String trouble = findTrouble();
    if (trouble != null) {
      throw new IllegalArgumentException(trouble);
    }
    return new PlacementTable(this);
  }

  private @Nullable String findTrouble() {
    int cells = index.size();
    if (mean.length != cells || variance.length != cells || observations.length != cells) {
      return mean.length + " means for " + cells + " cells";
    }
    boolean hasExposure = exposure.length > 0;
    int coefficients = hasExposure ? Exposure.COEFFICIENTS : 0;
    if (exposure.length != coefficients || exposureVariance.length != coefficients) {
      return exposure.length + " coefficients of exposure";
    }
    if (multipliers.length != (openness == Openness.NONE ? 0 : Openness.LEVELS)) {
      return multipliers.length + " multipliers for openness " + openness.word();
    }
    String trouble =
        beyond("a mean", mean, -PlacementTable.MOST_MILLIPOINTS, PlacementTable.MOST_MILLIPOINTS);
    trouble =
        or(
            trouble,
            beyond(
                "a variance",
                variance,
                -PlacementTable.MOST_VARIANCE,
                PlacementTable.MOST_VARIANCE));
    trouble =
        or(
            trouble,
            beyond(
                "an exposure",
                exposure,
                -PlacementTable.MOST_MILLIPOINTS,
                PlacementTable.MOST_MILLIPOINTS));
    trouble =
        or(
            trouble,
            beyond(
                "a variance of exposure",
                exposureVariance,
                -PlacementTable.MOST_VARIANCE,
                PlacementTable.MOST_VARIANCE));
    trouble =
        or(
            trouble,
            beyond(
                "a multiplier",
                multipliers,
                -PlacementTable.MOST_MULTIPLIER,
                PlacementTable.MOST_MULTIPLIER));
    for (long count : observations) {
      trouble = or(trouble, count < 0 ? "a count of " + count : null);
    }
    return trouble;
  }

  private static @Nullable String or(@Nullable String one, @Nullable String other) {
    return one == null ? other : one;
  }

  private static @Nullable String beyond(String what, int[] values, int least, int most) {
    for (int place = 0; place < values.length; place++) {
      if (values[place] < least || values[place] > most) {
        return what + " of " + values[place] + " at place " + place;
      }
    }
    return null;
  }
}
