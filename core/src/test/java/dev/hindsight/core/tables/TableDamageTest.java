package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to a sound table: cut, flipped, renamed, aged, mistaken for another. */
class TableDamageTest {
  private static final TableKind KIND = SampleTables.KIND;

  @TempDir Path folder;
  private Path path;
  private byte[] sound;
  private TableHeader header;

  /** Two columns of odd lengths, so that both have padding. */
  @BeforeEach
  void writeSoundTable() throws IOException {
    path = folder.resolve("small.table");
    List<ColumnSpec> columns =
        List.of(
            new ColumnSpec("values", ColumnType.INT16, 75, Storage.RAW),
            new ColumnSpec("packed", ColumnType.INT8, 333, Storage.DEFLATED));
    Parameters parameters = Parameters.of().with("rules", "codingame").with("seeds", 9);
    try (TableWriter writer =
        TableWriter.create(
            path, new TableSchema(KIND, parameters, Provenance.ofRecipe("small"), columns))) {
      short[] values = SampleTables.values(columns.get(0), 1).shorts(75);
      writer.column("values").write(values, 0, 75);
      writer.column("packed").write(SampleTables.content(columns.get(1), 1), 0, 333);
      writer.seal();
    }
    sound = Files.readAllBytes(path);
    header = TableFiles.inspect(path);
    assertThat(TableFiles.verify(path))
        .isEqualTo(new Verification(path, sound.length, 2, Optional.empty()));
  }

  @Test
  void aTableCutAnywhereIsCorrupt() throws IOException {
    TreeSet<Integer> lengths = new TreeSet<>(List.of(0, 1, 15, 16, 63, 64, 191, 192));
    for (ColumnHeader column : header.columns()) {
      int start = (int) column.offset();
      int end = (int) (start + column.storedLength());
      lengths.addAll(List.of(start - 1, start, start + 1, end - 1, end, end + 1));
    }
    lengths.addAll(List.of(sound.length - 65, sound.length - 64, sound.length - 63));
    lengths.add(sound.length - 1);
    SplittableRandom random = new SplittableRandom(11);
    for (int trial = 0; trial < 200; trial++) {
      lengths.add(random.nextInt(sound.length));
    }
    for (int length : lengths) {
      replace(Arrays.copyOf(sound, length));
      Class<? extends TableException> expected =
          length < 16 ? NotATableException.class : CorruptTableException.class;
      assertFails(expected, "cut to " + length);
    }
  }

  @Test
  void aTableWithBytesAppendedIsCorrupt() throws IOException {
    for (int more : new int[] {1, 63, 64, 128}) {
      replace(Arrays.copyOf(sound, sound.length + more));
      assertFails(CorruptTableException.class, more + " bytes more");
    }
  }

  @Test
  @Tag("slow")
  void everyDamagedByteAroundTheColumnsIsNoticedOnOpening() throws IOException {
    int headLength = (int) header.columns().get(0).offset();
    for (int position = 0; position < sound.length; position++) {
      if (position == headLength) {
        position = sound.length - 64 - 64;
      }
      for (int mask : new int[] {1 << position % 8, 0x20, 0xFF}) {
        replace(damaged(position, mask));
        Class<? extends TableException> expected =
            position < 16 ? NotATableException.class : CorruptTableException.class;
        assertFails(expected, "byte " + position + ", mask " + mask);
      }
    }
  }

  @Test
  void everyDamagedByteInTheColumnsIsNoticedByVerify() throws IOException {
    int headLength = (int) header.columns().get(0).offset();
    for (int position = headLength; position < sound.length - 64; position++) {
      replace(damaged(position, 1 << position % 8));
      Verification verification = TableFiles.verify(path);
      assertThat(verification.ok()).as("byte %d", position).isFalse();
      assertThat(verification.firstFault()).get().asString().contains(path.toString());
    }
  }

