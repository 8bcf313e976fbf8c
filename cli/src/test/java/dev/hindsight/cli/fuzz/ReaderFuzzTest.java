package dev.hindsight.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.UserException;
import dev.hindsight.core.tables.TableException;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.ThreadTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files that are almost right, through everything that reads bytes: each is read, or refused with
 * an exception that has a message for people, and nothing takes long. What {@code tables verify}
 * calls whole is what it was, unless somebody made the sums fit, as is done to every third file.
 */
@Tag("slow")
class ReaderFuzzTest {
  /** Of each file in the ordinary suite, and in the long test. */
  private static final int SOME = 1_000;

  private static final int MANY = 60_000;
  private static final long MOST_MILLISECONDS = 5_000;

  /** Of the processor, whatever else the machine does. */
  private static final LongSupplier NANOS = ThreadTime.nanos();

  private static FilesInMemory files;
  private static List<FuzzedFile> sound;

  static List<FuzzedFile> files() throws IOException {
    if (files == null) {
      files = new FilesInMemory();
      sound = SoundFiles.all(files);
    }
    return sound;
  }

  @AfterAll
  static void forgetFiles() throws IOException {
    files.close();
  }

  @ParameterizedTest
  @MethodSource("files")
  void almostRightFilesAreReadOrRefused(FuzzedFile file) throws IOException {
    run(file, SOME);
  }

  @ParameterizedTest
  @MethodSource("files")
  @Tag("long")
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void twoMillionOfThem(FuzzedFile file) throws IOException {
    run(file, Integer.getInteger("hindsight.fuzz", MANY));
  }

  private static void run(FuzzedFile file, int times) throws IOException {
    assertThat(isRead(file, files.write(file.name(), file.bytes()), -1)).as(file.name()).isTrue();
    for (long seed = 0; seed < times; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] wounded = Wounds.of(file.bytes(), random);
      boolean isForged = file.isTable() && random.nextInt(3) == 0;
      Path path = files.write(file.name(), isForged ? Wounds.resealed(wounded) : wounded);
      long start = NANOS.getAsLong();
      isRead(file, path, seed);
      if (file.isTable() && !isForged && isWhole(path) && !Arrays.equals(wounded, file.bytes())) {
        throw new AssertionError("whole: " + file + ", seed " + seed);
      }
      long took = TimeUnit.NANOSECONDS.toMillis(NANOS.getAsLong() - start);
      if (took >= MOST_MILLISECONDS) {
        throw new AssertionError(took + " ms: " + file + ", seed " + seed);
      }
    }
  }

  private static boolean isRead(FuzzedFile file, Path path, long seed) {
    try {
      file.reading().read(path);
      return true;
    } catch (IllegalArgumentException | IOException refused) {
      // Not, say, an EOFException, whose message is for programmers.
      boolean isDocumented =
          refused.getClass() == IllegalArgumentException.class || refused instanceof UserException;
      if (isDocumented && refused.getMessage() != null && !refused.getMessage().isBlank()) {
        return false;
      }
      throw new AssertionError(file + ", seed " + seed, refused);
    } catch (RuntimeException | Error undocumented) {
      throw new AssertionError(file + ", seed " + seed, undocumented);
    }
  }

  private static boolean isWhole(Path path) throws IOException {
    try {
      return TableFiles.verify(path).ok();
    } catch (TableException refused) {
      return false;
    }
  }
}
