package dev.hindsight.core.tables;

import java.util.Locale;

/** What one value of a column is. Values of more than one byte are little-endian in the file. */
public enum ColumnType {
  INT8(1),
  INT16(2),
  INT32(4),
  INT64(8),
  FLOAT32(4),
  FLOAT64(8),
  /** Opaque bytes: packed or variable-length content that its format class decodes. */
  BYTES(1);

  private final int bytesPerValue;

  ColumnType(int bytesPerValue) {
    this.bytesPerValue = bytesPerValue;
  }

  public int bytesPerValue() {
    return bytesPerValue;
  }

  /** The word for this type in a table's header: {@code int8}, {@code float32}, … */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
