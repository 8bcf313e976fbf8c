package dev.hindsight.cli;

import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.tables.TableVerdict;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.workbench.crossword.CrosswordEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hindsight tables verify F…}: 0 if all are whole, 1 if one is damaged, 3 if unusable. */
@Command(
    name = "verify",
    header = "Read every byte of table files and say whether they are whole.",
    footer = "  hindsight tables verify end15.table && echo whole")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesVerifyCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Table files.")
  private List<Path> files;

  @Option(
      names = "--tiles",
      paramLabel = "FILE",
      description = "Letters of leave values in .klv2 files, as CSV (the English tiles).")
  private @Nullable Path tiles;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    TileSet letters = CrosswordEngine.openTiles(tiles);
    FileResults<TableVerdict> results =
        FileResults.of(files, file -> TableVerdict.reach(file, letters));
    result.print(results, TablesVerifyCommand::text);
    result.complain(results.problems());
    boolean allWhole = results.tables().stream().allMatch(TableVerdict::ok);
    return results.problems().isEmpty() && !allWhole ? ExitCode.NO : results.exitCode();
  }

  private static String text(FileResults<TableVerdict> results) {
    return results.tables().stream()
        .map(TableVerdict::text)
        .collect(Collectors.joining(System.lineSeparator()));
  }
}
