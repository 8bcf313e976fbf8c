package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.endgame.EndgameBound;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Move;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * Plays like another player until the bag is empty, and from then on what the endgame solver says:
 * the best move if it is proven in time, otherwise the best by the deepest search that was
 * finished.
 */
final class EndgamePlayer implements Player {
  private final Player before;
  private final EndgameSolver solver;
  private final EndgameLimits limits;

  /**
   * @param solver of its own
   * @param perMove time to solve
   */
  EndgamePlayer(Player before, EndgameSolver solver, Duration perMove) {
    this.before = before;
    this.solver = solver;
    this.limits = EndgameLimits.within(perMove);
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    if (!game.bag().isEmpty()) {
      return before.choose(game, random);
    }
    try (Crew alone = new Crew(1)) {
      EndgameMove best = solver.solve(game.position(), limits, alone).best();
      return best.bound() == EndgameBound.UNKNOWN ? before.choose(game, random) : best.move();
    }
  }

  @Override
  public void newGame() {
    before.newGame();
  }
}
