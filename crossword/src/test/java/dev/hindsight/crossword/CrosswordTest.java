package dev.hindsight.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordTest {
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ";

  private static final Crossword ENGLISH = Crossword.english();

  @TempDir Path folder;

  @Test
  void theBuiltInWordsAreThere() {
    assertThat(ENGLISH.words()).isEqualTo(168_551);
    assertThat(ENGLISH.isWord("FACET")).isTrue();
    assertThat(ENGLISH.isWord("TECAF")).isFalse();
  }

  @Test
  void theBestMoveIsFirstAndPointsAddUp() {
    List<CrosswordMove> best = ENGLISH.best(EMPTY + "AEINRST/ 0/0 0", 20);
    assertThat(best).hasSize(20);
    assertThat(best.get(0).leave()).isEmpty();
    assertThat(best.get(0).scorePoints()).isGreaterThan(60);
    assertThat(best)
        .isSortedAccordingTo(
            (one, other) -> Double.compare(other.equityPoints(), one.equityPoints()));
  }

  @Test
  void anybodyMayBringWords() throws IOException {
    Path list = Files.writeString(folder.resolve("words.txt"), "care\nrace\nscare\n");
    Crossword small = ENGLISH.withWords(list);
    assertThat(small.words()).isEqualTo(3);
    CrosswordMove best = small.best(EMPTY + "ACERS/ 0/0 0", 1).get(0);
    assertThat(best.move()).isEqualTo("8E CARE");
    assertThat(best.leave()).isEqualTo("S");
    assertThat(best.equityPoints()).isGreaterThan(best.scorePoints() + 5.0);
    assertThat(ENGLISH.words()).isEqualTo(168_551);
  }

  @Test
  void manyThreadsMayAskAtOnce() throws InterruptedException, ExecutionException {
    List<String> racks = List.of("AEINRST/", "QVXZ?UU/", "ACERS/", "BDGHKLM/");
    List<List<CrosswordMove>> alone =
        racks.stream().map(rack -> ENGLISH.best(EMPTY + rack + " 0/0 0", 5)).toList();
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      List<Future<List<CrosswordMove>>> asked =
          IntStream.range(0, 24)
              .mapToObj(
                  n -> threads.submit(() -> ENGLISH.best(EMPTY + racks.get(n % 4) + " 0/0 0", 5)))
              .toList();
      for (int n = 0; n < 24; n++) {
        assertThat(asked.get(n).get()).isEqualTo(alone.get(n % 4));
      }
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void whatIsNotAPositionIsRefused() {
    assertThatThrownBy(() -> ENGLISH.best("hello", 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ENGLISH.best(EMPTY + "/ 0/0 0", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has no tiles");
  }
}
