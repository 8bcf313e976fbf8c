package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads a deflated column block by block. Each block must give exactly as many bytes as its place
 * in the column demands, so no stream can take more memory than the column declares.
 */
final class DeflatedBlocks {
  /** The shortest DEFLATE stream of at least one byte, with its length before it. */
  private static final int MIN_STORED_BLOCK_BYTES = Integer.BYTES + 3;

  /** Where stored bytes come from, in order. */
  interface Source {
    /** Fills {@code target[0..count)} with the next bytes. */
    void next(byte[] target, int count) throws IOException;
  }

  /** Where content goes, in order, a block at a time. */
  interface Sink {
    /** Takes {@code block[0..count)}; the array is reused afterwards. */
    void accept(byte[] block, int count) throws IOException;
  }

  private DeflatedBlocks() {}

  /** Whether content of this length can take that many stored bytes, before any is read. */
  static boolean isPossible(long contentBytes, long storedBytes) {
    long blocks = (contentBytes + ContainerFormat.BLOCK_BYTES - 1) / ContainerFormat.BLOCK_BYTES;
    long blockOverhead =
        ContainerFormat.MAX_STORED_BLOCK_BYTES - ContainerFormat.BLOCK_BYTES + Integer.BYTES;
    return storedBytes >= blocks * MIN_STORED_BLOCK_BYTES
        && storedBytes >= contentBytes / ContainerFormat.MAX_DEFLATE_RATIO
        && storedBytes <= contentBytes + blocks * blockOverhead;
  }

  /** Inflates the whole column into the sink and checks the checksum of its content. */
  static void inflate(Path path, ColumnHeader column, Source source, Sink sink) throws IOException {
    // No larger than needed: many tables are small, and a megabyte costs more to clear than they
    // do.
    long contentBytes = column.spec().contentBytes();
    byte[] stored =
        new byte[(int) Math.min(column.storedLength(), ContainerFormat.MAX_STORED_BLOCK_BYTES)];
    byte[] block = new byte[(int) Math.min(contentBytes, ContainerFormat.BLOCK_BYTES)];
    CRC32C contentCrc = new CRC32C();
    long storedLeft = column.storedLength();
    Inflater inflater = new Inflater(true);
    try {
      for (long contentLeft = contentBytes; contentLeft > 0; ) {
        int storedCount = nextStoredCount(path, column, source, stored, storedLeft);
        storedLeft -= Integer.BYTES + storedCount;
        source.next(stored, storedCount);
        int count = (int) Math.min(contentLeft, block.length);
        if (!inflatesTo(inflater, stored, storedCount, block, count)) {
          throw damaged(path, column, "compressed blocks", "one that cannot be decompressed");
        }
        contentCrc.update(block, 0, count);
        sink.accept(block, count);
        contentLeft -= count;
      }
    } finally {
      inflater.end();
    }
    if (storedLeft != 0) {
      throw damaged(path, column, "no bytes after the last block", storedLeft + " bytes");
    }
    checkContent(path, column, (int) contentCrc.getValue());
  }

  static void checkContent(Path path, ColumnHeader column, int computedCrc)
      throws CorruptTableException {
    if (computedCrc != column.contentCrc32c()) {
      throw damaged(
          path,
          column,
          "content checksum " + ContainerFormat.hexadecimal(column.contentCrc32c()),
          ContainerFormat.hexadecimal(computedCrc));
    }
  }

  private static int nextStoredCount(
      Path path, ColumnHeader column, Source source, byte[] scratch, long storedLeft)
      throws IOException {
    if (storedLeft < MIN_STORED_BLOCK_BYTES) {
      throw damaged(path, column, "another block", "the end of the column");
    }
    source.next(scratch, Integer.BYTES);
    int count = ByteBuffer.wrap(scratch).order(ByteOrder.LITTLE_ENDIAN).getInt(0);
    if (count < 1
        || count > ContainerFormat.MAX_STORED_BLOCK_BYTES
        || count > storedLeft - Integer.BYTES) {
      throw damaged(
          path, column, "a possible block length", Integer.toUnsignedString(count) + " bytes");
    }
    return count;
  }

  /** Whether the stream gives exactly {@code count} bytes, ends, and has no bytes left over. */
  private static boolean inflatesTo(
      Inflater inflater, byte[] stored, int storedCount, byte[] block, int count) {
    inflater.reset();
    inflater.setInput(stored, 0, storedCount);
    try {
      int inflated = 0;
      while (inflated < count) {
        int more = inflater.inflate(block, inflated, count - inflated);
        if (more == 0) {
          return false;
        }
        inflated += more;
      }
      // The end mark may still be unread when the block is full; any further byte is too many.
      return (inflater.finished() || inflater.inflate(new byte[1]) == 0)
          && inflater.finished()
          && inflater.getRemaining() == 0;
    } catch (DataFormatException e) {
      // Only the fact matters: zlib's reason says nothing about the table.
      return false;
    }
  }

  private static CorruptTableException damaged(
      Path path, ColumnHeader column, String expected, String found) {
    return new CorruptTableException(
        path, "column " + column.spec().name() + " to have " + expected, found);
  }
}
