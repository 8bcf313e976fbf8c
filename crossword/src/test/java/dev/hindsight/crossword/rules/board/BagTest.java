package dev.hindsight.crossword.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BagTest {
  private static final CrosswordRules RULES = CrosswordRules.english();

  @Test
  void theSameChanceGivesTheSameBag() {
    byte[] order = new Bag(RULES, TrialRandom.of(1, 2)).toArray();
    assertThat(new Bag(RULES, TrialRandom.of(1, 2)).toArray()).isEqualTo(order);
    assertThat(new Bag(RULES, TrialRandom.of(1, 3)).toArray()).isNotEqualTo(order);
  }

  @Test
  void theSeatsDrawFromTheTwoEnds() {
    Bag bag = new Bag(RULES, TrialRandom.of(1, 2));
    byte[] order = bag.toArray();
    assertThat(bag.draw(0)).isEqualTo(order[0]);
    assertThat(bag.draw(1)).isEqualTo(order[99]);
    assertThat(bag.draw(1)).isEqualTo(order[98]);
    assertThat(bag.draw(0)).isEqualTo(order[1]);
    assertThat(bag.toArray()).isEqualTo(Arrays.copyOfRange(order, 2, 98));
  }

  @Test
  void anEmptyBagGivesNothingAndAFullOneTakesNothing() {
    Bag bag = new Bag(RULES, TrialRandom.of(1, 2));
    assertThatThrownBy(() -> bag.putBack(0, (byte) 1)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> bag.putBack(1, (byte) 1)).isInstanceOf(IllegalStateException.class);
    for (int tile = 0; tile < 100; tile++) {
      bag.draw(tile % 2);
    }
    assertThat(bag.isEmpty()).isTrue();
    assertThatThrownBy(() -> bag.draw(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void everyOrderOfThreeTilesIsAsLikelyAsAnyOther() {
    Bag bag = new Bag(RULES, TrialRandom.of(1, 2));
    int[] counts = new int[27];
    counts[1] = counts[2] = counts[3] = 1;
    int[] seen = new int[4 * 4 * 4];
    int trials = 60_000;
    for (int trial = 0; trial < trials; trial++) {
      bag.fill(counts, TrialRandom.of(11, trial));
      byte[] order = bag.toArray();
      seen[order[0] * 16 + order[1] * 4 + order[2]]++;
    }
    int[] orders = Arrays.stream(seen).filter(count -> count > 0).toArray();
    assertThat(orders).hasSize(6);
    // Five standard deviations: sqrt(60,000 * 1/6 * 5/6) is 91.
    assertThat(Arrays.stream(orders).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(9_545, 10_455));
  }

  @Test
  void aTilePutBackGoesToEveryPlaceAlike() {
    Bag bag = new Bag(RULES, TrialRandom.of(1, 2));
    int[] counts = new int[27];
    counts[1] = 9;
    counts[2] = 1;
    for (int seat = 0; seat < 2; seat++) {
      int[] places = new int[10];
      int trial = 0;
      int found = 0;
      while (found < 20_000) {
        bag.fill(counts, TrialRandom.of(12, trial++));
        if (bag.draw(seat) == 2) {
          bag.putBack(seat, (byte) 2);
          byte[] order = bag.toArray();
          for (int place = 0; place < 10; place++) {
            places[place] += order[place] == 2 ? 1 : 0;
          }
          found++;
        }
      }
      // Five standard deviations: sqrt(20,000 * 1/10 * 9/10) is 42.
      assertThat(Arrays.stream(places).boxed())
          .allSatisfy(count -> assertThat(count).isBetween(1_790, 2_210));
    }
  }
}
