package dev.hindsight.cli.tables;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Failure;
import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What several files answered to one question, in order, and the files that could not be used. One
 * bad file does not keep the others from answering.
 */
public record FileResults<R>(
    @Says("one for each file that could be read, in order") List<R> tables,
    @Says("files that could not be used") List<Problem> problems) {
  /** A file that could not be used at all, and why. */
  public record Problem(
      @Says("its name, as given") String file, @Says("why not, in a sentence") String problem) {}

  /** A question to one file. */
  @FunctionalInterface
  public interface Question<R> {
    R ask(Path file) throws IOException;
  }

  public static <R> FileResults<R> of(List<Path> files, Question<R> question) {
    List<R> results = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (Path file : files) {
      try {
        results.add(question.ask(file));
      } catch (IOException | NotEnoughRoomException e) {
        problems.add(new Problem(file.toString(), Failure.of(e).sentence()));
      }
    }
    return new FileResults<>(List.copyOf(results), List.copyOf(problems));
  }

  /** Fine unless a file could not be used. */
  public int exitCode() {
    return problems.isEmpty() ? ExitCode.FINE : ExitCode.UNUSABLE_FILE;
  }
}
