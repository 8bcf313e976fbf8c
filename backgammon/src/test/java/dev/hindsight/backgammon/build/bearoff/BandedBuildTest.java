package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.UnusableCheckpointException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables solved with their values on disk, held against those solved in memory. */
class BandedBuildTest {
  private static final long WITHOUT_CHECKPOINTS = 1L << 40;

  @TempDir private Path folder;

  private static TwoSidedBuilder builder(
      int points, int checkers, boolean cubeful, boolean inDoubles) {
    return new TwoSidedBuilder(
        points, checkers, cubeful, WITHOUT_CHECKPOINTS, inDoubles ? 10_000 : 0);
  }

  /** One layer to a band, as many as a memory allows, or an eighth of the sides. */
  @ParameterizedTest
  @CsvSource({"6, 5, 2, 0", "6, 5, 1, 300000", "3, 6, 3, 0", "8, 3, 1, 300000", "1, 3, 2, 0"})
  @Tag("slow")
  void everyBandingGivesTheBytesOfTheBuildInMemory(
      int points, int checkers, int threads, long bandBytes) throws IOException {
    compareWithTheBuildInMemory(points, checkers, threads, bandBytes);
  }

  @ParameterizedTest
  @CsvSource({"6, 6, 2, 2000000", "6, 6, 3, 10000000000"})
  @Tag("long")
  void everyBandingOfMoreSidesGivesTheSameBytes(
      int points, int checkers, int threads, long bandBytes) throws IOException {
    compareWithTheBuildInMemory(points, checkers, threads, bandBytes);
  }

  private void compareWithTheBuildInMemory(int points, int checkers, int threads, long bandBytes)
      throws IOException {
    for (boolean cubeful : new boolean[] {false, true}) {
      for (boolean inDoubles : new boolean[] {false, true}) {
        TwoSidedBuilder builder = builder(points, checkers, cubeful, inDoubles);
        try (Crew crew = new Crew(threads)) {
          builder.build(folder.resolve("memory"), crew);
          builder.buildInBands(folder.resolve("disk"), BearoffTable::writer, crew, bandBytes);
        }
        assertThat(folder.resolve("disk"))
            .as("cubeful %s, in doubles %s", cubeful, inDoubles)
            .hasSameBinaryContentAs(folder.resolve("memory"));
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("memory", "disk");
      }
    }
  }

  @Test
  @Tag("slow")
  void aBuildStoppedAnywhereGoesOnInOtherBandsAndEndsWithTheSameBytes() throws IOException {
    TwoSidedBuilder builder = builder(6, 5, true, false);
    try (Crew crew = new Crew(2)) {
      builder.build(folder.resolve("plain"), crew);
    }
    Path file = folder.resolve("stopped");
    int stops = 0;
    int withParts = 0;
    while (!Files.exists(file)) {
      // Each run does a little more than a band, and not always bands of the same size.
      boolean finished = run(builder, file, stops % 2 == 0 ? 0 : 300_000, 260 + 31L * stops);
      stops += finished ? 0 : 1;
      withParts += Files.exists(folder.resolve("stopped.checkpoint")) ? 1 : 0;
      assertThat(Files.exists(folder.resolve("stopped.scratch")))
          .as("values are kept just as long as the checkpoint that vouches for them")
          .isEqualTo(Files.exists(folder.resolve("stopped.checkpoint")));
      assertThat(folder.resolve("stopped.partial")).doesNotExist();
      assertThat(stops).isLessThan(500);
    }
    assertThat(withParts).isGreaterThan(3);
    assertThat(Files.readAllBytes(file)).isEqualTo(Files.readAllBytes(folder.resolve("plain")));
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("plain", "stopped");
  }

  /** Builds until so many new steps were reported; returns whether the build was finished. */
  private static boolean run(TwoSidedBuilder builder, Path file, long bandBytes, long mostSteps)
      throws IOException {
    Cancellation cancellation = new Cancellation();
    AtomicLong total = new AtomicLong();
    AtomicLong steps = new AtomicLong();
    AtomicLong newSteps = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long all, String unit) {
            total.set(all);
          }

