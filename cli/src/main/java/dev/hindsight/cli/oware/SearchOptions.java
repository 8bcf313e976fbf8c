package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.workbench.oware.OwareReview;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How far to search where the tables do not reach: by depth, so that it can be repeated. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SearchOptions {
  private static final int LONGEST_SECONDS = 86_400;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Search this many plies ahead where the tables do not reach (8).")
  private @Nullable Integer depth;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Search each position for at most this long, instead or besides.")
  private @Nullable Double seconds;

  SearchLimits limits() {
    return Usage.check(command, this::checkedLimits);
  }

  private SearchLimits checkedLimits() {
    SearchLimits limits = SearchLimits.none();
    if (depth != null || seconds == null) {
      limits = limits.withDepth(depth == null ? OwareReview.USUAL_DEPTH : depth);
    }
    if (seconds != null) {
      if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
        throw new IllegalArgumentException(
            "--seconds must be above 0 and at most " + LONGEST_SECONDS + ", not " + seconds);
      }
      limits = limits.withMilliseconds(Math.max(1, Math.round(seconds * 1_000)));
    }
    return limits.withStop(HindsightCommand.of(command).cancellation()::isCancelled);
  }
}
