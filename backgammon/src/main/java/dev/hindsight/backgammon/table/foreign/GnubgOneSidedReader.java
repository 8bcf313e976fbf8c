package dev.hindsight.backgammon.table.foreign;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.RollChances;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** Reads the body of a one-sided gnubg database and trusts nothing in it. */
final class GnubgOneSidedReader {
  private static final int ROLLS = GnubgOneSided.ROLLS;

  /**
   * How far the sum of a distribution may be from 65,535 for a file to be read: gnubg's and ours
   * are exact, and those of others may differ in who takes up the rounding.
   */
  private static final int MOST_ROUNDING = ROLLS;

  private final Path path;
  private final BearoffIndex index;
  private final boolean hasGammon;
  private final boolean isCompressed;
  private final boolean isStrict;

  /**
   * @param isStrict whether sums must be exact and entries follow one another without a gap, as in
   *     every file that gnubg or this program writes
   */
  GnubgOneSidedReader(Path path, GnubgHeader.OneSided header, boolean isStrict) {
    this.isStrict = isStrict;
    this.path = path;
    this.index = header.index();
    this.hasGammon = header.gammon();
    this.isCompressed = header.compressed();
  }

  OneSidedTable read(ByteBuffer body) throws IOException {
    Packer off = new Packer(index.size());
    Packer gammon = new Packer(index.size());
    if (isCompressed) {
      readCompressed(body, off, gammon);
    } else {
      readWhole(body, off, gammon);
    }
    return new OneSidedTable(index, off.packed(), hasGammon ? gammon.packed() : null);
  }

  private void readWhole(ByteBuffer body, Packer off, Packer gammon) throws IOException {
    int bytesOfSide = 2 * ROLLS * (hasGammon ? 2 : 1);
    checkLength(body, (long) bytesOfSide * index.size());
    for (int rank = 0; rank < index.size(); rank++) {
      off.add(rank, 0, ROLLS, body, bytesOfSide * rank);
      if (hasGammon) {
        gammon.add(rank, 0, ROLLS, body, bytesOfSide * rank + 2 * ROLLS);
      }
    }
  }

  private void readCompressed(ByteBuffer body, Packer off, Packer gammon) throws IOException {
    int bytesOfEntry = GnubgOneSided.bytesOfEntry(hasGammon);
    long dataStart = (long) bytesOfEntry * index.size();
    if (body.limit() < dataStart) {
      throw damaged("it ends within the list of offsets");
    }
    long end = dataStart;
    for (int rank = 0; rank < index.size(); rank++) {
      int entry = bytesOfEntry * rank;
      long offset = Integer.toUnsignedLong(body.getInt(entry));
      int count = body.get(entry + 4) & 0xFF;
      int first = body.get(entry + 5) & 0xFF;
      int gammonCount = hasGammon ? body.get(entry + 6) & 0xFF : 0;
      int gammonFirst = hasGammon ? body.get(entry + 7) & 0xFF : 0;
      long at = dataStart + 2 * offset;
      long after = at + 2L * (count + gammonCount);
      if (first + count > ROLLS || gammonFirst + gammonCount > ROLLS || after > body.limit()) {
        throw damaged("the entry of side " + rank + " points outside the file");
      }
      if (isStrict && at != end) {
        throw damaged("the data of side " + rank + " do not follow those of the side before");
      }
      off.add(rank, first, count, body, (int) at);
      if (hasGammon) {
        gammon.add(rank, gammonFirst, gammonCount, body, (int) at + 2 * count);
      }
      end = Math.max(end, after);
    }
    checkLength(body, end);
  }

  private void checkLength(ByteBuffer body, long expected) throws GnubgFileException {
    if (body.limit() != expected) {
      throw damaged(
          String.format(
              Locale.ROOT, "%,d bytes follow the header instead of %,d", body.limit(), expected));
    }
  }

  private GnubgFileException damaged(String what) {
    return GnubgFileException.damaged(path, what);
  }

  /** Collects distributions one after another. */
  private final class Packer {
    private final double[] means;
    private final byte[] firsts;
    private final int[] starts;
    private float[] chances;

    Packer(int sides) {
      this.means = new double[sides];
      this.firsts = new byte[sides];
      this.starts = new int[sides + 1];
      this.chances = new float[sides * 16];
    }

    void add(int rank, int firstRoll, int count, ByteBuffer body, int at) throws IOException {
      int sum = 0;
      int least = -1;
      int most = -1;
      long weighted = 0;
      for (int i = 0; i < count; i++) {
        int chance = body.getShort(at + 2 * i) & 0xFFFF;
        if (chance > 0) {
          least = least < 0 ? i : least;
          most = i;
        }
        sum += chance;
        weighted += (long) chance * (firstRoll + i);
      }
      if (least < 0 || Math.abs(sum - BearoffFormat.WHOLE) > (isStrict ? 0 : MOST_ROUNDING)) {
        throw damaged("the chances of side " + rank + " add up to " + sum + " instead of 65535");
      }
      means[rank] = (double) weighted / sum;
      firsts[rank] = (byte) (firstRoll + least);
      int start = starts[rank];
      int end = start + most + 1 - least;
      if (end > chances.length) {
        chances = Arrays.copyOf(chances, Math.max(end, chances.length * 3 / 2));
      }
      for (int i = least; i <= most; i++) {
        chances[start + i - least] = (float) (body.getShort(at + 2 * i) & 0xFFFF) / sum;
      }
      starts[rank + 1] = end;
    }

    RollChances packed() {
      return new RollChances(means, firsts, starts, Arrays.copyOf(chances, starts[means.length]));
    }
  }
}
