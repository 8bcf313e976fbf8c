package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import java.util.List;

/**
 * Two-sided bearoff: the value of every pair of sides of up to n checkers.
 *
 * <pre>
 * Bearoff  →  Container header, Fractions, Container footer
 *   parameters     points     the points that checkers may stand on, counted from the ace point
 *                  checkers   n, the most checkers that a side has left
 *                  values     cubeless or cubeful: 1 or 4 values for each pair
 *   fractions      int16[size · size · values], unsigned
 *                  65,535 · winning fraction, rounded to the nearest
 * </pre>
 *
 * A winning fraction is from 0 to 1 for the side on roll: the chance to win, or (equity + 1) / 2
 * with a cube. So a stored chance is off by at most 7.63e−6 and a stored equity by 1.53e−5, and
 * nothing was rounded before. The four values are in the order of {@link CubeState}. Gammons are
 * ignored; they can happen only while a side has all fifteen checkers left. A table that was
 * converted from a database of gnubg keeps what that program truncated, up to 7e−5 in a chance; its
 * provenance names the database.
 *
 * <p>Pairs are ordered by the side on roll, then by its opponent; sides as {@code BearoffIndex}
 * numbers them, so size is choose(n + points, points), and after a header of its own the same
 * column is the body of a gnubg database. A side on roll without checkers has won (65,535), whoever
 * meets one has lost (0).
 *
 * <p>History: 1 first version.
 */
public final class BearoffFormat {
  public static final TableKind KIND = new TableKind("backgammon.bearoff", 1, 1);

  /** Beyond 54,264 sides (15 checkers on 6 points) no table was ever meant. */
  static final int MOST_SIDES = 60_000;

  static final String FRACTIONS = "fractions";
  static final String POINTS = "points";
  static final String CHECKERS = "checkers";
  static final String VALUES = "values";
  static final String CUBELESS = "cubeless";
  static final String CUBEFUL = "cubeful";

  /** A fraction of 1 as it is stored. */
  public static final int WHOLE = 65_535;

  private BearoffFormat() {}

  /** Throws {@link IllegalArgumentException} for more pairs than a table is meant for. */
  public static void checkSize(int points, int checkers) {
    if (new BearoffIndex(points, checkers).size() > MOST_SIDES) {
      throw new IllegalArgumentException(
          "pairs of sides of up to "
              + checkers
              + " checkers on "
              + points
              + " points are too many to solve; 15 checkers go with 6 points at most");
    }
  }

  /** How many values there are of each pair. */
  public static int valuesOfPair(boolean cubeful) {
    return cubeful ? CubeState.values().length : 1;
  }

  public static Parameters parameters(BearoffIndex index, boolean cubeful) {
    return Parameters.of()
        .with(POINTS, index.points())
        .with(CHECKERS, index.checkers())
        .with(VALUES, cubeful ? CUBEFUL : CUBELESS);
  }

  static List<ColumnSpec> columns(BearoffIndex index, boolean cubeful) {
    long pairs = (long) index.size() * index.size();
    return List.of(
        new ColumnSpec(FRACTIONS, ColumnType.INT16, pairs * valuesOfPair(cubeful), Storage.RAW));
  }
}
