package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.BufferedInputStream;
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
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

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
 * UTF     "hindsight crossword leaves 1"
 * UTF     SHA-256 of the word set, in lower-case hexadecimal
 * UTF     name of the tiles
 * UTF     their letters: upper,lower,count,score,vowel for each, blank first, separated by spaces
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

  private final String wordsSha256;
  private final String tilesName;
  private final String letters;
  private final LeaveTable table;

  private DefaultLeaves(String wordsSha256, String tilesName, String letters, LeaveTable table) {
    this.wordsSha256 = wordsSha256;
    this.tilesName = tilesName;
    this.letters = letters;
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
    DataInputStream in =
        new DataInputStream(new BufferedInputStream(new GZIPInputStream(stream), 1 << 16));
    check(name, in.readUTF().equals(FORMAT));
    String words = in.readUTF();
    String tilesName = in.readUTF();
    String letters = in.readUTF();
    check(name, letters.equals(text(tiles)));
    int rackSize = in.readInt();
    check(name, rackSize >= 1 && rackSize <= RackEquityFormat.MOST_RACK_SIZE);
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    check(name, in.readInt() == index.size());
    int[] values = new int[index.size()];
    byte[] plane = new byte[values.length];
    for (int shift = 0; shift < 24; shift += 8) {
      in.readFully(plane);
      for (int rank = 0; rank < values.length; rank++) {
        values[rank] |= (plane[rank] & 0xFF) << shift;
      }
    }
    check(name, in.read() < 0);
    for (int rank = 0; rank < values.length; rank++) {
      values[rank] = values[rank] >>> 1 ^ -(values[rank] & 1);
    }
    check(name, values[0] == 0);
    return new DefaultLeaves(words, tilesName, letters, LeaveTable.owning(index, values));
  }

  private static void check(String name, boolean sound) throws IOException {
    if (!sound) {
      throw new IOException(name + " does not hold leave values of this version.");
    }
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
    DataOutputStream out = new DataOutputStream(new BestGzip(stream));
    out.writeUTF(FORMAT);
    out.writeUTF(wordsSha256);
    out.writeUTF(tiles.name());
    out.writeUTF(text(tiles));
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

  /** Gzip with the highest compression. */
  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(OutputStream stream) throws IOException {
      super(stream, 1 << 16);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  private static String text(TileSet tiles) {
    return TileSetParameter.with(Parameters.of(), tiles).text("letters");
  }

  /** The values, for those who know that they play with the words and tiles of the program. */
  public LeaveTable table() {
    return table;
  }

  /** SHA-256 of the word set that was played with. */
  public String wordsSha256() {
    return wordsSha256;
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
    if (!letters.equals(text(tiles))) {
      return Optional.of("the " + tilesName + " tiles, not for the tiles " + tiles.name());
    }
    if (rackSize != table.index().rackSize()) {
      return Optional.of("racks of " + table.index().rackSize() + " tiles, not of " + rackSize);
    }
    if (!otherWordsSha256.equals(wordsSha256)) {
      return Optional.of(
          "the built-in words (SHA-256 "
              + wordsSha256.substring(0, 12)
              + "…), not for these (SHA-256 "
              + otherWordsSha256.substring(0, 12)
              + "…)");
    }
    return Optional.empty();
  }
}
