package dev.hindsight.core.tables;

import dev.hindsight.core.NotEnoughRoomException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Collects the content of a column in the heap. Memory is taken chunk by chunk as content arrives,
 * so a file that declares more than it holds costs at most one chunk.
 */
final class HeapBytes {
  /** 64 MiB. */
  private static final int MAX_CHUNK_EXPONENT = 26;

  private final String what;
  private final long byteCount;
  private final int chunkExponent;
  private final List<ByteBuffer> chunks = new ArrayList<>();
  private long left;

  /**
   * @param what the content is called if there is no room for it
   */
  HeapBytes(String what, long byteCount, int chunkExponent) {
    this.what = what;
    this.byteCount = byteCount;
    this.chunkExponent = Math.min(chunkExponent, MAX_CHUNK_EXPONENT);
    this.left = byteCount;
  }

  void append(byte[] bytes, int count) {
    for (int done = 0; done < count; ) {
      if (chunks.isEmpty() || !lastChunk().hasRemaining()) {
        chunks.add(allocate((int) Math.min(left, 1L << chunkExponent)));
      }
      ByteBuffer chunk = lastChunk();
      int portion = Math.min(count - done, chunk.remaining());
      chunk.put(bytes, done, portion);
      done += portion;
      left -= portion;
    }
  }

  private ByteBuffer allocate(int chunkBytes) {
    try {
      return ByteBuffer.allocate(chunkBytes).order(ByteOrder.LITTLE_ENDIAN);
    } catch (OutOfMemoryError e) {
      // The one request that a sound file can make too large; everything else still has room.
      chunks.clear();
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "%s needs %,d MiB of memory, but Java may use only %,d MiB; allow more with -Xmx",
              what,
              byteCount >> 20,
              Runtime.getRuntime().maxMemory() >> 20),
          e);
    }
  }

  private ByteBuffer lastChunk() {
    return chunks.get(chunks.size() - 1);
  }

  /** The content; every chunk is full, and read by absolute index from its beginning. */
  ChunkedBytes toChunkedBytes() {
    ByteBuffer[] filled = chunks.stream().map(HeapBytes::rewound).toArray(ByteBuffer[]::new);
    return new ChunkedBytes(filled, chunkExponent, byteCount);
  }

  private static ByteBuffer rewound(ByteBuffer chunk) {
    return chunk.rewind();
  }
}
