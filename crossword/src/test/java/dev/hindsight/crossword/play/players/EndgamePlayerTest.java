package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class EndgamePlayerTest {
  private static final CrosswordRules RULES = CrosswordRules.english();

  /** A11 (A)BOON is best by a point; the rule of thumb goes out with 14F ABOON. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

  private static final String ONE_TILE_IN_THE_BAG =
      "WIDE3A3Q1ED/2R2PIN1DEATH1/1VAGUE1GROTTO2/NOM4I7/OX4KNOLLY3/N4J1O3AT2/F3BI1S3UH2/"
          + "A2MOVIE3PI2/R2ARE6L2/mAUGER6L2/3NE10/2WEN10/2IS11/1FrITZ9/2YA11 ABCEISU/ 373/343 0";

  @Test
  void theSolverPlaysOnceTheBagIsEmpty() {
    WordGraph words = WordGraph.enable();
    Equipment equipment = Equipment.of(RULES, words, LeaveTable.zero(RULES.tiles(), 7));
    Game game = equipment.game();
    RandomGenerator random = TrialRandom.of(1, 0);
    game.resume(Cgp.parse(ENDING, RULES).game(), random);
    assertThat(chosen("static", equipment, game, random)).isEqualTo("14F ABOON");
    assertThat(chosen("static:endgame=60", equipment, game, random)).isEqualTo("A11 (A)BOON");
    // Too short to find anything: as without the solver.
    assertThat(chosen("static:endgame=0.000000001", equipment, game, random))
        .isEqualTo("14F ABOON");
  }

  @Test
  void thePlayerBeforeItPlaysWhileThereAreTilesInTheBag() {
    Equipment equipment =
        new Equipment(Fixture.RULES, Fixture.WORDS, Fixture.ANAGRAMS, Fixture.someLeaves(1));
    Game game = equipment.game();
    RandomGenerator random = TrialRandom.of(2, 0);
    game.start(random);
    Move plain = open("static", equipment).choose(game, random);
    assertThat(open("static:endgame=1", equipment).choose(game, random)).isEqualTo(plain);
  }

  @Test
  void fewTilesInTheBagAreWeighedAndNoTimeLeavesItToTheOther() {
    Equipment equipment =
        Equipment.of(RULES, WordGraph.enable(), LeaveTable.zero(RULES.tiles(), 7));
    Game game = equipment.game();
    RandomGenerator random = TrialRandom.of(3, 0);
    game.resume(Cgp.parse(ONE_TILE_IN_THE_BAG, RULES).game(), random);
    // CEIBAS scores two points more, but after some draws it loses.
    assertThat(chosen("score", equipment, game, random)).isEqualTo("11H CEIBAS");
    assertThat(chosen("score:pre-endgame=0.000000001", equipment, game, random))
        .isEqualTo("11H CEIBAS");
    assertThat(chosen("score:pre-endgame=1.5", equipment, game, random)).isNotEqualTo("11H CEIBAS");
  }

  private static String chosen(
      String spec, Equipment equipment, Game game, RandomGenerator random) {
    Move move = open(spec, equipment).choose(game, random);
    return new MoveNotation(RULES).format(move, game.board());
  }

  private static Player open(String spec, Equipment equipment) {
    return Players.open(PlayerSpec.parse(spec).value(), equipment, new NoFiles(), System::nanoTime)
        .get();
  }
}
