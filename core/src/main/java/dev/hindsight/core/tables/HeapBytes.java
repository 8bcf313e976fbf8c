package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Collects the content of a compressed column in the heap. Memory is taken chunk by chunk as
 * content arrives, so a file that declares more than it holds costs at most one chunk.
 */
final class HeapBytes {
  private final int chunkExponent;
  private final long size;
  private final List<ByteBuffer> chunks = new ArrayList<>();
  private long left;

  HeapBytes(Path path, ColumnHeader column, int chunkExponent) throws IOException {
    this.chunkExponent = chunkExponent;
    this.size = column.spec().contentBytes();
    this.left = size;
    long heapBytes = Runtime.getRuntime().maxMemory();
    if (size > heapBytes) {
      throw new IOException(
          String.format(
              Locale.ROOT,
              "%s needs %,d MiB of memory for its column %s, but Java may use only %,d MiB; give it"
                  + " more with -Xmx.",
              path,
              size >> 20,
              column.spec().name(),
              heapBytes >> 20));
    }
  }

  void append(byte[] bytes, int count) {
    for (int done = 0; done < count; ) {
      if (chunks.isEmpty() || !lastChunk().hasRemaining()) {
        int chunkBytes = (int) Math.min(left, 1L << chunkExponent);
        chunks.add(ByteBuffer.allocate(chunkBytes).order(ByteOrder.LITTLE_ENDIAN));
      }
      ByteBuffer chunk = lastChunk();
      int portion = Math.min(count - done, chunk.remaining());
      chunk.put(bytes, done, portion);
      done += portion;
      left -= portion;
    }
  }

  private ByteBuffer lastChunk() {
    return chunks.get(chunks.size() - 1);
  }

  /** The content; every chunk is full, and read by absolute index from its beginning. */
  ChunkedBytes toChunkedBytes() {
    ByteBuffer[] filled = chunks.stream().map(HeapBytes::rewound).toArray(ByteBuffer[]::new);
    return new ChunkedBytes(filled, chunkExponent, size);
  }

  private static ByteBuffer rewound(ByteBuffer chunk) {
    return chunk.rewind();
  }
}
