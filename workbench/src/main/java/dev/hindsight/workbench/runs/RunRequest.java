package dev.hindsight.workbench.runs;

import java.io.IOException;

/**
 * A run that somebody asks for, by options or by a plan; nothing is opened yet.
 *
 * @param <R> what there is to say of it afterwards
 */
@FunctionalInterface
public interface RunRequest<R> {
  /**
   * Opens what it needs.
   *
   * @throws IOException if a file cannot be used
   */
  CountedRun<?, R> open(InputFiles files) throws IOException;
}
