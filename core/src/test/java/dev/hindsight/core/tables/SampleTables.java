package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** One table with a column of every type in either storage, and the values it was made of. */
final class SampleTables {
  static final TableKind KIND = new TableKind("test.sample", 2, 3);
  static final Parameters PARAMETERS =
      Parameters.of().with("rules", "codingame").with("seeds", 9).with("note", "");
  static final Provenance PROVENANCE =
      new Provenance(
          "sample: every type, “both” storages",
          -7,
          100,
          23,
          new TreeMap<>(Map.of("the words.kwg", "0123456789abcdef".repeat(4))));

  private SampleTables() {}

  static String columnName(ColumnType type, Storage storage) {
    return type.word() + "-" + storage.word();
  }

  static TableSchema schema(int count) {
    List<ColumnSpec> columns = new ArrayList<>();
    for (Storage storage : Storage.values()) {
      for (ColumnType type : ColumnType.values()) {
        columns.add(new ColumnSpec(columnName(type, storage), type, count, storage));
      }
    }
    return new TableSchema(KIND, PARAMETERS, PROVENANCE, columns);
  }

  /** Compressible but not trivial: long runs and noise in turn. */
  static byte[] content(ColumnSpec spec, long seed) {
    SplittableRandom random = new SplittableRandom(seed ^ spec.name().hashCode());
    byte[] bytes = new byte[(int) spec.contentBytes()];
    for (int index = 0; index < bytes.length; ) {
      int run = Math.min(bytes.length - index, 1 + random.nextInt(100));
      boolean isNoise = random.nextBoolean();
      byte value = (byte) random.nextInt();
      for (int end = index + run; index < end; index++) {
        bytes[index] = isNoise ? (byte) random.nextInt() : value;
      }
    }
    return bytes;
  }

  static Values values(ColumnSpec spec, long seed) {
    return new Values(content(spec, seed));
  }

  /** Writes the sample in portions of at most {@code portion} values. */
  static void write(Path path, int count, long seed, int portion) throws IOException {
    TableSchema schema = schema(count);
    try (TableWriter writer = TableWriter.create(path, schema)) {
      for (ColumnSpec spec : schema.columns()) {
        Portions portions = values(spec, seed).portions(spec.type());
        for (int from = 0; from < count; from += portion) {
          portions.write(writer.column(spec.name()), from, Math.min(count, from + portion));
        }
      }
      writer.seal();
    }
  }

  /** The values of one column, to be written from index {@code from} to {@code to - 1}. */
  interface Portions {
    void write(ColumnWriter column, int from, int to) throws IOException;
  }

  /** The little-endian bytes of a column seen as arrays of each type, decoded byte by byte. */
  static final class Values {
    private final byte[] content;

    Values(byte[] content) {
      this.content = content;
    }

    byte[] content() {
      return content;
    }

    long bits(int index, int bytesPerValue) {
      long bits = 0;
      for (int place = bytesPerValue - 1; place >= 0; place--) {
        bits = (bits << 8) | (content[index * bytesPerValue + place] & 0xFF);
      }
      return bits;
    }

    Portions portions(ColumnType type) {
      int count = content.length / type.bytesPerValue();
      return switch (type) {
        case INT8 -> (column, from, to) -> column.write(content, from, to);
        case INT16 -> {
          short[] shorts = shorts(count);
          yield (column, from, to) -> column.write(shorts, from, to);
        }
        case INT32 -> {
          int[] ints = ints(count);
          yield (column, from, to) -> column.write(ints, from, to);
        }
        case INT64 -> {
          long[] longs = longs(count);
          yield (column, from, to) -> column.write(longs, from, to);
        }
        case FLOAT32 -> {
          float[] floats = floats(count);
          yield (column, from, to) -> column.write(floats, from, to);
        }
        case FLOAT64 -> {
          double[] doubles = doubles(count);
          yield (column, from, to) -> column.write(doubles, from, to);
        }
      };
    }

    short[] shorts(int count) {
      short[] values = new short[count];
      for (int index = 0; index < count; index++) {
        values[index] = (short) bits(index, 2);
      }
      return values;
    }

    int[] ints(int count) {
      int[] values = new int[count];
      for (int index = 0; index < count; index++) {
        values[index] = (int) bits(index, 4);
      }
      return values;
    }

    long[] longs(int count) {
      long[] values = new long[count];
      for (int index = 0; index < count; index++) {
        values[index] = bits(index, 8);
      }
      return values;
    }

    float[] floats(int count) {
      float[] values = new float[count];
      for (int index = 0; index < count; index++) {
        values[index] = Float.intBitsToFloat((int) bits(index, 4));
      }
      return values;
    }

    double[] doubles(int count) {
      double[] values = new double[count];
      for (int index = 0; index < count; index++) {
        values[index] = Double.longBitsToDouble(bits(index, 8));
      }
      return values;
    }
  }
}
