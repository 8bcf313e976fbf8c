package dev.hindsight.cli.options;

import dev.hindsight.workbench.runs.PartRange;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How commands that count trials share the work with other machines. */
public final class RunOptions {
  @Option(
      names = "--part",
      paramLabel = "RANGE",
      description =
          "Run trials FROM..TO only, or K/N for the K-th of N parts, and write them to --out as a"
              + " part; see 'hindsight runs merge'.")
  private @Nullable String trials;

  @Option(
      names = "--plan",
      description =
          "Run nothing: write the plan of the run to --out, for 'hindsight runs run' and "
              + "'hindsight cluster run'.")
  private boolean plan;

  @Mixin private WatchOptions watching = new WatchOptions();

  /** How others look on. */
  public WatchOptions watching() {
    return watching;
  }

  /** Whether the run is wanted as a plan or in part, and not as a whole. */
  public boolean isShared() {
    return plan || trials != null;
  }

  /** Whether the plan is wanted. */
  public boolean isPlan() {
    if (plan && trials != null) {
      throw new IllegalArgumentException("a plan is of all trials; leave out --plan or --part");
    }
    return plan;
  }

  /** The part that is wanted. */
  public PartRange part() {
    return PartRange.parse(String.valueOf(trials));
  }
}
