package dev.hindsight.cli;

import dev.hindsight.cli.tables.FileResults;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Parameters;

/** The files that a command looks into: one or more. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class FilesParameter {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Table files of ours, or databases of gnubg.")
  private List<Path> files;

  /** Asks each of them, in order. */
  <R> FileResults<R> ask(FileResults.Question<R> question) {
    return FileResults.of(files, question);
  }
}
