package dev.hindsight.crossword.table.foreign;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/**
 * Leave values in the files that other crossword programs read and write, {@code .klv2}.
 *
 * <pre>
 * uint32 nodes, uint32[nodes], uint32 leaves, float32[leaves] in points      all little-endian
 * </pre>
 *
 * The nodes are a graph of all leaves but the empty one, letters ascending inside a leave and the
 * blank first; values are in the order in which a walk through the graph, depth first, comes to the
 * leaves. Nodes are bits 31 to 24 the letter, 23 whether a leave may end here, 22 whether it is the
 * last sibling, 21 to 0 the place of the first child.
 *
 * <p>A value is rounded to whole millipoints. A file is refused unless it has every leave of the
 * tiles exactly once, so one for another bag is never used by mistake.
 */
public final class LeaveFile {
  private LeaveFile() {}

  /**
   * Reads the leave values of a file.
   *
   * @throws ValueFileException if it is damaged, or for other tiles
   */
  public static LeaveTable read(Path path, TileSet tiles, int rackSize) throws IOException {
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    return decode(path, ValueFile.bytes(path, 0, index.size() - 1), index);
  }

  static LeaveTable decode(Path path, ByteBuffer bytes, LeaveIndex index)
      throws ValueFileException {
    ValueFile file = ValueFile.read(path, bytes, index.size() - 1);
    int[] millipoints = new int[index.size()];
    file.millipointsTo(WordOrder.ofLeaves(path, index, file.nodes()), millipoints);
    return LeaveTable.owning(index, millipoints);
  }

  /** Writes a file that other programs read. */
  public static void write(Path path, LeaveTable table) throws IOException {
    LeaveIndex index = table.index();
    int[] nodes = MultisetGraph.build(index.tiles().counts(), index.rackSize() - 1, false);
    ValueFile.write(path, nodes, WordOrder.ofLeaves(path, index, nodes), table.values());
  }
}
