package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Player;
import dev.hindsight.crossword.play.RankedMove;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Plays the move that a simulation finds best. What it does is a function of what its seat sees and
 * of one number drawn from the game's generator, the seed of the simulation.
 */
public final class SimulatingPlayer implements Player {
  private final Simulator simulator;
  private final SimulationPlan plan;
  private final Function<SimulatedPosition, LeaveSource> leaves;

  /**
   * @param simulator of its own
   * @param plan its seed does not matter
   * @param leaves where a position's leave values come from
   */
  public SimulatingPlayer(
      Simulator simulator, SimulationPlan plan, Function<SimulatedPosition, LeaveSource> leaves) {
    this.simulator = simulator;
    this.plan = plan;
    this.leaves = leaves;
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    long seed = random.nextLong();
    SimulatedPosition root = new SimulatedPosition(withoutOpponentsRack(game.position()));
    LeaveSource source = leaves.apply(root);
    List<RankedMove> candidates = simulator.candidates(root, source.root(), plan.candidates());
    if (candidates.size() == 1) {
      return candidates.get(0).move();
    }
    try (Crew alone = new Crew(1)) {
      return simulator
          .simulate(
              root,
              candidates,
              OpponentRacks.UNKNOWN,
              source,
              plan.withSeed(seed),
              alone,
              known -> {})
          .best()
          .move()
          .move();
    }
  }

  private static GamePosition withoutOpponentsRack(GamePosition position) {
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }
}
