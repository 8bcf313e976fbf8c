package dev.hindsight.cluster;

import dev.hindsight.workbench.Reported;

/** What came of a run, for people. */
final class ResultText {
  private ResultText() {}

  static String of(Object result) {
    return result instanceof Reported reported
        ? reported.toReport().toText().stripTrailing()
        : result.toString();
  }
}
