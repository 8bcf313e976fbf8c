package dev.hindsight.cli.backgammon.build;

import dev.hindsight.cli.options.FolderOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.backgammon.build.TrainingReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon report training F}. */
@Command(
    name = "training",
    header = "Draw how a training went, from the figures beside its nets.",
    description = {
      "Strength, losses by where the targets came from, the error in bearoffs, the share",
      "of exact targets, speed and learning rate, as SVG and as PNG (without words), with a page",
      "that holds them together. A training that still runs can be drawn too."
    },
    footer = {"  hindsight backgammon report training my.nets.tsv --out training"})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonReportTrainingCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "NAME.tsv, which train or learn have written.")
  private Path file;

  @Mixin private FolderOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    TrainingReport report = Usage.checkFiles(spec, () -> TrainingReport.open(file));
    result.print(report.write(out.folder()), BackgammonReportTrainingCommand::text);
    return ExitCode.FINE;
  }

  private static String text(TrainingReport.Result written) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s and %d pictures beside it, of %,d lines up to %,d games.%n",
            written.page(),
            written.pictures().size(),
            written.lines(),
            written.games()));
    Double points = written.pointsAgainstPubeval();
    if (points != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%nAgainst pubeval      %+.3f points a game (%+.3f to %+.3f)",
              points,
              written.pubevalLow(),
              written.pubevalHigh()));
    }
    Double random = written.bearoffErrorRandom();
    if (random != null) {
      text.append(
          String.format(Locale.ROOT, "%nError in bearoffs    %.4f on random pairs", random));
    }
    Double inPlay = written.bearoffErrorInPlay();
    if (inPlay != null) {
      text.append(String.format(Locale.ROOT, ", %.4f in play", inPlay));
    }
    return text.toString().stripTrailing();
  }
}
