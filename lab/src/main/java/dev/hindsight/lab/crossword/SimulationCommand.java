package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code hindsight lab crossword simulation}. */
@Command(
    name = "simulation",
    header = "What simulations with several kinds of leaves or endings are worth, by a long one.",
    description = {
      "One position of each game of static players. Its first moves are simulated with static"
          + " leaves, with",
      "leaves for the tiles unseen, and with leaves that follow the bag, and all of them by a"
          + " reference",
      "that looks further and plays more. The same seed gives the same result for any number of"
          + " threads.",
      "With --endings it compares not leaves but what playouts do once the bag is empty: end after"
          + " their",
      "plies, go to the end of the game by static play, or by a search, as the reference does."
    },
    footer = {
      "  hindsight lab crossword simulation --positions 500",
      "  hindsight lab crossword simulation --endings 1 --most-in-bag 14 \\",
      "      --reference-plies 100",
      "  hindsight lab crossword simulation --positions 500 --leaves-from every:7"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SimulationCommand extends CrewCommand.OfReport {
  private static final int USUAL_REFERENCE_ENDINGS = 300;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "100",
      description = "Positions, one of each game (${DEFAULT-VALUE}).")
  private long positions;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "5",
      description = "Moves to compare, the first by static equity (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "2",
      description = "Plies of the simulations (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "100",
      description = "Iterations of each candidate (${DEFAULT-VALUE}).")
  private long iterations;

  @Option(
      names = "--reference-plies",
      paramLabel = "N",
      defaultValue = "6",
      description = "Plies of the reference (${DEFAULT-VALUE}).")
  private int referencePlies;

  @Option(
      names = "--reference-iterations",
      paramLabel = "N",
      defaultValue = "400",
      description = "Iterations of each candidate by the reference (${DEFAULT-VALUE}).")
  private long referenceIterations;

  @Option(
      names = "--most-in-bag",
      paramLabel = "N",
      description = "Positions with at most N tiles in the bag, and at least one (any).")
  private @Nullable Integer mostInBag;

  @Option(
      names = "--endings",
      paramLabel = "N",
      description = "Compare endings, searched by N positions, in place of leaves.")
  private @Nullable Integer endings;

  @Option(
      names = "--reference-endings",
      paramLabel = "N",
      description = "Positions of the search that ends games of the reference (300).")
  private @Nullable Integer referenceEndings;

  @Option(
      names = "--static-iterations",
      paramLabel = "N",
      description =
          "Iterations of another simulation without endings, to compare at equal time (those of"
              + " --iterations).")
  private @Nullable Long staticIterations;

  @Option(
      names = "--ended-iterations",
      paramLabel = "N",
      description = "The same of one that ends games by static play.")
  private @Nullable Long endedIterations;

  @Option(
      names = "--leaves-from",
      paramLabel = "WHAT",
      description =
          "Compare leaves that are derived again in playouts as well: every:N (tiles gone), letter"
              + " (one runs out).")
  private @Nullable String leavesFrom;

  @Option(
      names = "--bag",
      paramLabel = "WHAT",
      description = "What these are derived for: the visible or the true bag (visible).")
  private @Nullable Sight bag;

  @Mixin private ExperimentOptions experiment;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games games =
        Usage.check(spec(), () -> new CrosswordExperiment.Games(positions, experiment.seed()));
    CrosswordExperiment.Simulations how =
        Usage.check(
            spec(),
            () ->
                new CrosswordExperiment.Simulations(
                    candidates,
                    plies,
                    iterations,
                    referencePlies,
                    referenceIterations,
                    endings(),
                    refreshed(),
                    mostInBag == null ? CrosswordExperiment.Simulations.ANY_BAG : mostInBag));
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.simulations(games, how, crew);
  }

  private Optional<SimulationLeaves> refreshed() {
    if (leavesFrom == null && bag != null) {
      throw new ParameterException(
          spec().commandLine(), "--bag needs --leaves-from every:N or --leaves-from letter");
    }
    Sight sight = bag == null ? Sight.VISIBLE : bag;
    return Optional.ofNullable(leavesFrom).map(word -> SimulationLeaves.refreshed(word, sight));
  }

  private Optional<CrosswordExperiment.Endings> endings() {
    if (endings == null) {
      if (referenceEndings != null || staticIterations != null || endedIterations != null) {
        throw new ParameterException(
            spec().commandLine(),
            "--reference-endings, --static-iterations and --ended-iterations need --endings N");
      }
      return Optional.empty();
    }
    return Optional.of(
        new CrosswordExperiment.Endings(
            endings,
            referenceEndings == null ? USUAL_REFERENCE_ENDINGS : referenceEndings,
            staticIterations == null ? iterations : staticIterations,
            endedIterations == null ? iterations : endedIterations));
  }
}
