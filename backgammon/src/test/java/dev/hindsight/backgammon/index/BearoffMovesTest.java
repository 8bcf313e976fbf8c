package dev.hindsight.backgammon.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BearoffMovesTest {
  @ParameterizedTest
  @CsvSource({"6, 4", "8, 3", "3, 5", "7, 3"})
  void everyRollOfEverySideEqualsTheRuleBook(int points, int checkers) {
    BearoffIndex index = new BearoffIndex(points, checkers);
    PipOrder order = new PipOrder(index);
    BearoffMoves moves = BearoffMoves.build(index, order);
    for (int place = 0; place < index.size(); place++) {
      List<Integer> side = ReferenceSides.counts(index.unrank(order.rankAt(place)), points);
      for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
        Dice dice = Dice.ROLLS.get(roll);
        Set<List<Integer>> found = new HashSet<>();
        for (int entry = moves.start(place, roll); entry < moves.end(place, roll); entry++) {
          long end = index.unrank(order.rankAt(moves.successor(entry)));
          assertThat(found.add(ReferenceSides.counts(end, points))).isTrue();
        }
        if (!found.equals(ReferenceSides.ends(side, dice.high(), dice.low()))) {
          throw new AssertionError(side + " with " + dice + " became " + found);
        }
      }
    }
  }

  @Test
  void everyRollOfEverySixCheckerSideEqualsTheMoveGenerator() {
    compareWithTheMoveGenerator(new BearoffIndex(6, 6), 1);
  }

  @Test
  @Tag("slow")
  void rollsOfFifteenCheckerSidesEqualTheMoveGenerator() {
    compareWithTheMoveGenerator(new BearoffIndex(6, 15), 7);
    compareWithTheMoveGenerator(new BearoffIndex(8, 15), 101);
  }

  private static void compareWithTheMoveGenerator(BearoffIndex index, int stride) {
    BearoffStep step = new BearoffStep(index);
    MoveGenerator generator = new MoveGenerator();
    for (int rank = 0; rank < index.size(); rank += stride) {
      long side = index.unrank(rank);
      if (BearoffIndex.left(side) == 0) {
        continue; // The game is over; the general rules need not say what a roll does then.
      }
      generator.prepare(side, 0, Checkers.PER_SIDE, 0);
      for (Dice dice : Dice.ROLLS) {
        int count = step.play(side, dice.high(), dice.low());
        Set<Integer> found = new HashSet<>();
        for (int i = 0; i < count; i++) {
          found.add(step.rank(i));
        }
        Set<Integer> expected = new HashSet<>();
        int ends = generator.generate(dice.high(), dice.low());
        for (int end = 0; end < ends; end++) {
          expected.add(index.rank(generator.moverNear(end)));
        }
        if (found.size() != count || !found.equals(expected)) {
          throw new AssertionError(Long.toHexString(side) + " with " + dice + ": " + found);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 74.7, 0.05", "10, 122, 0.5", "15, 170, 0.5"})
  void successorsAreAsManyAsKnown(int checkers, double perSide, double tolerance) {
    BearoffIndex index = new BearoffIndex(6, checkers);
    BearoffMoves moves = BearoffMoves.build(index, new PipOrder(index));
    assertThat((double) moves.count() / index.size()).isEqualTo(perSide, within(tolerance));
  }

  @Test
  void everyMoveLowersThePipCount() {
    BearoffIndex index = new BearoffIndex(6, 8);
    PipOrder order = new PipOrder(index);
    BearoffMoves moves = BearoffMoves.build(index, order);
    for (int layer = 1; layer < order.layers(); layer++) {
      for (int place = order.layerStart(layer); place < order.layerStart(layer + 1); place++) {
        int last = moves.end(place, BearoffMoves.ROLLS - 1);
        for (int entry = moves.start(place, 0); entry < last; entry++) {
          assertThat(moves.successor(entry)).isLessThan(order.layerStart(layer));
        }
      }
    }
  }

  @Test
  void theEmptySideStaysEmpty() {
    BearoffIndex index = new BearoffIndex(6, 2);
    BearoffStep step = new BearoffStep(index);
    for (Dice dice : Dice.ROLLS) {
      assertThat(step.play(index.unrank(0), dice.high(), dice.low())).isEqualTo(1);
      assertThat(step.rank(0)).isZero();
    }
  }
}
