package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.options.FolderOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.workbench.crossword.build.PlacementReport;
import dev.hindsight.workbench.crossword.build.PlacementReportResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword report placement F}. */
@Command(
    name = "placement",
    header = "Draw placement values as heat maps, with a page that holds them together.",
    description = {
      "One map of the board for each number of points a tile has, of mean and of variance, as SVG",
      "and as PNG (without words). Of several tables, such as generations, the last is drawn, and",
      "how much values changed from one to the next."
    },
    footer = {
      "  hindsight crossword report placement english.squares --out squares",
      "  hindsight crossword report placement one.squares two.squares --out squares"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordReportPlacementCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Placement values, table or .spv, or built-in for those of the program.")
  private List<Path> files;

  @Mixin private FolderOption out;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    PlacementReport report = Usage.checkFiles(spec, () -> PlacementReport.open(files));
    result.print(report.write(out.folder()), CrosswordReportPlacementCommand::text);
    return ExitCode.FINE;
  }

  private static String text(PlacementReportResult written) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s and %,d pictures beside it, of %,d tiles seen.%n%n",
            written.page(),
            written.pictures().size(),
            written.observations()));
    text.append("A tile across, all premium squares open, in tenths of points:\n\n   ");
    for (int column = 0; column < written.mean().size(); column++) {
      text.append(String.format(Locale.ROOT, "%4s", Square.columnName(column)));
    }
    int row = 1;
    for (List<Double> values : written.mean()) {
      text.append(String.format(Locale.ROOT, "%n%3d", row++));
      for (double value : values) {
        text.append(String.format(Locale.ROOT, "%4d", Math.round(10 * value)));
      }
    }
    return text.toString();
  }
}
