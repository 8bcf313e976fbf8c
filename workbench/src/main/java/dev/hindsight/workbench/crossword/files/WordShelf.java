package dev.hindsight.workbench.crossword.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Word lists by the names that records and positions give them ({@code #lexicon}, {@code lex}): in
 * a folder that a user brings in the place of a word list, {@code NWL23} is {@code NWL23.kwg} or
 * {@code nwl23.txt}.
 */
public final class WordShelf {
  /** A graph is read in a moment, a list takes longer. */
  private static final List<String> ENDINGS = List.of(".kwg", ".txt");

  private WordShelf() {}

  /**
   * The files with the words that somebody names, if the words brought are a folder: those in it,
   * or the built-in ones if it has none of that name. Otherwise the files as they are.
   */
  public static CrosswordFiles choose(CrosswordFiles files, Optional<String> lexicon)
      throws IOException {
    Path folder = files.words();
    if (folder == null || !Files.isDirectory(folder)) {
      return files;
    }
    Path words = lexicon.isEmpty() ? null : find(folder, lexicon.get());
    return new CrosswordFiles(words, files.leaves(), files.tiles(), files.layout());
  }

  private static @Nullable Path find(Path folder, String lexicon) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    for (String ending : ENDINGS) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (name.equals(lexicon.toLowerCase(Locale.ROOT) + ending)) {
          return file;
        }
      }
    }
    return null;
  }

  /** Whether a file of words, or ENABLE, goes by a name: that of the file without its ending. */
  public static boolean isNamed(String words, String lexicon) {
    String name = String.valueOf(Path.of(words).getFileName());
    int dot = name.lastIndexOf('.');
    return (dot < 0 ? name : name.substring(0, dot)).equalsIgnoreCase(lexicon);
  }
}
