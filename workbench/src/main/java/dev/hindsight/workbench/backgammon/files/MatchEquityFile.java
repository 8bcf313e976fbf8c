package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.MatchEquityText;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Match equities that a user brings in a text file; see {@link MatchEquityText}. */
public final class MatchEquityFile {
  /** Far more than any table needs. */
  private static final long MOST_BYTES = 1 << 20;

  private MatchEquityFile() {}

  /** The cube with the match equities of a file, or else with our own. */
  public static CubeMethod method(Optional<Path> file) throws IOException {
    CubeMethod usual = CubeMethod.usual();
    if (file.isEmpty()) {
      return usual;
    }
    Path path = file.get();
    if (Files.isDirectory(path) || Files.size(path) > MOST_BYTES) {
      throw new FileSystemException(
          path.toString(), null, "is not a table of match equities, which is a short text");
    }
    String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    try {
      return new CubeMethod(
          MatchEquityText.parse("match equities of " + path, text), usual.efficiency());
    } catch (BackgammonFormatException fault) {
      throw new FileSystemException(path.toString(), null, String.valueOf(fault.getMessage()));
    }
  }
}
