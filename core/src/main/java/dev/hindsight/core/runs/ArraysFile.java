package dev.hindsight.core.runs;

import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@link NamedArrays} in a file of ours, one raw column per array. */
final class ArraysFile {
  private ArraysFile() {}

  static void write(
      Path path, TableKind kind, Parameters parameters, Provenance provenance, NamedArrays arrays)
      throws IOException {
    List<ColumnSpec> columns = new ArrayList<>();
    for (Map.Entry<String, Object> array : arrays.asMap().entrySet()) {
      columns.add(
          new ColumnSpec(
              array.getKey(),
              typeOf(array.getValue()),
              Array.getLength(array.getValue()),
              Storage.RAW));
    }
    TableSchema schema = new TableSchema(kind, parameters, provenance, columns);
    try (TableWriter writer = TableWriter.create(path, schema)) {
      for (Map.Entry<String, Object> array : arrays.asMap().entrySet()) {
        write(writer, array.getKey(), array.getValue());
      }
      writer.seal();
    }
  }

  /** Checks every byte first: such a file is the only trace of its hours of work. */
  static NamedArrays read(Path path, TableKind kind) throws IOException {
    String fault = TableFiles.verify(path).firstFault().orElse(null);
    if (fault != null) {
      throw new CorruptTableException(path, "an intact file", fault);
    }
    NamedArrays arrays = NamedArrays.of();
    try (Table table = Table.open(path, kind)) {
      for (ColumnHeader column : table.header().columns()) {
        arrays = read(table, column.spec(), arrays);
      }
    }
    return arrays;
  }

  /** One array of a file. */
  static NamedArrays read(Table table, String name) throws IOException {
    for (ColumnHeader column : table.header().columns()) {
      if (column.spec().name().equals(name)) {
        return read(table, column.spec(), NamedArrays.of());
      }
    }
    throw new CorruptTableException(table.path(), "a column " + name, "none");
  }

  private static ColumnType typeOf(Object array) {
    if (array instanceof byte[]) {
      return ColumnType.INT8;
    } else if (array instanceof int[]) {
      return ColumnType.INT32;
    } else if (array instanceof long[]) {
      return ColumnType.INT64;
    } else if (array instanceof float[]) {
      return ColumnType.FLOAT32;
    }
    return ColumnType.FLOAT64;
  }

  private static void write(TableWriter writer, String name, Object array) throws IOException {
    int length = Array.getLength(array);
    if (array instanceof byte[] values) {
      writer.column(name).write(values, 0, length);
    } else if (array instanceof int[] values) {
      writer.column(name).write(values, 0, length);
    } else if (array instanceof long[] values) {
      writer.column(name).write(values, 0, length);
    } else if (array instanceof float[] values) {
      writer.column(name).write(values, 0, length);
    } else {
      writer.column(name).write((double[]) array, 0, length);
    }
  }

  private static NamedArrays read(Table table, ColumnSpec column, NamedArrays arrays)
      throws IOException {
    String name = column.name();
    return switch (column.type()) {
      case INT8 -> arrays.with(name, table.bytes(name));
      case INT32 -> arrays.with(name, table.ints(name));
      case INT64 -> arrays.with(name, table.longs(name));
      case FLOAT32 -> arrays.with(name, table.floats(name));
      case FLOAT64 -> arrays.with(name, table.doubles(name));
      case INT16 ->
          throw new CorruptTableException(
              table.path(), "a column " + name + " of a type that arrays have", "16-bit integers");
    };
  }
}