  @Test
  void verifyNamesTheFaultyColumnAndWhatWasGood() throws IOException {
    ColumnHeader packed = header.columns().get(1);
    replace(damaged((int) packed.offset() + 20, 8));
    Verification verification = TableFiles.verify(path);
    assertThat(verification.firstFault()).get().asString().contains("column packed");
    assertThat(verification.columnsChecked()).isEqualTo(1);
    assertThat(verification.bytesChecked()).isEqualTo(packed.offset());
  }

  @Test
  void aDamagedDeflatedColumnNeverGivesWrongContent() throws IOException {
    ColumnHeader packed = header.columns().get(1);
    byte[] content = SampleTables.content(packed.spec(), 1);
    int noticed = 0;
    for (int place = 0; place < packed.storedLength(); place++) {
      replace(damaged((int) packed.offset() + place, 1 << place % 8));
      try (Table table = Table.open(path, KIND)) {
        byte[] found = new byte[content.length];
        table.int8("packed").copyTo(0, found, 0, found.length);
        assertThat(found).as("place %d", place).isEqualTo(content);
      } catch (CorruptTableException e) {
        noticed++;
      }
    }
    // The last byte of a stream may end in bits that mean nothing.
    assertThat(noticed).isGreaterThanOrEqualTo((int) packed.storedLength() - 1);
  }

  @Test
  void anotherKindIsTheWrongTable() {
    TableKind other = new TableKind("test.other", 1, 9);
    assertThatThrownBy(() -> Table.open(path, other))
        .isInstanceOf(WrongTableException.class)
        .hasMessage(
            path
                + " is not the table that is needed here (expected kind test.other, found kind"
                + " test.sample); choose or build one that matches.");
  }

  @Test
  void anOlderOrNewerKindIsNamedSo() {
    assertThatThrownBy(() -> Table.open(path, new TableKind("test.sample", 4, 5)))
        .isInstanceOf(TableTooOldException.class)
        .hasMessageContaining("expected test.sample version 4 to 5, found version 3");
    assertThatThrownBy(() -> Table.open(path, new TableKind("test.sample", 1, 2)))
        .isInstanceOf(TableTooNewException.class)
        .hasMessageContaining("expected test.sample version 1 to 2, found version 3");
  }

  @Test
  void forgedVersionsWithValidChecksumsAreTooOldOrTooNew() throws IOException {
    for (long version : new long[] {0, 1, 2, 3, 4, Integer.MAX_VALUE}) {
      replace(empty().kind("test.sample", version).toBytes());
      if (version < 2) {
        assertFails(TableTooOldException.class, "kind version " + version, false);
      } else if (version > 3) {
        assertFails(TableTooNewException.class, "kind version " + version, false);
      } else {
        Table.open(path, KIND).close();
      }
    }
    replace(empty().containerVersion(0).toBytes());
    assertFails(TableTooOldException.class, "container version 0");
    replace(empty().containerVersion(2).toBytes());
    assertFails(TableTooNewException.class, "container version 2");
    replace(empty().containerVersion(2).kind("test.other", 1).toBytes());
    assertThatThrownBy(() -> Table.open(path, KIND)).isInstanceOf(WrongTableException.class);
  }

  @Test
  void aNewerContainerMayLookDifferentBehindThePreamble() throws IOException {
    byte[] newer = new ReferenceContainer().containerVersion(7).line("{\"json\": true}").toBytes();
    replace(newer);
    assertFails(TableTooNewException.class, "other header");
  }

  @Test
  void everyExpectedParameterMustAgree() throws IOException {
    Table.open(path, KIND, Parameters.of().with("seeds", 9)).close();
    assertThatThrownBy(() -> Table.open(path, KIND, Parameters.of().with("seeds", 10)))
        .isInstanceOfSatisfying(
            WrongTableException.class,
            e -> {
              assertThat(e).hasMessageStartingWith(path.toString());
              assertThat(e.expected()).isEqualTo("parameter seeds = 10");
              assertThat(e.found()).isEqualTo("seeds = 9");
            });
    assertThatThrownBy(() -> Table.open(path, KIND, Parameters.of().with("turns", 200)))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("expected parameter turns = 200, found no parameter turns");
  }

