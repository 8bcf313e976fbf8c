package dev.hindsight.backgammon.table.foreign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.tables.ForeignFile;
import java.io.IOException;
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
  }

  /**
   * Writes a table as a database for gnubg, row by row.
   *
   * @throws IllegalArgumentException if gnubg could not open it
   */
  public static void write(BearoffTable table, Path target) throws IOException {
    BearoffIndex index = table.index();
    if (!fits(index, table.isCubeful())) {
      throw new IllegalArgumentException(
          "gnubg cannot open a database of "
              + sizeOf(index)
              + ": its offsets end at "
              + MOST_CHECKERS
              + " checkers on 6 points; build a smaller table for it");
    }
    String header =
        new GnubgHeader.TwoSided(index.points(), index.checkers(), table.isCubeful()).text();
    short[] row = new short[index.size() * BearoffFormat.valuesOfPair(table.isCubeful())];
    ByteBuffer bytes = ByteBuffer.allocate(2 * row.length).order(ByteOrder.LITTLE_ENDIAN);
    ForeignFile.write(
        target,
        out -> {
          out.write(header.getBytes(US_ASCII));
          for (int rank = 0; rank < index.size(); rank++) {
            table.copyRow(rank, row);
            bytes.asShortBuffer().put(row);
            out.write(bytes.array());
          }
        });
  }

  private static String sizeOf(BearoffIndex index) {
    return index.checkers() + " checkers on " + index.points() + " points";
  }
}
