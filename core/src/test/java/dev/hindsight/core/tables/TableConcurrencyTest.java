package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableConcurrencyTest {
  private static final int COUNT = 100_000;

  @TempDir Path folder;

  @Test
  void oneOfTwoWritersToOneFileIsRefused() throws IOException {
    Path path = folder.resolve("t");
    try (TableWriter first = TableWriter.create(path, schema())) {
      assertThatThrownBy(() -> TableWriter.create(path, schema()))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is being written by another run");
      fill(first, 1);
      first.seal();
    }
    assertHolds(path, 1);
    writeAll(path, 2);
    assertHolds(path, 2);
  }

  @Test
  void whatAKilledRunLeftIsReplaced() throws IOException {
    Path path = folder.resolve("t");
    Files.write(folder.resolve("t.partial"), new byte[5_000_000]);
    writeAll(path, 3);
    assertHolds(path, 3);
    assertThat(folder.resolve("t.partial")).doesNotExist();
  }

  @Test
  void aWriterWhosePartialFileWasTakenFailsLoudlyAndSparesTheOthers() throws IOException {
    Path path = folder.resolve("t");
    try (TableWriter robbed = TableWriter.create(path, schema())) {
      fill(robbed, 1);
      Files.delete(folder.resolve("t.partial"));
      try (TableWriter thief = TableWriter.create(path, schema())) {
        assertThatThrownBy(robbed::seal)
            .isInstanceOf(FileSystemException.class)
            .hasMessageContaining("removed or replaced");
        fill(thief, 2);
        thief.seal();
      }
    }
    assertHolds(path, 2);
  }

  @Test
  void manyWritersNeverMixTheirBytes() throws Exception {
    Path path = folder.resolve("t");
    List<Callable<Integer>> writers = new ArrayList<>();
    for (int writer = 0; writer < 4; writer++) {
      int value = writer + 1;
      writers.add(
          () -> {
            int sealed = 0;
            for (int round = 0; round < 25; round++) {
              try {
                writeAll(path, value);
                sealed++;
              } catch (FileSystemException e) {
                assertThat(e).hasMessageContaining("another run");
              }
            }
            return sealed;
          });
    }
    int sealed = runAll(writers).stream().mapToInt(Integer::intValue).sum();
    assertThat(sealed).isPositive();
    try (Table table = Table.open(path, SampleTables.KIND)) {
      assertHolds(path, table.int8("values").get(0));
    }
    assertThat(folder.resolve("t.partial")).doesNotExist();
  }

  @Test
  @Tag("slow")
  void aLivingProcessKeepsItsPartialFileAndAKilledOneDoesNot() throws Exception {
    Path path = folder.resolve("t");
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SleepingWriter.class.getName(),
                path.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = other.inputReader(StandardCharsets.UTF_8)) {
      assertThat(output.readLine()).isEqualTo("writing");
      assertThatThrownBy(() -> TableWriter.create(path, schema()))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is being written by another run");
      assertThat(folder.resolve("t.partial")).exists();
    } finally {
      other.destroyForcibly().waitFor();
    }
    assertThat(folder.resolve("t.partial")).exists();
    writeAll(path, 4);
    assertHolds(path, 4);
    assertThat(folder.resolve("t.partial")).doesNotExist();
  }

  /** Another process that starts a table and never finishes it. */
  static final class SleepingWriter {
    private SleepingWriter() {}

    public static void main(String[] arguments) throws Exception {
      try (TableWriter writer = TableWriter.create(Path.of(arguments[0]), schema())) {
        writer.column("values").write(new byte[10], 0, 10);
        System.out.println("writing");
        Thread.sleep(60_000);
      }
    }
  }

  @Test
  void manyThreadsReadOneColumn() throws Exception {
    Path path = folder.resolve("sample.table");
    SampleTables.write(path, COUNT, 9, COUNT);
    ColumnSpec spec = new ColumnSpec("int16-raw", ColumnType.INT16, COUNT, Storage.RAW);
    short[] expected = SampleTables.values(spec, 9).shorts(COUNT);
    try (Table table = Table.open(path, SampleTables.KIND, Parameters.of(), 12)) {
      List<Int16Column> shared = List.of(table.int16("int16-raw"), table.int16("int16-raw"));
      List<Callable<Boolean>> readers = new ArrayList<>();
      for (int reader = 0; reader < 4; reader++) {
        long seed = reader;
        readers.add(() -> readsRight(shared.get((int) seed % 2), expected, seed));
      }
      assertThat(runAll(readers)).containsOnly(true);
    }
  }

  private static boolean readsRight(Int16Column column, short[] expected, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    short[] copy = new short[3000];
    for (int probe = 0; probe < 100_000; probe++) {
      int index = random.nextInt(COUNT - copy.length);
      if (column.get(index) != expected[index]) {
        return false;
      }
      if (probe % 1000 == 0) {
        column.copyTo(index, copy, 0, copy.length);
        if (!Arrays.equals(copy, 0, copy.length, expected, index, index + copy.length)) {
          return false;
        }
      }
    }
    return true;
  }

  private static <T> List<T> runAll(List<Callable<T>> tasks) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  private static TableSchema schema() {
    return new TableSchema(
        SampleTables.KIND,
        Parameters.of(),
        Provenance.ofRecipe("test"),
        List.of(new ColumnSpec("values", ColumnType.INT8, COUNT, Storage.RAW)));
  }

  private static void writeAll(Path path, int value) throws IOException {
    try (TableWriter writer = TableWriter.create(path, schema())) {
      fill(writer, value);
      writer.seal();
    }
  }

  private static void fill(TableWriter writer, int value) throws IOException {
    byte[] values = new byte[COUNT];
    Arrays.fill(values, (byte) value);
    writer.column("values").write(values, 0, COUNT);
  }

  private static void assertHolds(Path path, int value) throws IOException {
    assertThat(TableFiles.verify(path).firstFault()).isEmpty();
    byte[] found = new byte[COUNT];
    try (Table table = Table.open(path, SampleTables.KIND)) {
      table.int8("values").copyTo(0, found, 0, COUNT);
    }
    byte[] expected = new byte[COUNT];
    Arrays.fill(expected, (byte) value);
    assertThat(found).isEqualTo(expected);
  }
}
