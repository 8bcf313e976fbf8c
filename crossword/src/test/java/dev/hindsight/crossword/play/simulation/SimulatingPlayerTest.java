package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SimulatingPlayerTest {
  private static final SimulationPlan PLAN =
      SimulationPlan.usual().withCandidates(4).withIterations(40);

  private static SimulatingPlayer player() {
    return new SimulatingPlayer(
        Fixture.simulator(), PLAN, position -> LeaveSource.fixed(Fixture.EVALUATION));
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
      assertThat(game.findObstacle(move)).isEmpty();
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
}
