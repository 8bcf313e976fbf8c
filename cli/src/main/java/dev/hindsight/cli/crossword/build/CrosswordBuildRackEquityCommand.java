package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.build.sweeps.SweepPlan;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.build.SweepsBuild;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight crossword build rack-equity}. */
@Command(
    name = "rack-equity",
    header = "Learn from self-play what every rack is worth, and with that every leave.",
    description = {
      "Each generation plays with the leaves that the one before has found; the first with those"
          + " of",
      "--leaves or --from, or with none. Racks that rarely turn up are looked at besides, without",
      "changing the games. With --dynamic, players rank their first moves anew with leaves for the"
          + " tiles",
      "unseen, once these are 30 or fewer: about 5 times slower. With --by sweeps, positions of"
          + " games are",
      "taken, and in each every rack that can be drawn is priced; the first generation plays with"
          + " the",
      "usual leaves. The result is the same for any number of threads, and a build that was",
      "stopped resumes when the same command is given again."
    },
    footer = {
      "  hindsight crossword build rack-equity --games 1000000 --generations 3 --out english.racks",
      "  hindsight crossword build rack-equity --by sweeps --positions 5000 "
          + "--last-positions 20000 --out swept.racks",
      "  hindsight crossword build rack-equity --from english.racks --dynamic --games 20000 "
          + "--generations 1 --out retrained.racks",
      "  hindsight crossword build leaves --rack-equity english.racks --out english.leaves"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildRackEquityCommand extends BuildCommand {
  /** What is learnt from. */
  enum By {
    games,
    sweeps
  }

  @Option(
      names = "--by",
      paramLabel = "HOW",
      defaultValue = "games",
      description = "games, or sweeps over all racks of positions (${DEFAULT-VALUE}).")
  private By by;

  @Option(names = "--games", paramLabel = "N", description = "Games of each generation.")
  private @Nullable Long games;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "Positions of each generation, with --by sweeps.")
  private @Nullable Long positions;

  @Option(
      names = "--last-positions",
      paramLabel = "N",
      description = "Those of the last generation, whose racks the table has (as many).")
  private @Nullable Long lastPositions;

  @Option(
      names = "--seal",
      paramLabel = "FILE",
      description =
          "Write what the build by sweeps of --out has so far to this file, and leave the build as"
              + " it "
              + "is; it may be going on.")
  private @Nullable Path sealed;

  @Option(
      names = "--generations",
      paramLabel = "K",
      defaultValue = "3",
      description = "How often to start again with better leaves (${DEFAULT-VALUE}).")
  private int generations;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Rack equities to go on from, a table or .req (none).")
  private @Nullable Path from;

  @Option(names = "--dynamic", description = "Play with leaves for the tiles unseen; needs --from.")
  private boolean dynamic;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    return by == By.sweeps
        ? buildShared(this::sweeps, run, Reported::reportText)
        : buildShared(this::games, run, Reported::reportText);
  }

  private SweepsBuild sweeps() {
    if (games != null || dynamic) {
      throw new IllegalArgumentException(
          "--by sweeps has --positions, and neither --games nor --dynamic");
    }
    long count = needed(positions, "--positions");
    long last = lastPositions == null ? count : lastPositions;
    SweepPlan plan = new SweepPlan(count, last, generations, seed.seed());
    return new SweepsBuild(crossword.files(), plan, from, sealed);
  }

  private RackEquityBuild games() {
    if (positions != null || lastPositions != null || sealed != null) {
      throw new IllegalArgumentException(
          "--positions, --last-positions and --seal go with --by sweeps; say --games N, or --by"
              + " sweeps");
    }
    long count = needed(games, "--games");
    return new RackEquityBuild(
        crossword.files(),
        new TrainingPlan(count, generations, seed.seed()),
        new RackEquityBuild.Start(from, dynamic));
  }

  private long needed(@Nullable Long count, String option) {
    if (count == null) {
      throw new IllegalArgumentException(
          "--by " + by + " needs " + option + " N: how many of them");
    }
    return count;
  }
}
