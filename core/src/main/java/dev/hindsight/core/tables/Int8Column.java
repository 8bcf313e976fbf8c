package dev.hindsight.core.tables;

import java.util.Objects;

/**
 * A column of 8-bit integers, mapped or in the heap. Any thread may read it, no read allocates.
 * Reading a block that is damaged throws {@link CorruptBlockException}.
 */
public final class Int8Column {
  private final ChunkedBytes bytes;
  private final CheckedBlocks blocks;
  private final byte[] sound;

  Int8Column(CheckedBlocks blocks) {
    this.bytes = blocks.bytes();
    this.blocks = blocks;
    this.sound = blocks.flagsForProbes();
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
    return new Int8Column(new CheckedBlocks(heap.toChunkedBytes()));
  }

  public long size() {
    return bytes.size();
  }

  public byte get(long index) {
    Objects.checkIndex(index, bytes.size());
    if (UncheckedBlocks.exist() && sound[CheckedBlocks.of(index)] == 0) {
      blocks.touch(index);
    }
    return bytes.get(index);
  }

  /** Copies the values {@code from … from + count - 1} to {@code target[offset …]}. */
  public void copyTo(long from, byte[] target, int offset, int count) {
    Objects.checkFromIndexSize(from, count, size());
    blocks.check(from, count);
    bytes.copyTo(from, target, offset, count);
  }
}
