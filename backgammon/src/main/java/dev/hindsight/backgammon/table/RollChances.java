package dev.hindsight.backgammon.table;

import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;

/**
 * For every side, the chances to need exactly 0, 1, 2, … rolls, and their average.
 *
 * <p>Chances are kept from the first that is worth storing to the last: those of side {@code rank}
 * are {@code chances[starts[rank]]} to {@code chances[starts[rank + 1] − 1]}, for {@code
 * firsts[rank]} rolls and on. The arrays are handed over, not copied.
 */
public final class RollChances {
  private final double[] means;
  private final byte[] firsts;
  private final int[] starts;
  private final float[] chances;

  public RollChances(double[] means, byte[] firsts, int[] starts, float[] chances) {
    this.means = means;
    this.firsts = firsts;
    this.starts = starts;
    this.chances = chances;
  }

  public int sides() {
    return firsts.length;
  }

  /** The average number of rolls. */
  public double mean(int rank) {
    return means[rank];
  }

  /** The chance to need exactly this many rolls. */
  public double chance(int rank, int rolls) {
    int at = rolls - firsts[rank];
    return at < 0 || at >= starts[rank + 1] - starts[rank] ? 0 : chances[starts[rank] + at];
  }

  /** No side of this number ever needs more rolls than that, as far as is stored. */
  public int lastRoll(int rank) {
    return firsts[rank] + starts[rank + 1] - starts[rank] - 1;
  }

  /** How many chances are stored of all sides together. */
  long stored() {
    return chances.length;
  }

  /** Fills the four columns of {@link OneSidedFormat} for a goal. */
  void write(TableWriter writer, String goal) throws IOException {
    writer.column(OneSidedFormat.means(goal)).write(means, 0, means.length);
    writer.column(OneSidedFormat.firsts(goal)).write(firsts, 0, firsts.length);
    writer.column(OneSidedFormat.starts(goal)).write(starts, 0, starts.length);
    writer.column(OneSidedFormat.chances(goal)).write(chances, 0, chances.length);
  }
}
