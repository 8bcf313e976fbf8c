package dev.hindsight.cli.tables;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.tables.AnyFile;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight tables verify F…}: 0 if all are whole, 1 if one is damaged, 3 if unusable. */
@Command(
    name = "verify",
    header = "Read every byte of table files and check that they are whole.",
    description = {
      "Our tables are checked against their checksums. gnubg's databases have none: their lengths,",
      "offsets and sums are checked, and their values against the rules."
    },
    footer = "  hindsight tables verify end15.table && echo whole")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class TablesVerifyCommand implements Callable<Integer> {
  @Mixin private FilesParameter files;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() {
    FileResults<FileVerdict> results = files.ask(AnyFile::verify);
    result.print(results, TablesVerifyCommand::text);
    result.complain(results.problems());
    boolean allWhole = results.tables().stream().allMatch(FileVerdict::ok);
    return results.problems().isEmpty() && !allWhole ? ExitCode.NO : results.exitCode();
  }

  private static String text(FileResults<FileVerdict> results) {
    return results.tables().stream()
        .map(verdict -> verdict.fault().orElse(verdict.file() + " " + verdict.checks() + "."))
        .collect(Collectors.joining(System.lineSeparator()));
  }
}
