package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.zip.GZIPInputStream;

/**
 * Words as letter numbers, sorted, each of them once: what a {@link WordGraph} is built from.
 *
 * <p>CARE of the English tiles is 3, 1, 18, 5. As text a list has one word per line; see {@link
 * #read}.
 */
public final class WordList implements Iterable<byte[]> {
  private final TileSet tiles;

  /** The letters of all words, one after the other. */
  private final byte[] letters;

  /** Where each word begins in them, and at last where the last one ends. */
  private final int[] starts;

  /** Sorted and each once, as made by {@link #of}. */
  private WordList(TileSet tiles, List<byte[]> words) {
    this.tiles = tiles;
    this.starts = new int[words.size() + 1];
    for (int index = 0; index < words.size(); index++) {
      starts[index + 1] = starts[index] + words.get(index).length;
    }
    this.letters = new byte[starts[words.size()]];
    for (int index = 0; index < words.size(); index++) {
      System.arraycopy(words.get(index), 0, letters, starts[index], words.get(index).length);
    }
  }

  /** Of words as letter numbers, in any order; a word that comes twice counts once. */
  public static WordList of(TileSet tiles, Iterable<byte[]> words) {
    List<byte[]> sorted = new ArrayList<>();
    for (byte[] word : words) {
      check(tiles, word);
      sorted.add(word);
    }
    sorted.sort(Arrays::compare);
    List<byte[]> distinct = new ArrayList<>(sorted.size());
    for (byte[] word : sorted) {
      if (distinct.isEmpty() || !Arrays.equals(word, distinct.get(distinct.size() - 1))) {
        distinct.add(word);
      }
    }
    return new WordList(tiles, distinct);
  }

  private static void check(TileSet tiles, byte[] word) {
    if (word.length == 0 || word.length > WordGraph.MOST_WORD_LETTERS) {
      throw new IllegalArgumentException(
          "a word has 1 to " + WordGraph.MOST_WORD_LETTERS + " letters, not " + word.length);
    }
    for (byte letter : word) {
      if (letter < 1 || letter >= tiles.letterCount()) {
        throw new IllegalArgumentException(tiles + " has no letter " + letter);
      }
    }
  }

  /** The 168,551 words of 2 to 15 letters of the public-domain ENABLE list, in English tiles. */
  public static WordList enable() {
    try (InputStream list =
        new GZIPInputStream(WordList.class.getResourceAsStream("enable.txt.gz"), 1 << 16)) {
      return WordListText.parse("enable.txt", list.readAllBytes(), TileSet.english());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a text file with one word per line.
   *
   * <p>UTF-8, with or without a byte order mark; lines end with LF or CR LF. Upper and lower case
   * mean the same. Blanks around a word and empty lines do not count. Words may come in any order,
   * and a word that comes twice counts once. Everything else is refused with its line number: a
   * character that is not a letter of the tiles, fewer than 2 or more than 15 letters (a tile such
   * as CH is one).
   */
  public static WordList read(Path file, TileSet tiles) throws IOException {
    if (Files.isDirectory(file)) {
      throw new WordFileException(
          file.toString(), " is a folder; give a text file with one word per line");
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      // Looked at first where there is a size: a device has none, and no end.
      bytes =
          Files.size(file) > WordListText.MOST_BYTES
              ? new byte[0]
              : in.readNBytes(WordListText.MOST_BYTES + 1);
    }
    if (Files.size(file) > WordListText.MOST_BYTES || bytes.length > WordListText.MOST_BYTES) {
      throw new WordFileException(
          file.toString(), " is too large for a word list; check that it is the right file");
    }
    return WordListText.parse(file.toString(), bytes, tiles);
  }

  public TileSet tiles() {
    return tiles;
  }

  /** How many words there are. */
  public int size() {
    return starts.length - 1;
  }

  /** How many letters a word has. */
  public int length(int index) {
    return starts[index + 1] - starts[index];
  }

  public int letter(int index, int at) {
    return letters[starts[index] + at];
  }

  /** A word's letters; the caller's own copy. */
  public byte[] word(int index) {
    return Arrays.copyOfRange(letters, starts[index], starts[index + 1]);
  }

  /** How many first letters a word has in common with the one before it. */
  int sharedWithPrevious(int index) {
    int mismatch =
        Arrays.mismatch(
            letters, starts[index - 1], starts[index], letters, starts[index], starts[index + 1]);
    return mismatch < 0 ? length(index) : mismatch;
  }

  /** In the order of the letters; each word is the caller's own copy. */
  @Override
  public Iterator<byte[]> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size();
      }

      @Override
      public byte[] next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return word(next++);
      }
    };
  }
}
