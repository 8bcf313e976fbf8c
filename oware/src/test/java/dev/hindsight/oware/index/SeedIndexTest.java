package dev.hindsight.oware.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeedIndexTest {
  @Test
  void everyBoardOfUpToNineSeedsHasTheRankOfTheCompositions() {
    SeedIndex index = new SeedIndex(9);
    assertThat(index.size()).isEqualTo(293_930);
    int[] counts = new int[12];
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= 9; seeds++) {
      Compositions boards = Compositions.exactly(seeds, 12);
      assertThat(index.layerSize(seeds)).isEqualTo((int) boards.size());
      boards.first(counts);
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        long mover = Row.pack(counts, 0);
        long other = Row.pack(counts, 6);
        index.unrank(rank, seeds, rows);
        if (index.rank(mover, other, seeds) != rank
            || index.index(mover, other) != index.layerStart(seeds) + rank
            || rows[0] != mover
            || rows[1] != other) {
          throw new AssertionError(seeds + " seeds, rank " + rank);
        }
        boards.next(counts);
      }
    }
  }

  @Test
  void nineSeedBoardsRunFromTheOtherPlayersLastPitToTheMoversFirst() {
    SeedIndex index = new SeedIndex(9);
    assertThat(index.rank(0, 9L << 40, 9)).isZero();
    assertThat(index.rank(9, 0, 9)).isEqualTo(167_959);
  }

  @Test
  void largeLayersRoundTripAtRandom() {
    long seed = 28;
    SeedIndex index = new SeedIndex(SeedIndex.MOST_SEEDS);
    SplittableRandom random = new SplittableRandom(seed);
    long[] rows = new long[2];
    for (int sample = 0; sample < 50_000; sample++) {
      int seeds = random.nextInt(SeedIndex.MOST_SEEDS + 1);
      int[] board = RandomBoards.board(seeds, random);
      long rank = index.rank(Row.pack(board, 0), Row.pack(board, 6), seeds);
      index.unrank(rank, seeds, rows);
      assertThat(rows)
          .as("seed %d, sample %d", seed, sample)
          .containsExactly(Row.pack(board, 0), Row.pack(board, 6));
    }
  }

  @Test
  void refusesMoreSeedsThanTheGameHas() {
    assertThatThrownBy(() -> new SeedIndex(49)).hasMessageContaining("0 to 48 seeds");
    assertThatThrownBy(() -> new SeedIndex(-1)).hasMessageContaining("0 to 48 seeds");
  }
}
