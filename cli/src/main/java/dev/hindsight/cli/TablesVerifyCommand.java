package dev.hindsight.cli;

import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.tables.TableVerdict;
import dev.hindsight.cli.terminal.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private ResultOptions result;

  @Override
  public Integer call() {
    FileResults<TableVerdict> results = FileResults.of(files, TableVerdict::reach);
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
