package dev.hindsight.cli.tables;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.FileHints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The files that a command looks into: one or more. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class FilesParameter {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Table files of ours, databases of gnubg, and .kwg, .klv2 or .req files.")
  private List<Path> files;

  @Option(
      names = "--tiles",
      paramLabel = "CSV",
      description = "Letters of .klv2 and .req files (the English tiles).")
  private @Nullable Path tiles;

  /** A question to one file. */
  interface Question<R> {
    R ask(Path file, FileHints hints) throws IOException;
  }

  /** Asks each of them, in order. */
  <R> FileResults<R> ask(Question<R> question) {
    FileHints hints = new FileHints(null, tiles);
    Cancellation cancellation = HindsightCommand.of(command).cancellation();
    return FileResults.of(
        files,
        file -> {
          cancellation.check();
          return question.ask(file, hints);
        });
  }
}
