package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.Failure;
import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code ask --batch FILE}: each line of a file is a position and is answered by one line of JSON,
 * in order, so that answer n belongs to line n. A line that is not a position is answered by what
 * is wrong with it, a blank one too, and the rest goes on. FILE is {@code -} for standard input.
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BatchOption {
  /** Some editors put it before the first line of a text. */
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** In place of a file: what comes on standard input. */
  private static final Path STANDARD_INPUT = Path.of("-");

  private static final Refusal BLANK =
      new Refusal("", "The line is blank; a position was expected.");

  /** Records of crossword games and of backgammon matches. */
  private static final Pattern RECORD =
      Pattern.compile(".*\\.(gcg|mat|sgf|xg|bgf)", Pattern.CASE_INSENSITIVE);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description = "Answer each line of FILE (- = standard input) with one line of JSON.")
  private @Nullable Path file;

  /** What a batch says of a line that is not a position. */
  public record Refusal(
      @Says("the line, as it was read") String position,
      @Says("why it has no answer, in a sentence") String error) {}

  /** Whether there is a batch; there must be that or a position, and not both. */
  public boolean isGivenInsteadOf(String positionLabel, boolean isPositionGiven) {
    if (isPositionGiven == (file != null)) {
      throw new ParameterException(
          command.commandLine(), "give either a " + positionLabel + " or --batch FILE");
    }
    return file != null;
  }

  /**
   * Answers every line, in order.
   *
   * @param answer what to print for a position; if it is not one, throws what {@link Failure} takes
   *     for a no
   * @return the exit code: {@link ExitCode#NO} if a line was refused
   */
  public int answerAll(Function<String, Object> answer) throws IOException {
    HindsightCommand program = HindsightCommand.of(command);
    Console console = program.console();
    JsonPrinter printer = new JsonPrinter();
    int exitCode = ExitCode.FINE;
    try (BufferedReader lines = openLines()) {
      for (String line = BoundedLines.next(lines); line != null; line = BoundedLines.next(lines)) {
        program.cancellation().check();
        Object printed = line.isBlank() ? BLANK : answerOrRefuse(line, answer);
        exitCode = printed instanceof Refusal ? ExitCode.NO : exitCode;
        printer.printLine(printed, console.out());
        if (!lines.ready()) {
          // Whoever writes the lines one by one waits for the answer before the next.
          console.out().flush();
        }
      }
    }
    return exitCode;
  }

  private static Object answerOrRefuse(String line, Function<String, Object> answer) {
    try {
      return answer.apply(line);
    } catch (RuntimeException thrown) {
      Failure failure = Failure.of(thrown);
      if (failure.exitCode() != ExitCode.NO) {
        throw thrown;
      }
      return new Refusal(line, failure.sentence());
    }
  }

  /**
   * The lines of a file of positions. A byte that is not UTF-8 becomes a replacement character, so
   * that it spoils its own line and no other.
   */
  private BufferedReader openLines() throws IOException {
    if (file == null) {
      throw new IllegalStateException("there is no batch");
    }
    if (file.equals(STANDARD_INPUT)) {
      return withoutByteOrderMark(HindsightCommand.of(command).console().in());
    }
    if (Files.isDirectory(file)) {
      throw new FileSystemException(
          file.toString(), null, "is a folder; name a file with one position on each line");
    }
    if (RECORD.matcher(file.toString()).matches()) {
      throw new FileSystemException(
          file.toString(),
          null,
          "is the record of a game; give it to '"
              + command.qualifiedName().replaceFirst("ask$", "review")
              + "', or name a file with one position on each line");
    }
    return withoutByteOrderMark(
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)));
  }

  private static BufferedReader withoutByteOrderMark(BufferedReader lines) throws IOException {
    lines.mark(1);
    if (lines.read() != BYTE_ORDER_MARK) {
      lines.reset();
    }
    return lines;
  }
}
