package dev.hindsight.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkValuesTest {
  private static final int PITS = 12;

  @TempDir Path folder;

  private static byte[] boards(int count, int most, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] boards = new byte[PITS * count];
    for (int board = 0; board < count; board++) {
      int seeds = 1 + random.nextInt(most);
      for (int one = 0; one < seeds; one++) {
        boards[PITS * board + random.nextInt(PITS)]++;
      }
    }
    return boards;
  }

  @Test
  void manyAreWorthWhatEachIsWorth() {
    for (String rules : new String[] {"codingame", "abapa", "awari"}) {
      Oware oware = Oware.of(rules).withEndgame(6);
      byte[] boards = boards(2_000, 8, 1);
      byte[] values = new byte[2_000];
      oware.values(boards, values);
      for (int board = 0; board < values.length; board++) {
        StringBuilder position = new StringBuilder();
        int seeds = 0;
        for (int pit = 0; pit < PITS; pit++) {
          position.append(boards[PITS * board + pit]).append('-');
          seeds += boards[PITS * board + pit];
        }
        int south = (48 - seeds) / 2;
        position.append(south).append('-').append(48 - seeds - south).append("-S");
        OptionalInt single = oware.value(position.toString());
        if (values[board] == Oware.UNKNOWN) {
          assertThat(seeds > 6 || single.isEmpty() || rules.equals("abapa")).isTrue();
        } else {
          assertThat(single).as(rules + " " + position).hasValue(values[board]);
        }
      }
    }
  }

  @Test
  void whatIsNoBoardIsRefused() {
    Oware oware = Oware.codingame().withEndgame(3);
    assertThatThrownBy(() -> oware.values(new byte[24], new byte[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("12 bytes");
    byte[] many = new byte[PITS];
    many[0] = 49;
    assertThatThrownBy(() -> oware.values(many, new byte[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("48");
    many[0] = -1;
    assertThatThrownBy(() -> oware.values(many, new byte[1]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Oware.of("kalah"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("abapa");
  }

  @Test
  void aBookInMemoryIsThatOfAFile() throws Exception {
    Path file = folder.resolve("book.table");
    Oware.codingame().buildBook(4, 40, file);
    Oware opened = Oware.codingame().withTable(file);
    Oware solved = Oware.codingame().withBook(4, 40);
    String position = "0-0-1-0-0-1-0-1-0-0-0-1-22-22-S";
    for (int turns = 0; turns <= 40; turns++) {
      assertThat(opened.value(position, turns))
          .isEqualTo(solved.value(position, turns))
          .isPresent();
    }
    assertThatThrownBy(() -> Oware.awari().withBook(4, 40))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("awari");
  }

  @Test
  void theOpeningBookKnowsTheFirstMove() {
    assertThat(Oware.abapa().opening("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"))
        .hasValueSatisfying(
            move -> {
              assertThat(move.pit()).matches("[A-F]");
              assertThat(move.depth()).isPositive();
            });
    assertThat(Oware.awari().opening("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")).isEmpty();
    assertThat(Oware.abapa().opening("1-0-1-0-0-1-0-1-0-1-0-0-21-22-N")).isEmpty();
  }

  /** Ten million a second is what a loop over boards needs; the processor's time is measured. */
  @Test
  @Tag("long")
  void tenMillionASecond() throws Exception {
    Path file = folder.resolve("endgame.table");
    Oware.codingame().buildEndgame(12, file);
    Oware oware = Oware.codingame().withTable(file);
    int count = 100_000;
    byte[] boards = boards(count, 12, 7);
    byte[] values = new byte[count];
    double best = 0;
    var threads = java.lang.management.ManagementFactory.getThreadMXBean();
    for (int round = 0; round < 60; round++) {
      long start = threads.getCurrentThreadCpuTime();
      oware.values(boards, values);
      best = Math.max(best, count * 1e9 / (threads.getCurrentThreadCpuTime() - start));
    }
    System.out.printf("%.1f million boards a second%n", best / 1e6);
    assertThat(best).isGreaterThan(10e6);
  }
}
