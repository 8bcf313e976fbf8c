package dev.hindsight.workbench.crossword.files;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a user may bring in place of the defaults; null for what is not brought.
 *
 * @param words a word graph ({@code .kwg}) or a text list; else the ENABLE words
 * @param leaves leave values, a table or {@code .klv2}, or none, or static; else those learnt with
 *     the built-in words, for the bag at hand where somebody asks
 * @param tiles letters, counts and scores (CSV); else the hundred English tiles
 * @param layout the board; else the standard one
 */
public record CrosswordFiles(
    @Nullable Path words, @Nullable Path leaves, @Nullable Path tiles, @Nullable Path layout) {
  /** The defaults for everything. */
  public static final CrosswordFiles NONE = new CrosswordFiles(null, null, null, null);
}
