package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.PlanOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.oware.build.LayerCost;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.oware.OwareBuild;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight oware build endgame}. */
@Command(
    name = "endgame",
    header = "Build the value of every board of up to N seeds, without a turn limit.",
    description = {
      "15 seeds take seconds, 20 a minute and half a gigabyte. A build that was stopped resumes",
      "at its last layer when the same command is given again. Layers that do not fit" + " the",
      "memory are solved in FILE.scratch; the table is the same."
    },
    footer = {
      "  hindsight oware build endgame --seeds 15 --out endgame15.table",
      "  hindsight oware build endgame --seeds 12 --rules abapa --out abapa12.table",
      "  hindsight oware build endgame --seeds 30 --memory 4G --dry-run --out endgame30.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareBuildEndgameCommand extends BuildCommand {
  @Option(
      names = "--seeds",
      paramLabel = "N",
      required = true,
      description = "The most seeds on a board, 1 to 48.")
  private int seeds;

  @Mixin private RulesOption rules;

  @Option(
      names = "--bounds",
      description =
          "Add the bounds that hold whatever a repetition is worth (abapa has only them).")
  private boolean bounds;

  @Mixin private PlanOptions planning;

  @Override
  public Integer call() throws IOException {
    List<LayerCost> layers = new ArrayList<>();
    SolvedBuild build =
        Usage.check(
            spec(),
            () ->
                OwareBuild.endgame(
                    rules.rules(), seeds, bounds, planning.memoryBytes(), layers::add));
    int exitCode = buildAsPlanned(build, planning);
    if (!isQuiet()) {
      PrintWriter err = HindsightCommand.of(spec()).console().err();
      layers.forEach(layer -> err.println(text(layer)));
    }
    return exitCode;
  }

  private static String text(LayerCost layer) {
    return String.format(
        Locale.ROOT,
        "%d seeds: %,d boards in %.1f s; values: %d, rounds: %d, ranges: %d,%n"
            + "  visits: %,d, updates across ranges: %,d, scratch traffic: %,d MB.",
        layer.seeds(),
        layer.boards(),
        layer.seconds(),
        layer.values(),
        layer.rounds(),
        layer.ranges(),
        layer.visits(),
        layer.updates(),
        layer.trafficBytes() >> 20);
  }
}
