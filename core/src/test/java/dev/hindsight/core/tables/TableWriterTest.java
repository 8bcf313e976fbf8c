package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table has its name when it is whole, and not before. */
@Tag("java")
class TableWriterTest {
  private static final ColumnSpec FIRST = new ColumnSpec("first", ColumnType.INT8, 3, Storage.RAW);
  private static final ColumnSpec NONE =
      new ColumnSpec("none", ColumnType.INT64, 0, Storage.DEFLATED);
  private static final ColumnSpec SECOND =
      new ColumnSpec("second", ColumnType.INT32, 2, Storage.DEFLATED);

  @TempDir Path folder;

  @Test
  void theNameAppearsWithSealAndThePartialGoes() throws IOException {
    Path path = folder.resolve("t");
    try (TableWriter writer = TableWriter.create(path, schema())) {
      assertThat(names()).containsExactly("t.partial");
      fill(writer);
      assertThat(names()).containsExactly("t.partial");
      writer.seal();
      assertThat(names()).containsExactly("t");
    }
    assertThat(names()).containsExactly("t");
    assertThat(TableFiles.verify(path).ok()).isTrue();
  }

  @Test
  void withoutSealNothingStaysAndTheOldTableLives() throws IOException {
    Path path = folder.resolve("t");
    Files.writeString(path, "old");
    try (TableWriter writer = TableWriter.create(path, schema())) {
      fill(writer);
    }
    assertThat(names()).containsExactly("t");
    assertThat(path).hasContent("old");
  }

  @Test
  void sealReplacesTheOldTableAndItsReadersKeepTheirs() throws IOException {
    Path path = folder.resolve("t");
    write(path, (byte) 1);
    try (Table old = Table.open(path, SampleTables.KIND)) {
      Int8Column column = old.int8("first");
      write(path, (byte) 7);
      assertThat(column.get(0)).isEqualTo((byte) 1);
      assertThat(old.int8("first").get(0)).isEqualTo((byte) 1);
    }
    try (Table table = Table.open(path, SampleTables.KIND)) {
      assertThat(table.int8("first").get(0)).isEqualTo((byte) 7);
    }
  }

  @Test
  void misuseIsRefusedAndLeavesNothing() throws IOException {
    assertMisuse(TableWriter::seal);
    assertMisuse(writer -> writer.column("second"));
    assertMisuse(writer -> writer.column("unknown"));
    assertMisuse(writer -> writer.column("first").write(new byte[4], 0, 4));
    assertMisuse(writer -> writer.column("first").write(new int[3], 0, 3));
    assertMisuse(writer -> writer.column("first").write(new byte[3], 2, 4));
    assertMisuse(
        writer -> {
          fill(writer);
          writer.column("second").write(new int[1], 0, 1);
        });
    assertMisuse(
        writer -> {
          fill(writer);
          writer.column("first");
        });
    assertMisuse(
        writer -> {
          ColumnWriter first = writer.column("first");
          fill(writer);
          first.write(new byte[0], 0, 0);
        });
    assertMisuse(
        writer -> {
          writer.close();
          writer.column("first");
        });
  }

  @Test
  void aSealedWriterTakesNothingMore() throws IOException {
    try (TableWriter writer = TableWriter.create(folder.resolve("t"), schema())) {
      fill(writer);
      writer.seal();
      assertThatThrownBy(writer::seal).isInstanceOf(IllegalStateException.class);
    }
    assertThat(names()).containsExactly("t");
  }

