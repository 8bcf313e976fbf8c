package dev.hindsight.crossword.play.endgame;

import static dev.hindsight.crossword.play.endgame.Endings.ENABLE;
import static dev.hindsight.crossword.play.endgame.Endings.ENGLISH;
import static dev.hindsight.crossword.play.endgame.Endings.TINY;
import static dev.hindsight.crossword.play.endgame.Endings.TO_THE_END;
import static dev.hindsight.crossword.play.endgame.Endings.solve;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EndgameSolverTest {
  /** The ending of the README. */
  static final String README =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

  /** Some seconds for the reference; four tiles against four are often millions. */
  private static final int MOST_POSITIONS = 300_000;

  private static final Equipment EQUIPMENT = Endings.equipment(ENGLISH, ENABLE);

  @Test
  void endingOfTheReadmeIsWorthThirtyPointsByBoon() {
    EndgameAnswer answer =
        solve(new EndgameSolver(ENGLISH, ENABLE), Endings.english(README), TO_THE_END, 1);
    assertThat(answer.proven()).isTrue();
    assertThat(text(Endings.english(README), answer.best().move())).isEqualTo("A11 (A)BOON");
    assertThat(answer.best().netPointsForMover()).isEqualTo(30);
    assertThat(answer.best().bound()).isEqualTo(EndgameBound.EXACT);
    assertThat(answer.outcome()).isEqualTo(EndgameOutcome.WIN);
    assertThat(netPoints(Endings.english(README), answer.line())).isEqualTo(30);
  }

  @Test
  @Tag("slow")
  void tinyEndgamesAreWorthWhatMinimaxSays() {
    WordGraph words = TinyGame.words(TINY.tiles());
    Equipment equipment = Endings.equipment(TINY, words);
    EndgameSolver solver = new EndgameSolver(TINY, words);
    ReferenceEndgame reference = new ReferenceEndgame(TINY, words);
    int compared = 0;
    for (long seed = 0; compared < 300; seed++) {
      // Four tiles on both racks are too many for the reference.
      for (GamePosition position : Endings.ofGame(equipment, 4, seed)) {
        if (position.racks().get(0).length() + position.racks().get(1).length() > 6) {
          continue;
        }
        compareAllMoves(solver, reference, position, "seed " + seed);
        compared++;
      }
    }
  }

  @Test
  @Tag("slow")
  void smallEnglishEndgamesAreWorthWhatMinimaxSays() {
    compareEnglish(20, 2);
  }

  @Test
  @Tag("long")
  void manyEnglishEndgamesAreWorthWhatMinimaxSays() {
    compareEnglish(300, 4);
  }

  /** Draws endings until so many have been compared; those too large for the reference are not. */
  private static void compareEnglish(int count, int mostTiles) {
    int compared = 0;
    for (long seed = 0; compared < count; seed++) {
      RandomGenerator random = TrialRandom.of(seed, 1);
      GamePosition full = Endings.ofGame(EQUIPMENT, 7, seed).get(0);
      GamePosition position = Endings.withFewerTiles(full, mostTiles, random);
      OptionalInt expected =
          new ReferenceEndgame(position.rules(), ENABLE).valueWithin(position, MOST_POSITIONS);
      if (expected.isPresent()) {
        EndgameSolver solver = new EndgameSolver(position.rules(), ENABLE);
        EndgameAnswer answer = solve(solver, position, TO_THE_END, 1);
        assertThat(answer.best().netPointsForMover())
            .as("seed %d", seed)
            .isEqualTo(expected.getAsInt());
        compared++;
      }
    }
  }

  /** By plain minimax, or by whether it is worth so much and not a point more, if that is large. */
  private static EndgameAnswer compareValue(GamePosition position, String name) {
    EndgameSolver solver = new EndgameSolver(position.rules(), ENABLE);
    EndgameAnswer answer = solve(solver, position, TO_THE_END, 1);
    int value = answer.best().netPointsForMover();
    ReferenceEndgame reference = new ReferenceEndgame(position.rules(), ENABLE);
    OptionalInt expected = reference.valueWithin(position, MOST_POSITIONS);
    if (expected.isPresent()) {
      assertThat(value).as(name).isEqualTo(expected.getAsInt());
    } else {
      assertThat(reference.isWorth(position, value)).as(name).isTrue();
      assertThat(reference.isWorth(position, value + 1)).as(name).isFalse();
    }
    return answer;
  }

  @Test
  @Tag("slow")
  void endingsMetInGamesAreWorthWhatMinimaxSays() {
    compareMet(4);
  }

  @Test
  @Tag("long")
  void endingsMetInManyGamesAreWorthWhatMinimaxSays() {
    compareMet(200);
  }

  private static void compareMet(int games) {
    int compared = 0;
    for (long seed = 0; seed < games; seed++) {
      for (GamePosition position : Endings.ofGame(EQUIPMENT, 3, seed)) {
        EndgameAnswer answer = compareValue(position, "seed " + seed);
        assertThat(netPoints(position, answer.line())).isEqualTo(answer.best().netPointsForMover());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(games / 3);
  }

  private static void compareAllMoves(
      EndgameSolver solver, ReferenceEndgame reference, GamePosition position, String name) {
    Map<Move, Integer> expected = reference.values(position);
    EndgameLimits all =
        TO_THE_END.withValues(EndgameLimits.ALL_VALUES).withAim(EndgameLimits.Aim.WIN_THEN_POINTS);
    EndgameAnswer answer = solve(solver, position, all, 1);
    assertThat(answer.proven()).isTrue();
    assertThat(answer.moves()).as(name).hasSameSizeAs(expected.keySet());
    for (EndgameMove move : answer.moves()) {
      assertThat(move.bound()).isEqualTo(EndgameBound.EXACT);
      assertThat(move.netPointsForMover())
          .as("%s, %s", name, move.move())
          .isEqualTo(expected.get(move.move()));
    }
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    assertThat(answer.outcome())
        .isEqualTo(EndgameOutcome.ofLead(lead + answer.best().netPointsForMover()));
  }

  @Test
  @Tag("slow")
  void valueIsTheSameForAnyNumberOfThreads() {
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    for (long seed = 0; seed < 4; seed++) {
      for (GamePosition position : Endings.ofGame(EQUIPMENT, 3, seed)) {
        EndgameAnswer one = solve(solver, position, TO_THE_END, 1);
        for (int threads : new int[] {2, 3}) {
          EndgameAnswer several = solve(solver, position, TO_THE_END, threads);
          assertThat(several.proven()).isTrue();
          assertThat(several.outcome()).isEqualTo(one.outcome());
          assertThat(several.best().netPointsForMover()).isEqualTo(one.best().netPointsForMover());
        }
      }
    }
  }

  @Test
  void searchOfFewPliesDoesNotDependOnThreads() {
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    EndgameLimits limits = TO_THE_END.withPlies(2);
    EndgameAnswer one = solve(solver, Endings.english(README), limits, 1);
    EndgameAnswer two = solve(solver, Endings.english(README), limits, 2);
    assertThat(two).isEqualTo(one);
    assertThat(one.plies()).isEqualTo(2);
    assertThat(one.proven()).isFalse();
  }

  @Test
  void winIsProvenFirst() {
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    for (int lead : new int[] {-31, -30, -29}) {
      String cgp = README.replace("323/326", (326 + lead) + "/326");
      EndgameAnswer answer =
          solve(
              solver,
              Endings.english(cgp),
              TO_THE_END.withAim(EndgameLimits.Aim.WIN_THEN_POINTS),
              1);
      assertThat(answer.outcome()).isEqualTo(EndgameOutcome.ofLead(lead + 30));
      assertThat(answer.best().netPointsForMover()).isEqualTo(30);
    }
  }

  @Test
  void onlyMoveThatWinsComesFirstIfAskedWhoWins() {
    EndgameAnswer answer =
        solve(
            new EndgameSolver(ENGLISH, ENABLE),
            Endings.english(README.replace("323/326", "297/326")),
            TO_THE_END.withAim(EndgameLimits.Aim.WIN),
            1);
    assertThat(answer.outcome()).isEqualTo(EndgameOutcome.WIN);
    assertThat(text(Endings.english(README), answer.best().move())).isEqualTo("A11 (A)BOON");
    assertThat(answer.best().netPointsForMover()).isGreaterThanOrEqualTo(30);
  }

  @Test
  void timeThatIsOverLeavesMovesWithoutValues() {
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    EndgameAnswer answer =
        solve(solver, Endings.english(README), EndgameLimits.within(Duration.ZERO), 1);
    assertThat(answer.proven()).isFalse();
    assertThat(answer.moves()).hasSize(242);
    assertThat(answer.best().bound()).isEqualTo(EndgameBound.UNKNOWN);
    assertThat(answer.outcome()).isEqualTo(EndgameOutcome.UNKNOWN);
  }

  @Test
  void cancelledSearchSaysWhatItKnows() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    try (Crew crew = new Crew(2, cancellation, Progress.SILENT)) {
      EndgameAnswer answer =
          new EndgameSolver(ENGLISH, ENABLE).solve(Endings.english(README), TO_THE_END, crew);
      assertThat(answer.proven()).isFalse();
      assertThat(answer.moves()).hasSize(242);
    }
  }

  @Test
  void positionWithABagIsRefused() {
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    String cgp = README.replace("COVE1", "5");
    assertThatThrownBy(() -> solve(solver, Endings.english(cgp), TO_THE_END, 1))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage("The bag is not empty: 9 tiles are unseen, and the opponent holds at most 7.");
    assertThatThrownBy(
            () -> solve(solver, Endings.english(README.replace("326 0", "326 6")), TO_THE_END, 1))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage("The game is over: 6 turns in a row had no points.");
  }

  /** What a line brings the player on turn, as the game counts it. */
  private static int netPoints(GamePosition position, List<Move> line) {
    Game game = new Game(position.rules(), ENABLE);
    game.resume(position, TrialRandom.of(0, 0));
    int before = game.scorePoints(0) - game.scorePoints(1);
    for (Move move : line) {
      assertThat(game.isOver()).isFalse();
      game.play(move);
    }
    assertThat(game.isOver()).isTrue();
    return game.scorePoints(0) - game.scorePoints(1) - before;
  }

  private static String text(GamePosition position, Move move) {
    Board board = new Board(ENGLISH, ENABLE);
    board.setUp(position.squares().toArray());
    return move instanceof Pass ? "pass" : new MoveNotation(ENGLISH).format(move, board);
  }
}
