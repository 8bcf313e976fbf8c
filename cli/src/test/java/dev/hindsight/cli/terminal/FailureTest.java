package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.oware.rules.PositionFormatException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("java")
class FailureTest {
  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(
            new NoSuchFileException("end15.table"),
            3,
            "there is no file or folder end15.table; check the path."),
        Arguments.of(
            new NoSuchFileException("/nowhere/at/all/x.partial"),
            3,
            "there is no folder /nowhere/at/all; check the path."),
        Arguments.of(
            new FileSystemException("x", null, "is a folder; give the name of a file to write"),
            3,
            "x is a folder; give the name of a file to write."),
        Arguments.of(
            new AccessDeniedException("/nowhere/x"),
            3,
            "no permission for /nowhere/x; check its owner and mode."),
        Arguments.of(
            new FileAlreadyExistsException("x"),
            3,
            "x is already there; choose another name or remove it."),
        Arguments.of(new NotDirectoryException("x"), 3, "x is not a folder; check the path."),
        Arguments.of(
            new FileSystemException("x", null, "Read-only file system"),
            3,
            "x: Read-only file system; check the path."),
        Arguments.of(
            new FileSystemException("x.partial", null, "No space left on device"),
            4,
            "x.partial: No space left on device; free some space, allow larger files if they are"
                + " limited (ulimit -f), or write to another disk."),
        Arguments.of(
            new FileSystemException("x.partial", null, "File too large"),
            4,
            "x.partial: File too large; free some space, allow larger files if they are limited"
                + " (ulimit -f), or write to another disk."),
        Arguments.of(
            new IOException("No space left on device"),
            4,
            "No space left on device; free some space, allow larger files if they are limited"
                + " (ulimit -f), or write to another disk."),
        Arguments.of(
            new FileNotFoundException("x (Is a directory)"),
            3,
            "x (Is a directory); check the path."),
        Arguments.of(
            new MalformedInputException(1),
            3,
            "a text file is not in UTF-8 (Input length = 1); convert it first."),
        Arguments.of(
            new IOException("Input/output error"),
            3,
            "reading or writing failed (IOException, Input/output error)."),
        Arguments.of(
            new PositionFormatException("pit 3 holds -1 seeds"), 1, "pit 3 holds -1 seeds."),
        Arguments.of(
            new NotEnoughRoomException("this needs 9 MB; ask for less"),
            4,
            "this needs 9 MB; ask for less."),
        Arguments.of(new CrosswordFormatException("'!' is not a tile"), 1, "'!' is not a tile."),
        Arguments.of(new CancelledException("The work was cancelled."), 130, "interrupted."),
        Arguments.of(
            new IllegalStateException("no such layer"),
            70,
            "internal error: IllegalStateException, no such layer; please report it, with the"
                + " stack trace that --debug prints."));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void everyFailureHasItsCodeAndItsSentence(Throwable thrown, int exitCode, String sentence) {
    assertThat(Failure.of(thrown)).isEqualTo(new Failure(exitCode, sentence));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void wrappingByWorkersChangesNothing(Throwable thrown, int exitCode, String sentence) {
    Throwable wrapped = new ExecutionException(new CompletionException(thrown));
    assertThat(Failure.of(wrapped)).isEqualTo(new Failure(exitCode, sentence));
  }

  @Test
  void anUncheckedIoExceptionIsTheOneInside() {
    NoSuchFileException missing = new NoSuchFileException("x");
    assertThat(Failure.of(new UncheckedIOException(missing))).isEqualTo(Failure.of(missing));
  }

  @Test
  void aFullHeapTellsHowToGetMore() {
    Failure failure = Failure.of(new OutOfMemoryError("Java heap space"));
    assertThat(failure.exitCode()).isEqualTo(4);
    assertThat(failure.sentence()).contains("not enough memory", "HINDSIGHT_JAVA_OPTS");
  }

  @Test
  void aReaderThatHasSeenEnoughIsNoFailure() {
    OutputLostException lost = new OutputLostException(new IOException("Broken pipe"));
    assertThat(Failure.of(lost)).isEqualTo(new Failure(0, ""));
  }

  @Test
  void aResultThatDoesNotFitOnTheDiskIsAFailure() {
    OutputLostException lost = new OutputLostException(new IOException("No space left on device"));
    assertThat(Failure.of(lost))
        .isEqualTo(new Failure(4, "the output could not be written (No space left on device)."));
  }
}
