package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameProof;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * Plays like another player, but with one to seven tiles in the bag the move that wins most often
 * over the draws, as far as that is known in time.
 */
final class PreEndgamePlayer implements Player {
  private final Player otherwise;
  private final PreEndgameSolver solver;
  private final PreEndgameLimits limits;

  /**
   * @param solver of its own
   * @param perMove time to compare moves
   */
  PreEndgamePlayer(Player otherwise, PreEndgameSolver solver, Duration perMove) {
    this.otherwise = otherwise;
    this.solver = solver;
    this.limits = PreEndgameLimits.within(perMove);
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    GamePosition position = game.position();
    if (!PreEndgameSolver.isPreEndgame(position)) {
      return otherwise.choose(game, random);
    }
    try (Crew alone = new Crew(1)) {
      PreEndgameMove best = solver.solve(position, limits, alone).best();
      return best.proof() == PreEndgameProof.UNKNOWN ? otherwise.choose(game, random) : best.move();
    }
  }

  @Override
  public void newGame() {
    otherwise.newGame();
  }
}
