package dev.hindsight.crossword.play.simulation;

/**
 * How much to simulate.
 *
 * <pre>{@code
 * SimulationPlan.usual().withPlies(4).withIterations(60_000)
 * }</pre>
 *
 * @param plies turns played after the candidate: 2 are the opponent's reply and the next own move
 * @param candidates how many moves to compare, the first by static equity
 * @param iterations playouts of all candidates together, at most
 * @param seed of all chance
 * @param stopsEarly whether candidates that are clearly worse are dropped, and the simulation ends
 *     when one is left
 * @param ranking what candidates are compared by
 */
public record SimulationPlan(
    int plies,
    int candidates,
    long iterations,
    long seed,
    boolean stopsEarly,
    SimulationRanking ranking) {
  public static final int MOST_PLIES = 100;
  public static final int MOST_CANDIDATES = 200;

  public SimulationPlan {
    if (plies < 1 || plies > MOST_PLIES) {
      throw new IllegalArgumentException(
          "a simulation looks 1 to " + MOST_PLIES + " plies ahead, not " + plies);
    }
    if (candidates < 1 || candidates > MOST_CANDIDATES) {
      throw new IllegalArgumentException(
          "a simulation compares 1 to " + MOST_CANDIDATES + " candidates, not " + candidates);
    }
    if (iterations < 1) {
      throw new IllegalArgumentException(
          "a simulation needs at least 1 iteration, not " + iterations);
    }
  }

  /** Two plies, fifteen candidates, and some seconds. */
  public static SimulationPlan usual() {
    return new SimulationPlan(2, 15, 30_000, 1, true, SimulationRanking.EQUITY);
  }

  public SimulationPlan withPlies(int other) {
    return new SimulationPlan(other, candidates, iterations, seed, stopsEarly, ranking);
  }

  public SimulationPlan withCandidates(int other) {
    return new SimulationPlan(plies, other, iterations, seed, stopsEarly, ranking);
  }

  public SimulationPlan withIterations(long other) {
    return new SimulationPlan(plies, candidates, other, seed, stopsEarly, ranking);
  }

  public SimulationPlan withSeed(long other) {
    return new SimulationPlan(plies, candidates, iterations, other, stopsEarly, ranking);
  }

  public SimulationPlan withStopsEarly(boolean other) {
    return new SimulationPlan(plies, candidates, iterations, seed, other, ranking);
  }

  public SimulationPlan withRanking(SimulationRanking other) {
    return new SimulationPlan(plies, candidates, iterations, seed, stopsEarly, other);
  }
}
