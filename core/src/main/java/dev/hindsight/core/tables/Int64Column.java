package dev.hindsight.core.tables;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * A column of 64-bit integers, mapped or in the heap. Any thread may read it, no read allocates.
 */
public final class Int64Column {
  private final LongBuffer[] chunks;
  private final int chunkExponent;
  private final int mask;
  private final long valueCount;

  Int64Column(ChunkedBytes bytes) {
    chunks = Arrays.stream(bytes.chunks()).map(ByteBuffer::asLongBuffer).toArray(LongBuffer[]::new);
    chunkExponent = bytes.valuesExponent(ColumnType.INT64);
    mask = (1 << chunkExponent) - 1;
    valueCount = bytes.size() / ColumnType.INT64.bytesPerValue();
  }

  public long size() {
    return valueCount;
  }

  public long get(long index) {
    Objects.checkIndex(index, valueCount);
    return chunks[(int) (index >>> chunkExponent)].get((int) index & mask);
  }

  /** Copies the values {@code from … from + length - 1} to {@code target[offset …]}. */
  public void copyTo(long from, long[] target, int offset, int length) {
    Objects.checkFromIndexSize(from, length, valueCount);
    Objects.checkFromIndexSize(offset, length, target.length);
    for (int done = 0; done < length; ) {
      LongBuffer chunk = chunks[(int) ((from + done) >>> chunkExponent)];
      int start = (int) (from + done) & mask;
      int count = Math.min(length - done, chunk.limit() - start);
      chunk.get(start, target, offset + done, count);
      done += count;
    }
  }
}
