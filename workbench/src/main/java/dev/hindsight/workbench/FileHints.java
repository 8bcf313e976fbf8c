package dev.hindsight.workbench;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What files of other programs do not say about themselves; null for the defaults.
 *
 * @param words what rack equities were made with
 * @param tiles the letters of leave values and rack equities
 */
public record FileHints(@Nullable Path words, @Nullable Path tiles) {
  /** The defaults for everything. */
  public static final FileHints NONE = new FileHints(null, null);
}
