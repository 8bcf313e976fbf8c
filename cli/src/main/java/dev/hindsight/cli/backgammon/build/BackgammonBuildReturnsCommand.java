package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.rollouts.ReturnPlan;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.build.BackgammonReturns;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon build returns}. */
@Command(
    name = "returns",
    header = "Play games and keep what every position came to, luck taken out.",
    description = {
      "Nets play both sides. Of every roll the luck, as the nets see it, is taken out of what the",
      "positions before it came to, so one game says of each of its positions nearly what a"
          + " rollout",
      "would: thousands of positions a second for 'backgammon learn-rollouts --returns'. Game N is",
      "the same whatever range it is played in. The result is the same for any number of threads,",
      "and a build that is stopped in any way goes on where it was."
    },
    footer = {
      "  hindsight backgammon build returns --games 4000 --out some.returns",
      "  hindsight backgammon build returns --first 4000 --games 4000 --out more.returns"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildReturnsCommand extends BuildCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "How many games, of some forty positions each.")
  private long games;

  @Option(
      names = "--first",
      paramLabel = "N",
      defaultValue = "0",
      description = "The number of the first of them (${DEFAULT-VALUE}).")
  private long first;

  @Option(
      names = "--lambda",
      paramLabel = "L",
      defaultValue = "0.95",
      description =
          "How much of what is found out a ply later counts: from 0, one ply ahead, to 1, the whole"
              + " game (${DEFAULT-VALUE}).")
  private double lambda;

  @Option(
      names = "--starts",
      paramLabel = "WHERE",
      defaultValue = "usual",
      description = "Shares of games that begin in the middle, as in 'train' (${DEFAULT-VALUE}).")
  private String starts;

  @Option(
      names = "--no-races",
      description = "End a game when contact is over, with what the nets think of the race.")
  private boolean noRaces;

  @Option(
      names = "--most-plies",
      paramLabel = "P",
      defaultValue = "" + ReturnPlan.MOST_PLIES,
      description =
          "End a game after P plies with what the nets think: more openings (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A two-sided bearoff whose exact values end games.")
  private @Nullable Path table;

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
            new BackgammonReturns(
                new ReturnPlan(
                    first, games, seed.seed(), lambda, Starts.parse(starts), !noRaces, plies),
                Optional.ofNullable(table),
                Optional.ofNullable(nets)),
        run,
        BuildResult::sentence);
  }
}
