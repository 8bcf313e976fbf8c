package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import java.util.ArrayList;
import java.util.List;

/**
 * One-sided bearoff: how many rolls a side takes to bear off all its checkers, and to bear off the
 * first of fifteen, when it plays for the fewest rolls on average.
 *
 * <pre>
 * OneSided  →  Container header, Off, Gammon, Container footer
 *   parameters     points           the points that checkers may stand on
 *                  checkers         n, the most checkers that a side has left
 *                  off-chances      total length of offChances
 *                  gammon-chances   total length of gammonChances
 *   offMeans       float64[size]    average rolls until the last checker is off
 *   offFirsts      int8[size]       the fewest rolls with a stored chance
 *   offStarts      int32[size + 1]  where the chances of a side begin; the last is the total
 *   offChances     float32[…]       chance to need exactly offFirsts, offFirsts + 1, … rolls
 *   gammonMeans    float64[size]    the same four columns for the first of fifteen checkers:
 *   gammonFirsts   int8[size]         0 rolls for a side that has fewer left
 *   gammonStarts   int32[size + 1]
 *   gammonChances  float32[…]
 * </pre>
 *
 * Sides are in the order of {@code BearoffIndex}. Chances below 1e−10 at either end are left out; a
 * table that was converted from a database of gnubg has whole 65,535ths, and averages made of them.
 * The two policies are independent of each other: to save the gammon one may play worse for the
 * race.
 *
 * <p>History: 1 first version.
 */
public final class OneSidedFormat {
  public static final TableKind KIND = new TableKind("backgammon.one-sided", 1, 1);

  /** What is not stored at the ends of a distribution. */
  public static final double LEAST_CHANCE = 1e-10;

  /** More rolls than anybody needs: the slowest roll moves three pips. */
  static final int MOST_ROLLS = 64;

  static final String OFF = "off";
  static final String GAMMON = "gammon";

  static final String POINTS = "points";
  static final String CHECKERS = "checkers";
  static final String OFF_CHANCES = "off-chances";
  static final String GAMMON_CHANCES = "gammon-chances";

  private OneSidedFormat() {}

  static Parameters parameters(BearoffIndex index, long offChances, long gammonChances) {
    return Parameters.of()
        .with(POINTS, index.points())
        .with(CHECKERS, index.checkers())
        .with(OFF_CHANCES, offChances)
        .with(GAMMON_CHANCES, gammonChances);
  }

  static List<ColumnSpec> columns(BearoffIndex index, long offChances, long gammonChances) {
    List<ColumnSpec> columns = new ArrayList<>(columns(OFF, index, offChances));
    columns.addAll(columns(GAMMON, index, gammonChances));
    return columns;
  }

  private static List<ColumnSpec> columns(String goal, BearoffIndex index, long chances) {
    return List.of(
        column(means(goal), ColumnType.FLOAT64, index.size()),
        column(firsts(goal), ColumnType.INT8, index.size()),
        column(starts(goal), ColumnType.INT32, index.size() + 1L),
        column(chances(goal), ColumnType.FLOAT32, chances));
  }

  private static ColumnSpec column(String name, ColumnType type, long count) {
    return new ColumnSpec(name, type, count, Storage.RAW);
  }

  static String means(String goal) {
    return goal + "Means";
  }

  static String firsts(String goal) {
    return goal + "Firsts";
  }

  static String starts(String goal) {
    return goal + "Starts";
  }

  static String chances(String goal) {
    return goal + "Chances";
  }
}
