package dev.hindsight.workbench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The files of one game, for those who find out only by looking what a file is. Tables of ours say
 * themselves what is in them; what only the game knows is asked here.
 */
public interface GameFiles {
  /** Whether tables of this kind are of this game. */
  boolean hasKind(String kind);

  /** Opens a table of ours as those do who use it, and so checks what it says about itself. */
  void open(Path table) throws IOException;

  /** The file of another program, if it is one that this game reads. */
  default Optional<ForeignFile> findForeign(Path file, FileHints hints) throws IOException {
    return Optional.empty();
  }

  /**
   * Writes a file of this game in another format.
   *
   * @throws IllegalArgumentException for what cannot be converted so
   */
  ConvertResult convert(Conversion conversion) throws IOException;
}
