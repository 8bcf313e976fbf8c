package dev.hindsight.backgammon.table.foreign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * gnubg's two-sided bearoff databases.
 *
 * <pre>
 * File    →  Header, Values
 *   Header     40 bytes of ASCII: "gnubg-TS-", points d2, "-", checkers d2, "-", F, 23 × "x", newline
 *                F = 1: four values for each pair, as {@link CubeState} orders them; F = 0: the first
 *   Values     u16[size · size · values], little-endian: the column of {@link BearoffFormat}
 * </pre>
 *
 * gnubg computes its own files in 16-bit integers that it truncates at every step, so theirs are
 * off by up to 7e−5 in the chance to win and 1.8e−4 in equities with a cube. It reaches every pair
 * by a 32-bit offset, which ends at 11 checkers on 6 points.
 */
public final class GnubgTwoSided {
  /** The most checkers that gnubg can open. */
  public static final int MOST_CHECKERS = 11;

  private static final int BLOCK_BYTES = 1 << 16;

  private GnubgTwoSided() {}

  /** Whether gnubg could open a database of this size. */
  public static boolean fits(BearoffIndex index, boolean cubeful) {
    return index.checkers() <= MOST_CHECKERS && length(index, cubeful) <= Integer.MAX_VALUE;
  }

  private static long length(BearoffIndex index, boolean cubeful) {
    long pairs = (long) index.size() * index.size();
    return GnubgHeader.BYTES + 2 * pairs * BearoffFormat.valuesOfPair(cubeful);
  }

  /** Opens a database, every length checked; it is probed in place like a table of ours. */
  public static BearoffTable open(Path path) throws IOException {
    if (!(GnubgHeader.read(path) instanceof GnubgHeader.TwoSided header)) {
      throw new GnubgFileException(path, "is not a two-sided gnubg database, but a one-sided one");
    }
    BearoffIndex index = header.index();
    boolean cubeful = header.cubeful();
    if (!fits(index, cubeful)) {
      throw new GnubgFileException(
          path, "says it is for " + sizeOf(index) + ", which gnubg's format cannot hold");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      long expected = length(index, cubeful);
      if (channel.size() != expected) {
        throw GnubgFileException.damaged(
            path,
            String.format(
                Locale.ROOT,
                "a database of %s has %,d bytes, but this file has %,d",
                sizeOf(index),
                expected,
                channel.size()));
      }
      ShortBuffer values =
          channel
              .map(FileChannel.MapMode.READ_ONLY, GnubgHeader.BYTES, expected - GnubgHeader.BYTES)
              .order(ByteOrder.LITTLE_ENDIAN)
              .asShortBuffer();
      return new BearoffTable(index, cubeful, new MappedValues(values));
    }
  }

  private record MappedValues(ShortBuffer buffer) implements BearoffTable.Values {
    @Override
    public short get(long at) {
      return buffer.get(Math.toIntExact(at));
    }

    @Override
    public void copyTo(long from, short[] target, int offset, int length) {
      buffer.get(Math.toIntExact(from), target, offset, length);
    }

    @Override
    public boolean areChecked() {
      return false;
    }
  }

  /**
   * Begins a database that gnubg opens; fails at once where nothing can be written.
   *
   * @throws IllegalArgumentException if gnubg could not open it
   */
  public static BearoffWriter writer(Path target, BearoffIndex index, boolean cubeful)
      throws IOException {
    if (!fits(index, cubeful)) {
      throw new IllegalArgumentException(
          "gnubg cannot open a database of "
              + sizeOf(index)
              + ": its offsets end at "
              + MOST_CHECKERS
              + " checkers on 6 points; build a smaller table for it");
    }
    String header = new GnubgHeader.TwoSided(index.points(), index.checkers(), cubeful).text();
    DatabaseRows rows = new DatabaseRows(WholeFile.create(target), length(index, cubeful));
    try {
      byte[] head = header.getBytes(US_ASCII);
      rows.append(head, head.length);
      return rows;
    } catch (IOException failed) {
      rows.close();
      throw failed;
    }
  }

  /**
   * Writes a table as a database that gnubg opens.
   *
   * @throws IllegalArgumentException if gnubg could not open it
   */
  public static void write(BearoffTable table, Path target) throws IOException {
    try (BearoffWriter writer = writer(target, table.index(), table.isCubeful())) {
      table.writeTo(writer);
      writer.seal();
    }
  }

  private static final class DatabaseRows implements BearoffWriter {
    private final WholeFile file;
    private final OutputStream out;
    private final ByteBuffer block =
        ByteBuffer.allocate(BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private long bytesLeft;

    DatabaseRows(WholeFile file, long bytes) {
      this.file = file;
      this.out = file.stream();
      this.bytesLeft = bytes;
    }

    private void append(byte[] bytes, int count) throws IOException {
      if (count > bytesLeft) {
        throw new IllegalStateException(count - bytesLeft + " bytes too many");
      }
      out.write(bytes, 0, count);
      bytesLeft -= count;
    }

    @Override
    public void write(short[] rows, int values) throws IOException {
      for (int done = 0; done < values; ) {
        int count = Math.min(values - done, block.capacity() / Short.BYTES);
        block.asShortBuffer().put(rows, done, count);
        append(block.array(), count * Short.BYTES);
        done += count;
      }
    }

    @Override
    public void seal() throws IOException {
      if (bytesLeft != 0) {
        throw new IllegalStateException(bytesLeft + " bytes are still to be written");
      }
      out.flush();
      file.finish();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  private static String sizeOf(BearoffIndex index) {
    return index.checkers() + " checkers on " + index.points() + " points";
  }
}
