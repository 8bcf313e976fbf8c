package dev.hindsight.core.tables;

/**
 * One column of a table to be written, such as {@code new ColumnSpec("values", ColumnType.INT8,
 * 167_960, Storage.RAW)}.
 *
 * @param count number of values, not of bytes; may be 0
 */
public record ColumnSpec(String name, ColumnType type, long count, Storage storage) {
  /** 2⁵⁶ values of 8 bytes still leave room to align and add without overflow. */
  static final long MAX_COUNT = 1L << 56;

  public ColumnSpec {
    HeaderWords.checkName("A column's name", name);
    if (count < 0 || count > MAX_COUNT) {
      throw new IllegalArgumentException(
          "Column " + name + " must have 0 to 2^56 values, not " + count);
    }
  }

  /** Length of the uncompressed content. */
  public long contentBytes() {
    return Math.multiplyExact(count, type.bytesPerValue());
  }

  /** {@code "values: 167960 int8, raw"}. */
  String description() {
    return name + ": " + count + " " + type.word() + ", " + storage.word();
  }
}
