package dev.hindsight.crossword.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.RandomPlacement.Variant;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SquareValuesTest {
  private static final int SIZE = 15;
  private static final Board BOARD = new Board(Positions.ENGLISH, WordGraph.enable());
  private static final int LETTERS = Positions.ENGLISH.tiles().letterCount();

  /** Factors of openness are of both signs, and with a lead variances count. */
  @ParameterizedTest
  @EnumSource
  void theMostOfARackIsThatOfItsBestTileOnEachSquare(Variant variant) {
    for (SpreadWeight spread :
        new SpreadWeight[] {SpreadWeight.NONE, SpreadWeight.linear(100, 0.01)}) {
      for (long seed = 0; seed < 12; seed++) {
        checkAll(new PlacementValues(RandomPlacement.table(seed, 4_000, variant), spread), seed);
        checkAll(
            new PlacementValues(RandomPlacement.withoutOpenness(seed, 4_000, variant), spread),
            seed);
      }
    }
  }

  private static void checkAll(PlacementValues values, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    SquareValues squares = values.on(BOARD, new ScoreLead(30), 60, null);
    for (int rack = 0; rack < 20; rack++) {
      long rackMask = 0;
      for (int tile = 0; tile < 7; tile++) {
        rackMask |= 1L << random.nextInt(LETTERS);
      }
      for (int line = 0; line < 2 * SIZE; line++) {
        checkLine(squares, line, rackMask, random.nextInt(1 << SIZE), seed);
      }
    }
  }

  /** Of a line some squares of which are empty, as bits. */
  private static void checkLine(
      SquareValues squares, int line, long rackMask, int empty, long seed) {
    int first = 3;
    byte[] places = new byte[first + SIZE + 1];
    int[] expected = new int[places.length];
    int end = first;
    for (int place = 0; place < SIZE; place++) {
      if ((empty >>> place & 1) != 0) {
        places[end] = (byte) place;
        expected[end + 1] = expected[end] + best(squares, line * SIZE + place, rackMask);
        end++;
      }
    }
    places[end] = SIZE;
    int[] sums = new int[places.length];
    squares.ofRack(rackMask).addUp(line * SIZE, places, first, sums);
    assertThat(sums)
        .as("seed %d, letters %x, line %d, empty %x", seed, rackMask, line, empty)
        .isEqualTo(expected);
  }

  private static int best(SquareValues squares, int square, long rackMask) {
    int best = Integer.MIN_VALUE;
    for (int letter = 1; letter < LETTERS; letter++) {
      if ((rackMask & 1) != 0) {
        best = Math.max(best, squares.of(square, letter, true));
      }
      if ((rackMask >>> letter & 1) != 0) {
        best = Math.max(best, squares.of(square, letter, false));
      }
    }
    return best;
  }
}
