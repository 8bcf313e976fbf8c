package dev.hindsight.crossword.table.foreign;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.PlacementTableBuilder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Placement values in files as the design notes describe them, {@code .spv}. No release of another
 * program reads or writes these.
 *
 * <pre>
 * "SPV1", uint32 squares, uint32 buckets, uint32 levels of openness (5, or 0), uint32 flags
 * int32[squares][buckets]  mean, in millipoints for the mover
 * int32[squares][buckets]  variance, in thousandths of a point squared above or below the average;
 *                          only if bit 0 of the flags is set
 * int32[levels]            how much of a value counts, in thousandths, by number of open edges
 * </pre>
 *
 * All little-endian. On the standard board there are 225 squares, each the address of a tile in the
 * order of its play's direction, and 11 buckets, the points of a tile: 19,840 bytes with variance
 * and openness, 9,940 with openness alone. Such files know neither the words nor how often a cell
 * was seen; tables that depend on the squares beside do not fit into them, nor do those whose
 * openness is that of the extent or of hooks, because the file cannot say which it is.
 */
public final class PlacementFile {
  /** "SPV1" as a little-endian number. */
  private static final int NAME = 0x31565053;

  private static final int HEAD_BYTES = 20;
  private static final int HAS_VARIANCE = 1;

  private PlacementFile() {}

  /**
   * Reads the values of a file.
   *
   * @param tiles and layout: the file does not say for what it is
   * @throws ValueFileException if it is damaged, or for another board or other tiles
   */
  public static PlacementTable read(Path path, TileSet tiles, BoardLayout layout)
      throws IOException {
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileSystemException(
          path.toString(), null, Files.isDirectory(path) ? "is a folder" : "is not a regular file");
    }
    PlacementIndex index = new PlacementIndex(tiles, layout, false);
    long most = HEAD_BYTES + 4L * (2L * index.size() + Openness.LEVELS);
    if (Files.size(path) > most) {
      throw new ValueFileException(
          path,
          "has "
              + Files.size(path)
              + " bytes, more than placement values of this board and these tiles can have; name"
              + " the right ones with `layout` and `tiles`");
    }
    return decode(
        path, ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN), index);
  }

  private static PlacementTable decode(Path path, ByteBuffer bytes, PlacementIndex index)
      throws ValueFileException {
    if (bytes.remaining() < HEAD_BYTES || bytes.getInt() != NAME) {
      throw new ValueFileException(
          path, "is not a file of placement values: it does not begin with SPV1 and its sizes");
    }
    int squares = bytes.getInt();
    int buckets = bytes.getInt();
    int levels = bytes.getInt();
    int flags = bytes.getInt();
    if (squares != index.squares() || buckets != index.buckets()) {
      throw new ValueFileException(
          path,
          "is for "
              + Integer.toUnsignedString(squares)
              + " squares and "
              + Integer.toUnsignedString(buckets)
              + " kinds of tiles, where "
              + index.squares()
              + " and "
              + index.buckets()
              + " are needed; name its board and tiles with `layout` and `tiles`");
    }
    if ((levels != 0 && levels != Openness.LEVELS) || (flags & ~HAS_VARIANCE) != 0) {
      throw new ValueFileException(
          path,
          "is damaged or of a newer form: "
              + Integer.toUnsignedString(levels)
              + " levels of openness and flags "
              + Integer.toUnsignedString(flags));
    }
    int columns = (flags & HAS_VARIANCE) != 0 ? 2 : 1;
    int expected = 4 * (columns * index.size() + levels);
    if (bytes.remaining() != expected) {
      throw new ValueFileException(
          path,
          "is damaged: "
              + (HEAD_BYTES + expected)
              + " bytes are needed, and it has "
              + (HEAD_BYTES + bytes.remaining())
              + "; get it again");
    }
    PlacementTableBuilder table = PlacementTable.of(index).mean(ints(bytes, index.size()));
    if (columns == 2) {
      table.variance(ints(bytes, index.size()));
    }
    if (levels > 0) {
      table.openness(Openness.OPEN_EDGES, ints(bytes, levels));
    }
    try {
      return table.build();
    } catch (IllegalArgumentException outOfRange) {
      throw new ValueFileException(
          path, "is damaged: it holds " + outOfRange.getMessage() + "; get it again");
    }
  }

  private static int[] ints(ByteBuffer bytes, int count) {
    int[] values = new int[count];
    for (int place = 0; place < count; place++) {
      values[place] = bytes.getInt();
    }
    return values;
  }

  /**
   * Writes a file for other programs, with variance if there is any.
   *
   * @throws ValueFileException if the table holds what such a file cannot
   */
  public static void write(Path path, PlacementTable table) throws IOException {
    PlacementIndex index = table.index();
    if (index.knowsNeighbours() || table.hasExposure()) {
      throw new ValueFileException(
          path,
          "was not written: an .spv file holds plain values, with or without the openness of"
              + " edges; keep this table as it is");
    }
    if (table.openness() != Openness.NONE && table.openness() != Openness.OPEN_EDGES) {
      throw new ValueFileException(
          path,
          "was not written: an .spv file cannot say that its plain values go by "
              + table.openness().word()
              + ", and programs would take it for open edges; keep this table as it is");
    }
    boolean hasVariance = table.hasVariance();
    int levels = table.multipliersThousandths().length;
    int values = index.size() * (hasVariance ? 2 : 1) + levels;
    ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + 4 * values).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(NAME).putInt(index.squares()).putInt(index.buckets()).putInt(levels);
    bytes.putInt(hasVariance ? HAS_VARIANCE : 0);
    put(bytes, table.meanMillipoints());
    if (hasVariance) {
      put(bytes, table.varianceThousandths());
    }
    put(bytes, table.multipliersThousandths());
    WholeFile.write(path, out -> out.write(bytes.array()));
  }

  private static void put(ByteBuffer bytes, int[] values) {
    for (int value : values) {
      bytes.putInt(value);
    }
  }
}
