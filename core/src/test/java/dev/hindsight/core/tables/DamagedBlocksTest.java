package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.ExitKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mapped columns of a table that is not checked when it is opened: checked where touched. */
class DamagedBlocksTest {
  private static final int BLOCK = 65_536;
  private static final int BYTES = 70 * BLOCK + 123;
  private static final int SHORTS = 5 * BLOCK + 1;
  private static final long SEED = 29;

  @TempDir Path folder;
  private Path path;
  private final byte[] bytes = new byte[BYTES];
  private final short[] shorts = new short[SHORTS];
  private byte[] sound;
  private List<ColumnHeader> columns;

  @BeforeEach
  void write() throws IOException {
    path = folder.resolve("large.table");
    SplittableRandom random = new SplittableRandom(SEED);
    random.nextBytes(bytes);
    for (int at = 0; at < SHORTS; at++) {
      shorts[at] = (short) random.nextInt();
    }
    List<ColumnSpec> specs =
        List.of(
            new ColumnSpec("bytes", ColumnType.INT8, BYTES, Storage.RAW),
            new ColumnSpec("shorts", ColumnType.INT16, SHORTS, Storage.RAW));
    try (TableWriter writer =
        TableWriter.create(
            path,
            new TableSchema(
                SampleTables.KIND, Parameters.of(), Provenance.ofRecipe("large"), specs))) {
      writer.column("bytes").write(bytes, 0, BYTES);
      writer.column("shorts").write(shorts, 0, SHORTS);
      writer.seal();
    }
    sound = Files.readAllBytes(path);
    columns = TableFiles.inspect(path).columns();
  }

  /** Damages bytes of a column in a new file, so that nobody who maps the old one feels it. */
  private void damage(int column, long... places) throws IOException {
    byte[] damaged = sound.clone();
    for (long place : places) {
      damaged[(int) (columns.get(column).offset() + place)] ^= 4;
    }
    Files.delete(path);
    Files.write(path, damaged);
  }

  private Table open() throws IOException {
    return Table.open(
        path, SampleTables.KIND, Parameters.of(), ChunkedBytes.DEFAULT_CHUNK_EXPONENT, 0);
  }

  @Test
  void aDamagedBlockFailsWheneverItIsTouchedAndAllOthersAreServed() throws IOException {
    damage(0, 17L * BLOCK + 5, BYTES - 1L);
    try (Table table = open()) {
      Int8Column column = table.int8("bytes");
      for (int pass = 0; pass < 2; pass++) {
        for (int at = 0; at < BYTES; at += 1 + BLOCK / 7) {
          int place = at;
          if (at / BLOCK == 17 || at / BLOCK == 70) {
            assertThatThrownBy(() -> column.get(place)).isInstanceOf(CorruptBlockException.class);
          } else {
            assertThat(column.get(at)).as("byte %d", at).isEqualTo(bytes[at]);
          }
        }
      }
    }
    assertThat(TableFiles.verify(path).firstFault()).get().asString().contains("block 17 of");
  }

  @Test
  void theSentenceNamesFileBlockExpectedAndFound() throws IOException {
    damage(1, 2L * BLOCK);
    int expected = Crc32c.of(sound, at(1, 2L * BLOCK), at(1, 3L * BLOCK));
    byte[] damaged = Files.readAllBytes(path);
    int found = Crc32c.of(damaged, at(1, 2L * BLOCK), at(1, 3L * BLOCK));
    try (Table table = open()) {
      Int16Column column = table.int16("shorts");
      assertThat(column.get(BLOCK - 1)).isEqualTo(shorts[BLOCK - 1]);
      assertThatThrownBy(() -> column.get(BLOCK))
          .isInstanceOfSatisfying(
              CorruptBlockException.class,
              e -> {
                assertThat(e.exitKind()).isEqualTo(ExitKind.UNUSABLE_FILE);
                assertThat(e.getCause()).isSameAs(e.damage());
              })
          .hasMessage(
              String.format(
                  "%s is damaged (expected block 2 of column shorts to have checksum %08x, found"
                      + " %08x); copy it again from a good source or build it again.",
                  path, expected, found));
    }
  }

