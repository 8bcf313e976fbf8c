package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.zip.CRC32C;

/**
 * Takes the values of one column, in any number of portions: {@code write(values, from, to)} takes
 * {@code values[from]} to {@code values[to - 1]}. The array's type must be the column's.
 */
public final class ColumnWriter {
  private final TableWriter table;
  private final ColumnSpec spec;
  private final BlockStore store;
  private final CRC32C contentCrc = new CRC32C();
  private final ByteBuffer block;
  private long valuesLeft;
  private boolean isFinished;

  ColumnWriter(TableWriter table, ColumnSpec spec) {
    this.table = table;
    this.spec = spec;
    int blockBytes = (int) Math.min(spec.contentBytes(), ContainerFormat.BLOCK_BYTES);
    this.block = ByteBuffer.allocate(blockBytes).order(ByteOrder.LITTLE_ENDIAN);
    this.store =
        switch (spec.storage()) {
          case RAW -> table::appendChecked;
          case DEFLATED -> new BlockDeflater(table::append, blockBytes);
        };
    this.valuesLeft = spec.count();
  }

  /** Where full blocks of content go. */
  interface BlockStore {
    void append(byte[] bytes, int count) throws IOException;
  }

  ColumnSpec spec() {
    return spec;
  }

  public void write(byte[] values, int from, int to) throws IOException {
    checkType(ColumnType.INT8);
    write(values.length, from, to, (start, count) -> block.put(values, start, count));
  }

  public void write(short[] values, int from, int to) throws IOException {
    checkType(ColumnType.INT16);
    write(
        values.length, from, to, (start, count) -> block.asShortBuffer().put(values, start, count));
  }

  public void write(int[] values, int from, int to) throws IOException {
    checkType(ColumnType.INT32);
    write(values.length, from, to, (start, count) -> block.asIntBuffer().put(values, start, count));
  }

  public void write(long[] values, int from, int to) throws IOException {
    checkType(ColumnType.INT64);
    write(
        values.length, from, to, (start, count) -> block.asLongBuffer().put(values, start, count));
  }

  public void write(float[] values, int from, int to) throws IOException {
    checkType(ColumnType.FLOAT32);
    write(
        values.length, from, to, (start, count) -> block.asFloatBuffer().put(values, start, count));
  }

  public void write(double[] values, int from, int to) throws IOException {
    checkType(ColumnType.FLOAT64);
    write(
        values.length,
        from,
        to,
        (start, count) -> block.asDoubleBuffer().put(values, start, count));
  }

  /** Puts {@code count} values from {@code start} on at the block's position. */
  private interface Portion {
    void put(int start, int count);
  }

  private void write(int length, int from, int to, Portion portion) throws IOException {
    Objects.checkFromToIndex(from, to, length);
    table.checkOpen();
    if (isFinished) {
      throw new IllegalStateException("Column " + spec.name() + " is already finished");
    }
    if (to - from > valuesLeft) {
      throw new IllegalStateException(
          "Column " + spec.description() + " is full: " + (to - from - valuesLeft) + " too many");
    }
    int bytesPerValue = spec.type().bytesPerValue();
    for (int start = from; start < to; ) {
      int count = Math.min(to - start, block.remaining() / bytesPerValue);
      int position = block.position();
      portion.put(start, count);
      // Typed views of the block have a position of their own.
      block.position(position + count * bytesPerValue);
      start += count;
      valuesLeft -= count;
      if (!block.hasRemaining()) {
        flush();
      }
    }
  }

  private void checkType(ColumnType arrayType) {
    if (spec.type() != arrayType) {
      throw new IllegalArgumentException(
          "Column " + spec.description() + " does not take values of type " + arrayType.word());
    }
  }

  private void flush() throws IOException {
    contentCrc.update(block.array(), 0, block.position());
    store.append(block.array(), block.position());
    block.clear();
  }

  /** Writes what is left and returns the checksum of the content. */
  int finish() throws IOException {
    if (valuesLeft != 0) {
      throw new IllegalStateException(
          "Column " + spec.description() + " lacks " + valuesLeft + " values");
    }
    if (block.position() > 0) {
      flush();
    }
    isFinished = true;
    return (int) contentCrc.getValue();
  }
}
