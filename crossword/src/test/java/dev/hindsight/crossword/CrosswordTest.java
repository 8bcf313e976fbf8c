package dev.hindsight.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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

  @Test
  void leavesAreAskedByTheirTiles() {
    assertThat(ENGLISH.leaveValue("")).isZero();
    assertThat(ENGLISH.leaveValue("?")).isGreaterThan(15).isEqualTo(ENGLISH.leaveValue("?"));
    assertThat(ENGLISH.leaveValue("SAT")).isEqualTo(ENGLISH.leaveValue("AST"));
    assertThat(ENGLISH.withoutLeaves().leaveValue("?")).isZero();
    assertThatThrownBy(() -> ENGLISH.leaveValue("QQ")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ENGLISH.best(EMPTY + "AEINRST/ 0/0 0", -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void aMoveTellsWhatWasKept() {
    List<InferredLeave> kept = ENGLISH.infer(EMPTY + "/ 0/0 0", "8H QI", 0, 5);
    assertThat(kept).hasSize(5);
    assertThat(kept.get(0).probability()).isBetween(kept.get(1).probability(), 1.0);
    assertThat(ENGLISH.infer(EMPTY + "/ 0/0 0", "exchange 2", 0, 3)).hasSize(3);
    assertThatThrownBy(() -> ENGLISH.infer(EMPTY + "/ 0/0 0", "pass", 0, 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ENGLISH.infer(EMPTY + "/ 0/0 0", "8H QI", -1, 3))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSimulationTellsHowFarItIsAndIsStopped() {
    List<Long> playouts = new ArrayList<>();
    SimulationLimits limits =
        SimulationLimits.usual().withPlayouts(1_000_000_000).withCandidates(3);
    List<SimulatedMove> moves =
        ENGLISH.simulate(
            EMPTY + "AEINRST/ 0/0 0",
            limits,
            known -> {
              playouts.add(known.stream().mapToLong(SimulatedMove::playouts).sum());
              return playouts.size() < 3;
            });
    assertThat(moves).hasSize(3);
    assertThat(playouts).hasSize(3).isSorted();
    assertThat(
            ENGLISH.simulate(EMPTY + "AEINRST/ 0/0 0", limits.withTime(Duration.ZERO), k -> true))
        .hasSize(3);
    assertThatThrownBy(
            () -> ENGLISH.simulate(EMPTY + "AEINRST/ 0/0 0", limits.withPlies(0), known -> true))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void otherTilesAndBoardsHaveTheirOwnWords() throws IOException {
    Path words = Files.writeString(folder.resolve("small.txt"), "ab\nba\n");
    Path tiles =
        Files.writeString(folder.resolve("tiles.csv"), "?,?,2,0,0\nA,a,9,1,1\nB,b,9,3,0\n");
    Crossword small = Crossword.of(tiles.toString(), "standard", words);
    assertThat(small.words()).isEqualTo(2);
    assertThat(small.best(EMPTY + "AABBB/ 0/0 0", 1).get(0).scorePoints()).isEqualTo(8);
    assertThat(small.leaveValue("A")).isZero();
    assertThat(Crossword.of("english", "standard", words).leaveValue("?"))
        .isEqualTo(ENGLISH.leaveValue("?"));
    assertThatThrownBy(() -> Crossword.of("english", "no-such-board", words))
        .isInstanceOf(IOException.class);
  }
}
