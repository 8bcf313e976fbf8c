package dev.hindsight.crossword.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.Fixture;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.TimeAllowance;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.MoveCheck;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SimulatingPlayerTest {
  private static final SimulationPlan PLAN =
      SimulationPlan.usual().withCandidates(4).withIterations(40);

  private static SimulatingPlayer player() {
    return player(
        (game, root) -> OpponentRacks.UNKNOWN, () -> Allowance.ofPlayouts(PLAN.iterations()));
  }

  @Test
  void aGameIsAFunctionOfItsSeed() {
    List<Move> moves = play(7);
    assertThat(play(7)).isEqualTo(moves);
    assertThat(moves).hasSizeGreaterThan(10);
  }

  private static List<Move> play(long seed) {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    TrialRandom random = TrialRandom.of(seed, 0);
    SimulatingPlayer player = player();
    game.start(random);
    List<Move> moves = new ArrayList<>();
    while (!game.isOver()) {
      Move move = player.choose(game, random);
      assertThat(MoveCheck.findObstacle(game, move)).isEmpty();
      game.play(move);
      moves.add(move);
    }
    return moves;
  }

  @Test
  void theOpponentsTilesAreNotLookedAt() {
    SimulatingPlayer player = player();
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    game.resume(Fixture.position(3, 6), TrialRandom.of(1, 0));
    Move one = player.choose(game, TrialRandom.of(2, 0));
    Game other = new Game(Fixture.RULES, Fixture.WORDS);
    other.resume(Fixture.position(3, 6), TrialRandom.of(1, 1));
    assertThat(other.rack(1)).isNotEqualTo(game.rack(1));
    assertThat(player.choose(other, TrialRandom.of(2, 0))).isEqualTo(one);
  }

  private static SimulatingPlayer player(
      BiFunction<Game, SimulatedPosition, OpponentRacks> opponents,
      Supplier<Allowance> allowances) {
    return new SimulatingPlayer(
        Fixture.simulator(),
        PLAN,
        position -> LeaveSource.fixed(Fixture.EVALUATION),
        opponents,
        allowances);
  }

  @Test
  void withoutTimeForASimulationTheBestStaticMoveIsPlayed() {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    game.resume(Fixture.position(3, 6), TrialRandom.of(1, 0));
    long[] now = {0};
    SimulatingPlayer slow =
        player(
            (seen, root) -> {
              now[0] += 1_000; // Reading the opponent's move takes all the time.
              return OpponentRacks.UNKNOWN;
            },
            () -> new TimeAllowance(() -> now[0], 500));
    Move expected = Fixture.best(game, Fixture.finder(game.board()), Fixture.EVALUATION);
    assertThat(slow.choose(game, TrialRandom.of(2, 0))).isEqualTo(expected);
  }

  @Test
  void moreTimeMeansMorePlayouts() {
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    game.resume(Fixture.position(3, 6), TrialRandom.of(1, 0));
    long few = playouts(game, 100_000);
    assertThat(few).isGreaterThan(60).isLessThan(150);
    assertThat(playouts(game, 400_000)).isGreaterThan(2 * few);
  }

  /** By a clock that only playouts move on, a microsecond each. */
  private static long playouts(Game game, long nanos) {
    long[] playouts = {0};
    SimulatingPlayer player =
        player(
            (seen, root) ->
                random -> {
                  playouts[0]++;
                  return Tiles.of();
                },
            () -> new TimeAllowance(() -> playouts[0] * 1_000, nanos));
    player.choose(game, TrialRandom.of(2, 0));
    return playouts[0];
  }

  @Test
  void aPlayerWhoInfersPlaysLegalMoves() {
    Equipment equipment =
        new Equipment(Fixture.RULES, Fixture.WORDS, Fixture.ANAGRAMS, Fixture.someLeaves(3));
    Player player =
        Players.open(
                PlayerSpec.parse("simulate:candidates=3,iterations=30,infer=true,margin=5").value(),
                equipment,
                new NoFiles(),
                () -> 0)
            .get();
    Game game = new Game(Fixture.RULES, Fixture.WORDS);
    TrialRandom random = TrialRandom.of(8, 0);
    game.start(random);
    while (!game.isOver()) {
      Move move = player.choose(game, random);
      assertThat(MoveCheck.findObstacle(game, move)).isEmpty();
      game.play(move);
    }
    assertThat(game.turns()).isGreaterThan(10);
  }
}
