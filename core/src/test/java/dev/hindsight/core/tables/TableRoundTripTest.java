package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.SampleTables.Values;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class TableRoundTripTest {
  private static final long SEED = 20_240_517;

  @TempDir Path folder;

  @ParameterizedTest(name = "{0} values, written by {1}, chunks of 2^{2} bytes")
  @CsvSource({
    "0, 1, 30",
    "1, 1, 30",
    "1, 1, 3",
    "7, 3, 3",
    "64, 64, 6",
    "1000, 7, 3",
    "1000, 333, 5",
    "1000, 1000, 10",
    "140000, 100000, 12",
    "140000, 140000, 30"
  })
  @Tag("slow")
  void everyTypeInEitherStorageComesBack(int count, int portion, int chunkExponent)
      throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, count, SEED, portion);
    try (Table table = Table.open(path, SampleTables.KIND, Parameters.of(), chunkExponent)) {
      for (ColumnSpec spec : SampleTables.schema(count).columns()) {
        assertSame(table, spec, SampleTables.values(spec, SEED));
      }
    }
    assertThat(TableFiles.verify(path).firstFault()).isEmpty();
  }

  @Test
  void deflatedColumnsSpanBlocks() throws IOException {
    int count = 5 * ContainerFormat.BLOCK_BYTES / 2 + 3;
    ColumnSpec spec = new ColumnSpec("values", ColumnType.INT8, count, Storage.DEFLATED);
    byte[] content = SampleTables.content(spec, SEED);
    Path path = writeOne(spec, content);
    assertThat(Files.size(path)).isLessThan(count * 9L / 10);
    for (int chunkExponent : new int[] {16, 21, 30}) {
      try (Table table = Table.open(path, SampleTables.KIND, Parameters.of(), chunkExponent)) {
        assertSame(table, spec, new Values(content));
      }
    }
  }

  @Test
  void incompressibleBlocksStillFit() throws IOException {
    int count = 2 * ContainerFormat.BLOCK_BYTES;
    ColumnSpec spec = new ColumnSpec("noise", ColumnType.INT8, count, Storage.DEFLATED);
    byte[] content = new byte[count];
    new SplittableRandom(SEED).nextBytes(content);
    Path path = writeOne(spec, content);
    try (Table table = Table.open(path, SampleTables.KIND)) {
      assertSame(table, spec, new Values(content));
    }
  }

  @Test
  void headerComesBack() throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, 10, SEED, 10);
    TableHeader header = TableFiles.inspect(path);
    assertThat(header.kind()).isEqualTo("test.sample");
    assertThat(header.kindVersion()).isEqualTo(3);
    assertThat(header.containerVersion()).isEqualTo(1);
    assertThat(header.parameters()).isEqualTo(SampleTables.PARAMETERS);
    assertThat(header.provenance()).isEqualTo(SampleTables.PROVENANCE);
    assertThat(header.fileLength()).isEqualTo(Files.size(path));
    assertThat(header.columns().stream().map(ColumnHeader::spec))
        .isEqualTo(SampleTables.schema(10).columns());
    assertThat(header.columns()).allMatch(column -> column.offset() % 64 == 0);
    try (Table table = Table.open(path, SampleTables.KIND, SampleTables.PARAMETERS)) {
      assertThat(table.header()).isEqualTo(header);
      assertThat(table.textParameter("rules")).isEqualTo("codingame");
      assertThat(table.integerParameter("seeds", 0, 48)).isEqualTo(9);
      table.checkColumns(SampleTables.schema(10).columns());
    }
  }

  @Test
  void theFirst64BytesTellWhatItIs() throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, 10, SEED, 10);
    String first = new String(Files.readAllBytes(path), 0, 64, US_ASCII);
    assertThat(first).isEqualTo("HINDSIGHT-TABLE test.sample" + " ".repeat(36) + "\n");
  }

  @Test
  void aTableMayHaveNoColumns() throws IOException {
    Path path = folder.resolve("empty.table");
    TableSchema schema =
        new TableSchema(SampleTables.KIND, Parameters.of(), Provenance.ofRecipe(""), List.of());
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.seal();
    }
    assertThat(TableFiles.inspect(path).columns()).isEmpty();
    assertThat(TableFiles.verify(path).ok()).isTrue();
  }

  @Test
  void theSameContentGivesTheSameBytesHoweverItIsPortioned() throws IOException {
    SampleTables.write(folder.resolve("one"), 50_000, SEED, 50_000);
    SampleTables.write(folder.resolve("many"), 50_000, SEED, 777);
    assertThat(folder.resolve("one")).hasSameBinaryContentAs(folder.resolve("many"));
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "63", "1000", "140000"})
  @Tag("slow")
  void theWriterFollowsTheSpecification(int count) throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, count, SEED, 1000);
    ReferenceContainer reference =
        new ReferenceContainer()
            .line("parameter note ")
            .line("parameter rules codingame")
            .line("parameter seeds 9")
            .line("recipe sample: every type, “both” storages")
            .line("seed -7")
            .line("first-trial 100")
            .line("trial-count 23")
            .line("input " + "0123456789abcdef".repeat(4) + " the words.kwg");
    List<ColumnSpec> columns = SampleTables.schema(count).columns();
    reference.columnsToCome(
        columns.stream()
            .map(spec -> spec.name() + " " + spec.type().word() + " " + spec.storage().word())
            .toArray(String[]::new));
    for (ColumnSpec spec : columns) {
      byte[] content = SampleTables.content(spec, SEED);
      if (spec.storage() == Storage.RAW) {
        reference.raw(spec.name(), spec.type().word(), count, content);
      } else {
        reference.deflated(spec.name(), spec.type().word(), count, content);
      }
    }
    assertThat(path).hasBinaryContent(reference.toBytes());
  }

  @Test
  void indicesOutOfBoundsAreRefused() throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, 10, SEED, 10);
    try (Table table = Table.open(path, SampleTables.KIND, Parameters.of(), 3)) {
      Int16Column column = table.int16("int16-raw");
      Int8Column bytes = table.int8("int8-deflated");
      for (long index : new long[] {-1, 10, 1L << 32, 1L << 62, Long.MIN_VALUE}) {
        assertThatThrownBy(() -> column.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> bytes.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
      }
      assertThatThrownBy(() -> column.copyTo(5, new short[9], 0, 6))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> column.copyTo(0, new short[9], 5, 5))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void columnsOutliveTheirTable() throws IOException {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, 10, SEED, 10);
    Table table = Table.open(path, SampleTables.KIND);
    Int8Column column = table.int8("int8-raw");
    table.close();
    assertThat(column.get(9))
        .isEqualTo(SampleTables.content(SampleTables.schema(10).columns().get(0), SEED)[9]);
    assertThatThrownBy(() -> table.int8("int8-raw")).isInstanceOf(IllegalStateException.class);
  }

  private Path writeOne(ColumnSpec spec, byte[] content) throws IOException {
    Path path = folder.resolve("one-column.table");
    TableSchema schema =
        new TableSchema(
            SampleTables.KIND, Parameters.of(), Provenance.ofRecipe("test"), List.of(spec));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.column(spec.name()).write(content, 0, content.length);
      writer.seal();
    }
    return path;
  }

  private static void assertSame(Table table, ColumnSpec spec, Values expected) throws IOException {
    int count = (int) spec.count();
    // A copy that starts and ends inside chunks, and single reads of both ends and the middle.
    int from = count / 7;
    int length = count - from - count / 9;
    switch (spec.type()) {
      case INT8 -> {
        Int8Column column = table.int8(spec.name());
        assertThat(table.bytes(spec.name())).isEqualTo(expected.content());
        byte[] part = new byte[length + 2];
        column.copyTo(from, part, 1, length);
        for (int index = 0; index < length; index++) {
          same(part[index + 1], column.get(from + index));
        }
      }
      case INT16 -> {
        Int16Column column = table.int16(spec.name());
        short[] values = expected.shorts(count);
        short[] copy = values.clone();
        Arrays.fill(copy, from, from + length, (short) 0);
        column.copyTo(from, copy, from, length);
        assertThat(copy).isEqualTo(values);
        for (int index = 0; index < count; index++) {
          same(column.get(index), values[index]);
        }
        assertThat(column.size()).isEqualTo(count);
      }
      case INT32 -> assertThat(table.ints(spec.name())).isEqualTo(expected.ints(count));
      case INT64 -> assertThat(table.longs(spec.name())).isEqualTo(expected.longs(count));
      case FLOAT32 -> {
        float[] values = expected.floats(count);
        float[] copy = table.floats(spec.name());
        assertThat(copy).hasSize(count);
        for (int index = 0; index < count; index++) {
          same(Float.floatToIntBits(copy[index]), Float.floatToIntBits(values[index]));
        }
      }
      case FLOAT64 -> {
        double[] values = expected.doubles(count);
        double[] copy = table.doubles(spec.name());
        assertThat(copy).hasSize(count);
        for (int index = 0; index < count; index++) {
          same(Double.doubleToLongBits(copy[index]), Double.doubleToLongBits(values[index]));
        }
      }
    }
  }

  /** A bare comparison: millions of AssertJ objects would make the test slow. */
  private static void same(long found, long expected) {
    if (found != expected) {
      throw new AssertionError("expected " + expected + ", found " + found + ", seed " + SEED);
    }
  }
}
