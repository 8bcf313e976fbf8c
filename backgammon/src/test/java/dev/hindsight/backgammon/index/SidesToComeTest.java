package dev.hindsight.backgammon.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SidesToComeTest {
  private static final BearoffIndex INDEX = new BearoffIndex(6, 3);
  private static final BearoffMoves MOVES = BearoffMoves.build(INDEX, new PipOrder(INDEX));

  @Test
  void twoOnTheAcePointBecomeNone() {
    SidesToCome sides = SidesToCome.find(BearoffSides.side(2), 0, 10).orElseThrow();
    assertThat(sides.size()).isEqualTo(2);
    assertThat(sides.numberOf(BearoffSides.side(0))).isZero();
    assertThat(sides.numberOf(BearoffSides.side(2))).isEqualTo(1);
    assertThat(sides.covers(BearoffSides.side(1), 0)).as("one of them alone").isFalse();
  }

  /** By following the moves of the whole index. */
  @Test
  void areThoseThatSomeRollsLeadToWithTheirMoves() {
    for (int rank = 1; rank < INDEX.size(); rank++) {
      long near = INDEX.unrank(rank);
      SidesToCome sides = SidesToCome.find(near, 0, INDEX.size()).orElseThrow();
      Set<Integer> places = follow(MOVES.order().placeOf(rank));
      assertThat(sides.size()).as("side %d", rank).isEqualTo(places.size());
      assertThat(sides.numberOf(near)).isEqualTo(sides.size() - 1);
      for (int place : places) {
        int number = sides.numberOf(sideAt(place));
        for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
          Set<Integer> expected = new TreeSet<>();
          for (int entry = MOVES.start(place, roll); entry < MOVES.end(place, roll); entry++) {
            expected.add(sides.numberOf(sideAt(MOVES.successor(entry))));
          }
          int[] found =
              Arrays.copyOfRange(
                  sides.successors(), sides.start(number, roll), sides.start(number, roll + 1));
          assertThat(found).containsExactlyInAnyOrder(expected.stream().mapToInt(i -> i).toArray());
        }
      }
    }
  }

  private static Set<Integer> follow(int start) {
    Set<Integer> seen = new TreeSet<>(Set.of(start));
    Deque<Integer> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      int place = waiting.remove();
      for (int entry = MOVES.start(place, 0);
          entry < MOVES.end(place, BearoffMoves.ROLLS - 1);
          entry++) {
        if (seen.add(MOVES.successor(entry))) {
          waiting.add(MOVES.successor(entry));
        }
      }
    }
    return seen;
  }

  private static long sideAt(int place) {
    return INDEX.unrank(MOVES.order().rankAt(place));
  }

  @Test
  void tooManyOrTooFarIsRefused() {
    long near = INDEX.unrank(INDEX.size() - 1);
    int size = SidesToCome.find(near, 0, INDEX.size()).orElseThrow().size();
    assertThat(SidesToCome.find(near, 0, size)).isPresent();
    assertThat(SidesToCome.find(near, 0, size - 1)).isEmpty();
    assertThat(SidesToCome.all(3).size()).isEqualTo(INDEX.size());
  }
}
