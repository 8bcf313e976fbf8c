package dev.hindsight.workbench.runs;

import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.Reported;

/** What came of a run, for people, whatever its kind. */
public final class RunText {
  private RunText() {}

  public static String of(Object result) {
    if (result instanceof Reported reported) {
      return reported.reportText();
    }
    if (result instanceof BuildResult built) {
      return built.sentence();
    }
    throw new IllegalStateException("no text for " + result.getClass());
  }
}
