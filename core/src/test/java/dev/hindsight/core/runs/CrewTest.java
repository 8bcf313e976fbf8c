package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class CrewTest {

  @ParameterizedTest
  @CsvSource({
    "1, 0, 1",
    "1, 1, 1",
    "1, 1000, 7",
    "2, 0, 5",
    "2, 1, 5",
    "2, 5, 5",
    "2, 6, 5",
    "2, 10000, 1",
    "3, 10000, 7",
    "3, 9999, 1000",
    "8, 3, 1"
  })
  void everyIndexIsRunExactlyOnce(int threads, int size, int blockSize) {
    AtomicIntegerArray runs = new AtomicIntegerArray(size);
    try (Crew crew = new Crew(threads)) {
      crew.sweep(
          size,
          blockSize,
          (from, to, worker) -> {
            assertThat(to - from).isBetween(1L, (long) blockSize);
            assertThat(from % blockSize).isZero();
            assertThat(worker).isBetween(0, threads - 1);
            for (long index = from; index < to; index++) {
              runs.incrementAndGet((int) index);
            }
          });
    }
    for (int index = 0; index < size; index++) {
      assertThat(runs.get(index)).as("runs of index %d", index).isEqualTo(1);
    }
  }

  @Test
  void plainWritesOfOneSweepAreSeenByTheNext() {
    // Each sweep sums the neighbours that the sweep before wrote, most likely on another thread.
    int size = 64;
    int[][] cells = new int[2][size];
    cells[0][0] = 1;
    try (Crew crew = new Crew(3)) {
      for (int round = 0; round < 2_000; round++) {
        int[] before = cells[round % 2];
        int[] after = cells[(round + 1) % 2];
        crew.sweep(
            size,
            5,
            (from, to, worker) -> {
              for (int index = (int) from; index < to; index++) {
                after[index] = before[index] + 31 * before[(index + 1) % size];
              }
            });
      }
    }
    assertThat(cells[0]).isEqualTo(neighbourSums(size, 2_000));
  }

  private static int[] neighbourSums(int size, int rounds) {
    int[] before = new int[size];
    before[0] = 1;
    for (int round = 0; round < rounds; round++) {
      int[] after = new int[size];
      for (int index = 0; index < size; index++) {
        after[index] = before[index] + 31 * before[(index + 1) % size];
      }
      before = after;
    }
    return before;
  }

  @Test
  void aCrewOfOneUsesTheCallingThreadOnly() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (Crew crew = new Crew(1)) {
      crew.sweep(100, 1, (from, to, worker) -> threads.add(Thread.currentThread()));
    }
    assertThat(threads).containsExactly(Thread.currentThread());
  }

  @Test
  void theCallerIsWorkerZeroAndHelpersAreDaemons() throws InterruptedException {
    CountDownLatch bothAtWork = new CountDownLatch(2);
    AtomicInteger daemons = new AtomicInteger();
    Thread caller = Thread.currentThread();
    try (Crew crew = new Crew(2)) {
      crew.sweep(
          2,
          1,
          (from, to, worker) -> {
            assertThat(Thread.currentThread() == caller).isEqualTo(worker == 0);
            if (Thread.currentThread().isDaemon()) {
              daemons.incrementAndGet();
            }
            bothAtWork.countDown();
            awaitQuietly(bothAtWork);
          });
    }
    assertThat(daemons).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theFirstExceptionStopsTheOthersAndIsThrownAsItIs(int threads) {
    AtomicLong blocks = new AtomicLong();
    RuntimeException cause = new RuntimeException("the root");
    IllegalStateException failure = new IllegalStateException("block 10", cause);
    try (Crew crew = new Crew(threads)) {
      assertThatThrownBy(
              () ->
                  crew.sweep(
                      Long.MAX_VALUE,
                      1,
                      (from, to, worker) -> {
                        blocks.incrementAndGet();
                        if (from == 10) {
                          throw failure;
                        }
                      }))
          .isSameAs(failure)
          .hasCause(cause);
      assertThat(blocks.get()).isGreaterThanOrEqualTo(11);

      // The crew is fit for another sweep.
      AtomicLong sum = new AtomicLong();
      crew.sweep(100, 3, (from, to, worker) -> sum.addAndGet(to - from));
      assertThat(sum).hasValue(100);
    }
  }

  @Test
  void exceptionsOfHelpersAndErrorsReachTheCallerToo() {
    try (Crew crew = new Crew(2)) {
      assertThatThrownBy(
              () ->
                  crew.sweep(
                      Long.MAX_VALUE,
                      1,
                      (from, to, worker) -> {
                        if (worker == 1) {
                          throw new AssertionError("from the helper");
                        }
                      }))
          .isInstanceOf(AssertionError.class)
          .hasMessage("from the helper");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void cancellingStopsBetweenBlocks(int threads) {
    Cancellation cancellation = new Cancellation();
    AtomicLong afterwards = new AtomicLong();
    try (Crew crew = new Crew(threads, cancellation, Progress.SILENT)) {
      assertThatThrownBy(
              () ->
                  crew.sweep(
                      Long.MAX_VALUE,
                      1_000,
                      (from, to, worker) -> {
                        if (cancellation.isCancelled()) {
                          afterwards.incrementAndGet();
                        }
                        if (from == 50_000) {
                          cancellation.cancel();
                        }
                      }))
          .isInstanceOf(CancelledException.class);
    }
    // Each other worker may have been between its check and its block.
    assertThat(afterwards.get()).isLessThan(threads);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void interruptingTheCallerCancelsAndKeepsTheInterrupt(int threads) {
    Thread caller = Thread.currentThread();
    try (Crew crew = new Crew(threads)) {
      assertThatThrownBy(
              () ->
                  crew.sweep(
                      Long.MAX_VALUE,
                      1,
                      (from, to, worker) -> {
                        if (from == 100) {
                          caller.interrupt();
                        }
                      }))
          .isInstanceOf(CancelledException.class);
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void anInterruptWhileOnlyHelpersWorkIsKept() {
    Thread caller = Thread.currentThread();
    CountDownLatch helperAtWork = new CountDownLatch(1);
    try (Crew crew = new Crew(2)) {
      crew.sweep(
          2,
          1,
          (from, to, worker) -> {
            if (worker == 1) {
              helperAtWork.countDown();
              awaitParking(caller);
              caller.interrupt();
            } else {
              awaitQuietly(helperAtWork);
            }
          });
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void progressAddsUpToTheSize() {
    AtomicLong advanced = new AtomicLong();
    AtomicInteger calls = new AtomicInteger();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {}

          @Override
          public void advance(long amount) {
            calls.incrementAndGet();
            advanced.addAndGet(amount);
          }

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(3, Cancellation.never(), progress)) {
      crew.sweep(1_003, 10, (from, to, worker) -> {});
    }
    assertThat(advanced).hasValue(1_003);
    assertThat(calls).hasValue(101);
  }

  @Test
  void misuseIsRefused() {
    assertThatThrownBy(() -> new Crew(0)).isInstanceOf(IllegalArgumentException.class);
    Crew crew = new Crew(2);
    assertThatThrownBy(() -> crew.sweep(-1, 1, (from, to, worker) -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> crew.sweep(1, 0, (from, to, worker) -> {}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> crew.sweep(1, 1, (from, to, worker) -> crew.sweep(1, 1, (a, b, c) -> {})))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("another sweep");
    crew.close();
    crew.close();
    assertThatThrownBy(() -> crew.sweep(1, 1, (from, to, worker) -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupt) {
      throw new AssertionError(interrupt);
    }
  }

  private static void awaitParking(Thread leader) {
    while (!(LockSupport.getBlocker(leader) instanceof Sweep)) {
      Thread.onSpinWait();
    }
  }
}
