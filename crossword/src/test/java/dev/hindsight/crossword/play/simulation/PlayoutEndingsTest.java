package dev.hindsight.crossword.play.simulation;

import static dev.hindsight.crossword.play.endgame.Endings.TINY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameValuer;
import dev.hindsight.crossword.play.endgame.Endings;
import dev.hindsight.crossword.play.endgame.ReferenceEndgame;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Playouts that go to the end of the game, held against games of the ordinary rules and against
 * plain minimax of what is left of them.
 */
@Tag("slow")
class PlayoutEndingsTest {
  private static final long SEED = 20_261_118;
  private static final int PLIES = 2;

  /** Endings of more positions are left to other tests. */
  private static final int MOST_POSITIONS = 20_000;

  private static final WordGraph WORDS = TinyGame.words(TINY.tiles());
  private static final Equipment EQUIPMENT = Endings.equipment(TINY, WORDS);

  /** Both play by equity while there are tiles in the bag. */
  private static Game played(
      Equipment equipment, GamePosition position, RankedMove candidate, long iteration) {
    Game game = equipment.game();
    MoveFinder finder = equipment.moveFinder(game.board());
    game.resume(position, TrialRandom.of(SEED, iteration));
    game.play(candidate.move());
    while (!game.isOver() && !game.bag().isEmpty()) {
      game.play(best(game, finder, equipment));
    }
    return game;
  }

  private static Move best(Game game, MoveFinder finder, Equipment equipment) {
    int seat = game.seatOnTurn();
    int opponentPoints =
        game.bag().isEmpty() ? game.rack(1 - seat).points(equipment.rules().tiles()) : 0;
    finder.setRack(
        game.rack(seat).counts(), equipment.staticEvaluation(), game.bag().size(), opponentPoints);
    return finder.best().move();
  }

  private static int bagOf(GamePosition position) {
    return new SimulatedPosition(position).tilesInBag();
  }

  private static int lead(Game game) {
    return game.scorePoints(0) - game.scorePoints(1);
  }

