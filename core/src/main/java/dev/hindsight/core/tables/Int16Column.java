package dev.hindsight.core.tables;

import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.Objects;

/**
 * A column of 16-bit integers, mapped or in the heap. Any thread may read it, no read allocates.
 * Reading a block that is damaged throws {@link CorruptBlockException}.
 */
public final class Int16Column {
  private final CheckedBlocks blocks;
  private final byte[] sound;
  private final ShortBuffer[] chunks;
  private final int chunkExponent;
  private final int mask;
  private final long valueCount;

  Int16Column(CheckedBlocks blocks) {
    this.blocks = blocks;
    this.sound = blocks.flagsForProbes();
    ChunkedBytes bytes = blocks.bytes();
    chunks =
        Arrays.stream(bytes.chunks()).map(ByteBuffer::asShortBuffer).toArray(ShortBuffer[]::new);
    chunkExponent = bytes.valuesExponent(ColumnType.INT16);
    mask = (1 << chunkExponent) - 1;
    valueCount = bytes.size() / ColumnType.INT16.bytesPerValue();
  }

  public long size() {
    return valueCount;
  }

  public short get(long index) {
    Objects.checkIndex(index, valueCount);
    if (UncheckedBlocks.exist() && sound[CheckedBlocks.of(index << 1)] == 0) {
      blocks.touch(index << 1);
    }
    return chunks[(int) (index >>> chunkExponent)].get((int) index & mask);
  }

  /** Copies the values {@code from … from + length - 1} to {@code target[offset …]}. */
  public void copyTo(long from, short[] target, int offset, int length) {
    Objects.checkFromIndexSize(from, length, valueCount);
    Objects.checkFromIndexSize(offset, length, target.length);
    blocks.check(from << 1, (long) length << 1);
    for (int done = 0; done < length; ) {
      ShortBuffer chunk = chunks[(int) ((from + done) >>> chunkExponent)];
      int start = (int) (from + done) & mask;
      int count = Math.min(length - done, chunk.limit() - start);
      chunk.get(start, target, offset + done, count);
      done += count;
    }
  }
}
