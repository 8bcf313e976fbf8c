package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.RunPlan;

/**
 * A kind of run, and how the request for one is read from a plan.
 *
 * @param name as plans have it, such as {@code oware.duel}
 */
public record RunKind(String name, Reader reader) {
  /** Reads what a plan asks for. */
  public interface Reader {
    /**
     * The request.
     *
     * @throws IllegalArgumentException if the plan lacks something or asks for the impossible
     */
    RunRequest<?> read(RunPlan plan);
  }
}
