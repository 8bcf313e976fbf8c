package dev.hindsight.workbench;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A table that can be built into a file, whatever the game.
 *
 * @param <R> what there is to say of it afterwards
 */
public interface TableBuild<R> {
  /**
   * Refuses at once what would fail after a long while.
   *
   * @throws NotEnoughRoomException for memory or disk, saying how much is needed and what to do
   * @throws IOException for a place where nothing can be written
   */
  void check(Path target, int threads) throws IOException;

  /** Builds; the file is complete, or not there. */
  R run(Path target, Crew crew) throws IOException;
}
