package dev.hindsight.crossword.table.foreign;

import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/**
 * Rack equities in files as the design notes describe them, {@code .req}. No release of MAGPIE,
 * wolges or macondo reads or writes these.
 *
 * <pre>
 * uint32 nodes, uint32[nodes], uint32 racks, float32[racks] in points      all little-endian
 * </pre>
 *
 * The nodes are a graph of all full racks, as {@link LeaveFile} has one of all leaves. Read but not
 * written is an older form, in which the same fields come in another order after a name:
 *
 * <pre>
 * "REQ1", uint32 racks, uint32 tiles of a rack, uint32 0, uint32 nodes, uint32[nodes], float32[racks]
 * </pre>
 *
 * Such files know neither how often a rack was seen, nor what words were played.
 */
public final class RackEquityFile {
  /** "REQ1" as a little-endian number; no graph has so many nodes. */
  private static final int NAME = 0x31514552;

  private static final int NAMED_HEAD_BYTES = 16;

  private RackEquityFile() {}

  /**
   * Reads the equities of a file.
   *
   * @param wordsSha256 SHA-256 of the words that it was made with: the file does not say
   * @throws ValueFileException if it is damaged, or for other tiles
   */
  public static RackEquityTable read(Path path, TileSet tiles, int rackSize, String wordsSha256)
      throws IOException {
    RackIndex index = new RackIndex(tiles, rackSize);
    ByteBuffer bytes = ValueFile.bytes(path, NAMED_HEAD_BYTES, index.size());
    return decode(path, bytes, index, wordsSha256);
  }

  static RackEquityTable decode(Path path, ByteBuffer bytes, RackIndex index, String wordsSha256)
      throws ValueFileException {
    ValueFile file = file(path, bytes, index);
    int[] millipoints = new int[index.size()];
    file.millipointsTo(WordOrder.ofRacks(path, index, file.nodes()), millipoints);
    return RackEquityTable.owning(index, wordsSha256, millipoints, new int[index.size()]);
  }

  private static ValueFile file(Path path, ByteBuffer bytes, RackIndex index)
      throws ValueFileException {
    if (bytes.remaining() < NAMED_HEAD_BYTES || bytes.getInt(0) != NAME) {
      return ValueFile.read(path, bytes, index.size());
    }
    bytes.getInt();
    long racks = Integer.toUnsignedLong(bytes.getInt());
    long rackSize = Integer.toUnsignedLong(bytes.getInt());
    int reserved = bytes.getInt();
    if (rackSize != index.rackSize() || reserved != 0) {
      throw new ValueFileException(
          path,
          "has racks of "
              + rackSize
              + " tiles and a reserved field of "
              + reserved
              + ", where "
              + index.rackSize()
              + " and 0 are needed");
    }
    return ValueFile.readUncounted(path, bytes, racks, index.size());
  }

  /** Writes a file that other programs read. */
  public static void write(Path path, RackEquityTable table) throws IOException {
    RackIndex index = table.index();
    int[] nodes = MultisetGraph.build(index.tiles().counts(), index.rackSize(), true);
    ValueFile.write(path, nodes, WordOrder.ofRacks(path, index, nodes), table.values());
  }
}
