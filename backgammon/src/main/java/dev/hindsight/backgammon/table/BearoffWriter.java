package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A two-sided bearoff file that is begun before the work and takes the values row after row; {@link
 * BearoffTable#writer} begins one of ours, {@code GnubgTwoSided} one of gnubg's. Without {@link
 * #seal} nothing is left of it.
 */
public interface BearoffWriter extends AutoCloseable {
  /** Begins a file; fails at once where nothing can be written. */
  @FunctionalInterface
  interface Opener {
    BearoffWriter open(Path target, BearoffIndex index, boolean cubeful, Provenance provenance)
        throws IOException;
  }

  /**
   * Takes the next sides on roll against all, in the order of {@link BearoffFormat}.
   *
   * @param values how many of the stored values to take; whole rows
   */
  void write(short[] rows, int values) throws IOException;

  /** Gives the file its name; all rows must be there. */
  void seal() throws IOException;

  @Override
  void close() throws IOException;
}
