package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How many rolls one side needs, whatever its opponent does: what is left of a race when both have
 * passed each other. From it come the effective pip count (EPC) and race estimates.
 *
 * <pre>{@code
 * OneSidedTable table = OneSidedTable.open(Path.of("one-sided.table"));
 * double pips = table.effectivePips(board.moverNear());
 * double estimate = table.raceEstimate(board.moverNear(), board.otherNear());
 * }</pre>
 *
 * <p>The whole table is in the heap, 10 MB for six points. Any number of threads may ask.
 */
public final class OneSidedTable implements BackgammonTable {
  /** The pips of an average roll. */
  public static final double PIPS_OF_ROLL = 49.0 / 6;

  private final BearoffIndex index;
  private final RollChances off;
  private final @Nullable RollChances gammon;

  /**
   * @param gammon the rolls until the first checker is off, or null if they are not known
   */
  public OneSidedTable(BearoffIndex index, RollChances off, @Nullable RollChances gammon) {
    if (off.sides() != index.size() || (gammon != null && gammon.sides() != index.size())) {
      throw new IllegalArgumentException(
          "a table of " + index.size() + " sides needs as many distributions");
    }
    this.index = index;
    this.off = off;
    this.gammon = gammon;
  }

  /** Reads a table of ours; {@link GnubgOneSided#read} reads one of gnubg's. */
  public static OneSidedTable open(Path path) throws IOException {
    try (Table table = Table.open(path, OneSidedFormat.KIND)) {
      BearoffIndex index =
          new BearoffIndex(
              (int) table.integerParameter(OneSidedFormat.POINTS, 1, BearoffIndex.MOST_POINTS),
              (int) table.integerParameter(OneSidedFormat.CHECKERS, 1, BearoffIndex.MOST_CHECKERS));
      long most = (long) index.size() * OneSidedFormat.MOST_ROLLS;
      long offChances = table.integerParameter(OneSidedFormat.OFF_CHANCES, index.size(), most);
      long gammonChances =
          table.integerParameter(OneSidedFormat.GAMMON_CHANCES, index.size(), most);
      table.checkColumns(OneSidedFormat.columns(index, offChances, gammonChances));
      return new OneSidedTable(
          index, read(table, OneSidedFormat.OFF), read(table, OneSidedFormat.GAMMON));
    }
  }

  private static RollChances read(Table table, String goal) throws IOException {
    double[] means = table.doubles(OneSidedFormat.means(goal));
    byte[] firsts = table.bytes(OneSidedFormat.firsts(goal));
    int[] starts = table.ints(OneSidedFormat.starts(goal));
    float[] chances = table.floats(OneSidedFormat.chances(goal));
    checkStarts(table.path(), starts, chances.length, firsts);
    checkValues(table.path(), means, chances);
    return new RollChances(means, firsts, starts, chances);
  }

  private static void checkStarts(Path path, int[] starts, int total, byte[] firsts)
      throws CorruptTableException {
    boolean sound = starts[0] == 0 && starts[firsts.length] == total;
    for (int rank = 0; rank < firsts.length && sound; rank++) {
      int count = starts[rank + 1] - starts[rank];
      sound = count >= 1 && firsts[rank] >= 0 && firsts[rank] + count <= OneSidedFormat.MOST_ROLLS;
    }
    if (!sound) {
      throw new CorruptTableException(
          path, "distributions one after another", "starts that overlap or leave the column");
    }
  }

  /** Checksums tell what was written, not whether it made sense: a chance is from 0 to 1. */
  private static void checkValues(Path path, double[] means, float[] chances)
      throws CorruptTableException {
    for (double mean : means) {
      if (!(mean >= 0 && mean < OneSidedFormat.MOST_ROLLS)) {
        throw new CorruptTableException(
            path, "average rolls from 0 to " + OneSidedFormat.MOST_ROLLS, Double.toString(mean));
      }
    }
    for (float chance : chances) {
      if (!(chance >= 0 && chance <= 1)) {
        throw new CorruptTableException(path, "chances from 0 to 1", Float.toString(chance));
      }
    }
  }

  /** Seals it in a table of ours; it must know about gammons. */
  public void write(Path target, Provenance provenance) throws IOException {
    long offChances = off().stored();
    long gammonChances = gammon().stored();
    TableSchema schema =
        new TableSchema(
            OneSidedFormat.KIND,
            OneSidedFormat.parameters(index, offChances, gammonChances),
            provenance,
            OneSidedFormat.columns(index, offChances, gammonChances));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      off().write(writer, OneSidedFormat.OFF);
      gammon().write(writer, OneSidedFormat.GAMMON);
      writer.seal();
    }
  }

  /** How the table is called in what people read, such as {@code one-sided-6}. */
  public String name() {
    return "one-sided-" + index.points();
  }

  public BearoffIndex index() {
    return index;
  }

  /** Rolls until the last checker is off. */
  public RollChances off() {
    return off;
  }

  /** Whether it knows {@link #gammon}; a database of gnubg may not. */
  public boolean hasGammon() {
    return gammon != null;
  }

  /** Rolls until the first of fifteen checkers is off, which saves the gammon. */
  public RollChances gammon() {
    if (gammon == null) {
      throw new IllegalStateException(name() + " does not know about gammons");
    }
    return gammon;
  }

  /** The average number of rolls that a covered side takes to bear off. */
  public double meanRolls(long near) {
    return off.mean(index.rank(near));
  }

  /** The effective pip count: the average rolls in pips of an average roll. */
  public double effectivePips(long near) {
    return PIPS_OF_ROLL * meanRolls(near);
  }

  /** The pips that will be wasted on average: effective pips less the pip count. */
  public double wastage(long near) {
    return effectivePips(near) - Checkers.pips(near, 0);
  }

  /**
   * The mover's chance to win the race if each side just played for its own fewest rolls: an
   * estimate, since whoever is behind should gamble. Both sides must be covered.
   */
  public double raceEstimate(long moverNear, long otherNear) {
    int mover = index.rank(moverNear);
    int other = index.rank(otherNear);
    double estimate = 0;
    double moverIsOff = 0;
    // The mover wins if he is off in no more rolls than the other: he rolls first.
    for (int rolls = 0; rolls <= off.lastRoll(other); rolls++) {
      moverIsOff += off.chance(mover, rolls);
      estimate += moverIsOff * off.chance(other, rolls);
    }
    return estimate;
  }
}
