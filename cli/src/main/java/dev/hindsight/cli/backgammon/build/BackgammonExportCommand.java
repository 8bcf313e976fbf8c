package dev.hindsight.cli.backgammon.build;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.table.foreign.OnnxNets;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.backgammon.build.BackgammonExperience;
import dev.hindsight.workbench.backgammon.files.BackgammonExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon export}. */
@Command(
    name = "export",
    header = "Write a net as an ONNX model, or positions to train your own.",
    description = {
      "The model takes positions before the roll and gives the chances of the six results. It",
      "tells what each input is, and an example to try your encoding with; docs/formats.md has",
      "the rest. Nets are written so and not read back. With --experience positions of self-play",
      "are written as an array for NumPy: as our nets see them, with what they are worth, exactly",
      "where a bearoff is known, and how the game ended."
    },
    footer = {
      "  hindsight backgammon export --net ordinary --out ordinary.onnx",
      "  hindsight backgammon export --net race --nets my.nets --out race.onnx",
      "  hindsight backgammon export --experience 1000000 --out games.npy"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--net",
      paramLabel = "WHICH",
      description =
          "race, for positions without contact; contact, for the others, where there is one net"
              + " for all of them; or a plan, where each has its own: backgame, containment,"
              + " bear-in, crashed, primes, many-back, holding, ordinary.")
  private OnnxNets.@Nullable Which net;

  @Option(
      names = "--experience",
      paramLabel = "N",
      description = "Write so many positions of self-play in the place of a net.")
  private @Nullable Long experience;

  @Option(
      names = "--inputs",
      paramLabel = "WHAT",
      description = "How positions are written: ${COMPLETION-CANDIDATES} (cells).")
  private @Nullable ContactEncoding inputs;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A two-sided bearoff for exact values (six checkers, solved on the spot).")
  private @Nullable Path table;

  @Option(names = "--seed", paramLabel = "S", description = "The random seed of the games (1).")
  private @Nullable Long seed;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Other nets than those of the program.")
  private @Nullable Path nets;

  @Mixin private OutputOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    if ((net == null) == (experience == null)) {
      throw new ParameterException(
          spec.commandLine(), "give --net for a model or --experience for positions, and not both");
    }
    if (net == null) {
      BackgammonExperience positions =
          Usage.check(
              spec,
              () ->
                  new BackgammonExperience(
                      Objects.requireNonNull(experience),
                      inputs == null ? ContactEncoding.CELLS : inputs,
                      Optional.ofNullable(nets),
                      Optional.ofNullable(table),
                      seed == null ? 1 : seed));
      result.print(positions.write(out.file()), BackgammonExportCommand::text);
      return ExitCode.FINE;
    }
    if (inputs != null || table != null || seed != null) {
      throw new ParameterException(
          spec.commandLine(), "--inputs, --table and --seed go with --experience");
    }
    BackgammonExport export = new BackgammonExport(Optional.ofNullable(nets), net);
    result.print(export.write(out.file()), BackgammonExportCommand::text);
    return ExitCode.FINE;
  }

  private static String text(BackgammonExperience.Result written) {
    return String.format(
        Locale.ROOT,
        "%s: %,d positions of %,d games, %,d of them exact, %d inputs (%s), %,d bytes.",
        written.file(),
        written.positions(),
        written.games(),
        written.exact(),
        written.inputs(),
        written.encoding(),
        written.bytes());
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
