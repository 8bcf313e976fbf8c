package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MoveListTest {
  @Test
  void movesAreThoseOfTheReference() {
    for (OwareRules rules : OwareRules.ALL) {
      MoveList list = new MoveList(rules);
      for (long seed = 0; seed < 3_000; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] board = RandomBoards.board(random.nextInt(1, 49), random);
        int firstPit = random.nextInt(8);
        list.fill(Row.pack(board, 0), Row.pack(board, 6), firstPit);
        List<ReferenceOware.Result> expected = ReferenceOware.moves(board, rules);
        assertThat(list.count).as("seed %d", seed).isEqualTo(expected.size());
        for (ReferenceOware.Result move : expected) {
          int pit = move.pit();
          assertThat(list.captured[pit]).as("seed %d", seed).isEqualTo(move.captured());
          assertThat(list.otherAfter[pit]).isEqualTo(Row.pack(move.boardForNext(), 0));
          assertThat(list.moverAfter[pit]).isEqualTo(Row.pack(move.boardForNext(), 6));
          assertThat(list.order).contains(pit);
        }
        checkOrder(list, firstPit, seed);
      }
    }
  }

  private static void checkOrder(MoveList list, int firstPit, long seed) {
    for (int number = 1; number < list.count; number++) {
      int before = list.order[number - 1];
      int pit = list.order[number];
      assertThat(pit).as("seed %d", seed).isNotEqualTo(before).isNotEqualTo(firstPit);
      if (before != firstPit) {
        assertThat(list.captured[pit]).isLessThanOrEqualTo(list.captured[before]);
      }
    }
  }
}
