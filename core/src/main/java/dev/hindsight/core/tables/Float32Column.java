package dev.hindsight.core.tables;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * A column of 32-bit floating-point numbers, mapped or in the heap. Any thread may read it, no read
 * allocates.
 */
public final class Float32Column {
  private final FloatBuffer[] chunks;
  private final int chunkExponent;
  private final int mask;
  private final long valueCount;

  Float32Column(ChunkedBytes bytes) {
    chunks =
        Arrays.stream(bytes.chunks()).map(ByteBuffer::asFloatBuffer).toArray(FloatBuffer[]::new);
    chunkExponent = bytes.valuesExponent(ColumnType.FLOAT32);
    mask = (1 << chunkExponent) - 1;
    valueCount = bytes.size() / ColumnType.FLOAT32.bytesPerValue();
  }

  public long size() {
    return valueCount;
  }

  public float get(long index) {
    Objects.checkIndex(index, valueCount);
    return chunks[(int) (index >>> chunkExponent)].get((int) index & mask);
  }

  /** Copies the values {@code from … from + length - 1} to {@code target[offset …]}. */
  public void copyTo(long from, float[] target, int offset, int length) {
    Objects.checkFromIndexSize(from, length, valueCount);
    Objects.checkFromIndexSize(offset, length, target.length);
    for (int done = 0; done < length; ) {
      FloatBuffer chunk = chunks[(int) ((from + done) >>> chunkExponent)];
      int start = (int) (from + done) & mask;
      int count = Math.min(length - done, chunk.limit() - start);
      chunk.get(start, target, offset + done, count);
      done += count;
    }
  }
}
