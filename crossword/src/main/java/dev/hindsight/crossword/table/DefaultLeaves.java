package dev.hindsight.crossword.table;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The leave values that come with the program, so that a fresh machine plays well: learnt with the
 * ENABLE words and the English tiles, and of no use with any others.
 *
 * <pre>{@code
 * LeaveTable leaves = DefaultLeaves.find().map(DefaultLeaves::table).orElse(none);
 * defaults.tableFor(tiles, 7, wordsSha256);     // throws unless these are the same tiles and words
 * }</pre>
 *
 * <p>They are the resource {@value #RESOURCE}: a gzip stream of, in the notation of {@link
 * DataOutputStream},
 *
 * <pre>
 *          {@link BuiltInHeader} of "hindsight crossword leaves 1"
 * int32   tiles of a full rack
 * int32   leaves, the empty one included
 * byte[leaves], byte[leaves], byte[leaves]     the values in rank order: low, middle, high bytes
 * </pre>
 *
 * where a value of v millipoints is written as 2v, or as −2v − 1 if it is negative. Bytes of a kind
 * together compress best: 914,625 leaves take less than 2 MB.
 */
public final class DefaultLeaves {
  static final String RESOURCE = "default-leaves.bin";

  private static final String FORMAT = "hindsight crossword leaves 1";
  private static final int MOST_MILLIPOINTS = (1 << 23) - 1;

  private final BuiltInHeader header;
  private final LeaveTable table;

  private DefaultLeaves(BuiltInHeader header, LeaveTable table) {
    this.header = header;
    this.table = table;
  }

  /** The values of the program, or nothing if it was built without. */
  public static Optional<DefaultLeaves> find() {
    try (InputStream resource = DefaultLeaves.class.getResourceAsStream(RESOURCE)) {
      return resource == null
          ? Optional.empty()
          : Optional.of(read(resource, TileSet.english(), "the resource " + RESOURCE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a stream of the form above, whose tiles must be these. */
  static DefaultLeaves read(InputStream stream, TileSet tiles, String name) throws IOException {
    DataInputStream in = BuiltInHeader.open(stream);
    BuiltInHeader header = BuiltInHeader.read(in, FORMAT, tiles, name);
    int rackSize = in.readInt();
    BuiltInHeader.check(name, rackSize >= 1 && rackSize <= RackEquityFormat.MOST_RACK_SIZE);
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    BuiltInHeader.check(name, in.readInt() == index.size());
    int[] values = new int[index.size()];
    byte[] plane = new byte[values.length];
    for (int shift = 0; shift < 24; shift += 8) {
      in.readFully(plane);
      for (int rank = 0; rank < values.length; rank++) {
        values[rank] |= (plane[rank] & 0xFF) << shift;
      }
    }
    BuiltInHeader.check(name, in.read() < 0);
    for (int rank = 0; rank < values.length; rank++) {
      values[rank] = values[rank] >>> 1 ^ -(values[rank] & 1);
    }
    BuiltInHeader.check(name, values[0] == 0);
    return new DefaultLeaves(header, LeaveTable.owning(index, values));
  }

  /** Writes values in the form above. */
  public static void write(Path path, LeaveTable table, String wordsSha256) throws IOException {
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(path), 1 << 16)) {
      write(file, table, wordsSha256);
    }
  }

  static void write(OutputStream stream, LeaveTable table, String wordsSha256) throws IOException {
    TileSet tiles = table.index().tiles();
    int[] values = table.values();
    DataOutputStream out = BuiltInHeader.create(stream, FORMAT, wordsSha256, tiles);
    out.writeInt(table.index().rackSize());
    out.writeInt(values.length);
    byte[] plane = new byte[values.length];
    for (int shift = 0; shift < 24; shift += 8) {
      for (int rank = 0; rank < values.length; rank++) {
        if (Math.abs(values[rank]) > MOST_MILLIPOINTS) {
          throw new IllegalArgumentException(
              values[rank] + " millipoints are too many for a leave");
        }
        plane[rank] = (byte) ((values[rank] << 1 ^ values[rank] >> 31) >>> shift);
      }
      out.write(plane);
    }
    out.close();
  }

  /** The values, for those who know that they play with the words and tiles of the program. */
  public LeaveTable table() {
    return table;
  }

  /** SHA-256 of the word set that was played with. */
  public String wordsSha256() {
    return header.wordsSha256();
  }

  /** Whether the values are for these tiles and words. */
  public boolean isFor(TileSet tiles, int rackSize, String otherWordsSha256) {
    return findMisfit(tiles, rackSize, otherWordsSha256).isEmpty();
  }

  /**
   * The values, for those who play with these tiles and words.
   *
   * @throws IllegalArgumentException if they were learnt with others; the sentence says which
   */
  public LeaveTable tableFor(TileSet tiles, int rackSize, String otherWordsSha256) {
    findMisfit(tiles, rackSize, otherWordsSha256)
        .ifPresent(
            misfit -> {
              throw new IllegalArgumentException(
                  "the built-in leave values are for " + misfit + "; bring others with --leaves");
            });
    return table;
  }

  private Optional<String> findMisfit(TileSet tiles, int rackSize, String otherWordsSha256) {
    return rackSize == table.index().rackSize()
        ? header.findMisfit(tiles, otherWordsSha256)
        : Optional.of("racks of " + table.index().rackSize() + " tiles, not of " + rackSize);
  }
}
