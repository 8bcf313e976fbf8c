package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.MatchFiles;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file with a recorded match, in any format that is read. */
public final class MatchSource {
  /** More than any head of a match that tells it from other files. */
  private static final int HEAD = 20_000;

  private MatchSource() {}

  /** What the file is, if it looks like the record of a match. */
  static Optional<MatchFiles.Kind> kind(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return MatchFiles.kind(bytes.readNBytes(HEAD));
    }
  }

  /**
   * Reads what can be read of it.
   *
   * @throws IOException if the file cannot be read
   * @throws BackgammonFormatException if it is not a match at all; the message names the file
   */
  public static MatchReading read(Path file) throws IOException {
    byte[] bytes = bytes(file);
    try {
      return MatchFiles.read(bytes);
    } catch (BackgammonFormatException fault) {
      BackgammonFormatException named =
          new BackgammonFormatException(file + ": " + fault.getMessage());
      named.initCause(fault);
      throw named;
    }
  }

  /** All of a file that is not too long to hold a match or a position. */
  public static byte[] bytes(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(
          file.toString(), null, "is a folder; name a file with a match (.mat, .sgf, .xg, .bgf)");
    }
    if (Files.size(file) > MatchFiles.MOST_BYTES) {
      throw new FileSystemException(
          file.toString(), null, "is too long for the record of a match (64 MiB)");
    }
    return Files.readAllBytes(file);
  }
}
