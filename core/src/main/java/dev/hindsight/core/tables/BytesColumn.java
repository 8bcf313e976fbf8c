package dev.hindsight.core.tables;

/** A column of opaque bytes, mapped or in the heap. Any thread may read it, no read allocates. */
public final class BytesColumn {
  private final ChunkedBytes bytes;

  BytesColumn(ChunkedBytes bytes) {
    this.bytes = bytes;
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
