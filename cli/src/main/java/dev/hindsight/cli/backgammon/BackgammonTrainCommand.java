package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon train}. */
@Command(
    name = "train",
    header = "Train nets on their own games, with exact values from a bearoff table.",
    description = {
      "Beside --out, FILE.tsv gets a line of figures now and then, among them points a game"
          + " against",
      "pubeval, and FILE.latest has the nets of its last line. The result is the same for any"
          + " number of",
      "threads, and a training that is stopped in any way goes on where it was."
    },
    footer = {
      "  hindsight backgammon train --games 200000 --out my.nets",
      "  hindsight backgammon train --games 6000000 --contact 256 --race 128 \\",
      "    --table bearoff10.table --out large.nets",
      "  hindsight backgammon train --games 500000 --from my.nets --first-rate 3e-4 --out"
          + " better.nets",
      "  hindsight backgammon duel --first net:file=my.nets --second pubeval"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonTrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private NetOptions nets;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result).run(nets::training);
  }
}
