package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DefaultTables;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The chances that come with the program, asked as a player would ask after a move. */
class WinChancesTest {
  private static final CrosswordRules RULES = CrosswordRules.english();
  private static final Equipment EQUIPMENT =
      Equipment.of(RULES, WordGraph.enable(), DefaultTables.leaves());
  private static final WinChances CHANCES =
      WinChances.usual(RULES, EQUIPMENT.words().wordsSha256());

  /**
   * AEINR?? 8H AE: two tiles for 4 points, and the best leave there is, but the bingo is better.
   */
  @Test
  void whoMissesABingoOnTheFirstTurnLosesChances() {
    GamePosition start = Cgp.parse("15/".repeat(14) + "15 AEINR??/ 0/0 0", RULES).game();
    List<RankedMove> moves =
        new Simulator(EQUIPMENT, CHANCES)
            .candidates(
                new SimulatedPosition(start), EQUIPMENT.staticEvaluation(), Integer.MAX_VALUE);
    RankedMove bingo = moves.get(0);
    assertThat(bingo.leave().length()).isZero();
    RankedMove small =
        moves.stream()
            .filter(move -> move.scorePoints() == 4 && move.leave().length() == 5)
            .findFirst()
            .orElseThrow();
    int lost = bingo.equityMillipoints() - small.equityMillipoints();
    assertThat(lost).isBetween(8_000, 20_000);
    assertThat(winMillionths(bingo, start) - winMillionths(small, start)).isGreaterThan(10_000);
  }

  /**
   * Of moves of the same position that play as many tiles; and hardly of any others, where more or
   * fewer tiles to come are good for whoever is behind or ahead.
   */
  @Test
  @Tag("slow")
  void aBetterMoveByEquityNeverHasAVisiblyLowerChance() {
    MoveFinder finder = EQUIPMENT.moveFinder();
    Game game = EQUIPMENT.game();
    for (int seed = 0; seed < 6; seed++) {
      game.start(TrialRandom.of(seed, 0));
      while (!game.isOver() && game.bag().size() > RULES.rackSize()) {
        int seat = game.seatOnTurn();
        finder.finder().board().setUp(game.position().squares().toArray());
        finder.setRack(
            game.rack(seat).counts(), EQUIPMENT.staticEvaluation(), game.bag().size(), 0);
        List<RankedMove> moves = finder.top(40);
        int best = 0;
        int[] bestOfLength = new int[RULES.rackSize() + 1];
        for (int place = moves.size() - 1; place >= 0; place--) {
          RankedMove move = moves.get(place);
          int chance = winMillionths(move, game.position());
          assertThat(chance)
              .as("seed %d, turn %d, %s", seed, game.turns(), move)
              .isGreaterThanOrEqualTo(bestOfLength[played(move, game.position())])
              .isGreaterThan(game.bag().size() < 30 ? 0 : best - 15_000);
          best = Math.max(best, chance);
          bestOfLength[played(move, game.position())] = chance;
        }
        game.play(moves.get(0).move());
      }
    }
  }

  private static int winMillionths(RankedMove move, GamePosition before) {
    return CHANCES.winMillionthsAfterMove(before, move.equityMillipoints(), played(move, before));
  }

  private static int played(RankedMove move, GamePosition before) {
    return move.move() instanceof Placement
        ? before.racks().get(0).length() - move.leave().length()
        : 0;
  }
}
