package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The words that a user names: a word graph ({@code .kwg}) or a text list, whatever it is. */
public final class WordFiles {
  /** Enough to see the two roots of a graph. */
  private static final int FIRST_BYTES = 8;

  private WordFiles() {}

  /**
   * Reads a file of either kind. They are told apart by content: the two roots with which a graph
   * begins have letter 0, and a text has no zero byte.
   */
  public static WordGraph read(Path file, TileSet tiles) throws IOException {
    return looksLikeGraph(file)
        ? WordGraphFile.read(file, tiles)
        : buildGraph(file, WordList.read(file, tiles));
  }

  private static boolean looksLikeGraph(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new WordFileException(
          file.toString(), " is a folder; give a word graph (.kwg) or a text list of words");
    }
    try (InputStream in = Files.newInputStream(file)) {
      for (byte first : in.readNBytes(FIRST_BYTES)) {
        if (first == 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static WordGraph buildGraph(Path file, WordList words) throws WordFileException {
    try {
      return WordGraphBuilder.build(words.tiles(), words);
    } catch (TooManyWordsException e) {
      throw new WordFileException(file.toString(), ": " + e.getMessage());
    }
  }
}
