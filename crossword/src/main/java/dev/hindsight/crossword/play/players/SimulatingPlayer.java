package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.Standings;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Plays the move that a simulation finds best. What it does is a function of what its seat sees and
 * of one number drawn from the game's generator, the seed of the simulation; unless it is given an
 * allowance of time, then also of how fast it is.
 */
public final class SimulatingPlayer implements Player {
  private final Simulator simulator;
  private final SimulationPlan plan;
  private final Function<SimulatedPosition, LeaveSource> leaves;
  private final BiFunction<Game, SimulatedPosition, OpponentRacks> opponents;
  private final Supplier<Allowance> allowances;

  /**
   * @param simulator of its own
   * @param plan its seed does not matter
   * @param leaves where a position's leave values come from
   * @param opponents what the opponent may hold, as far as the seat on turn can tell
   * @param allowances one for each move, opened before anything is done for it
   */
  SimulatingPlayer(
      Simulator simulator,
      SimulationPlan plan,
      Function<SimulatedPosition, LeaveSource> leaves,
      BiFunction<Game, SimulatedPosition, OpponentRacks> opponents,
      Supplier<Allowance> allowances) {
    this.simulator = simulator;
    this.plan = plan;
    this.leaves = leaves;
    this.opponents = opponents;
    this.allowances = allowances;
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    Allowance allowance = allowances.get();
    long seed = random.nextLong();
    SimulatedPosition root = new SimulatedPosition(withoutOpponentsRack(game.position()));
    LeaveSource source = leaves.apply(root);
    List<RankedMove> candidates = simulator.candidates(root, source.root(), plan.candidates());
    if (candidates.size() == 1) {
      return candidates.get(0).move();
    }
    OpponentRacks racks = opponents.apply(game, root);
    if (allowance.isUsedUp()) {
      return candidates.get(0).move();
    }
    Standings standings = new Standings(candidates, plan.withSeed(seed), root, allowance);
    try (Crew alone = new Crew(1)) {
      return simulator
          .simulate(root, racks, source, standings, alone, known -> {})
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