  private int at(int column, long place) {
    return (int) (columns.get(column).offset() + place);
  }

  @Test
  void copiesStopAtADamagedBlockWhereverItLies() throws IOException {
    for (int block : new int[] {0, 3, 9, 10}) {
      damage(1, (long) block * BLOCK);
      try (Table table = open()) {
        Int16Column column = table.int16("shorts");
        int from = Math.max(0, block * BLOCK / 2 - 10);
        assertThatThrownBy(() -> column.copyTo(from, new short[12], 0, Math.min(12, SHORTS - from)))
            .as("block %d", block)
            .isInstanceOf(CorruptBlockException.class);
        assertThatThrownBy(() -> table.shorts("shorts")).isInstanceOf(CorruptTableException.class);
        column.copyTo(SHORTS, new short[0], 0, 0);
      }
    }
  }

  @Test
  void bothEndsOfACopyAreChecked() throws IOException {
    damage(0, 3L * BLOCK);
    try (Table table = open()) {
      Int8Column column = table.int8("bytes");
      byte[] some = new byte[BLOCK];
      column.copyTo(2L * BLOCK, some, 0, BLOCK);
      assertThat(some).isEqualTo(Arrays.copyOfRange(bytes, 2 * BLOCK, 3 * BLOCK));
      assertThatThrownBy(() -> column.copyTo(2L * BLOCK + 1, some, 0, BLOCK))
          .isInstanceOf(CorruptBlockException.class);
      assertThatThrownBy(() -> column.copyTo(4L * BLOCK - 1, some, 0, BLOCK))
          .isInstanceOf(CorruptBlockException.class);
      column.copyTo(4L * BLOCK, some, 0, BLOCK);
    }
  }

  /** By then the loop is compiled, and without a look at flags. */
  @Test
  void aTableThatIsOpenedWhenAllOthersAreSoundIsCheckedAllTheSame() throws IOException {
    try (Table table = open()) {
      Int8Column column = table.int8("bytes");
      for (int pass = 0; pass < 5; pass++) {
        assertThat(probesRefused(column)).isZero();
      }
    }
    damage(0, 40L * BLOCK + 1);
    try (Table table = open()) {
      assertThat(probesRefused(table.int8("bytes"))).isEqualTo(BLOCK);
    }
  }

  private int probesRefused(Int8Column column) {
    int refused = 0;
    for (int at = 0; at < BYTES; at++) {
      try {
        if (column.get(at) != bytes[at]) {
          throw new AssertionError("byte " + at);
        }
      } catch (CorruptBlockException damaged) {
        refused++;
      }
    }
    return refused;
  }

  @Test
  void damagedChecksumsAreNoticedOnOpening() throws IOException {
    int checks = ((71 + 11) * 4 + 63) / 64 * 64;
    for (int place = sound.length - 64 - checks; place < sound.length - 64; place += 13) {
      byte[] damaged = sound.clone();
      damaged[place] ^= 1;
      Files.delete(path);
      Files.write(path, damaged);
      assertThatThrownBy(this::open)
          .as("byte %d", place)
          .isInstanceOf(CorruptTableException.class)
          .hasMessageContaining("checksums of blocks");
    }
  }

  /**
   * Each of four threads sees the sound values and the same damage, whoever touches a block first.
   */
  @Test
  void threadsThatTouchTheSameBlocksSeeTheSame() throws Exception {
    damage(0, 40L * BLOCK + 1);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (Table table = open()) {
      Int8Column column = table.int8("bytes");
      List<Future<Integer>> wrong =
          threads.invokeAll(Collections.nCopies(4, () -> wrongProbes(column, 20_000)));
      for (Future<Integer> some : wrong) {
        assertThat(some.get()).isZero();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private int wrongProbes(Int8Column column, int probes) {
    SplittableRandom random = new SplittableRandom(SEED);
    int wrong = 0;
    for (int probe = 0; probe < probes; probe++) {
      int at = random.nextInt(BYTES);
      try {
        wrong += column.get(at) == bytes[at] && at / BLOCK != 40 ? 0 : 1;
      } catch (CorruptBlockException damaged) {
        wrong += at / BLOCK == 40 ? 0 : 1;
      }
    }
    return wrong;
  }
}
