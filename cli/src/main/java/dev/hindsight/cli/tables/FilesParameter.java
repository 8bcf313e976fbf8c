package dev.hindsight.cli.tables;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.tables.TableQuestions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

  @Mixin private final SettingOptions said = SettingOptions.of(TableQuestions.TILES);

  /** A question to one file. */
  interface Question<R> {
    R ask(Path file, FileHints hints) throws IOException;
  }

  /** Asks each of them, in order. */
  <R> FileResults<R> ask(Question<R> question) {
    FileHints hints = TableQuestions.hints(said.chosen());
    Cancellation cancellation = HindsightCommand.of(command).cancellation();
    return FileResults.of(
        files,
        file -> {
          cancellation.check();
          return question.ask(file, hints);
        });
  }
}
