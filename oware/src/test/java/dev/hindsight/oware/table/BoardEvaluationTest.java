package dev.hindsight.oware.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardEvaluationTest {
  @TempDir Path folder;

  /** Four sums in a long are as good as one by one, at the limits of the weights too. */
  @Test
  void packedSumsAreThoseOfTheFormula() {
    for (long seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int most = seed % 2 == 0 ? BoardEvaluation.MOST_WEIGHT : 200;
      int[] pits = weights(12 * 24 * 16, most, random);
      int[] sums = weights(16, 300, random);
      int[] worth = new int[49];
      Arrays.fill(worth, 4_096);
      BoardEvaluation evaluation = new BoardEvaluation(pits, sums, worth);
      for (int board = 0; board < 50; board++) {
        int[] counts = RandomBoards.board(random.nextInt(1, 49), random);
        int expected = 0;
        for (int sum = 0; sum < 16; sum++) {
          int value = 0;
          for (int pit = 0; pit < 12; pit++) {
            value += pits[(pit * 24 + Math.min(counts[pit], 23)) * 16 + sum];
          }
          expected += (sum == 15 ? value : Math.max(0, value)) * sums[sum];
        }
        long mover = Row.pack(counts, 0);
        long other = Row.pack(counts, 6);
        assertThat(evaluation.hundredthsForMover(mover, other))
            .as("seed %d", seed)
            .isEqualTo(expected / 4_096);
        assertThat(evaluation.logitForMover(mover, other, 10, 3)).isEqualTo(300 + expected / 4_096);
      }
    }
  }

  private static int[] weights(int count, int most, SplittableRandom random) {
    return random.ints(count, -most, most + 1).toArray();
  }

  @Test
  void fileGivesBackWhatWasWritten() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    int[] worth = new int[49];
    Arrays.fill(worth, 2_000);
    BoardEvaluation written =
        new BoardEvaluation(weights(12 * 24 * 16, 500, random), weights(16, 300, random), worth);
    Path file = folder.resolve("my.evaluation");
    written.write(file, OwareRules.ABAPA, new Provenance("test", 1, 0, 1, new TreeMap<>()));
    BoardEvaluation read = BoardEvaluation.open(file);
    for (int board = 0; board < 100; board++) {
      int[] counts = RandomBoards.board(30, random);
      assertThat(read.logitForMover(Row.pack(counts, 0), Row.pack(counts, 6), 30, 2))
          .isEqualTo(written.logitForMover(Row.pack(counts, 0), Row.pack(counts, 6), 30, 2));
    }
    worth[7] = 0;
    new BoardEvaluation(weights(12 * 24 * 16, 500, random), weights(16, 300, random), worth)
        .write(file, OwareRules.ABAPA, new Provenance("test", 1, 0, 1, new TreeMap<>()));
    assertThatThrownBy(() -> BoardEvaluation.open(file)).isInstanceOf(CorruptTableException.class);
  }

  @Test
  void countsAreWhatPeopleCount() {
    BoardEvaluation counts = BoardEvaluation.ofCounts();
    // 0.15 for each of three seeds and 0.60 for each of two pits, less 0.75 for one seed.
    assertThat(counts.hundredthsForMover(0x0000_0000_0201L, 0x0100_0000_0000L)).isEqualTo(90);
    SplittableRandom random = new SplittableRandom(5);
    for (int board = 0; board < 50; board++) {
      int[] pits = new int[12];
      for (int seed = 0; seed < 40; seed++) {
        pits[random.nextInt(12)]++;
      }
      long mover = Row.pack(pits, 0);
      long other = Row.pack(pits, 6);
      assertThat(counts.hundredthsForMover(mover, other))
          .isEqualTo(-counts.hundredthsForMover(other, mover));
    }
  }

  @Test
  void shippedEvaluationPrefersToBeAhead() {
    BoardEvaluation shipped = BoardEvaluation.shipped();
    long even = 0x0404_0404_0404L;
    assertThat(shipped.logitForMover(even, even, 48, 0)).isBetween(-1_000, 1_000);
    assertThat(shipped.logitForMover(even, 0x0000_0101_0101L, 28, 8)).isGreaterThan(2_000);
    assertThat(shipped.hundredthsOf(shipped.logitForMover(even, even, 48, 0), 48))
        .isCloseTo(shipped.hundredthsForMover(even, even), org.assertj.core.data.Offset.offset(2));
  }
}
