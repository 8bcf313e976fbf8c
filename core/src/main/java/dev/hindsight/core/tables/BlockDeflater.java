package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.Deflater;

/** Compresses blocks of content, each by itself, and appends them with their length in front. */
final class BlockDeflater implements ColumnWriter.BlockStore {
  private final ColumnWriter.BlockStore file;
  private final byte[] stored;

  BlockDeflater(ColumnWriter.BlockStore file, int maxBlockBytes) {
    this.file = file;
    int maxGrowth = ContainerFormat.MAX_STORED_BLOCK_BYTES - ContainerFormat.BLOCK_BYTES;
    this.stored = new byte[Integer.BYTES + maxBlockBytes + maxGrowth];
  }

  @Override
  public void append(byte[] block, int count) throws IOException {
    int deflated = deflate(block, count);
    ByteBuffer.wrap(stored).order(ByteOrder.LITTLE_ENDIAN).putInt(0, deflated);
    file.append(stored, Integer.BYTES + deflated);
  }

  private int deflate(byte[] block, int count) {
    // One per block: a deflater holds memory outside the heap, and this way nobody can forget it.
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try {
      deflater.setInput(block, 0, count);
      deflater.finish();
      int deflated = deflater.deflate(stored, Integer.BYTES, stored.length - Integer.BYTES);
      if (!deflater.finished()) {
        throw new IllegalStateException("A block of " + count + " bytes grew when compressed");
      }
      return deflated;
    } finally {
      deflater.end();
    }
  }
}
