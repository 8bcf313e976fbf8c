package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.workbench.crossword.PlacementBuild;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword build placement}. */
@Command(
    name = "placement",
    header = "Learn what tiles are worth where they lie, beyond their score.",
    description = {
      "From games: what came after each play, less what was to be expected. From replies: one",
      "position of each game, whose first candidates are compared by what comes after them, on the",
      "same racks. The result is the same for any number of threads, and a build that is stopped",
      "in any way goes on where it was."
    },
    footer = {
      "  hindsight crossword build placement --from replies --games 10000 --out english.squares",
      "  hindsight crossword build placement --from games --games 200000 --horizon plies:1 \\",
      "      --estimator means --out means.squares"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildPlacementCommand implements Callable<Integer> {
  private static final String PLIES = "plies:";

  @Spec private CommandSpec spec;

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

  @Mixin private SeedOption seed;

  @Mixin private OutputOption out;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(
            () -> new PlacementBuild(crossword.files(), plan()),
            run,
            learnt -> learnt.toReport().toText());
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
        racks == null ? 30 : racks);
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