  @Test
  void otherFilesAreNotTables() throws IOException {
    byte[] random = new byte[1000];
    new SplittableRandom(3).nextBytes(random);
    for (byte[] bytes :
        List.of(
            new byte[0],
            new byte[1000],
            random,
            "hello\n".getBytes(StandardCharsets.UTF_8),
            "HINDSIGHT-TABLe and more".getBytes(StandardCharsets.UTF_8),
            " HINDSIGHT-TABLE ".getBytes(StandardCharsets.UTF_8))) {
      replace(bytes);
      assertThatThrownBy(() -> Table.open(path, KIND)).isInstanceOf(NotATableException.class);
      assertThatThrownBy(() -> TableFiles.inspect(path)).isInstanceOf(NotATableException.class);
      assertThatThrownBy(() -> TableFiles.verify(path))
          .isInstanceOf(NotATableException.class)
          .message()
          .matches("\\P{Cntrl}*");
    }
  }

  @Test
  void missingFilesAndFoldersKeepTheirOwnExceptions() {
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> Table.open(missing, KIND)).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> TableFiles.verify(missing)).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> Table.open(folder, KIND))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("is a folder");
    Path device = Path.of("/dev/zero");
    if (Files.exists(device)) {
      assertThatThrownBy(() -> Table.open(device, KIND))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is not a regular file");
    }
  }

  @Test
  void askingForWhatATableDoesNotHoldIsCorrupt() throws IOException {
    try (Table table = Table.open(path, KIND)) {
      assertThatThrownBy(() -> table.int8("values"))
          .isInstanceOf(CorruptTableException.class)
          .hasMessageContaining("values: 75 int16, raw");
      assertThatThrownBy(() -> table.int8("none")).isInstanceOf(CorruptTableException.class);
      assertThatThrownBy(() -> table.checkColumns(List.of()))
          .isInstanceOf(CorruptTableException.class);
      assertThatThrownBy(() -> table.textParameter("turns"))
          .isInstanceOf(CorruptTableException.class);
      assertThatThrownBy(() -> table.integerParameter("seeds", 10, 48))
          .isInstanceOf(CorruptTableException.class)
          .hasMessageContaining("expected parameter seeds from 10 to 48, found \"9\"");
      assertThatThrownBy(() -> table.integerParameter("rules", 0, 48))
          .isInstanceOf(CorruptTableException.class);
    }
  }

  private static ReferenceContainer empty() {
    return new ReferenceContainer().provenanceLines();
  }

  private byte[] damaged(int position, int mask) {
    byte[] bytes = sound.clone();
    bytes[position] ^= (byte) mask;
    return bytes;
  }

  private void replace(byte[] bytes) throws IOException {
    // A new file each time: to cut a mapped one short would be felt by whoever still maps it.
    Files.deleteIfExists(path);
    Files.write(path, bytes);
  }

  private void assertFails(Class<? extends TableException> expected, String what)
      throws IOException {
    assertFails(expected, what, true);
  }

  /** Opening fails so; looking at it without a kind does too, unless only the kind is at fault. */
  private void assertFails(
      Class<? extends TableException> expected, String what, boolean alsoWithoutKind)
      throws IOException {
    assertThatThrownBy(() -> Table.open(path, KIND)).as(what).isExactlyInstanceOf(expected);
    if (!alsoWithoutKind) {
      assertThat(TableFiles.verify(path).ok()).as(what).isTrue();
      return;
    }
    assertThatThrownBy(() -> TableFiles.inspect(path)).as(what).isExactlyInstanceOf(expected);
    if (expected == CorruptTableException.class) {
      assertThat(TableFiles.verify(path).ok()).as(what).isFalse();
    } else {
      assertThatThrownBy(() -> TableFiles.verify(path)).as(what).isExactlyInstanceOf(expected);
    }
  }
}
