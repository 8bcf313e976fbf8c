package dev.hindsight.crossword.play.simulation;

import java.util.Locale;
import java.util.OptionalInt;

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
 * @param ranking when candidates are compared by the chance to win
 * @param endings if there is a number, playouts of late positions go to the end of the game (see
 *     {@link Playout}): once the bag is empty by a search of about so many positions, or for 0 by
 *     static play
 */
public record SimulationPlan(
    int plies,
    int candidates,
    long iterations,
    long seed,
    boolean stopsEarly,
    RankingRule ranking,
    OptionalInt endings) {
  public static final int MOST_PLIES = 100;
  public static final int MOST_CANDIDATES = 200;

  /** Of a search at the end of a playout. A thousand take some 10 ms, so this is long enough. */
  public static final int MOST_POSITIONS = 1_000_000;

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
    if (endings.isPresent() && (endings.getAsInt() < 0 || endings.getAsInt() > MOST_POSITIONS)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the search of an ending looks at 0 to %,d positions, not %,d",
              MOST_POSITIONS,
              endings.getAsInt()));
    }
  }

  /** Two plies, fifteen candidates, and some seconds. */
  public static SimulationPlan usual() {
    return new SimulationPlan(2, 15, 30_000, 1, true, RankingRule.EQUITY, OptionalInt.empty());
  }

  public SimulationPlan withPlies(int other) {
    return new SimulationPlan(other, candidates, iterations, seed, stopsEarly, ranking, endings);
  }

  public SimulationPlan withCandidates(int other) {
    return new SimulationPlan(plies, other, iterations, seed, stopsEarly, ranking, endings);
  }

  public SimulationPlan withIterations(long other) {
    return new SimulationPlan(plies, candidates, other, seed, stopsEarly, ranking, endings);
  }

  public SimulationPlan withSeed(long other) {
    return new SimulationPlan(plies, candidates, iterations, other, stopsEarly, ranking, endings);
  }

  public SimulationPlan withStopsEarly(boolean other) {
    return new SimulationPlan(plies, candidates, iterations, seed, other, ranking, endings);
  }

  public SimulationPlan withRanking(RankingRule other) {
    return new SimulationPlan(plies, candidates, iterations, seed, stopsEarly, other, endings);
  }

  public SimulationPlan withEndings(int positions) {
    return new SimulationPlan(
        plies, candidates, iterations, seed, stopsEarly, ranking, OptionalInt.of(positions));
  }
}
