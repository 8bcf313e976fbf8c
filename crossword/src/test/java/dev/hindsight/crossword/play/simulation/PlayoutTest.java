package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playouts held against games of the ordinary rules. */
@Tag("slow")
class PlayoutTest {
  private static final long SEED = 20_261_115;
  private static final int CANDIDATES = 5;
  private static final int ITERATIONS = 4;

  @ParameterizedTest
  @CsvSource({"0, 2", "5, 4", "12, 3", "17, 20", "20, 9", "22, 30"})
  void playoutsAreGames(int turns, int plies) {
    for (long number = 0; number < 4; number++) {
      GamePosition position = Fixture.position(SEED + number, turns);
      if (isOver(position)) {
        continue;
      }
      Playout playout = playout(position, OpponentRacks.UNKNOWN);
      for (RankedMove candidate : candidates(position)) {
        playout.begin(candidate);
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
          playout.run(candidate, plies, SEED, iteration);
          compareWithGame(playout, position, candidate, plies, iteration);
        }
        playout.end(candidate);
      }
    }
  }

  /** The first placements, and an exchange and a pass besides. */
  private static List<RankedMove> candidates(GamePosition position) {
    List<RankedMove> all =
        Fixture.simulator()
            .candidates(new SimulatedPosition(position), Fixture.EVALUATION, 100_000);
    List<RankedMove> candidates = new ArrayList<>(all.subList(0, Math.min(CANDIDATES, all.size())));
    all.stream()
        .filter(move -> move.move() instanceof Exchange)
        .findFirst()
        .ifPresent(candidates::add);
    candidates.add(all.get(all.size() - 1));
    return candidates;
  }

  private static void compareWithGame(
      Playout playout, GamePosition position, RankedMove candidate, int plies, int iteration) {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    MoveFinder finder = Fixture.finder(game.board());
    game.resume(withEmptyBagDealt(position), TrialRandom.of(SEED, iteration));
    game.play(candidate.move());
    while (!game.isOver() && game.turns() <= plies) {
      int before = game.scorePoints(game.seatOnTurn());
      int seat = game.seatOnTurn();
      int ply = game.turns();
      game.play(Fixture.best(game, finder, Fixture.EVALUATION));
      if (!game.isOver()) {
        assertThat(playout.plyPoints(ply)).isEqualTo(game.scorePoints(seat) - before);
      }
    }
    String where = "seed " + SEED + ", iteration " + iteration + ", " + candidate + ", " + position;
    assertThat(playout.isOver()).as(where).isEqualTo(game.isOver());
    assertThat(playout.scorePoints(0)).as(where).isEqualTo(game.scorePoints(0));
    assertThat(playout.scorePoints(1)).as(where).isEqualTo(game.scorePoints(1));
    int[] unseen = new int[Fixture.RULES.tiles().letterCount()];
    int[] expected = unseen.clone();
    for (int seat = 0; seat < 2; seat++) {
      playout.countUnseen(seat, unseen);
      game.countUnseen(seat, expected);
      assertThat(unseen).as(where).isEqualTo(expected);
    }
  }

  /**
   * A game would deal the last tiles to whoever has room for them; here they are the opponent's.
   */
  private static GamePosition withEmptyBagDealt(GamePosition position) {
    SimulatedPosition root = new SimulatedPosition(position);
    return root.isCertain()
        ? Fixture.withOpponent(position, TileCounts.letters(root.unseen()))
        : position;
  }

  private static boolean isOver(GamePosition position) {
    try {
      new SimulatedPosition(position);
      return false;
    } catch (CrosswordFormatException over) {
      return true;
    }
  }

  private static Playout playout(GamePosition position, OpponentRacks opponents) {
    return new Playout(
        new SimulatedPosition(position),
        opponents,
        Fixture.CHANCES,
        LeaveSource.fixed(Fixture.EVALUATION).openTurns(),
        PlayoutEndings.NONE,
        Fixture.finder());
  }

  @Test
  void allCandidatesOfAnIterationMeetTheSameTiles() {
    GamePosition position = Fixture.position(SEED, 6);
    List<RankedMove> candidates = candidates(position);
    for (int iteration = 0; iteration < 20; iteration++) {
      int[][] opponentsRack = new int[candidates.size()][];
      for (int index = 0; index < candidates.size(); index++) {
        opponentsRack[index] = rackAfter(position, candidates.get(index), iteration);
      }
      for (int[] rack : opponentsRack) {
        assertThat(rack).as("seed %d, iteration %d", SEED, iteration).isEqualTo(opponentsRack[0]);
      }
    }
  }

  /**
   * The opponent's rack when it is the opponent's turn: what the mover does not see, less the bag.
   */
  private static int[] rackAfter(GamePosition position, RankedMove candidate, int iteration) {
    int[] rack = new int[Fixture.RULES.tiles().letterCount()];
    int[] inBag = rack.clone();
    int[][] seen = new int[1][];
    Playout watched =
        watched(
            position,
            turn -> {
              turn.countUnseen(Playout.MOVER, rack);
              turn.countBag(inBag);
              seen[0] = rack.clone();
              Arrays.setAll(seen[0], letter -> rack[letter] - inBag[letter]);
            });
    watched.begin(candidate);
    watched.run(candidate, 1, SEED, iteration);
    watched.end(candidate);
    return seen[0];
  }

  private interface Watcher {
    void see(Playout playout);
  }

  private static Playout watched(GamePosition position, Watcher watcher) {
    return new Playout(
        new SimulatedPosition(position),
        OpponentRacks.UNKNOWN,
        Fixture.CHANCES,
        (seat, playout) -> {
          watcher.see(playout);
          return Fixture.EVALUATION;
        },
        PlayoutEndings.NONE,
        Fixture.finder());
  }

  @Test
  void knownTilesAreOnTheOpponentsRack() {
    GamePosition position = Fixture.position(SEED, 4);
    byte first = 0;
    int[] unseen = new SimulatedPosition(position).unseen();
    while (unseen[first] == 0) {
      first++;
    }
    Tiles known = Tiles.of(first);
    RankedMove candidate = candidates(position).get(0);
    Playout playout = playout(position, OpponentRacks.known(known));
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    MoveFinder finder = Fixture.finder(game.board());
    for (int iteration = 0; iteration < 10; iteration++) {
      playout.begin(candidate);
      playout.run(candidate, 2, SEED, iteration);
      playout.end(candidate);
      game.resume(Fixture.withOpponent(position, known), TrialRandom.of(SEED, iteration));
      game.play(candidate.move());
      assertThat(game.rack(1).count(first)).isPositive();
      game.play(Fixture.best(game, finder, Fixture.EVALUATION));
      game.play(Fixture.best(game, finder, Fixture.EVALUATION));
      assertThat(playout.scorePoints(0)).isEqualTo(game.scorePoints(0));
      assertThat(playout.scorePoints(1)).isEqualTo(game.scorePoints(1));
    }
  }

  @Test
  void tilesThatAreNotUnseenCannotBeTheOpponents() {
    GamePosition position = Fixture.position(SEED, 0);
    RankedMove candidate = candidates(position).get(0);
    Playout playout = playout(position, OpponentRacks.known(Fixture.tiles("ZZ")));
    assertThatThrownBy(() -> playout.run(candidate, 2, SEED, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
