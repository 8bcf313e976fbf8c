package dev.hindsight.bench;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * How long it takes to prove the ends of games, and what the static choice there costs.
 *
 * <p>Static players play games; the first position of each with an empty bag is solved. Values are
 * a function of the games, times are those of this machine in this minute, and so is what is not
 * proven in time.
 */
public final class CrosswordEndings {
  private final Equipment equipment;
  private final EndgameSolver solver;
  private final Duration limit;
  private final LongSupplier nanos;

  /**
   * One end of a game.
   *
   * @param game its number
   * @param nanos until the best move was proven, or the time was over
   * @param proven whether it was
   * @param nodes positions looked at
   * @param staticLossPoints points that the static choice loses against the best one; empty if that
   *     was not proven in time
   */
  public record Ending(
      long game, long nanos, boolean proven, long nodes, OptionalInt staticLossPoints) {}

  /**
   * @param limit time for each position
   * @param nanos the clock that times are taken with, such as the processor time of the thread
   */
  public CrosswordEndings(Equipment equipment, Duration limit, LongSupplier nanos) {
    this.equipment = equipment;
    this.solver = new EndgameSolver(equipment.rules(), equipment.words(), nanos);
    this.limit = limit;
    this.nanos = nanos;
  }

  /** Games that end with tiles in the bag, after too many turns without points, are left out. */
  public CrosswordEndingFigures run(TrialRange games, Crew crew) {
    StaticPlayer player = new StaticPlayer(equipment, equipment.staticEvaluation());
    Game game = equipment.game();
    List<Ending> endings = new ArrayList<>();
    crew.progress().begin("endgames solved", games.count(), "games");
    try {
      for (long number = games.first(); number < games.end(); number++) {
        crew.cancellation().check();
        game.start(TrialRandom.of(games.seed(), number));
        while (!game.isOver() && !game.bag().isEmpty()) {
          game.play(player.best(game).move());
        }
        if (!game.isOver()) {
          endings.add(ending(number, game, player.best(game).move(), crew));
        }
        crew.progress().advance(1);
      }
    } finally {
      crew.progress().end();
    }
    return new CrosswordEndingFigures(endings);
  }

  private Ending ending(long number, Game game, Move choice, Crew crew) {
    GamePosition position = game.position();
    long begin = nanos.getAsLong();
    EndgameAnswer answer = solver.solve(position, EndgameLimits.within(limit), crew);
    long took = nanos.getAsLong() - begin;
    OptionalInt loss = OptionalInt.empty();
    if (answer.proven()) {
      int best = answer.best().netPointsForMover();
      OptionalInt chosen =
          choice.equals(answer.best().move()) ? OptionalInt.of(best) : value(game, choice, crew);
      if (chosen.isPresent()) {
        loss = OptionalInt.of(best - chosen.getAsInt());
      }
    }
    return new Ending(number, took, answer.proven(), answer.nodes(), loss);
  }

  /** What a move is worth if both play their best after it; nothing if not proven in time. */
  private OptionalInt value(Game game, Move move, Crew crew) {
    int seat = game.seatOnTurn();
    int before = game.scorePoints(seat) - game.scorePoints(1 - seat);
    game.play(move);
    try {
      int gained = game.scorePoints(seat) - game.scorePoints(1 - seat) - before;
      if (game.isOver()) {
        return OptionalInt.of(gained);
      }
      EndgameAnswer answer = solver.solve(game.position(), EndgameLimits.within(limit), crew);
      return answer.proven()
          ? OptionalInt.of(gained - answer.best().netPointsForMover())
          : OptionalInt.empty();
    } finally {
      game.undo();
    }
  }
}
