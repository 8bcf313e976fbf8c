package dev.hindsight.cli.terminal;

import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.CancelledException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * How a command failed, as its caller sees it: one exit code and one sentence that says what is
 * wrong and what to do. This is the only place where exceptions become either.
 *
 * <pre>{@code
 * Failure.of(new NoSuchFileException("end15.table"))
 *     is 3, "there is no file or folder end15.table; check the path."
 * }</pre>
 */
public record Failure(int exitCode, String sentence) {
  /** Nothing to say and nothing wrong: the reader of our output has seen enough. */
  private static final Failure READER_GONE = new Failure(ExitCode.FINE, "");

  public static Failure of(Throwable thrown) {
    Throwable cause = unwrap(thrown);
    if (cause instanceof OutputLostException lost) {
      return lost.isReaderGone() ? READER_GONE : outputLost(message(lost));
    }
    if (cause instanceof CancelledException) {
      return new Failure(ExitCode.INTERRUPTED, "interrupted.");
    }
    if (cause instanceof UserException refusal) {
      return new Failure(ExitCode.of(refusal.exitKind()), sentence(message(cause)));
    }
    if (cause instanceof IOException io) {
      return ofIo(io);
    }
    if (cause instanceof OutOfMemoryError) {
      return outOfMemory();
    }
    return new Failure(
        ExitCode.INTERNAL_ERROR,
        "internal error: "
            + reason(cause)
            + "; please report it, with the stack trace that --debug prints.");
  }

  /** The exception that workers and futures wrapped on its way here. */
  private static Throwable unwrap(Throwable thrown) {
    Throwable cause = thrown;
    while (cause instanceof ExecutionException
        || cause instanceof CompletionException
        || cause instanceof UncheckedIOException) {
      Throwable inner = cause.getCause();
      if (inner == null) {
        break;
      }
      cause = inner;
    }
    return cause;
  }

  private static Failure ofIo(IOException io) {
    String message = message(io);
    // Asked first: which exception carries it depends on the call that met the full disk.
    if (isOfFullDisk(message)) {
      return notEnoughRoom(
          message
              + "; free some space, allow larger files if they are limited (ulimit -f), or write to"
              + " another disk.");
    }
    if (io instanceof NoSuchFileException missing) {
      return unusable("there is no " + whatIsMissing(missing.getFile()) + "; check the path.");
    }
    if (io instanceof AccessDeniedException denied) {
      return unusable("no permission for " + denied.getFile() + "; check its owner and mode.");
    }
    if (io instanceof FileAlreadyExistsException there) {
      return unusable(there.getFile() + " is already there; choose another name or remove it.");
    }
    if (io instanceof NotDirectoryException file) {
      return unusable(file.getFile() + " is not a folder; check the path.");
    }
    if (io instanceof CharacterCodingException) {
      return unusable("a text file is not in UTF-8 (" + message + "); convert it first.");
    }
    if (io instanceof FileSystemException refused
        && refused.getFile() != null
        && refused.getReason() != null
        && refused.getReason().startsWith("is ")) {
      message = refused.getFile() + " " + refused.getReason();
    }
    if (io instanceof FileSystemException || io instanceof FileNotFoundException) {
      // Our own refusals come with what to do, after a semicolon; those of the system do not.
      return unusable(message.contains("; ") ? sentence(message) : message + "; check the path.");
    }
    return unusable("reading or writing failed (" + reason(io) + ").");
  }

  private static boolean isOfFullDisk(String message) {
    return message.contains("No space left on device")
        || message.contains("Disk quota exceeded")
        || message.contains("File too large");
  }

  private static Failure outputLost(String message) {
    return new Failure(
        isOfFullDisk(message) ? ExitCode.NOT_ENOUGH_ROOM : ExitCode.UNUSABLE_FILE,
        "the output could not be written (" + message + ").");
  }

  /** The folder if that is what is missing: files are written beside their place first. */
  private static String whatIsMissing(String file) {
    Path folder = Path.of(file).toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder)
        ? "file or folder " + file
        : "folder " + folder;
  }

  private static Failure outOfMemory() {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    return notEnoughRoom(
        "not enough memory: "
            + megabytes
            + " MB may be used; ask for less, or allow more with HINDSIGHT_JAVA_OPTS=-Xmx8g.");
  }

  private static Failure notEnoughRoom(String sentence) {
    return new Failure(ExitCode.NOT_ENOUGH_ROOM, sentence);
  }

  private static Failure unusable(String sentence) {
    return new Failure(ExitCode.UNUSABLE_FILE, sentence);
  }

  /** Some messages are also parts of others, and so lack the full stop. */
  private static String sentence(String message) {
    return message.endsWith(".") ? message : message + ".";
  }

  private static String message(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }

  private static String reason(Throwable thrown) {
    String message = thrown.getMessage();
    String kind = thrown.getClass().getSimpleName();
    return message == null ? kind : kind + ", " + message;
  }
}
