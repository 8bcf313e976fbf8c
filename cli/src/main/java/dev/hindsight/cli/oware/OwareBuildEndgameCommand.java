package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.workbench.oware.OwareBuild;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight oware build endgame}. */
@Command(
    name = "endgame",
    header = "Build the value of every board of up to N seeds, without a turn limit.",
    description = {
      "15 seeds take seconds, 20 a minute and half a gigabyte. A build that is stopped in any way",
      "goes on from its last layer when the same command is given again."
    },
    footer = {
      "  hindsight oware build endgame --seeds 15 --out endgame15.table",
      "  hindsight oware build endgame --seeds 12 --rules abapa --out abapa12.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareBuildEndgameCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      required = true,
      description = "The most seeds on a board, 1 to 28.")
  private int seeds;

  @Mixin private RulesOption rules;

  @Option(
      names = "--bounds",
      description =
          "Add the bounds that hold whatever a repetition is worth (abapa has only them).")
  private boolean bounds;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(() -> OwareBuild.endgame(rules.rules(), seeds, bounds));
  }
}
