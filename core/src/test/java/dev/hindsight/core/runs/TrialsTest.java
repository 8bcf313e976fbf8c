package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class TrialsTest {
  private static final long SEED = 77;

  /** Keeps the order of merging, which an exact tally would hide. */
  private static final class Diary implements Mergeable<Diary> {
    final List<Long> entries = new ArrayList<>();

    @Override
    public void merge(Diary other) {
      entries.addAll(other.entries);
    }
  }

  private static void writeDown(long index, RandomGenerator random, Diary diary) {
    diary.entries.add(index);
    diary.entries.add(random.nextLong());
  }

  /** The obvious way: one loop. */
  private static List<Long> referenceEntries(TrialRange range) {
    Diary diary = new Diary();
    for (long index = range.first(); index < range.end(); index++) {
      writeDown(index, TrialRandom.of(range.seed(), index), diary);
    }
    return diary.entries;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1", "1, 7", "1, 1000", "2, 1", "2, 7", "2, 1000", "3, 1", "3, 7", "3, 1000", "8, 3"
  })
  void threadsAndBlocksDoNotShow(int threads, int blockSize) {
    TrialRange range = new TrialRange(SEED, 100, 5_000);
    try (Crew crew = new Crew(threads)) {
      Diary diary =
          Trials.of(range, Diary::new, TrialsTest::writeDown).inBlocksOf(blockSize).run(crew);
      assertThat(diary.entries).isEqualTo(referenceEntries(range));
    }
  }

  @Test
  void rangesThatTileMergeToTheWhole() {
    try (Crew crew = new Crew(2)) {
      Diary tiles = new Diary();
      for (long[] tile : new long[][] {{0, 13}, {13, 0}, {13, 500}, {513, 487}}) {
        TrialRange range = new TrialRange(SEED, tile[0], tile[1]);
        tiles.merge(Trials.of(range, Diary::new, TrialsTest::writeDown).run(crew));
      }
      assertThat(tiles.entries).isEqualTo(referenceEntries(TrialRange.of(SEED, 1_000)));
    }
  }

  @Test
  void aSlowFirstBlockDoesNotPileUpTallies() {
    AtomicLong alive = new AtomicLong();
    AtomicLong most = new AtomicLong();
    class Counted implements Mergeable<Counted> {
      Counted() {
        most.accumulateAndGet(alive.incrementAndGet(), Math::max);
      }

      @Override
      public void merge(Counted other) {
        alive.decrementAndGet();
      }
    }
    try (Crew crew = new Crew(2)) {
      Trials.of(
              TrialRange.of(SEED, 2_000),
              Counted::new,
              (index, random, tally) -> {
                if (index == 0) {
                  sleep(200);
                }
              })
          .inBlocksOf(1)
          .run(crew);
    }
    // 8 early ones, 2 in hand, the total, and what was made between two counts.
    assertThat(most.get()).isLessThanOrEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void anExceptionOfATrialEndsTheRunEvenWhenOthersWaitForItsBlock(int threads) {
    try (Crew crew = new Crew(threads)) {
      assertThatThrownBy(
              () ->
                  Trials.of(
                          TrialRange.of(SEED, 100_000),
                          Diary::new,
                          (index, random, tally) -> {
                            if (index == 5) {
                              sleep(100);
                              throw new IllegalStateException("trial 5");
                            }
                          })
                      .inBlocksOf(1)
                      .run(crew))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("trial 5");
    }
  }

  @Test
  void progressIsNamedAndAddsUp() {
    List<String> words = new ArrayList<>();
    AtomicLong advanced = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {
            words.add("begin " + task + " " + total + " " + unit);
          }

          @Override
          public void advance(long amount) {
            advanced.addAndGet(amount);
          }

          @Override
          public void end() {
            words.add("end");
          }
        };
    try (Crew crew = new Crew(2, Cancellation.never(), progress)) {
      Trials.of(new TrialRange(SEED, 5, 333), Diary::new, TrialsTest::writeDown)
          .named("duel", "pairs")
          .run(crew);
    }
    assertThat(words).containsExactly("begin duel 333 pairs", "end");
    assertThat(advanced).hasValue(333);
  }

  @Test
  void rangesThatDoNotExistAreRefused() {
    assertThatThrownBy(() -> new TrialRange(1, -1, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TrialRange(1, 0, -5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TrialRange(1, Long.MAX_VALUE, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(new TrialRange(1, Long.MAX_VALUE - 1, 1).end()).isEqualTo(Long.MAX_VALUE);
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException interrupt) {
      throw new AssertionError(interrupt);
    }
  }
}
