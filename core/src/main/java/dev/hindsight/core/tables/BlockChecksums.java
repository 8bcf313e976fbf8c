package dev.hindsight.core.tables;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The Checks of a container: a CRC-32C for each block of 64 KiB of every raw column, so that a
 * mapped column can be checked where it is touched. A column of 150,000 bytes has three.
 */
final class BlockChecksums {
  /** Checksums of 16 TiB of content; a file that needs more is forged, and mostly hole. */
  private static final long MOST_BYTES = 1L << 30;

  private final Map<String, int[]> ofColumn;

  private BlockChecksums(Map<String, int[]> ofColumn) {
    this.ofColumn = ofColumn;
  }

  /** Number of blocks that are checked by themselves; none in a deflated column. */
  static long blocks(ColumnSpec column) {
    return switch (column.storage()) {
      case RAW -> blocks(column.contentBytes());
      case DEFLATED -> 0;
    };
  }

  /** Number of blocks of so many bytes; the last one may be cut short. */
  static long blocks(long bytes) {
    return (bytes + ContainerFormat.CHECKED_BYTES - 1) >>> ContainerFormat.CHECKED_EXPONENT;
  }

  /** Length of Checks in the file for these columns, a multiple of 64. */
  static long storedLength(List<ColumnHeader> columns) {
    long blocks = 0;
    for (ColumnHeader column : columns) {
      blocks = Math.addExact(blocks, blocks(column.spec()));
    }
    return ContainerFormat.aligned(Math.multiplyExact(blocks, Integer.BYTES));
  }

  /**
   * Reads them; they lie right before the footer.
   *
   * @param expectedCrc checksum of them all, from the footer
   */
  static BlockChecksums read(TableInput input, List<ColumnHeader> columns, int expectedCrc)
      throws IOException {
    Path path = input.path();
    long length = storedLength(columns);
    if (length > MOST_BYTES) {
      throw new CorruptTableException(
          path, "at most " + MOST_BYTES + " bytes of checksums", length + " bytes");
    }
    byte[] stored =
        input.readFully(input.length() - ContainerFormat.FOOTER_BYTES - length, (int) length);
    int crc = Crc32c.of(stored, 0, stored.length);
    if (crc != expectedCrc) {
      throw new CorruptTableException(
          path,
          "checksums of blocks with checksum " + ContainerFormat.hexadecimal(expectedCrc),
          ContainerFormat.hexadecimal(crc));
    }
    ByteBuffer checks = ByteBuffer.wrap(stored).order(ByteOrder.LITTLE_ENDIAN);
    Map<String, int[]> ofColumn = new HashMap<>();
    for (ColumnHeader column : columns) {
      int[] some = new int[(int) blocks(column.spec())];
      checks.asIntBuffer().get(some);
      checks.position(checks.position() + some.length * Integer.BYTES);
      ofColumn.put(column.spec().name(), some);
    }
    while (checks.hasRemaining()) {
      if (checks.get() != 0) {
        throw new CorruptTableException(path, "zero bytes after the checksums", "others");
      }
    }
    return new BlockChecksums(ofColumn);
  }

  /** Those of a raw column, in the order of its blocks. */
  int[] of(ColumnHeader column) {
    int[] checksums = ofColumn.get(column.spec().name());
    if (checksums == null) {
      throw new IllegalArgumentException("No column " + column.spec().name());
    }
    return checksums;
  }

  /** What is said of a damaged block. */
  static CorruptTableException damaged(
      Path path, String column, long block, int expectedCrc, int foundCrc) {
    return new CorruptTableException(
        path,
        "block "
            + block
            + " of column "
            + column
            + " to have checksum "
            + ContainerFormat.hexadecimal(expectedCrc),
        ContainerFormat.hexadecimal(foundCrc));
  }

  /** Takes the checksums down while columns are written. */
  static final class Recorder {
    private final ByteArrayOutputStream checks = new ByteArrayOutputStream();

    /** Takes content that begins with a block; only the last of a column may end within one. */
    void add(byte[] content, int count) {
      ByteBuffer check = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      for (int from = 0; from < count; from += ContainerFormat.CHECKED_BYTES) {
        int to = Math.min(count, from + ContainerFormat.CHECKED_BYTES);
        checks.writeBytes(check.putInt(0, Crc32c.of(content, from, to)).array());
      }
    }

    /** As they lie in the file. */
    byte[] toBytes() {
      return Arrays.copyOf(
          checks.toByteArray(), Math.toIntExact(ContainerFormat.aligned(checks.size())));
    }
  }
}