  @Test
  void schemasThatCannotBeReadBackAreRefused() {
    assertThatThrownBy(() -> schema(FIRST, FIRST)).hasMessageContaining("first");
    assertThatThrownBy(() -> new ColumnSpec("a b", ColumnType.INT8, 1, Storage.RAW))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ColumnSpec("a", ColumnType.INT8, -1, Storage.RAW))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Parameters.of().with("a", "two\nlines"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Parameters.of().with("a", "half a pair \ud800"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Parameters.of().with("", "x"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TableKind("Upper", 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TableKind("a", 0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TableKind("a".repeat(48), 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    Parameters large = Parameters.of();
    for (int key = 0; key < 100; key++) {
      large = large.with("key" + key, "x".repeat(16_000));
    }
    TableSchema schema =
        new TableSchema(SampleTables.KIND, large, Provenance.ofRecipe(""), List.of());
    assertThatThrownBy(() -> TableWriter.create(folder.resolve("t"), schema))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(names()).isEmpty();
  }

  @Test
  void theLongestKindFitsTheBanner() throws IOException {
    TableKind kind = new TableKind("k".repeat(47), 1, Integer.MAX_VALUE);
    Path path = folder.resolve("t");
    TableSchema schema = new TableSchema(kind, Parameters.of(), Provenance.ofRecipe(""), List.of());
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.seal();
    }
    Table.open(path, kind).close();
  }

  @Test
  void whatIsNoRegularFileIsNeverReplaced() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "mkfifo is missing");
    assertThatThrownBy(() -> TableWriter.create(pipe, schema()))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("is not a regular file");
    assertThatThrownBy(() -> WholeFile.check(pipe)).isInstanceOf(FileSystemException.class);
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void aLinkStaysALinkAndTheFileBehindItIsReplaced() throws IOException {
    Path real = folder.resolve("real");
    Files.writeString(real, "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    TableKind kind = new TableKind("test.link", 1, 1);
    TableSchema empty =
        new TableSchema(kind, Parameters.of(), Provenance.ofRecipe("none"), List.of());
    try (TableWriter writer = TableWriter.create(link, empty)) {
      writer.seal();
    }
    assertThat(Files.isSymbolicLink(link)).isTrue();
    Table.open(real, kind).close();
  }

  @Test
  void aMissingFolderOrAFolderInPlaceOfTheFileFailsAtOnce() {
    assertThatThrownBy(() -> TableWriter.create(folder.resolve("no/such/t"), schema()))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> TableWriter.create(folder, schema()))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("is a folder");
    assertThatThrownBy(() -> TableWriter.create(Path.of("/"), schema()))
        .isInstanceOf(FileSystemException.class);
  }

  @Test
  void aFolderThatCannotBeWrittenFailsAtOnce() throws Exception {
    try (TinyDisk disk = TinyDisk.mount(folder, "ro,size=64k")) {
      assertThatThrownBy(() -> TableWriter.create(disk.folder().resolve("t"), schema()))
          .isInstanceOf(FileSystemException.class);
    }
  }

  @Test
  @Tag("slow")
  void aFullDiskLeavesTheOldTableAndNothingElse() throws Exception {
    try (TinyDisk disk = TinyDisk.mount(folder, "size=64k")) {
      Path path = disk.folder().resolve("t");
      write(path, (byte) 1);
      byte[] old = Files.readAllBytes(path);
      int failures = 0;
      for (Storage storage : Storage.values()) {
        // Around 64 KiB the disk fills in a column, in the footer, or in the header.
        for (int count = 40_000; count <= 70_000; count += 500) {
          failures += failsOnFullDisk(path, count, storage, old) ? 1 : 0;
        }
        failures += failsOnFullDisk(path, 5_000_000, storage, old) ? 1 : 0;
      }
      assertThat(failures).isGreaterThan(10);
    }
  }

  /** Writes noise over the old table; if that succeeds, puts the old one back. */
  private boolean failsOnFullDisk(Path path, int count, Storage storage, byte[] old)
      throws IOException {
    byte[] noise = new byte[count];
    new SplittableRandom(count).nextBytes(noise);
    ColumnSpec spec = new ColumnSpec("noise", ColumnType.INT8, count, storage);
    try (TableWriter writer = TableWriter.create(path, schema(spec))) {
      writer.column("noise").write(noise, 0, count);
      writer.seal();
    } catch (IOException e) {
      assertThat(e).hasMessageContaining("No space left");
      assertThat(names()).containsExactly("t");
      assertThat(path).hasBinaryContent(old);
      return true;
    }
    assertThat(TableFiles.verify(path).ok()).isTrue();
    write(path, (byte) 1);
    return false;
  }

  @Test
  void afterAFailureTheWriterIsClosed() throws Exception {
    try (TinyDisk disk = TinyDisk.mount(folder, "size=64k")) {
      ColumnSpec spec = new ColumnSpec("noise", ColumnType.INT8, 4 << 20, Storage.RAW);
      try (TableWriter writer = TableWriter.create(disk.folder().resolve("t"), schema(spec))) {
        ColumnWriter column = writer.column("noise");
        assertThatThrownBy(() -> column.write(new byte[4 << 20], 0, 4 << 20))
            .isInstanceOf(IOException.class);
        assertThat(names()).isEmpty();
        assertThatThrownBy(() -> column.write(new byte[1], 0, 1))
            .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(writer::seal).isInstanceOf(IllegalStateException.class);
      }
    }
  }

  @Test
  void anInterruptedThreadStillWritesItsTable() throws IOException {
    Path path = folder.resolve("t");
    Thread.currentThread().interrupt();
    try {
      write(path, (byte) 5);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(TableFiles.verify(path).ok()).isTrue();
  }

  private interface Misuse {
    void on(TableWriter writer) throws IOException;
  }

  private void assertMisuse(Misuse misuse) throws IOException {
    try (TableWriter writer = TableWriter.create(folder.resolve("t"), schema())) {
      assertThatThrownBy(() -> misuse.on(writer)).isInstanceOf(RuntimeException.class);
    }
    assertThat(names()).isEmpty();
  }

  private static TableSchema schema(ColumnSpec... columns) {
    return new TableSchema(
        SampleTables.KIND, Parameters.of(), Provenance.ofRecipe("test"), List.of(columns));
  }

  private static TableSchema schema() {
    return schema(FIRST, NONE, SECOND);
  }

  private static void write(Path path, byte value) throws IOException {
    try (TableWriter writer = TableWriter.create(path, schema())) {
      writer.column("first").write(new byte[] {value, value, value}, 0, 3);
      writer.column("second").write(new int[2], 0, 2);
      writer.seal();
    }
  }

  private static void fill(TableWriter writer) throws IOException {
    writer.column("first").write(new byte[3], 0, 3);
    writer.column("second").write(new int[2], 0, 2);
  }

  private List<String> names() {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
