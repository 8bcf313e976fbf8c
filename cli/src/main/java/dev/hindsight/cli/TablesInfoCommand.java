package dev.hindsight.cli;

import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.tables.TableDescription;
import dev.hindsight.cli.tables.TableDescriptionText;
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

/** {@code hindsight tables info F…}. */
@Command(
    name = "info",
    header = "Say what table files are, how they were made and what they hold.",
    footer = "  hindsight tables info end15.table book9.table")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesInfoCommand implements Callable<Integer> {
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
    FileResults<TableDescription> results =
        FileResults.of(files, file -> TableDescription.read(file, letters));
    result.print(results, TablesInfoCommand::text);
    result.complain(results.problems());
    return results.exitCode();
  }

  private static String text(FileResults<TableDescription> results) {
    return results.tables().stream()
        .map(TableDescriptionText::of)
        .collect(Collectors.joining(System.lineSeparator() + System.lineSeparator()));
  }
}
