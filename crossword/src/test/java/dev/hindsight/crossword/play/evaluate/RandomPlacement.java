package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.table.Exposure;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.PlacementTableBuilder;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Placement tables with values of no meaning. */
public final class RandomPlacement {
  private RandomPlacement() {}

  /** What the values depend on. */
  public enum Variant {
    PLAIN,
    NEIGHBOURS,
    NEIGHBOURS_AND_EXPOSURE
  }

  /** A table for the usual game. */
  public static PlacementTable table(long seed, int most, Variant variant) {
    return table(Positions.ENGLISH, seed, most, variant);
  }

  /**
   * A table.
   *
   * @param most millipoints of a cell, either way
   */
  public static PlacementTable table(CrosswordRules rules, long seed, int most, Variant variant) {
    SplittableRandom random = new SplittableRandom(seed);
    PlacementIndex index =
        new PlacementIndex(rules.tiles(), rules.layout(), variant != Variant.PLAIN);
    long[] counts = new long[index.size()];
    Arrays.setAll(counts, cell -> random.nextLong(1_000));
    PlacementTableBuilder table =
        PlacementTable.of(index)
            .mean(some(random, index.size(), most))
            .variance(some(random, index.size(), 40 * most))
            .observations(counts)
            .openness(Openness.EXTENT, some(random, Openness.LEVELS, 2_000));
    if (variant == Variant.NEIGHBOURS_AND_EXPOSURE) {
      table.exposure(
          some(random, Exposure.COEFFICIENTS, most / 4),
          some(random, Exposure.COEFFICIENTS, 10 * most));
    }
    return table.build();
  }

  /** A table for the usual game whose values count the same on all boards. */
  public static PlacementTable withoutOpenness(long seed, int most, Variant variant) {
    return table(seed, most, variant).withOpenness(Openness.NONE, new int[0]);
  }

  /** A table for the usual game whose factors, of both signs, go by another measure. */
  public static PlacementTable withOpenness(
      long seed, int most, Variant variant, Openness measure) {
    PlacementTable table = table(seed, most, variant);
    return table.withOpenness(measure, table.multipliersThousandths());
  }

  /** The same laid out for play, with a weight of variance that the lead decides. */
  public static PlacementValues values(long seed, int most, Variant variant) {
    return new PlacementValues(table(seed, most, variant), SpreadWeight.linear(100, 0.01));
  }

  private static int[] some(SplittableRandom random, int count, int most) {
    int[] values = new int[count];
    Arrays.setAll(values, place -> random.nextInt(-most, most + 1));
    return values;
  }
}
