package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that are read whole: from memory, or small enough to be checked when they are opened. */
@Tag("java")
class TableContentsTest {
  private static final int COUNT = 41;
  private static final Path NAME = Path.of("the-resource");

  @TempDir Path folder;
  private Path path;
  private byte[] sound;

  @BeforeEach
  void write() throws IOException {
    path = folder.resolve("sample.table");
    SampleTables.write(path, COUNT, 3, COUNT);
    sound = Files.readAllBytes(path);
  }

  @Test
  void bytesInMemoryAreReadAsAFileIs() throws IOException {
    try (Table file = Table.open(path, SampleTables.KIND);
        Table memory = Table.of(NAME, sound, SampleTables.KIND)) {
      assertThat(memory.header()).isEqualTo(file.header());
      assertThat(memory.path()).isEqualTo(NAME);
      for (Storage storage : Storage.values()) {
        String name = SampleTables.columnName(ColumnType.INT32, storage);
        assertThat(memory.ints(name)).isEqualTo(file.ints(name)).hasSize(COUNT);
      }
    }
  }

  @Test
  void whatIsInMemoryIsCheckedAsAFileIs() {
    for (int length : new int[] {16, 63, 192, sound.length / 2, sound.length - 1}) {
      assertThatThrownBy(() -> Table.of(NAME, Arrays.copyOf(sound, length), SampleTables.KIND))
          .isInstanceOf(CorruptTableException.class)
          .hasMessageContaining("the-resource");
    }
    assertThatThrownBy(() -> Table.of(NAME, new byte[5], SampleTables.KIND))
        .isInstanceOf(NotATableException.class);
  }

  @Test
  void everyDamagedByteOfARawColumnIsNoticedOnOpening() throws IOException {
    for (ColumnHeader column : TableFiles.inspect(path).columns()) {
      for (int place = 0; place < column.storedLength(); place++) {
        if (column.spec().storage() == Storage.RAW) {
          byte[] damaged = damaged((int) column.offset() + place);
          assertThatThrownBy(() -> Table.of(NAME, damaged, SampleTables.KIND))
              .as("byte %d of %s", place, column.spec().name())
              .isInstanceOf(CorruptTableException.class)
              .hasMessageContaining("block 0 of column " + column.spec().name());
        }
      }
    }
  }

  @Test
  void columnsInManyPiecesAreCheckedWhole() throws IOException {
    ColumnHeader column = TableFiles.inspect(path).columns().get(0);
    Table.open(path, SampleTables.KIND, Parameters.of(), 3).close();
    Files.write(path, damaged((int) (column.offset() + column.storedLength()) - 1));
    assertThatThrownBy(() -> Table.open(path, SampleTables.KIND, Parameters.of(), 3))
        .isInstanceOf(CorruptTableException.class);
  }

  private byte[] damaged(int place) {
    byte[] damaged = sound.clone();
    damaged[place] ^= (byte) (1 << place % 8);
    return damaged;
  }

  @Test
  void aTableIsKnownByItsFirstBytes() throws IOException {
    assertThat(TableFiles.isTable(path)).isTrue();
    assertThat(TableFiles.isTable(Files.write(folder.resolve("cut"), Arrays.copyOf(sound, 16))))
        .isTrue();
    assertThat(TableFiles.isTable(Files.write(folder.resolve("short"), Arrays.copyOf(sound, 15))))
        .isFalse();
    assertThat(TableFiles.isTable(Files.write(folder.resolve("empty"), new byte[0]))).isFalse();
    byte[] other = sound.clone();
    other[3]++;
    assertThat(TableFiles.isTable(Files.write(folder.resolve("other"), other))).isFalse();
  }
}
