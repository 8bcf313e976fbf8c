package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class ResumableTrialsTest {
  private static byte[] uninterrupted;

  @TempDir Path folder;
  private Path target;

  @BeforeEach
  void chooseTarget() {
    target = folder.resolve("draws.table");
  }

  @BeforeAll
  static void buildWithoutInterruption(@TempDir Path elsewhere) throws IOException {
    Path reference = elsewhere.resolve("reference.table");
    try (Crew crew = new Crew(1)) {
      HistogramBuild.build(reference, crew, 64, HistogramTally::run);
    }
    uninterrupted = Files.readAllBytes(reference);
  }

  private Path checkpoint() {
    return folder.resolve("draws.table.checkpoint").resolve("draws.table");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 7", "1, 1000", "2, 1", "2, 7", "2, 1000", "3, 1", "3, 7", "3, 1000"})
  void threadsAndBlocksDoNotShowInTheFile(int threads, int blockSize) throws IOException {
    try (Crew crew = new Crew(threads)) {
      HistogramBuild.build(target, crew, blockSize, HistogramTally::run);
    }
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
    assertThat(folder.resolve("draws.table.checkpoint")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"1, 7", "2, 1", "2, 64", "3, 7"})
  void cancelledAgainAndAgainThenResumedEqualsUninterrupted(int threads, int blockSize)
      throws IOException {
    AtomicLong trialsRun = new AtomicLong();
    int interruptions = 0;
    for (boolean finished = false; !finished; ) {
      Cancellation cancellation = new Cancellation();
      AtomicInteger sinceStart = new AtomicInteger();
      try (Crew crew = new Crew(threads, cancellation, Progress.SILENT)) {
        HistogramBuild.build(
            target,
            crew,
            blockSize,
            (index, random, tally) -> {
              trialsRun.incrementAndGet();
              if (sinceStart.incrementAndGet() == 4_321) {
                cancellation.cancel();
              }
              HistogramTally.run(index, random, tally);
            });
        finished = true;
      } catch (CancelledException expected) {
        interruptions++;
        assertThat(target).doesNotExist();
        assertThat(checkpoint()).exists();
      }
    }
    assertThat(interruptions).isEqualTo(4);
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
    // Nothing is done twice but the blocks that were in work or ahead of the prefix.
    long most = HistogramBuild.RANGE.count() + interruptions * 5L * threads * blockSize;
    assertThat(trialsRun.get()).isBetween(HistogramBuild.RANGE.count(), most);
  }

  /** Fewer trials than are saved after: only the clock says that it is time. */
  @ParameterizedTest
  @CsvSource({"0, 1", "59, 3", "60, 5"})
  void slowTrialsAreSavedByTheClock(long secondsOfABlock, int saves) throws IOException {
    AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5_000_000_000L); // a clock may overflow
    List<Long> saved = new ArrayList<>();
    Checkpoints checkpoints =
        Checkpoints.beside(target, HistogramBuild.PARAMETERS, HistogramBuild.PROVENANCE);
    Counting<HistogramTally> counting =
        HistogramTally.counting(
            (index, random, tally) -> {
              nanos.addAndGet(secondsOfABlock * 100_000_000L);
              HistogramTally.run(index, random, tally);
            });
    TrialRange range = TrialRange.of(3, 50);
    try (Crew crew = new Crew(1, new Cancellation(), noting(saved))) {
      new ResumableTrials<>(
              Trials.of(range, counting).inBlocksOf(10),
              new TallyCheckpoint<>(checkpoints, "draws", counting.codec(), range),
              1_000,
              new LastSave(ResumableTrials.MOST_LOST, nanos::get))
          .run(crew);
    }
    assertThat(saved).hasSize(saves).endsWith(50L);
  }

  private static Progress noting(List<Long> saved) {
    return new Progress() {
      @Override
      public void begin(String task, long total, String unit) {}

      @Override
      public void advance(long amount) {}

      @Override
      public void saved(long next) {
        saved.add(next);
      }

      @Override
      public void end() {}
    };
  }

  /** A block may take seconds: who stops the work waits for one trial, and loses none. */
  @Test
  void isStoppedInTheMiddleOfABlockAndGoesOnThere() throws IOException {
    int block = (int) HistogramBuild.RANGE.count();
    List<Long> run = new ArrayList<>();
    Cancellation cancellation = new Cancellation();
    Trial<HistogramTally> noted =
        (index, random, tally) -> {
          run.add(index);
          if (run.size() == 4_321) {
            cancellation.cancel();
          }
          HistogramTally.run(index, random, tally);
        };
    try (Crew stopped = new Crew(1, cancellation, Progress.SILENT);
        Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> HistogramBuild.build(target, stopped, block, noted))
          .isInstanceOf(CancelledException.class);
      assertThat(run).hasSize(4_321);
      HistogramBuild.build(target, crew, block, noted);
    }
    assertThat(run).hasSize(block).doesNotHaveDuplicates();
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
  }

  @Test
  void anInterruptedThreadStillSavesAndStaysInterrupted() throws IOException {
    Thread caller = Thread.currentThread();
    try (Crew crew = new Crew(2)) {
      assertThatThrownBy(
              () ->
                  HistogramBuild.build(
                      target,
                      crew,
                      10,
                      (index, random, tally) -> {
                        if (index == 5_000) {
                          caller.interrupt();
                        }
                        HistogramTally.run(index, random, tally);
                      }))
          .isInstanceOf(CancelledException.class)
          .hasNoSuppressedExceptions();
      assertThat(Thread.interrupted()).isTrue();
      assertThat(checkpoint()).exists();
      HistogramBuild.build(target, crew, 10, HistogramTally::run);
    }
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
  }

  @Test
  void anExceptionLosesNothingOfThePrefix() throws IOException {
    try (Crew crew = new Crew(2)) {
      assertThatThrownBy(
              () ->
                  HistogramBuild.build(
                      target,
                      crew,
                      10,
                      (index, random, tally) -> {
                        if (index == 15_000) {
                          throw new IllegalStateException("trial 15000");
                        }
                        HistogramTally.run(index, random, tally);
                      }))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("trial 15000");
      HistogramBuild.build(
          target,
          crew,
          10,
          (index, random, tally) -> {
            assertThat(index).isGreaterThan(14_500);
            HistogramTally.run(index, random, tally);
          });
    }
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
  }

  /** A tally whose merge breaks half-way. */
  private static final class Fragile implements Mergeable<Fragile> {
    int merges;

    @Override
    public void merge(Fragile other) {
      merges++;
      if (merges == 4) {
        throw new ArithmeticException("half merged");
      }
    }
  }

  private static final class FragileCodec implements TallyCodec<Fragile> {
    @Override
    public NamedArrays encode(Fragile tally) {
      return NamedArrays.of().with("merges", new int[] {tally.merges});
    }

    @Override
    public Fragile decode(NamedArrays arrays) {
      Fragile tally = new Fragile();
      tally.merges = arrays.ints("merges")[0];
      return tally;
    }
  }

  @Test
  void aHalfMergedTallyIsNeverSaved() throws IOException {
    TrialRange range = TrialRange.of(1, 10);
    Checkpoints checkpoints =
        Checkpoints.beside(target, Parameters.of(), Provenance.ofRecipe("fragile"));
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(
              () ->
                  Trials.of(
                          range,
                          new Counting<>(
                              Fragile::new, (index, random, tally) -> {}, new FragileCodec()))
                      .inBlocksOf(1)
                      .checkpointed(checkpoints, "fragile", 2)
                      .run(crew))
          .isInstanceOf(ArithmeticException.class);
    }
    NamedArrays saved = checkpoints.find("fragile").orElseThrow();
    assertThat(saved.ints("merges")).containsExactly(2);
    assertThat(saved.longs("checkpoint.trials")).containsExactly(1, 0, 10, 2);
  }

  @Test
  void completeTrialsAreNotRunAgain() throws IOException {
    Checkpoints checkpoints =
        Checkpoints.beside(target, HistogramBuild.PARAMETERS, HistogramBuild.PROVENANCE);
    TrialRange range = TrialRange.of(5, 100);
    try (Crew crew = new Crew(1)) {
      HistogramTally first =
          Trials.of(range, HistogramTally.COUNTING).checkpointed(checkpoints, "part", 10).run(crew);
      HistogramTally second =
          Trials.of(
                  range,
                  HistogramTally.counting(
                      (index, random, tally) -> {
                        throw new AssertionError("trial " + index + " is done");
                      }))
              .checkpointed(checkpoints, "part", 10)
              .run(crew);
      assertThat(second).isEqualTo(first);
    }
  }

  @Test
  void progressOfAResumedRunStartsWhereItIs() throws IOException {
    Cancellation cancellation = new Cancellation();
    AtomicLong advanced = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {
            advanced.set(0);
            assertThat(total).isEqualTo(HistogramBuild.RANGE.count());
          }

          @Override
          public void advance(long amount) {
            advanced.addAndGet(amount);
          }

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(2, cancellation, progress)) {
      assertThatThrownBy(
              () ->
                  HistogramBuild.build(
                      target,
                      crew,
                      10,
                      (index, random, tally) -> {
                        if (index == 7_000) {
                          cancellation.cancel();
                        }
                      }))
          .isInstanceOf(CancelledException.class);
      assertThat(advanced.get()).isBetween(6_900L, 7_200L);
    }
    try (Crew crew = new Crew(2, Cancellation.never(), progress)) {
      HistogramBuild.build(target, crew, 10, HistogramTally::run);
    }
    assertThat(advanced).hasValue(HistogramBuild.RANGE.count());
  }

  @Test
  void aFolderThatCannotBeWrittenIsAnErrorAtTheFirstSave() throws IOException {
    Path nowhere = Files.writeString(folder.resolve("file"), "").resolve("below-a-file");
    try (Crew crew = new Crew(2)) {
      assertThatThrownBy(() -> HistogramBuild.build(nowhere, crew, 10, HistogramTally::run))
          .isInstanceOf(IOException.class);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void killedInTheMiddleAndResumedGivesTheSameBytes(int threads) throws Exception {
    // Trial 9,000 hangs, so the process is in the middle whenever we come to kill it.
    Process hanging = start(threads, 7, 9_000);
    try {
      awaitCheckpoint(hanging);
    } finally {
      hanging.destroyForcibly().waitFor();
    }
    assertThat(target).doesNotExist();
    assertThat(checkpoint()).exists();

    // Killed anywhere, perhaps before it began and perhaps while it writes.
    Process hurried = start(threads, 50, 15_000);
    Thread.sleep(300);
    hurried.destroyForcibly().waitFor();
    assertThat(target).doesNotExist();

    Process last = start(threads, 100, HistogramBuild.NEVER);
    assertThat(last.waitFor()).isZero();
    assertThat(Files.readAllBytes(target)).isEqualTo(uninterrupted);
    assertThat(folder.resolve("draws.table.checkpoint")).doesNotExist();
  }

  private Process start(int threads, int blockSize, long hangingTrial) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx128m",
            "-cp",
            System.getProperty("java.class.path"),
            HistogramBuild.class.getName(),
            target.toString(),
            Integer.toString(threads),
            Integer.toString(blockSize),
            Long.toString(hangingTrial))
        .inheritIO()
        .start();
  }

  private void awaitCheckpoint(Process process) throws InterruptedException {
    while (!Files.exists(checkpoint())) {
      assertThat(process.isAlive()).as("the build must hang, not end").isTrue();
      Thread.sleep(5);
    }
  }
}
