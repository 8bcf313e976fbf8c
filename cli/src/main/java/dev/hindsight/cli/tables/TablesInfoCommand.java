package dev.hindsight.cli.tables;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.tables.AnyFile;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight tables info F…}. */
@Command(
    name = "info",
    header = "Show what table files are, how they were made and what they hold.",
    footer = "  hindsight tables info end15.table gnubg_os0.bd")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesInfoCommand implements Callable<Integer> {
  @Mixin private FilesParameter files;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() {
    FileResults<FileDescription> results = files.ask(AnyFile::describe);
    result.print(results, TablesInfoCommand::text);
    result.complain(results.problems());
    return results.exitCode();
  }

  private static String text(FileResults<FileDescription> results) {
    return results.tables().stream()
        .map(DescriptionText::of)
        .collect(Collectors.joining(System.lineSeparator() + System.lineSeparator()));
  }
}
