package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.rollouts.LabelPlan;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.build.BackgammonLabels;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon build rollouts}. */
@Command(
    name = "rollouts",
    header = "Roll out positions of every kind of game into a table.",
    description = {
      "As many backgames, primes, holding games and so on as there are ordinary positions, each",
      "with its chances, its equity and the standard error of that: something to learn from, and",
      "to measure nets by. Position N is the same whatever range it is made in, so that tables of",
      "0 to 999 and of 1000 to 1999 are two halves. The result is the same for any number of",
      "threads, and a build that is stopped in any way goes on where it was."
    },
    footer = {
      "  hindsight backgammon build rollouts --positions 800 --games 1296 --out some.rollouts",
      "  hindsight backgammon build rollouts --first 800 --positions 800 --out more.rollouts"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildRolloutsCommand extends BuildCommand {
  @Option(
      names = "--positions",
      paramLabel = "N",
      required = true,
      description = "How many positions; one in eight is of each kind.")
  private long positions;

  @Option(
      names = "--first",
      paramLabel = "N",
      defaultValue = "0",
      description = "The number of the first of them (${DEFAULT-VALUE}).")
  private long first;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1296",
      description = "Games of each position (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--truncate",
      paramLabel = "P",
      defaultValue = "0",
      description =
          "End a game after P plies with what the nets think; 0: play it out (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--variance-reduced",
      description = "Take luck, as the nets see it, out of every roll; some 40 times as slow.")
  private boolean varianceReduced;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Other nets than those of the program.")
  private @Nullable Path nets;

  @Mixin private SeedOption seed;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    return buildShared(
        () ->
            new BackgammonLabels(
                new LabelPlan(
                    first, positions, new RolloutPlan(games, seed.seed(), plies, varianceReduced)),
                Optional.ofNullable(nets)),
        run,
        BuildResult::sentence);
  }
}
