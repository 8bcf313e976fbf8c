package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.time.Duration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class EndgamePlayerTest {
  private static final CrosswordRules RULES = CrosswordRules.english();

  /** A11 (A)BOON is best by a point; the rule of thumb goes out with 14F ABOON. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

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
    TileSet tiles = TinyGame.TILES;
    CrosswordRules rules = new CrosswordRules(TinyGame.rules(tiles).layout(), tiles, 2, 20, 3, 6);
    Equipment equipment =
        Equipment.of(rules, TinyGame.words(tiles), LeaveTable.zero(tiles, rules.rackSize()));
    Game game = equipment.game();
    RandomGenerator random = TrialRandom.of(4, 0);
    game.start(random);
    Player other = open("score", equipment);
    while (game.bag().size() > 1) {
      game.play(other.choose(game, random));
    }
    PreEndgameLimits limits = PreEndgameLimits.within(Duration.ofHours(1));
    try (Crew crew = new Crew(1)) {
      Move best =
          new PreEndgameSolver(equipment).solve(game.position(), limits, crew).best().move();
      assertThat(open("score:pre-endgame=3600", equipment).choose(game, random)).isEqualTo(best);
    }
    Move otherwise = other.choose(game, random);
    assertThat(open("score:pre-endgame=0.000000001", equipment).choose(game, random))
        .isEqualTo(otherwise);
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
