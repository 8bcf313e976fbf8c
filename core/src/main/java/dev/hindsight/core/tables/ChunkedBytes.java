package dev.hindsight.core.tables;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Function;
import java.util.zip.CRC32C;

/**
 * A long run of bytes in buffers of one power-of-two size (the last may be shorter), because one
 * buffer ends at 2 GiB. Chunks hold at least eight bytes, so no aligned value straddles two.
 *
 * <p>Only absolute reads are used, so any number of threads may read at once.
 */
final class ChunkedBytes {
  /** 1 GiB, the largest power of two that a buffer can hold. */
  static final int DEFAULT_CHUNK_EXPONENT = 30;

  private final ByteBuffer[] chunks;
  private final int chunkExponent;
  private final int mask;
  private final long byteCount;

  ChunkedBytes(ByteBuffer[] chunks, int chunkExponent, long byteCount) {
    this.chunks = chunks;
    this.chunkExponent = chunkExponent;
    this.mask = (1 << chunkExponent) - 1;
    this.byteCount = byteCount;
  }

  static int chunkCount(long byteCount, int chunkExponent) {
    if (chunkExponent < 3 || chunkExponent > DEFAULT_CHUNK_EXPONENT) {
      throw new IllegalArgumentException("Chunks must be 2^3 to 2^30 bytes: " + chunkExponent);
    }
    return Math.toIntExact((byteCount + (1L << chunkExponent) - 1) >>> chunkExponent);
  }

  long size() {
    return byteCount;
  }

  ByteBuffer[] chunks() {
    return chunks;
  }

  /** log₂ of the number of values in a chunk. */
  int valuesExponent(ColumnType type) {
    return chunkExponent - Integer.numberOfTrailingZeros(type.bytesPerValue());
  }

  /** The byte at an index that the caller has checked. */
  byte get(long index) {
    return chunks[(int) (index >>> chunkExponent)].get((int) index & mask);
  }

  /** The checksum of the bytes {@code from … to - 1}. */
  int crc32c(long from, long to) {
    CRC32C crc = new CRC32C();
    for (long done = from; done < to; ) {
      ByteBuffer chunk = chunks[(int) (done >>> chunkExponent)];
      int start = (int) done & mask;
      int count = (int) Math.min(to - done, chunk.limit() - start);
      crc.update(chunk.slice(start, count));
      done += count;
    }
    return (int) crc.getValue();
  }

  void copyTo(long from, byte[] target, int offset, int length) {
    Objects.checkFromIndexSize(from, length, byteCount);
    Objects.checkFromIndexSize(offset, length, target.length);
    for (int done = 0; done < length; ) {
      ByteBuffer chunk = chunks[(int) ((from + done) >>> chunkExponent)];
      int start = (int) (from + done) & mask;
      int count = Math.min(length - done, chunk.limit() - start);
      chunk.get(start, target, offset + done, count);
      done += count;
    }
  }

  /**
   * Takes {@code count} values out of a buffer, from its beginning, to {@code target[offset …]}.
   */
  interface Portion<B extends Buffer, A> {
    void get(B buffer, A target, int offset, int count);
  }

  /** Copies everything to an array of primitives, chunk by chunk as the view shows them. */
  <B extends Buffer, A> void copyTo(A target, Function<ByteBuffer, B> view, Portion<B, A> portion) {
    int done = 0;
    for (ByteBuffer chunk : chunks) {
      B values = view.apply(chunk);
      int count = values.remaining();
      portion.get(values, target, done, count);
      done += count;
    }
  }
}