          @Override
          public void advance(long amount) {
            // What was solved before is the first to be reported.
            if (steps.getAndAdd(amount) > 0 && newSteps.addAndGet(amount) > mostSteps) {
              cancellation.cancel();
            }
          }

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(2, cancellation, progress)) {
      builder.buildInBands(file, BearoffTable::writer, crew, bandBytes);
      assertThat(steps.get()).isEqualTo(total.get());
      return true;
    } catch (CancelledException cancelled) {
      return false;
    }
  }

  /** Leaves a scratch file and a checkpoint behind. */
  private Path stopped(String name) throws IOException {
    Path file = folder.resolve(name);
    assertThat(run(builder(6, 5, true, false), file, 300_000, 1_000)).isFalse();
    assertThat(folder.resolve(name + ".checkpoint").resolve("solved.table")).exists();
    return file;
  }

  private static void goOn(TwoSidedBuilder builder, Path file) throws IOException {
    run(builder, file, 300_000, Long.MAX_VALUE);
  }

  @Test
  void anInterruptIsACancellationAndNothingIsLost() throws IOException {
    Path file = stopped("interrupted");
    Thread.currentThread().interrupt();
    assertThat(run(builder(6, 5, true, false), file, 300_000, Long.MAX_VALUE)).isFalse();
    assertThat(Thread.interrupted()).isTrue();
    goOn(builder(6, 5, true, false), file);
    assertThat(file).exists();
  }

  @Test
  void damagedValuesAreRefusedBeforeTheWorkGoesOn() throws IOException {
    Path file = stopped("damaged");
    Path scratch = folder.resolve("damaged.scratch");
    try (RandomAccessFile bytes = new RandomAccessFile(scratch.toFile(), "rw")) {
      bytes.seek(4_096 + 70);
      int old = bytes.read();
      bytes.seek(4_096 + 70);
      bytes.write(old ^ 1);
    }
    assertThatThrownBy(() -> goOn(builder(6, 5, true, false), file))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("damaged.scratch: is damaged")
        .hasMessageContaining("to start afresh");
    assertThat(scratch).exists();
    assertThat(file).doesNotExist();
  }

  @Test
  void missingValuesAreRefused() throws IOException {
    Path file = stopped("lost");
    Path scratch = folder.resolve("lost.scratch");
    try (RandomAccessFile bytes = new RandomAccessFile(scratch.toFile(), "rw")) {
      bytes.setLength(bytes.length() / 2);
    }
    assertThatThrownBy(() -> goOn(builder(6, 5, true, false), file))
        .hasMessageContaining("is damaged (it ends at byte");
    Files.delete(scratch);
    assertThatThrownBy(() -> goOn(builder(6, 5, true, false), file))
        .hasMessageContaining("lost.scratch: is missing")
        .hasMessageContaining("lost.checkpoint");
    assertThat(scratch).doesNotExist();
  }

  @Test
  void whatAnotherBuildHasLeftIsRefusedAndNotTouched() throws IOException {
    Path file = stopped("other");
    byte[] scratch = Files.readAllBytes(folder.resolve("other.scratch"));
    for (TwoSidedBuilder other :
        new TwoSidedBuilder[] {
          builder(6, 5, false, false), builder(6, 5, true, true), builder(6, 4, true, false)
        }) {
      assertThatThrownBy(() -> goOn(other, file))
          .isInstanceOf(UnusableCheckpointException.class)
          .hasMessageContaining("belongs to another run");
    }
    assertThat(folder.resolve("other.scratch")).hasBinaryContent(scratch);
    goOn(builder(6, 5, true, false), file);
    assertThat(file).exists();
  }

  @Test
  void aForeignFileInTheWayIsRefusedAndNotTouched() throws IOException {
    Path foreign = folder.resolve("table.scratch");
    for (String content : new String[] {"my notes", "my notes".repeat(1_000)}) {
      Files.writeString(foreign, content, StandardCharsets.UTF_8);
      assertThatThrownBy(() -> goOn(builder(6, 3, true, false), folder.resolve("table")))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("table.scratch: is not the scratch file of this build");
      assertThat(foreign).hasContent(content);
    }
    Files.delete(foreign);
    Files.createDirectory(foreign);
    assertThatThrownBy(() -> goOn(builder(6, 3, true, false), folder.resolve("table")))
        .hasMessageContaining("in the way");
  }

  @Test
  void aDamagedCheckpointIsRefused() throws IOException {
    Path file = stopped("torn");
    Path checkpoint = folder.resolve("torn.checkpoint").resolve("solved.table");
    byte[] bytes = Files.readAllBytes(checkpoint);
    bytes[bytes.length - 100] ^= 1;
    Files.write(checkpoint, bytes);
    assertThatThrownBy(() -> goOn(builder(6, 5, true, false), file))
        .isInstanceOf(UnusableCheckpointException.class);
  }

  /** The parts of a build in memory are of no use on disk, and the other way round. */
  @Test
  void whatWasBegunInOnePlaceGoesOnThere() throws IOException {
    Path file = stopped("begun");
    TwoSidedBuilder builder = builder(6, 5, true, false);
    long plenty = 1L << 30;
    TwoSidedPlan plan = builder.plan(file, plenty, 2);
    assertThat(plan.bands()).isPositive();
    assertThat(plan.keptBytes()).isPositive().isLessThan(plan.scratchBytes());
    assertThat(builder.plan(folder.resolve("new"), plenty, 2).bands()).isZero();
    try (Crew crew = new Crew(2)) {
      builder.build(file, BearoffTable::writer, crew, plenty);
      builder.build(folder.resolve("new"), BearoffTable::writer, crew, plenty);
    }
    assertThat(file).hasSameBinaryContentAs(folder.resolve("new"));
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("begun", "new");
  }

  @Test
  void fifteenCheckersWithTheCubeTakeABoundedMemoryAndAStatedDisk() throws IOException {
    TwoSidedBuilder builder = new TwoSidedBuilder(6, 15, true);
    Path file = folder.resolve("fifteen");
    for (long memory : new long[] {2L << 30, 4L << 30, 12L << 30}) {
      TwoSidedPlan plan = builder.plan(file, memory, 2);
      assertThat(plan.bands()).isPositive();
      assertThat(plan.memoryBytes()).isBetween(memory / 2, memory);
      // Four floats for each pair, and the unused lanes.
      assertThat(plan.scratchBytes()).isBetween(54_264L * 54_264 * 16, 54_264L * 54_264 * 17);
      assertThat(plan.keptBytes()).isZero();
    }
    assertThatThrownBy(() -> builder.plan(file, 1L << 30, 2))
        .isInstanceOf(NotEnoughRoomException.class)
        .hasMessageContaining("even when its values are kept on disk, but 1,024 MB are allowed");
    assertThat(builder.plan(file, 80L << 30, 2).bands()).isZero();
  }
}
