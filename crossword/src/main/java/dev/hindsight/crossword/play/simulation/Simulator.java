package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameValuer;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Compares moves by playing on from each of them, many times.
 *
 * <pre>{@code
 * Simulator simulator = new Simulator(equipment, new NormalWinChances(rules));
 * SimulationResult result = simulator.simulate(
 *     new SimulatedPosition(position), OpponentRacks.UNKNOWN, LeaveSource.fixed(evaluation),
 *     SimulationPlan.usual(), crew, known -> {});
 * result.best().move()
 * }</pre>
 *
 * <p>Iteration n of every candidate meets the same tiles (see {@link Playout}). Iterations come in
 * rounds; after each the candidates are compared pair by pair in the same iterations, and those
 * that are clearly worse than the leader are dropped (see {@link StopRule}). How many iterations a
 * round has depends on nothing but how many there were, so the result is a function of position and
 * plan alone, whatever the number of threads.
 *
 * <p>Boards and finders are kept from one simulation to the next. One thread at a time.
 */
public final class Simulator {
  /** Iterations of one candidate that a worker does in one go, with the candidate on its board. */
  private static final int CHUNK = 16;

  private static final int LONGEST_ROUND = 1024;

  private final Equipment equipment;
  private final WinChances winChances;

  /** One for each worker of the largest crew so far, and one more for the root. */
  private final List<MoveFinder> kept = new ArrayList<>();

  /** One for each worker that had to search endings. */
  private final List<EndgameValuer> valuers = new ArrayList<>();

  /**
   * @param equipment what is played with; leaves come with each simulation
   */
  public Simulator(Equipment equipment, WinChances winChances) {
    this.equipment = equipment;
    this.winChances = winChances;
  }

  /** The first moves by static equity, which a simulation compares if it is not told others. */
  public List<RankedMove> candidates(SimulatedPosition root, Evaluation evaluation, int most) {
    MoveFinder finder = finder(0);
    finder.finder().board().setUp(root.position().squares().toArray());
    int[] rack = TileCounts.count(root.ownRack(), root.rules().tiles().letterCount());
    finder.setRack(rack, evaluation, root.tilesInBag(), root.opponentPoints());
    return finder.top(most);
  }

  /** As below, of the first moves by static equity. */
  public SimulationResult simulate(
      SimulatedPosition root,
      OpponentRacks opponents,
      LeaveSource leaves,
      SimulationPlan plan,
      Crew crew,
      Consumer<SimulationResult> listener) {
    List<RankedMove> candidates = candidates(root, leaves.root(), plan.candidates());
    return simulate(root, candidates, opponents, leaves, plan, crew, listener);
  }

  /**
   * Simulates. If the crew's cancellation is raised, the result is what was known after the last
   * full round.
   *
   * @param listener told what is known after each round
   */
  public SimulationResult simulate(
      SimulatedPosition root,
      List<RankedMove> candidates,
      OpponentRacks opponents,
      LeaveSource leaves,
      SimulationPlan plan,
      Crew crew,
      Consumer<SimulationResult> listener) {
    Allowance allowance = Allowance.ofPlayouts(plan.iterations());
    Standings standings = new Standings(candidates, plan, root, allowance);
    return simulate(root, opponents, leaves, standings, crew, listener);
  }

  /** Simulates what has not begun yet, until its allowance is used up. */
  public SimulationResult simulate(
      SimulatedPosition root,
      OpponentRacks opponents,
      LeaveSource leaves,
      Standings standings,
      Crew crew,
      Consumer<SimulationResult> listener) {
    SimulationPlan plan = standings.plan();
    Playout[] playouts = new Playout[crew.threads()];
    for (int worker = 0; worker < playouts.length; worker++) {
      playouts[worker] =
          new Playout(
              root,
              opponents,
              winChances,
              leaves.openTurns(),
              endings(plan, worker, crew.cancellation()),
              finder(worker));
    }
    crew.progress().begin("simulate", plan.iterations(), "iterations");
    try {
      while (true) {
        int iterations = standings.nextRound();
        if (iterations == 0) {
          return standings.result();
        }
        runRound(standings, iterations, playouts, crew);
        listener.accept(standings.result());
      }
    } catch (CancelledException cancelled) {
      return standings.cancelled();
    } finally {
      crew.progress().end();
    }
  }

  private MoveFinder finder(int worker) {
    while (kept.size() <= worker) {
      kept.add(equipment.moveFinder());
    }
    return kept.get(worker);
  }

  private PlayoutEndings endings(SimulationPlan plan, int worker, Cancellation cancellation) {
    if (plan.endings().isEmpty()) {
      return PlayoutEndings.NONE;
    }
    int positions = plan.endings().getAsInt();
    if (positions == 0) {
      return PlayoutEndings.STATIC;
    }
    while (valuers.size() <= worker) {
      valuers.add(new EndgameValuer(equipment.rules(), equipment.words()));
    }
    return PlayoutEndings.searched(positions, valuers.get(worker), cancellation);
  }

  /** The chunks of a round: for each stretch of iterations one of every candidate. */
  private static void runRound(Standings standings, int iterations, Playout[] playouts, Crew crew) {
    int[] live = standings.live();
    int chunk = chunk(iterations);
    PlayoutChunk[] chunks = new PlayoutChunk[live.length * (iterations / chunk)];
    long first = standings.iterationsOfLive();
    crew.sweep(
        (long) iterations * live.length,
        chunk,
        (from, to, worker) -> {
          int number = (int) (from / chunk);
          int candidate = live[number % live.length];
          long firstOfChunk = first + (long) (number / live.length) * chunk;
          chunks[number] =
              PlayoutChunk.run(
                  playouts[worker], standings.move(candidate), standings, firstOfChunk, chunk);
        });
    standings.addRound(chunks, chunk, iterations);
  }

  /** Rounds are whole chunks, but for the last ones of a small plan. */
  private static int chunk(int iterations) {
    return iterations % CHUNK == 0 ? CHUNK : iterations;
  }

  /** How many iterations follow after this many: a quarter more, in whole chunks. */
  static int roundAfter(long iterations) {
    long quarter = iterations / 4 / CHUNK * CHUNK;
    return (int) Math.min(LONGEST_ROUND, Math.max(StopRule.FEWEST_ITERATIONS, quarter));
  }
}
