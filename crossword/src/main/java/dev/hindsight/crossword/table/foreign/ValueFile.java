package dev.hindsight.crossword.table.foreign;

import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A graph and one number for each multiset in it, as other programs store leaves and racks.
 *
 * <pre>
 * uint32 nodes, uint32[nodes], uint32 values, float32[values] in points      all little-endian
 * </pre>
 */
final class ValueFile {
  /** More than any play can be worth; keeps millipoints far from the ends of an int. */
  private static final float MOST_POINTS = 1_000_000;

  private static final int WORD_BYTES = 4;

  private final Path path;
  private final int[] nodes;
  private final ByteBuffer values;

  private ValueFile(Path path, int[] nodes, ByteBuffer values) {
    this.path = path;
    this.nodes = nodes;
    this.values = values;
  }

  /**
   * The bytes of a file, no more of them than a file of this many values can have.
   *
   * @param headBytes what may come before
   */
  static ByteBuffer bytes(Path path, int headBytes, int valueCount) throws IOException {
    // Asked before opening: to open a pipe would wait for its other end, maybe for ever.
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new FileSystemException(
          path.toString(), null, Files.isDirectory(path) ? "is a folder" : "is not a regular file");
    }
    long most = headBytes + (2L + MultisetNode.MOST_NODES + valueCount) * WORD_BYTES;
    long length = Files.size(path);
    if (length > most) {
      throw new ValueFileException(
          path,
          "has " + length + " bytes, more than any file of " + valueCount + " values can have");
    }
    return ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Reads what is left of the bytes, which must hold exactly this many values. */
  static ValueFile read(Path path, ByteBuffer bytes, int valueCount) throws ValueFileException {
    int[] nodes = readNodes(path, bytes);
    return readValues(path, bytes, nodes, word(path, bytes), valueCount);
  }

  /** The same where the count of values does not stand before them but was {@code found} before. */
  static ValueFile readUncounted(Path path, ByteBuffer bytes, long found, int valueCount)
      throws ValueFileException {
    int[] nodes = readNodes(path, bytes);
    return readValues(path, bytes, nodes, found, valueCount);
  }

  private static int[] readNodes(Path path, ByteBuffer bytes) throws ValueFileException {
    long nodeCount = word(path, bytes);
    if (nodeCount < 1 || nodeCount > MultisetNode.MOST_NODES) {
      throw new ValueFileException(
          path,
          "is not a file of leaves or racks, or is damaged: it has a count of "
              + nodeCount
              + " nodes, where 1 to "
              + MultisetNode.MOST_NODES
              + " can be");
    }
    checkRoom(path, bytes, nodeCount * WORD_BYTES);
    int[] nodes = new int[(int) nodeCount];
    bytes.asIntBuffer().get(nodes);
    bytes.position(bytes.position() + nodes.length * WORD_BYTES);
    return nodes;
  }

  private static ValueFile readValues(
      Path path, ByteBuffer bytes, int[] nodes, long found, int valueCount)
      throws ValueFileException {
    if (found != valueCount) {
      throw new ValueFileException(
          path,
          "holds "
              + found
              + " values where "
              + valueCount
              + " are needed; it is for other tiles, which `tiles` names, or another length of"
              + " rack");
    }
    checkRoom(path, bytes, found * WORD_BYTES);
    if (bytes.remaining() != found * WORD_BYTES) {
      throw new ValueFileException(
          path, "goes on for " + (bytes.remaining() - found * WORD_BYTES) + " bytes after its end");
    }
    return new ValueFile(path, nodes, bytes.slice().order(ByteOrder.LITTLE_ENDIAN));
  }

  private static long word(Path path, ByteBuffer bytes) throws ValueFileException {
    checkRoom(path, bytes, WORD_BYTES);
    return Integer.toUnsignedLong(bytes.getInt());
  }

  private static void checkRoom(Path path, ByteBuffer bytes, long needed)
      throws ValueFileException {
    if (bytes.remaining() < needed) {
      throw new ValueFileException(
          path, "is cut short: " + (needed - bytes.remaining()) + " more bytes are needed");
    }
  }

  int[] nodes() {
    return nodes;
  }

  /** Writes the values, in millipoints, to the places that the order gives for them. */
  void millipointsTo(int[] ranks, int[] millipoints) throws ValueFileException {
    for (int number = 0; number < ranks.length; number++) {
      float points = values.getFloat(number * WORD_BYTES);
      if (!(Math.abs(points) <= MOST_POINTS)) {
        throw new ValueFileException(
            path, "has the value " + points + " at number " + number + ", which nothing is worth");
      }
      millipoints[ranks[number]] = (int) Math.rint(points * 1000.0);
    }
  }

  /** Writes a file: whole under its name, or not at all. */
  static void write(Path path, int[] nodes, int[] ranks, int[] millipoints) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate((2 + nodes.length + ranks.length) * WORD_BYTES)
            .order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(nodes.length);
    for (int node : nodes) {
      bytes.putInt(node);
    }
    bytes.putInt(ranks.length);
    for (int rank : ranks) {
      bytes.putFloat((float) (millipoints[rank] / 1000.0));
    }
    WholeFile.write(path, out -> out.write(bytes.array()));
  }
}
