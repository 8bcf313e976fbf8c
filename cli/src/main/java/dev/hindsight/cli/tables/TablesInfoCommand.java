package dev.hindsight.cli.tables;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight tables info F…}. */
@Command(
    name = "info",
    header = "Say what table files are, how they were made and what they hold.",
    footer = "  hindsight tables info end15.table gnubg_os0.bd")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesInfoCommand implements Callable<Integer> {
  @Mixin private FilesParameter files;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    TileSet tiles = files.tiles();
    FileResults<FileDescription> results = files.ask(file -> FileDescription.read(file, tiles));
    result.print(results, TablesInfoCommand::text);
    result.complain(results.problems());
    return results.exitCode();
  }

  private static String text(FileResults<FileDescription> results) {
    return results.tables().stream()
        .map(FileDescription::text)
        .collect(Collectors.joining(System.lineSeparator() + System.lineSeparator()));
  }
}
