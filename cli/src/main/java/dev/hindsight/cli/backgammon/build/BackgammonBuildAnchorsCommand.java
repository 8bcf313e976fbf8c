package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.anchors.AnchorPlan;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.build.BackgammonAnchors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon build anchors}. */
@Command(
    name = "anchors",
    header = "Roll out openings, replies, first cubes and races into a table.",
    description = {
      "Each position with its chances, its equity and the standard error of that. Luck, as the"
          + " nets",
      "see it, is taken out of every roll. ask and report openings show them with --anchors FILE,",
      "train aims at them. The result is the same for any number of threads, and a build",
      "that was stopped resumes when the same command is given again."
    },
    footer = {
      "  hindsight backgammon build anchors --games 216 --out my.anchors",
      "  hindsight backgammon build anchors --scope openings --games 9 --out quick.anchors"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildAnchorsCommand extends BuildCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "36",
      description = "Games of each position, of first moves four times as many (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--plies",
      paramLabel = "P",
      defaultValue = "8",
      description = "Stop a game with contact after P plies and trust the nets (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--scope",
      paramLabel = "WHAT",
      defaultValue = "all",
      description = "Which positions: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private AnchorPlan.Scope scope;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Nets to use instead of the built-in ones.")
  private @Nullable Path nets;

  @Mixin private SeedOption seed;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    return buildShared(
        () ->
            new BackgammonAnchors(
                new AnchorPlan(games, plies, seed.seed(), scope), Optional.ofNullable(nets)),
        run,
        BuildResult::sentence);
  }
}
