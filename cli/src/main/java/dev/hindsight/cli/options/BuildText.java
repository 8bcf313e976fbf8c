package dev.hindsight.cli.options;

import dev.hindsight.workbench.BuildResult;
import java.util.Locale;

/** What was built, in one line. */
public final class BuildText {
  private BuildText() {}

  public static String of(BuildResult built) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %,d %s in %.2f s, %,d bytes.",
        built.file(),
        built.what(),
        built.entries(),
        built.unit(),
        built.seconds(),
        built.bytes());
  }
}
