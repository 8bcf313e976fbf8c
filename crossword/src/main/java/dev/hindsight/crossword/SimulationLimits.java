package dev.hindsight.crossword;

import java.time.Duration;
import java.util.Optional;

/**
 * How far and how long {@link Crossword} simulates.
 *
 * <pre>{@code
 * SimulationLimits.usual().withPlies(4).withTime(Duration.ofSeconds(5))
 * }</pre>
 *
 * @param plies turns after the move: 2 are the opponent's reply and the next own move
 * @param candidates how many moves are compared, the first by equity
 * @param playouts of all moves together at most
 * @param time after which what is known is the answer; nothing for no such limit
 * @param seed of what is drawn
 */
public record SimulationLimits(
    int plies, int candidates, long playouts, Optional<Duration> time, long seed) {
  /** Two plies, fifteen candidates and 30,000 playouts, some seconds. */
  public static SimulationLimits usual() {
    return new SimulationLimits(2, 15, 30_000, Optional.empty(), 1);
  }

  public SimulationLimits withPlies(int other) {
    return new SimulationLimits(other, candidates, playouts, time, seed);
  }

  public SimulationLimits withCandidates(int other) {
    return new SimulationLimits(plies, other, playouts, time, seed);
  }

  public SimulationLimits withPlayouts(long other) {
    return new SimulationLimits(plies, candidates, other, time, seed);
  }

  /** Ends after a time, whatever is known then; how much that is differs from run to run. */
  public SimulationLimits withTime(Duration most) {
    return new SimulationLimits(plies, candidates, playouts, Optional.of(most), seed);
  }

  public SimulationLimits withSeed(long other) {
    return new SimulationLimits(plies, candidates, playouts, time, other);
  }
}
