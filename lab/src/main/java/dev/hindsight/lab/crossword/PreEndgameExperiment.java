package dev.hindsight.lab.crossword;

import dev.hindsight.bench.ProofTimes;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameProof;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * How long it takes to prove the win chances of the first ten plays with one tile in the bag.
 *
 * <p>Static players play games; the first turn of each with exactly one tile in the bag is looked
 * at, if there is one: in about a quarter of all games. Times are those of this machine in this
 * minute, and so is what is not proven in time.
 */
public final class PreEndgameExperiment {
  private static final int FIRST_MOVES = 10;

  private final Equipment equipment;
  private final PreEndgameSolver solver;
  private final PreEndgameLimits limits;
  private final LongSupplier nanos;

  /**
   * One turn.
   *
   * @param game its number
   * @param nanos until the first ten plays were proven, or the time was over
   * @param open how many of them were not
   * @param bestProven whether by then no candidate could win more often than the first
   */
  public record Turn(long game, long nanos, int open, boolean bestProven) {
    /** Whether the win chances of all ten are proven. */
    public boolean proven() {
      return open == 0;
    }
  }

  /**
   * @param nanos the clock that times are taken with, such as the processor time of the thread
   */
  public PreEndgameExperiment(Equipment equipment, PreEndgameLimits limits, LongSupplier nanos) {
    this.equipment = equipment;
    this.solver = new PreEndgameSolver(equipment, nanos);
    this.limits = limits.withAim(PreEndgameLimits.Aim.WIN_CHANCES);
    this.nanos = nanos;
  }

  /** The turns of some games, in their order. */
  public List<Turn> run(TrialRange games, Crew crew) {
    StaticPlayer player = new StaticPlayer(equipment, equipment.staticEvaluation());
    Game game = equipment.game();
    List<Turn> turns = new ArrayList<>();
    crew.progress().begin("turns proven", games.count(), "games");
    try {
      for (long number = games.first(); number < games.end(); number++) {
        crew.cancellation().check();
        game.start(TrialRandom.of(games.seed(), number));
        while (!game.isOver() && game.bag().size() > 1) {
          game.play(player.best(game).move());
        }
        if (!game.isOver() && game.bag().size() == 1) {
          turns.add(turn(number, game, crew));
        }
        crew.progress().advance(1);
      }
    } finally {
      crew.progress().end();
    }
    return turns;
  }

  private Turn turn(long number, Game game, Crew crew) {
    long begin = nanos.getAsLong();
    PreEndgameAnswer answer = solver.solve(game.position(), limits, crew);
    long took = nanos.getAsLong() - begin;
    long open =
        answer.moves().stream()
            .filter(move -> move.move() instanceof Placement)
            .limit(FIRST_MOVES)
            .filter(move -> move.proof() != PreEndgameProof.PROVEN)
            .count();
    return new Turn(number, took, (int) open, answer.proven());
  }

  /**
   * The time within which a share of the turns is proven; nothing if fewer were proven at all.
   *
   * @param share 0.5 for the median
   */
  public static OptionalLong nanosToProve(List<Turn> turns, double share) {
    return ProofTimes.nanosToProve(
        turns.stream().filter(Turn::proven).mapToLong(Turn::nanos), turns.size(), share);
  }
}
