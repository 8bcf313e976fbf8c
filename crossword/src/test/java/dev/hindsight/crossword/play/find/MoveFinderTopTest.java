package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first few moves, looked for with a floor, held against the front of all moves, sorted. */
@Tag("slow")
class MoveFinderTopTest {
  private static final List<Integer> COUNTS = List.of(1, 8, MoveFinder.MOST_BOUNDED);

  private final PlayFinder finder = Positions.finder();
  private final MoveFinder moves = new MoveFinder(finder);

  @ParameterizedTest
  @CsvSource({"1, true", "3, false"})
  void theFirstAreTheFrontOfAll(long seed, boolean wholePoints) {
    // Leaves of whole points make hundreds of ties, which the order of moves has to settle.
    Evaluation evaluation =
        new StaticEvaluation(Positions.ENGLISH, Positions.randomLeaves(seed, wholePoints), null);
    Positions.playThrough(
        finder,
        evaluation,
        seed,
        (atTurn, rack, bag) -> {
          moves.setRack(rack, evaluation, bag, 10);
          for (int most : COUNTS) {
            assertThat(moves.top(most))
                .as("seed %d, %d in the bag, %d moves", seed, bag, most)
                .isEqualTo(moves.topOfAll(most));
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"??AEIRT, 93", "VVUUIIQ, 93", "EEEEEEE, 93", "QZ, 3", "Q, 0", "'', 0"})
  void blanksAndRacksWithLittleToPlay(String rack, int bag) {
    int[] counts = TileCounts.parse(Positions.ENGLISH.tiles(), rack).counts();
    for (boolean opened : new boolean[] {false, true}) {
      finder.board().clear();
      if (opened) {
        Positions.playThrough(
            finder,
            Evaluation.SCORE,
            5,
            (atTurn, played, left) -> assertThat(left).isNotNegative());
      }
      moves.setRack(counts, Evaluation.SCORE, bag, 10);
      for (int most : COUNTS) {
        assertThat(moves.top(most)).isEqualTo(moves.topOfAll(most));
      }
    }
  }

  @Test
  void theFirstIsTheBest() {
    Positions.playThrough(
        finder,
        Evaluation.SCORE,
        11,
        (atTurn, rack, bag) -> {
          moves.setRack(rack, Evaluation.SCORE, bag, 10);
          RankedMove best = moves.best();
          // A pass is worth what the best other move says, and best() does not ask.
          assertThat(moves.top(1).get(0).move()).isEqualTo(best.move());
        });
  }
}
