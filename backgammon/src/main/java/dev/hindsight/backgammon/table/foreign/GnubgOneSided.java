package dev.hindsight.backgammon.table.foreign;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.RollChances;
import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * gnubg's one-sided bearoff databases.
 *
 * <pre>
 * File    →  Header, (Whole | Entries, Data)
 *   Header    40 bytes of ASCII: "gnubg-OS-", points d2, "-15-", G, "-", Z, "-", N, 19 × "x", newline
 *               G = 1 with distributions of the first checker off, Z = 1 compressed,
 *               N = 1 a normal approximation (which we neither read nor write)
 *   Whole     for each side u16[32]: 65,535 · chance to need exactly 0 … 31 rolls; G: 32 more
 *   Entries   for each side  u32 offset of its data in units of u16, u8 count, u8 first roll;
 *               G: u8 count and u8 first roll of the first checker off
 *   Data      u16: the chances of one side after another, G: each followed by its second kind
 * </pre>
 *
 * All little-endian; sides as {@code BearoffIndex} orders them. The chances of a side add up to
 * 65,535: the largest takes up what rounding leaves over.
 */
public final class GnubgOneSided {
  static final int ROLLS = 32;

  private static final int CHECKERS = BearoffIndex.MOST_CHECKERS;

  private GnubgOneSided() {}

  /** Reads a database, compressed or not; every offset, count and sum is checked. */
  public static OneSidedTable read(Path path) throws IOException {
    return read(path, false);
  }

  /**
   * As {@link #read(Path)}.
   *
   * @param isStrict whether it must be to the last bit as gnubg would lay it out
   */
  static OneSidedTable read(Path path, boolean isStrict) throws IOException {
    if (!(GnubgHeader.read(path) instanceof GnubgHeader.OneSided header)) {
      throw new GnubgFileException(path, "is not a one-sided gnubg database, but a two-sided one");
    }
    if (header.checkers() != CHECKERS) {
      throw new GnubgFileException(path, "is for another number of checkers than 15");
    }
    if (header.approximated()) {
      throw new GnubgFileException(
          path, "holds normal approximations instead of distributions; make one without them");
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return new GnubgOneSidedReader(path, header, isStrict).read(body(path, channel));
    }
  }

  private static ByteBuffer body(Path path, FileChannel channel) throws IOException {
    long length = channel.size() - GnubgHeader.BYTES;
    if (length > Integer.MAX_VALUE) {
      throw new GnubgFileException(path, "is longer than any one-sided gnubg database");
    }
    return channel
        .map(FileChannel.MapMode.READ_ONLY, GnubgHeader.BYTES, length)
        .order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Writes a table of fifteen checkers as a database for gnubg. */
  public static void write(OneSidedTable table, Path target, boolean compressed)
      throws IOException {
    BearoffIndex index = table.index();
    if (index.checkers() != CHECKERS) {
      throw new IllegalArgumentException(
          "gnubg's one-sided databases are for 15 checkers, not " + index.checkers());
    }
    String header =
        new GnubgHeader.OneSided(index.points(), CHECKERS, table.hasGammon(), compressed, false)
            .text();
    WholeFile.write(
        target,
        out -> {
          out.write(header.getBytes(US_ASCII));
          if (compressed) {
            out.write(entries(table));
          }
          int[] chances = new int[ROLLS];
          ByteBuffer bytes = ByteBuffer.allocate(2 * 2 * ROLLS).order(ByteOrder.LITTLE_ENDIAN);
          for (int rank = 0; rank < index.size(); rank++) {
            bytes.clear();
            for (RollChances rolls : kinds(table)) {
              put(rolls, rank, chances, compressed, bytes);
            }
            out.write(bytes.array(), 0, bytes.position());
          }
        });
  }

  static int bytesOfEntry(boolean hasGammon) {
    return hasGammon ? 8 : 6;
  }

  private static List<RollChances> kinds(OneSidedTable table) {
    return table.hasGammon() ? List.of(table.off(), table.gammon()) : List.of(table.off());
  }

  private static byte[] entries(OneSidedTable table) {
    int size = table.index().size();
    int bytesOfEntry = bytesOfEntry(table.hasGammon());
    ByteBuffer bytes = ByteBuffer.allocate(bytesOfEntry * size).order(ByteOrder.LITTLE_ENDIAN);
    int[] chances = new int[ROLLS];
    int offset = 0;
    for (int rank = 0; rank < size; rank++) {
      bytes.putInt(offset);
      for (RollChances rolls : kinds(table)) {
        encode(rolls, rank, chances);
        int first = first(chances);
        int count = last(chances) + 1 - first;
        bytes.put((byte) count).put((byte) first);
        offset += count;
      }
    }
    return bytes.array();
  }

  private static void put(
      RollChances rolls, int rank, int[] chances, boolean compressed, ByteBuffer bytes) {
    encode(rolls, rank, chances);
    int from = compressed ? first(chances) : 0;
    int to = compressed ? last(chances) : ROLLS - 1;
    for (int roll = from; roll <= to; roll++) {
      bytes.putShort((short) chances[roll]);
    }
  }

  private static int first(int[] chances) {
    int first = 0;
    while (chances[first] == 0) {
      first++;
    }
    return first;
  }

  private static int last(int[] chances) {
    int last = ROLLS - 1;
    while (chances[last] == 0) {
      last--;
    }
    return last;
  }

  /** A distribution in 65,535ths; what would take more than 31 rolls counts as 31. */
  static void encode(RollChances rolls, int rank, int[] chances) {
    double[] exact = new double[ROLLS];
    for (int roll = 0; roll <= rolls.lastRoll(rank); roll++) {
      exact[Math.min(roll, ROLLS - 1)] += rolls.chance(rank, roll);
    }
    int sum = 0;
    int modal = 0;
    for (int roll = 0; roll < ROLLS; roll++) {
      chances[roll] = (int) Math.round(exact[roll] * BearoffFormat.WHOLE);
      sum += chances[roll];
      modal = chances[roll] > chances[modal] ? roll : modal;
    }
    chances[modal] += BearoffFormat.WHOLE - sum;
  }
}