  /** A position of a game with at most so many tiles in the bag, the opponent's rack unknown. */
  private static GamePosition late(Equipment equipment, long seed, int mostInBag) {
    Game game = equipment.game();
    MoveFinder finder = equipment.moveFinder(game.board());
    game.start(TrialRandom.of(SEED, seed));
    while (game.bag().size() > mostInBag) {
      game.play(best(game, finder, equipment));
    }
    GamePosition position = game.position();
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private static Playout playout(
      Equipment equipment, GamePosition position, PlayoutEndings endings) {
    return new Playout(
        new SimulatedPosition(position),
        OpponentRacks.UNKNOWN,
        new NormalWinChances(equipment.rules()),
        LeaveSource.fixed(equipment.staticEvaluation()).openTurns(),
        endings,
        equipment.moveFinder());
  }

  private static List<RankedMove> candidates(Equipment equipment, GamePosition position, int most) {
    return new Simulator(equipment, new NormalWinChances(equipment.rules()))
        .candidates(new SimulatedPosition(position), equipment.staticEvaluation(), most);
  }

  private static PlayoutEndings searched(CrosswordRules rules, WordGraph words, int positions) {
    return PlayoutEndings.searched(
        positions, new EndgameValuer(rules, words), Cancellation.never());
  }

  @Test
  void endingsAreWorthWhatMinimaxSays() {
    PlayoutEndings endings = searched(TINY, WORDS, SimulationPlan.MOST_POSITIONS);
    ReferenceEndgame reference = new ReferenceEndgame(TINY, WORDS);
    int compared = 0;
    for (long seed = 0; compared < 100; seed++) {
      GamePosition position = late(EQUIPMENT, seed, 3);
      if (bagOf(position) == 0) {
        continue;
      }
      Playout playout = playout(EQUIPMENT, position, endings);
      for (RankedMove candidate : candidates(EQUIPMENT, position, 3)) {
        playout.begin(candidate);
        for (long iteration = 0; iteration < 3; iteration++) {
          Game game = played(EQUIPMENT, position, candidate, iteration);
          OptionalInt rest =
              game.isOver()
                  ? OptionalInt.of(0)
                  : reference.valueWithin(game.position(), MOST_POSITIONS);
          if (rest.isPresent()) {
            playout.run(candidate, PLIES, SEED, iteration);
            int sign = game.seatOnTurn() == 0 ? 1 : -1;
            int expected = lead(game) + (game.isOver() ? 0 : sign * rest.getAsInt());
            assertEnd(playout, position, expected, "seed " + seed + ", " + candidate);
            compared += game.isOver() ? 0 : 1;
          }
        }
        playout.end(candidate);
      }
    }
  }

  private static void assertEnd(Playout playout, GamePosition position, int lead, String where) {
    assertThat(playout.isOver()).as(where).isTrue();
    int before = position.scorePoints().get(0) - position.scorePoints().get(1);
    assertThat(playout.gainPoints()).as(where).isEqualTo(lead - before);
    assertThat(playout.equityMillipoints()).as(where).isEqualTo(1_000 * (lead - before));
    assertThat(playout.winMillionths())
        .as(where)
        .isEqualTo(lead > 0 ? WinChances.CERTAIN : lead == 0 ? WinChances.CERTAIN / 2 : 0);
  }

  /** The search is handed the end of the very game, and nothing else is made of its answer. */
  private void compareWithSearch(int positions, ToIntFunction<GamePosition> expectedRest) {
    GamePosition position = late(Fixture.EQUIPMENT, 3, 5);
    assertThat(bagOf(position)).isPositive();
    Playout playout =
        playout(Fixture.EQUIPMENT, position, searched(Fixture.RULES, Fixture.WORDS, positions));
    for (RankedMove candidate : candidates(Fixture.EQUIPMENT, position, 4)) {
      playout.begin(candidate);
      for (long iteration = 0; iteration < 4; iteration++) {
        playout.run(candidate, PLIES, SEED, iteration);
        Game game = played(Fixture.EQUIPMENT, position, candidate, iteration);
        int sign = game.seatOnTurn() == 0 ? 1 : -1;
        int rest = game.isOver() ? 0 : expectedRest.applyAsInt(game.position());
        assertEnd(playout, position, lead(game) + sign * rest, candidate.toString());
      }
      playout.end(candidate);
    }
  }

  @Test
  void whereThePositionsDoNotSufficeTheEstimateCounts() {
    boolean[] unproven = {false};
    compareWithSearch(
        50,
        ending -> {
          EndgameValuer fresh = new EndgameValuer(Fixture.RULES, Fixture.WORDS);
          int points = fresh.netPointsForMover(ending, 50, () -> false);
          unproven[0] |= !fresh.isProven();
          return points;
        });
    assertThat(unproven[0]).as("there are endings that 50 positions do not prove").isTrue();
  }

  @Test
  void staticPlayToTheEndIsTheGameItself() {
    for (int mostInBag : new int[] {4, 14}) {
      GamePosition position = late(Fixture.EQUIPMENT, 5, mostInBag);
      Playout playout = playout(Fixture.EQUIPMENT, position, PlayoutEndings.STATIC);
      for (RankedMove candidate : candidates(Fixture.EQUIPMENT, position, 4)) {
        playout.begin(candidate);
        for (long iteration = 0; iteration < 8; iteration++) {
          playout.run(candidate, PLIES, SEED, iteration);
          Game game = played(Fixture.EQUIPMENT, position, candidate, iteration);
          MoveFinder finder = Fixture.EQUIPMENT.moveFinder(game.board());
          while (!game.isOver()) {
            game.play(best(game, finder, Fixture.EQUIPMENT));
          }
          assertThat(playout.isOver()).isTrue();
          assertThat(playout.scorePoints(0)).isEqualTo(game.scorePoints(0));
          assertThat(playout.scorePoints(1)).isEqualTo(game.scorePoints(1));
        }
        playout.end(candidate);
      }
    }
  }

  /** Two plies and racks of seven: 14 tiles in the bag are few, and 15 are not. */
  @Test
  void onlyLatePositionsGoToTheEnd() {
    boolean[] met = new boolean[2];
    for (long seed = 0; !met[0] || !met[1]; seed++) {
      GamePosition position = late(Fixture.EQUIPMENT, seed, 15);
      boolean isLate = bagOf(position) <= 14;
      met[isLate ? 1 : 0] = true;
      RankedMove candidate = candidates(Fixture.EQUIPMENT, position, 1).get(0);
      Playout plain = playout(Fixture.EQUIPMENT, position, PlayoutEndings.NONE);
      Playout ending = playout(Fixture.EQUIPMENT, position, PlayoutEndings.STATIC);
      for (Playout playout : List.of(plain, ending)) {
        playout.begin(candidate);
        playout.run(candidate, PLIES, SEED, 1);
      }
      assertThat(ending.isOver()).isEqualTo(isLate);
      assertThat(ending.equityMillipoints() == plain.equityMillipoints()).isEqualTo(!isLate);
    }
  }
}
