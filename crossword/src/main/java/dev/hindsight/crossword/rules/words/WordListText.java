package dev.hindsight.crossword.rules.words;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Word lists as text, one word per line; {@link WordList#read} says what is accepted. */
final class WordListText {
  /** Enough for all words that a graph can have. */
  static final int MOST_BYTES = 1 << 27;

  private static final int FEWEST_LETTERS = 2;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private WordListText() {}

  static WordList parse(String file, byte[] bytes, TileSet tiles) throws WordFileException {
    String text = decode(file, bytes);
    TileText tileText = new TileText(tiles);
    List<byte[]> words = new ArrayList<>();
    int lineNumber = 0;
    int start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String line = text.substring(start, end).strip();
      start = end + 1;
      lineNumber++;
      if (!line.isEmpty()) {
        words.add(parseLine(file, lineNumber, line, tileText));
      }
    }
    if (words.isEmpty()) {
      throw new WordFileException(file, " has no words; give a text file with one word per line");
    }
    return WordList.of(tiles, words);
  }

  private static byte[] parseLine(String file, int lineNumber, String line, TileText tileText)
      throws WordFileException {
    byte[] word;
    try {
      word = tileText.parseWord(line);
    } catch (CrosswordFormatException e) {
      throw new WordFileException(
          file,
          ", line "
              + lineNumber
              + ": "
              + e.getMessage()
              + "; name the tiles of the list with `tiles`");
    }
    if (word.length < FEWEST_LETTERS || word.length > WordGraph.MOST_WORD_LETTERS) {
      throw new WordFileException(
          file,
          ", line "
              + lineNumber
              + ": "
              + quoted(line)
              + " has "
              + word.length
              + (word.length == 1 ? " letter" : " letters")
              + "; words have "
              + FEWEST_LETTERS
              + " to "
              + WordGraph.MOST_WORD_LETTERS);
    }
    return word;
  }

  private static String decode(String file, byte[] bytes) throws WordFileException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new WordFileException(
          file, " is not a text in UTF-8; convert it, or check that it is a word list");
    }
  }
}
