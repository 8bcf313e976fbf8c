package dev.hindsight.crossword.play.simulation;

import java.util.List;

/**
 * What a simulation found out.
 *
 * @param candidates the best first; those that were dropped last, the longest survivor first
 * @param iterations playouts of all candidates together
 * @param ranking what they were compared by
 * @param isCertain whether the opponent's tiles are known and the bag is empty, so that each
 *     candidate was played out once and nothing is left to chance
 * @param ending why the simulation ended
 */
public record SimulationResult(
    List<CandidateResult> candidates,
    long iterations,
    SimulationRanking ranking,
    boolean isCertain,
    Ending ending) {
  /** Why a simulation ended. */
  public enum Ending {
    /** It has not: what is known so far. */
    RUNNING,

    /** One candidate is left, the others are clearly worse. */
    CLEAR,

    /** The iterations are used up. */
    FINISHED,

    /** Somebody interrupted it. */
    CANCELLED
  }

  public SimulationResult {
    candidates = List.copyOf(candidates);
  }

  public CandidateResult best() {
    return candidates.get(0);
  }
}
