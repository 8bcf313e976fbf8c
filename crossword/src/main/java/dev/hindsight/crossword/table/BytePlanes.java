package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * 32-bit values in four deflated columns: all their lowest bytes, then all the next, and so on. The
 * sign is in the lowest bit, so that the upper bytes of small values are zero: v is stored as 2v,
 * or as −2v − 1 if it is negative.
 *
 * <p>The English leaves take 1.76 MB this way, 2.35 MB as one deflated column (17 Nov).
 *
 * @param name of the columns, without the number of the byte
 */
record BytePlanes(String name, int count) {
  List<ColumnSpec> columns() {
    List<ColumnSpec> columns = new ArrayList<>();
    for (int place = 0; place < Integer.BYTES; place++) {
      columns.add(new ColumnSpec(name + place, ColumnType.INT8, count, Storage.DEFLATED));
    }
    return columns;
  }

  void write(int[] values, TableWriter writer) throws IOException {
    byte[] plane = new byte[count];
    for (int place = 0; place < Integer.BYTES; place++) {
      int shift = place * Byte.SIZE;
      for (int index = 0; index < count; index++) {
        plane[index] = (byte) ((values[index] << 1 ^ values[index] >> 31) >>> shift);
      }
      writer.column(name + place).write(plane, 0, count);
    }
  }

  /** Inflating checks each column against its checksum. */
  int[] read(Table table) throws IOException {
    byte[][] planes = new byte[Integer.BYTES][];
    for (int place = 0; place < planes.length; place++) {
      planes[place] = table.bytes(name + place);
    }
    // One pass: a start of the program is over before the compiler has made several fast.
    return isZero(planes[2]) && isZero(planes[3])
        ? ofTwo(planes[0], planes[1])
        : ofFour(planes[0], planes[1], planes[2], planes[3]);
  }

  /** Whether values are small; the JDK compares arrays faster than a new loop does. */
  private static boolean isZero(byte[] plane) {
    return plane.length == 0
        || (plane[0] == 0 && Arrays.equals(plane, 1, plane.length, plane, 0, plane.length - 1));
  }

  private static int[] ofTwo(byte[] low, byte[] high) {
    int[] values = new int[low.length];
    for (int index = 0; index < values.length; index++) {
      values[index] = value((low[index] & 0xFF) | ((high[index] & 0xFF) << 8));
    }
    return values;
  }

  private static int[] ofFour(byte[] first, byte[] second, byte[] third, byte[] fourth) {
    int[] values = new int[first.length];
    for (int index = 0; index < values.length; index++) {
      int low = (first[index] & 0xFF) | ((second[index] & 0xFF) << 8);
      values[index] = value(low | ((third[index] & 0xFF) << 16) | (fourth[index] << 24));
    }
    return values;
  }

  private static int value(int code) {
    return (code >>> 1) ^ -(code & 1);
  }
}
