package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Thousands of damaged files: reading one gives an {@link IOException} or a table, nothing else. To
 * repeat a failure, put its seed into {@code SEED}.
 */
class TableFuzzTest {
  private static final long SEED = 77_001;

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void mutantsAreTablesOrIoExceptions() throws IOException {
    tryMutants(1_000);
  }

  @Test
  @Tag("long")
  void manyMutantsAreTablesOrIoExceptions() throws IOException {
    tryMutants(20_000);
  }

  private void tryMutants(int mutants) throws IOException {
    Path original = folder.resolve("original.table");
    SampleTables.write(original, 20, SEED, 20);
    byte[] sound = Files.readAllBytes(original);
    int opened = 0;
    int verified = 0;
    for (long trial = 0; trial < mutants; trial++) {
      SplittableRandom random = new SplittableRandom(SEED + trial * 1_000_003);
      byte[] mutant = mutant(sound, random);
      boolean isResealed = random.nextInt(3) == 0 && canBeResealed(mutant);
      Path path = folder.resolve("mutant-" + trial);
      Files.write(path, isResealed ? ReferenceContainer.resealed(mutant) : mutant);
      try {
        opened += opensAndReads(path) ? 1 : 0;
        boolean isOk = verifies(path);
        verified += isOk ? 1 : 0;
        if (isOk && !isResealed) {
          assertThat(mutant).isEqualTo(sound);
        }
      } catch (RuntimeException | Error e) {
        throw new AssertionError("seed " + SEED + ", trial " + trial, e);
      }
      Files.delete(path);
    }
    // The fuzzer must get past the first checks often enough to mean something.
    assertThat(opened).isBetween(mutants / 20, mutants);
    assertThat(verified).isBetween(mutants / 400, mutants);
  }

  private static boolean opensAndReads(Path path) throws IOException {
    try (Table table = Table.open(path, SampleTables.KIND, Parameters.of(), 6)) {
      for (ColumnHeader column : table.header().columns()) {
        read(table, column.spec());
      }
      return true;
    } catch (TableException e) {
      return false;
    }
  }

  private static void read(Table table, ColumnSpec spec) throws IOException {
    String name = spec.name();
    int count = Math.toIntExact(spec.count());
    switch (spec.type()) {
      case INT8 -> table.int8(name).copyTo(0, new byte[count], 0, count);
      case INT16 -> table.int16(name).copyTo(0, new short[count], 0, count);
      case INT32 -> table.ints(name);
      case INT64 -> table.longs(name);
      case FLOAT32 -> table.floats(name);
      case FLOAT64 -> table.doubles(name);
    }
  }

  private static boolean verifies(Path path) throws IOException {
    try {
      return TableFiles.verify(path).ok();
    } catch (TableException e) {
      return false;
    }
  }

  private static byte[] mutant(byte[] sound, SplittableRandom random) {
    byte[] bytes = sound.clone();
    for (int change = random.nextInt(4); change >= 0; change--) {
      int position = random.nextInt(bytes.length);
      int length = 1 + random.nextInt(Math.min(40, bytes.length - position));
      switch (random.nextInt(7)) {
        case 0 -> bytes[position] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[position] = (byte) random.nextInt();
        case 2 -> Arrays.fill(bytes, position, position + length, (byte) random.nextInt());
        case 3 -> {
          int from = random.nextInt(bytes.length - length + 1);
          System.arraycopy(bytes, from, bytes, position, length);
        }
        case 4 -> changeDigit(bytes, position, random);
        case 5 -> bytes[position] = " \n0a".getBytes(US_ASCII)[random.nextInt(4)];
        default -> {
          if (random.nextInt(8) == 0) {
            bytes = Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length + 100));
          }
        }
      }
    }
    return bytes;
  }

  /** Another digit in place of the next one: the header is text, so this makes plausible lies. */
  private static void changeDigit(byte[] bytes, int position, SplittableRandom random) {
    for (int next = position; next < bytes.length; next++) {
      if (bytes[next] >= '0' && bytes[next] <= '9') {
        bytes[next] = (byte) ('0' + random.nextInt(10));
        return;
      }
    }
  }

  private static boolean canBeResealed(byte[] mutant) {
    try {
      ReferenceContainer.resealed(mutant);
      return true;
    } catch (RuntimeException e) {
      return false; // No preamble left that says where the header ends.
    }
  }
}
