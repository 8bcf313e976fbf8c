package dev.hindsight.crossword.play.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.Endings;
import dev.hindsight.crossword.play.endgame.ReferenceEndgame;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.judge.Judgement.Part;
import dev.hindsight.crossword.play.judge.Judgement.Stop;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.play.simulation.NormalWinChances;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class MoveJudgeTest {
  private static final TileSet TILES = Endings.TINY.tiles();
  private static final CrosswordRules TINY =
      new CrosswordRules(TinyGame.rules(TILES).layout(), TILES, 2, 20, 3, 6);
  private static final WordGraph WORDS = TinyGame.words(TILES);
  private static final Equipment SMALL = Endings.equipment(TINY, WORDS);
  private static final JudgeBudget MUCH = JudgeBudget.ofWork(100_000_000);

  private static MoveJudge judge(Equipment equipment, LongSupplier nanos) {
    return new MoveJudge(
        equipment, new NormalWinChances(equipment.rules()), Optional.empty(), nanos);
  }

  private static Judgement judge(MoveJudge judge, GamePosition position, JudgeBudget budget) {
    try (Crew alone = new Crew(1)) {
      return judge.judge(new JudgeQuestion(position, Optional.empty(), 1), budget, alone);
    }
  }

  /** Turns of games between players who take the most points. */
  private static List<GamePosition> turns(int tilesInBag, int count) {
    StaticPlayer player = new StaticPlayer(SMALL, Evaluation.SCORE);
    List<GamePosition> found = new ArrayList<>();
    for (long seed = 0; found.size() < count; seed++) {
      RandomGenerator random = TrialRandom.of(seed, 7);
      Game game = SMALL.game();
      game.start(random);
      while (!game.isOver()) {
        if (game.bag().size() == tilesInBag && found.size() < count) {
          found.add(game.position());
        }
        game.play(player.choose(game, random));
      }
    }
    return found;
  }

  @Test
  void withAnEmptyBagItSaysWhatMinimaxSays() {
    ReferenceEndgame reference = new ReferenceEndgame(TINY, WORDS);
    MoveJudge judge = judge(SMALL, () -> 0);
    int choices = 0;
    for (GamePosition position : turns(0, 40)) {
      Judgement judgement = judge(judge, position, MUCH);
      assertThat(judgement.part()).isEqualTo(Part.ENDGAME);
      assertThat(judgement.proven()).isTrue();
      assertThat(judgement.best().points()).isEqualTo(reference.value(position), within(1e-9));
      int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
      double win = (1 + Integer.signum(lead + reference.value(position))) / 2.0;
      assertThat(judgement.best().winChance()).isEqualTo(win);
      choices += judgement.stop() == Stop.PROVEN ? 1 : 0;
    }
    assertThat(choices).isGreaterThan(5);
  }

  /** That is held against enumeration in its own test. */
  @Test
  void withOneTileInTheBagItWinsAsOftenAsThePreEndgameSolverProves() {
    PreEndgameSolver solver = new PreEndgameSolver(SMALL);
    MoveJudge judge = judge(SMALL, () -> 0);
    PreEndgameLimits everything = PreEndgameLimits.within(Duration.ofHours(1));
    try (Crew alone = new Crew(1)) {
      for (GamePosition position : turns(1, 20)) {
        Judgement judgement = judge(judge, position, MUCH);
        if (judgement.stop() == Stop.ONE_MOVE) {
          continue;
        }
        PreEndgameAnswer answer = solver.solve(position, everything, alone);
        assertThat(judgement.part()).isEqualTo(Part.PRE_ENDGAME);
        assertThat(judgement.proven()).isTrue();
        assertThat(judgement.best().winChance()).isEqualTo(answer.best().winChance());
        assertThat(judgement.best().proven()).isTrue();
      }
    }
  }

  @Test
  void beforeThatItPlaysOnAndRanksByTheChanceToWinNearTheEnd() {
    GamePosition position = Fixture.position(3, 14);
    assertThat(position.unseen().size()).isBetween(10, RankingRule.NEAR_THE_END - 1);
    MoveJudge judge = judge(Fixture.EQUIPMENT, () -> 0);
    Judgement judgement = judge(judge, position, JudgeBudget.ofWork(2_000));
    assertThat(judgement.part()).isEqualTo(Part.SIMULATION);
    List<JudgedMove> full =
        judgement.moves().stream()
            .filter(move -> move.looks() == judgement.best().looks())
            .toList();
    for (JudgedMove move : full) {
      assertThat(move.winChance()).isLessThanOrEqualTo(judgement.best().winChance());
    }
    assertThat(judge(judge, position, JudgeBudget.ofWork(2_000))).isEqualTo(judgement);
  }

  @Test
  void theLastMoveIsReadIfItSaysSomething() {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    game.start(TrialRandom.of(5, 0));
    for (int turn = 0; turn < 9; turn++) {
      game.play(Fixture.best(game, Fixture.finder(game.board()), Fixture.EVALUATION));
    }
    Optional<ObservedMove> last = ObservedMove.of(game.move(game.turns() - 1));
    assertThat(last).isPresent();
    MoveJudge judge = judge(Fixture.EQUIPMENT, () -> 0);
    try (Crew alone = new Crew(1)) {
      JudgeQuestion question = new JudgeQuestion(game.position(), last, 1);
      Judgement judgement = judge.judge(question, JudgeBudget.ofWork(5_000), alone);
      assertThat(judgement.part()).isEqualTo(Part.SIMULATION);
      assertThat(judgement.readsLastMove()).isTrue();
    }
  }

  /** By a clock that goes on when it is looked at. */
  @Test
  void timeThatIsOverAtOnceLeavesTheMoveOfMostEquity() {
    long[] looked = {0};
    MoveJudge judge = judge(Fixture.EQUIPMENT, () -> 1_000_000 * looked[0]++);
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    game.resume(Fixture.position(3, 6), TrialRandom.of(1, 0));
    Move expected = Fixture.best(game, Fixture.finder(game.board()), Fixture.EVALUATION);
    Judgement judgement =
        judge(judge, Fixture.position(3, 6), JudgeBudget.within(Duration.ofNanos(1)));
    assertThat(judgement.part()).isEqualTo(Part.STATIC);
    assertThat(judgement.stop()).isEqualTo(Stop.SPENT);
    assertThat(judgement.best().move()).isEqualTo(expected);
  }
}
