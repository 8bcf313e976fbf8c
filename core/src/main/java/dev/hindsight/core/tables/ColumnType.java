package dev.hindsight.core.tables;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What one value of a column is. Values of more than one byte are little-endian in the file. */
public enum ColumnType {
  INT8(1),
  INT16(2),
  INT32(4),
  INT64(8),
  FLOAT32(4),
  FLOAT64(8);

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

  /** The type with this word, or empty if there is none. */
  static Optional<ColumnType> find(String word) {
    return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
  }
}
