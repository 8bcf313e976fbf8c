package dev.hindsight.cli.runs;

import dev.hindsight.cli.options.BuildText;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.Reported;

/** What came of a run, whatever its kind. */
final class RunText {
  private RunText() {}

  static String of(Object result) {
    if (result instanceof Reported reported) {
      return reported.toReport().toText().stripTrailing();
    }
    if (result instanceof BuildResult built) {
      return BuildText.of(built);
    }
    throw new IllegalStateException("no text for " + result.getClass());
  }
}
