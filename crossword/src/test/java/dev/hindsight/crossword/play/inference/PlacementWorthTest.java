package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DefaultTables;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * An observed play is worth what the same play is worth among those a rack could have made: the
 * rule for vowels in an opening counts for both or for neither.
 */
class PlacementWorthTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final int BAG = 86;

  @Test
  void observedAndImaginedOpeningsAreValuedAlike() throws IOException {
    Equipment equipment = Equipment.of(RULES, WordGraph.enable(), DefaultTables.leaves());
    StaticEvaluation evaluation = equipment.staticEvaluation();
    Board board = equipment.board();
    MoveFinder finder = equipment.moveFinder(board);
    int withVowels = 0;
    int seen = 0;
    for (String rack : new String[] {"RADIXEE", "RADIXIO", "AEINRST", "QUAGOIE", "VVWWJKX"}) {
      finder.setRack(TileCounts.parse(RULES.tiles(), rack).counts(), evaluation, BAG, 0);
      for (RankedMove ranked : finder.top(Integer.MAX_VALUE)) {
        if (ranked.move() instanceof Placement placement) {
          int worth = PlacementWorth.millipoints(placement, board, evaluation, BAG);
          assertThat(worth + ranked.leaveMillipoints())
              .as("%s with %s", new MoveNotation(RULES).format(placement), rack)
              .isEqualTo(ranked.equityMillipoints());
          withVowels += worth == 1_000 * placement.scorePoints() ? 0 : 1;
          seen++;
        }
      }
    }
    assertThat(seen).isGreaterThan(1_000);
    assertThat(withVowels).as("plays that the rule for vowels touches").isGreaterThan(100);
    Placement radix = (Placement) new MoveNotation(RULES).parse("8H RADIX", board);
    assertThat(radix.scorePoints()).isEqualTo(42);
  }
}
