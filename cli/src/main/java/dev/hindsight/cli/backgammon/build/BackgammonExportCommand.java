package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.table.foreign.OnnxNets;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.backgammon.files.BackgammonExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon export}. */
@Command(
    name = "export",
    header = "Write a net as an ONNX model, for your own program.",
    description = {
      "The model takes positions before the roll and gives the chances of the six results. It",
      "tells what each input is, and an example to try your encoding with; docs/formats.md has",
      "the rest. Nets are written so and not read back."
    },
    footer = {
      "  hindsight backgammon export --net ordinary --out ordinary.onnx",
      "  hindsight backgammon export --net race --nets my.nets --out race.onnx"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonExportCommand implements Callable<Integer> {
  @Option(
      names = "--net",
      paramLabel = "WHICH",
      required = true,
      description =
          "race, for positions without contact; contact, for the others, where there is one net"
              + " for all of them; or a plan, where each has its own: backgame, containment,"
              + " bear-in, crashed, primes, many-back, holding, ordinary.")
  private OnnxNets.Which net;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Other nets than those of the program.")
  private @Nullable Path nets;

  @Mixin private OutputOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BackgammonExport export = new BackgammonExport(Optional.ofNullable(nets), net);
    result.print(export.write(out.file()), BackgammonExportCommand::text);
    return ExitCode.FINE;
  }

  private static String text(BackgammonExport.Result written) {
    return String.format(
        Locale.ROOT,
        "%s: the %s net, %d inputs (%s), %d hidden, %d chances, %,d bytes.",
        written.file(),
        written.net(),
        written.inputs(),
        written.encoding(),
        written.hidden(),
        written.outputs(),
        written.bytes());
  }
}
