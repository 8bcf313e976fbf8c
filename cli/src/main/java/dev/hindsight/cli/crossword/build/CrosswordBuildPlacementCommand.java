package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.crossword.build.placement.OpennessFactors;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.crossword.build.PlacementBuild;
import dev.hindsight.workbench.crossword.build.PlacementRoundsBuild;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code hindsight crossword build placement}. */
@Command(
    name = "placement",
    header = "Learn what tiles are worth where they lie, beyond their score.",
    description = {
      "From games: what came after each play, less what was to be expected. From replies: one",
      "position of each game, whose first candidates are compared by what comes after them, on the",
      "same racks. The result is the same for any number of threads, and a build that was",
      "stopped resumes when the same command is given again.",
      "",
      "Squares are measured with leaves, and leaves with squares. --rounds learns them in turns:",
      "placement values with the leaves so far, then leaves from games that are played with",
      "these values."
    },
    footer = {
      "  hindsight crossword build placement --from replies --games 10000 --out english.squares",
      "  hindsight crossword build placement --from games --games 200000 --horizon plies:1 "
          + "--estimator means --out means.squares",
      "  hindsight crossword build placement --games 20000 --rounds 3 --leaves-out both.leaves"
          + " --out both.squares"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildPlacementCommand extends BuildCommand {
  private static final String PLIES = "plies:";

  @Option(names = "--from", paramLabel = "SOURCE", description = "games or replies (replies).")
  private PlacementPlan.Source source = PlacementPlan.Source.REPLIES;

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games of a generation.")
  private long games;

  @Option(
      names = "--generations",
      paramLabel = "N",
      description = "Each plays with the values of the one before (1).")
  private int generations = 1;

  @Option(
      names = "--horizon",
      paramLabel = "H",
      description = "What counts after a play: plies:1 to plies:3, or game (plies:2).")
  private String horizon = PLIES + 2;

  @Option(
      names = "--estimator",
      paramLabel = "E",
      description = "means or regression (regression).")
  private PlacementPlan.Estimator estimator = PlacementPlan.Estimator.REGRESSION;

  @Option(
      names = "--variant",
      paramLabel = "V",
      description = "plain, neighbours, exposure or all (plain).")
  private PlacementVariant variant = PlacementVariant.PLAIN;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      description = "Plays of a position to compare, from replies (6).")
  private @Nullable Integer candidates;

  @Option(
      names = "--racks",
      paramLabel = "N",
      description = "Racks to draw for the opponent, from replies (30).")
  private @Nullable Integer racks;

  @Option(
      names = "--factors",
      paramLabel = "F",
      description =
          "Learn values that count more or less by how open a board is: a measure and five"
              + " thousandths, as lab crossword openness finds them (hooks:1400,1000,900,500,400).")
  private @Nullable String factors;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Learn squares and leaves in turns, this many times each.")
  private @Nullable Integer rounds;

  @Option(
      names = "--leave-games",
      paramLabel = "N",
      description = "Games to learn the leaves of a round from (100,000).")
  private @Nullable Long leaveGames;

  @Option(
      names = "--leaves-out",
      paramLabel = "FILE",
      description = "Write the leaves of the last round to FILE.")
  private @Nullable Path leavesOut;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    Integer count = rounds;
    if (count != null) {
      return buildWatched(
          () -> new PlacementRoundsBuild(crossword.files(), plan(), rounds(count)),
          run.watching(),
          Reported::reportText);
    }
    if (leaveGames != null || leavesOut != null) {
      throw new ParameterException(
          spec().commandLine(), "--leave-games and --leaves-out go with --rounds");
    }
    return buildShared(
        () -> new PlacementBuild(crossword.files(), plan()), run, Reported::reportText);
  }

  private PlacementRoundsBuild.Rounds rounds(int count) {
    if (run.isShared()) {
      throw new IllegalArgumentException(
          "each round needs the one before; leave out --rounds, or --plan and --trials");
    }
    if (leavesOut == null) {
      throw new IllegalArgumentException(
          "--rounds learns leaves as well; say where they go with --leaves-out FILE");
    }
    return new PlacementRoundsBuild.Rounds(
        count, leaveGames == null ? 100_000 : leaveGames, leavesOut);
  }

  private PlacementPlan plan() {
    if (source == PlacementPlan.Source.GAMES && (candidates != null || racks != null)) {
      throw new IllegalArgumentException("--candidates and --racks go with --from replies");
    }
    return new PlacementPlan(
            source,
            games,
            generations,
            seed.seed(),
            plies(),
            estimator,
            variant,
            candidates == null ? 6 : candidates,
            racks == null ? 30 : racks)
        .withFactors(factors == null ? OpennessFactors.NONE : OpennessFactors.parse(factors));
  }

  private int plies() {
    if (horizon.equals("game")) {
      return PlacementPlan.WHOLE_GAME;
    }
    if (horizon.matches(PLIES + "[1-9]")) {
      return horizon.charAt(PLIES.length()) - '0';
    }
    throw new IllegalArgumentException("a horizon is game or plies:N, not '" + horizon + "'");
  }
}
