package dev.hindsight.crossword.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.RandomPlacement.Variant;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SquareValuesTest {
  private static final int LETTERS = Positions.ENGLISH.tiles().letterCount();

  /** Factors of openness are of both signs, and with a lead variances count. */
  @ParameterizedTest
  @EnumSource
  void theMostOfARackIsThatOfItsBestTile(Variant variant) {
    for (SpreadWeight spread :
        new SpreadWeight[] {SpreadWeight.NONE, SpreadWeight.linear(100, 0.01)}) {
      for (long seed = 0; seed < 12; seed++) {
        PlacementValues values =
            new PlacementValues(RandomPlacement.table(seed, 4_000, variant), spread);
        checkAll(values, seed);
      }
    }
  }

  private static void checkAll(PlacementValues values, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    SquareValues squares =
        values.on(new Board(Positions.ENGLISH, WordGraph.enable()), 30, 60, null);
    for (int rack = 0; rack < 20; rack++) {
      long rackMask = 0;
      for (int tile = 0; tile < 7; tile++) {
        rackMask |= 1L << random.nextInt(LETTERS);
      }
      SquareValues.OfRack ofRack = squares.ofRack(rackMask);
      for (int square = 0; square < 2 * 15 * 15; square++) {
        assertThat(ofRack.most(square))
            .as("seed %d, letters %x, square %d", seed, rackMask, square)
            .isEqualTo(best(squares, square, rackMask));
      }
    }
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
