package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Openness;
import java.util.List;

/**
 * Placement values: what it is worth, beyond its score, that a tile lies where it lies.
 *
 * <pre>
 * Placement  →  Container header, Mean, Variance, Observations, Exposure, ExposureVariance,
 *               Multipliers, Container footer
 *   parameters     tiles            the name of the tile set
 *                  letters          its letters: upper,lower,count,score,vowel for each, blank first
 *                  layout           the board as text, a slash in the place of each line's end
 *                  neighbours       1 if cells depend on the premium squares beside, else 0
 *                  exposure         1 if there are coefficients for open premium squares, else 0
 *                  openness         none, extent or open-edges
 *                  words            SHA-256 of the word set that was played with, or unknown
 *                  leaves           SHA-256 of the leave values that were played with, or unknown
 *   inputs         what else the values depend on
 *   mean             int32[cells]   millipoints for the mover
 *   variance         int32[cells]   thousandths of a point squared, above or below the average
 *   observations     int64[cells]   tiles seen in a cell while learning; 0 = never
 *   exposure         int32[24 or 0] millipoints, by kind of premium, axis and term
 *   exposureVariance int32[24 or 0] thousandths of a point squared, in the same order
 *   multipliers      int32[5 or 0]  thousandths, by level of openness
 * </pre>
 *
 * A cell is (state · squares + square) · buckets + points, as in {@code PlacementIndex}: state 0
 * where all premium squares beside are open or there are none, 1 where some are, 2 where none is,
 * and always 0 without neighbours; square is the address in the order of the play's direction, and
 * on layouts whose rows and columns cannot be swapped those down follow those across; points are
 * those of the tile, 0 for a blank.
 *
 * <p>History: 1 first version.
 */
public final class PlacementFormat {
  public static final TableKind KIND = new TableKind("crossword.placement", 1, 1);

  static final String LAYOUT = "layout";
  static final String NEIGHBOURS = "neighbours";
  static final String HAS_EXPOSURE = "exposure";
  static final String OPENNESS = "openness";
  static final String WORDS = "words";
  static final String LEAVES = "leaves";

  static final String MEAN = "mean";
  static final String VARIANCE = "variance";
  static final String OBSERVATIONS = "observations";
  static final String EXPOSURE = "exposure";
  static final String EXPOSURE_VARIANCE = "exposureVariance";
  static final String MULTIPLIERS = "multipliers";

  private PlacementFormat() {}

  static Parameters parameters(PlacementTable table) {
    PlacementIndex index = table.index();
    return TileSetParameter.with(
        Parameters.of()
            .with(LAYOUT, layoutText(index.layout().format()))
            .with(NEIGHBOURS, index.knowsNeighbours() ? 1 : 0)
            .with(HAS_EXPOSURE, table.hasExposure() ? 1 : 0)
            .with(OPENNESS, table.openness().word())
            .with(WORDS, table.wordsSha256())
            .with(LEAVES, table.leavesSha256()),
        index.tiles());
  }

  static String layoutText(String lines) {
    return lines.strip().replace('\n', '/');
  }

  static List<ColumnSpec> columns(PlacementIndex index, boolean hasExposure, boolean hasOpenness) {
    int coefficients = hasExposure ? Exposure.COEFFICIENTS : 0;
    return List.of(
        column(MEAN, ColumnType.INT32, index.size()),
        column(VARIANCE, ColumnType.INT32, index.size()),
        column(OBSERVATIONS, ColumnType.INT64, index.size()),
        column(EXPOSURE, ColumnType.INT32, coefficients),
        column(EXPOSURE_VARIANCE, ColumnType.INT32, coefficients),
        column(MULTIPLIERS, ColumnType.INT32, hasOpenness ? Openness.LEVELS : 0));
  }

  private static ColumnSpec column(String name, ColumnType type, long count) {
    return new ColumnSpec(name, type, count, Storage.DEFLATED);
  }
}
