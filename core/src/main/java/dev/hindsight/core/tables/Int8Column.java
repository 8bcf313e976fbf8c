package dev.hindsight.core.tables;

/** A column of 8-bit integers, mapped or in the heap. Any thread may read it, no read allocates. */
public final class Int8Column {
  private final ChunkedBytes bytes;

  Int8Column(ChunkedBytes bytes) {
    this.bytes = bytes;
  }

  /** A column in the heap that holds these parts one after another. */
  public static Int8Column of(byte[]... parts) {
    long size = 0;
    for (byte[] part : parts) {
      size += part.length;
    }
    HeapBytes heap = new HeapBytes("a table in memory", size, ChunkedBytes.DEFAULT_CHUNK_EXPONENT);
    for (byte[] part : parts) {
      heap.append(part, part.length);
    }
    return new Int8Column(heap.toChunkedBytes());
  }

  public long size() {
    return bytes.size();
  }

  public byte get(long index) {
    return bytes.get(index);
  }

  /** Copies the values {@code from … from + length - 1} to {@code target[offset …]}. */
  public void copyTo(long from, byte[] target, int offset, int length) {
    bytes.copyTo(from, target, offset, length);
  }
}
