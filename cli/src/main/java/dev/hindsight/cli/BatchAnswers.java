package dev.hindsight.cli;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Failure;
import dev.hindsight.cli.terminal.JsonPrinter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code ask --batch FILE}: each line of a file is a position and is answered by one line of JSON,
 * in order. A line that is no position is answered by what is wrong with it, and the rest goes on.
 */
final class BatchAnswers {
  /** Some editors put it before the first line of a text. */
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private BatchAnswers() {}

  /** What a batch says of a line that is not a position. */
  record Refusal(String position, String error) {}

  /**
   * Answers every line that is not blank.
   *
   * @param answer what to print for a position; throws what {@link Failure} takes for a no if it is
   *     none
   * @return the exit code: {@link ExitCode#NO} if a line was refused
   */
  static int print(CommandSpec spec, Path file, Function<String, Object> answer)
      throws IOException {
    Console console = HindsightCommand.of(spec).console();
    JsonPrinter printer = new JsonPrinter();
    int exitCode = ExitCode.FINE;
    try (BufferedReader lines = openLines(file)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        HindsightCommand.of(spec).cancellation().check();
        if (line.isBlank()) {
          continue;
        }
        Object printed;
        try {
          printed = answer.apply(line);
        } catch (RuntimeException thrown) {
          Failure failure = Failure.of(thrown);
          if (failure.exitCode() != ExitCode.NO) {
            throw thrown;
          }
          printed = new Refusal(line, failure.sentence());
          exitCode = ExitCode.NO;
        }
        printer.printLine(printed, console.out());
      }
    }
    return exitCode;
  }

  /**
   * The lines of a file of positions. A byte that is not UTF-8 becomes a replacement character, so
   * that it spoils its own line and no other.
   */
  private static BufferedReader openLines(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(
          file.toString(), null, "is a folder; name a file with one position on each line");
    }
    BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
    lines.mark(1);
    if (lines.read() != BYTE_ORDER_MARK) {
      lines.reset();
    }
    return lines;
  }
}
