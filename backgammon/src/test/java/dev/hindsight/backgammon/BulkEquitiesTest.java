package dev.hindsight.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkEquitiesTest {
  private static final int BYTES = 12;

  @TempDir Path folder;

  private static void set(byte[] pairs, int at, long near) {
    for (int point = 1; point <= 6; point++) {
      pairs[at + point - 1] = (byte) (near >>> (4 * point) & 15);
    }
  }

  @Test
  void manyAreWorthWhatTheTableSays() throws Exception {
    Path file = folder.resolve("bearoff.table");
    Backgammon.build(4, file);
    BearoffTable table = BearoffTable.open(file);
    Backgammon opened = Backgammon.open(file);
    Backgammon solved = Backgammon.solve(4);
    SplittableRandom random = new SplittableRandom(3);
    BearoffIndex index = new BearoffIndex(6, 5);
    int count = 3_000;
    byte[] pairs = new byte[BYTES * count];
    long[] movers = new long[count];
    long[] others = new long[count];
    for (int pair = 0; pair < count; pair++) {
      movers[pair] = index.unrank(random.nextInt(index.size()));
      others[pair] = index.unrank(random.nextInt(index.size()));
      set(pairs, BYTES * pair, movers[pair]);
      set(pairs, BYTES * pair + 6, others[pair]);
    }
    float[] equities = new float[count];
    float[] inDoubles = new float[count];
    for (CubePlace place : CubePlace.values()) {
      opened.equities(place, pairs, equities);
      solved.equities(place, pairs, inDoubles);
      for (int pair = 0; pair < count; pair++) {
        if (BearoffIndex.left(movers[pair]) > 4 || BearoffIndex.left(others[pair]) > 4) {
          assertThat(equities[pair]).isNaN();
          assertThat(inDoubles[pair]).isNaN();
        } else {
          double said = table.equity(CubeState.valueOf(place.name()), movers[pair], others[pair]);
          assertThat(equities[pair]).isEqualTo((float) said);
          assertThat((double) inDoubles[pair]).isCloseTo(said, within(2e-5));
        }
      }
    }
  }

  @Test
  void whatIsNoSideIsNotKnown() {
    Backgammon solved = Backgammon.solve(3);
    float[] equities = new float[1];
    solved.equities(CubePlace.CUBELESS, new byte[] {-1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}, equities);
    assertThat(equities[0]).isNaN();
    solved.equities(CubePlace.CUBELESS, new byte[] {17, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}, equities);
    assertThat(equities[0]).isNaN();
    assertThatThrownBy(() -> solved.equities(CubePlace.CUBELESS, new byte[11], equities))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("12 bytes");
    assertThatThrownBy(() -> Backgammon.solve(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void matchEquitiesAddUp() {
    assertThat(Backgammon.matchEquity(5, 5, false)).isEqualTo(0.5, within(1e-12));
    assertThat(Backgammon.matchEquity(2, 7, false) + Backgammon.matchEquity(7, 2, false))
        .isEqualTo(1, within(1e-12));
    assertThat(Backgammon.matchEquity(0, 3, false)).isEqualTo(1);
    assertThatThrownBy(() -> Backgammon.matchEquity(-1, 3, false))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @Tag("long")
  void tenMillionASecond() throws Exception {
    Path file = folder.resolve("bearoff.table");
    Backgammon.build(6, file);
    Backgammon opened = Backgammon.open(file);
    SplittableRandom random = new SplittableRandom(3);
    BearoffIndex index = new BearoffIndex(6, 6);
    int count = 100_000;
    byte[] pairs = new byte[BYTES * count];
    for (int pair = 0; pair < 2 * count; pair++) {
      set(pairs, 6 * pair, index.unrank(random.nextInt(index.size())));
    }
    float[] equities = new float[count];
    double best = 0;
    var threads = java.lang.management.ManagementFactory.getThreadMXBean();
    for (int round = 0; round < 60; round++) {
      long start = threads.getCurrentThreadCpuTime();
      opened.equities(CubePlace.CENTRED, pairs, equities);
      best = Math.max(best, count * 1e9 / (threads.getCurrentThreadCpuTime() - start));
    }
    System.out.printf("%.1f million pairs a second%n", best / 1e6);
    assertThat(best).isGreaterThan(10e6);
  }
}
