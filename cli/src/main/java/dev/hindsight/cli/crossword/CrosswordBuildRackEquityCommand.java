package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.crossword.build.TrainingPlan;
import dev.hindsight.workbench.crossword.RackEquityBuild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword build rack-equity}. */
@Command(
    name = "rack-equity",
    header = "Learn from self-play what every rack is worth, and with that every leave.",
    description = {
      "Each generation plays with the leaves that the one before has found; the first with those of",
      "--leaves or --from, or with none. Racks that rarely turn up are looked at besides, without",
      "changing the games. With --dynamic, players rank their first moves anew with leaves for the tiles",
      "unseen, once these are 30 or fewer: about 5 times slower. The result is the same for any number of",
      "threads, and a build that is stopped in any way goes on where it was when the same command is",
      "given again."
    },
    footer = {
      "  hindsight crossword build rack-equity --games 1000000 --generations 3 --out english.racks",
      "  hindsight crossword build rack-equity --from english.racks --dynamic --games 20000 \\",
      "      --generations 1 --out retrained.racks",
      "  hindsight crossword build leaves --rack-equity english.racks --out english.leaves"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildRackEquityCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games of each generation.")
  private long games;

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

  @Mixin private OutputOption out;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(
            () ->
                new RackEquityBuild(
                    crossword.files(),
                    new TrainingPlan(games, generations, seed.seed()),
                    new RackEquityBuild.Start(from, dynamic)),
            trained -> trained.toReport().toText().stripTrailing());
  }
}
