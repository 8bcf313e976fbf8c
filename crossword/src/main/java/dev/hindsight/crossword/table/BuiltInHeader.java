package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * How each table that comes with the program begins, so that it is used with the tiles and words it
 * was learnt with and no others.
 *
 * <p>Such a table is a resource: a gzip stream of, in the notation of {@link DataOutputStream},
 *
 * <pre>
 * UTF     the name of the format
 * UTF     SHA-256 of the word set, in lower-case hexadecimal
 * UTF     name of the tiles
 * UTF     their letters: upper,lower,count,score,vowel for each, blank first, separated by spaces
 *         what the format says
 * </pre>
 *
 * @param wordsSha256 of the word set that was played with
 * @param letters as in the stream
 */
record BuiltInHeader(String wordsSha256, String tilesName, String letters) {
  private static final int BUFFER_BYTES = 1 << 16;

  /** Unpacks a resource. */
  static DataInputStream open(InputStream resource) throws IOException {
    return new DataInputStream(
        new BufferedInputStream(new GZIPInputStream(resource, BUFFER_BYTES), BUFFER_BYTES));
  }

  /**
   * Reads the beginning of an unpacked stream.
   *
   * @param name of the resource, for people
   * @throws IOException if it is of another format, or for other tiles
   */
  static BuiltInHeader read(DataInputStream in, String format, TileSet tiles, String name)
      throws IOException {
    check(name, in.readUTF().equals(format));
    BuiltInHeader header = new BuiltInHeader(in.readUTF(), in.readUTF(), in.readUTF());
    check(name, header.letters.equals(text(tiles)));
    return header;
  }

  /** Refuses a resource that is not sound. */
  static void check(String name, boolean sound) throws IOException {
    if (!sound) {
      throw new IOException(name + " does not hold a table of this version.");
    }
  }

  /** Begins a stream, packed as small as gzip can; whoever fills it closes it. */
  static DataOutputStream create(
      OutputStream stream, String format, String wordsSha256, TileSet tiles) throws IOException {
    DataOutputStream out = new DataOutputStream(new BestGzip(stream));
    out.writeUTF(format);
    out.writeUTF(wordsSha256);
    out.writeUTF(tiles.name());
    out.writeUTF(text(tiles));
    return out;
  }

  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(OutputStream stream) throws IOException {
      super(stream, BUFFER_BYTES);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  private static String text(TileSet tiles) {
    return TileSetParameter.with(Parameters.of(), tiles).text("letters");
  }

  /** What the table is for if not for these tiles and words: the rest of a sentence. */
  Optional<String> findMisfit(TileSet tiles, String otherWordsSha256) {
    if (!letters.equals(text(tiles))) {
      return Optional.of("the " + tilesName + " tiles, not for the tiles " + tiles.name());
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
