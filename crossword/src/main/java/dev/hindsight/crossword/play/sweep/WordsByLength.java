package dev.hindsight.crossword.play.sweep;

import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;

/**
 * All words of a length one after another, packed as in {@link AnagramMap}: two longs of eight
 * letters each, the first letter in the lowest byte. 16 bytes a word, 2.7 MB for 168,551.
 *
 * <p>To find the words that fit a stretch of the board, all of its length are looked at: a
 * comparison each, and never a random access to memory.
 */
public final class WordsByLength {
  private final long[][] firstHalves = new long[AnagramMap.MOST_LETTERS + 1][];
  private final long[][] secondHalves = new long[AnagramMap.MOST_LETTERS + 1][];

  public WordsByLength(WordGraph words) {
    int[] sizes = new int[AnagramMap.MOST_LETTERS + 1];
    Arrays.setAll(firstHalves, length -> new long[16]);
    Arrays.setAll(secondHalves, length -> new long[16]);
    words.forEachWord(
        (letters, length) -> {
          int at = sizes[length]++;
          if (at == firstHalves[length].length) {
            firstHalves[length] = Arrays.copyOf(firstHalves[length], 2 * at);
            secondHalves[length] = Arrays.copyOf(secondHalves[length], 2 * at);
          }
          for (int place = 0; place < length; place++) {
            if (place < 8) {
              firstHalves[length][at] |= (long) letters[place] << (place * 8);
            } else {
              secondHalves[length][at] |= (long) letters[place] << ((place - 8) * 8);
            }
          }
        });
    Arrays.setAll(firstHalves, length -> Arrays.copyOf(firstHalves[length], sizes[length]));
    Arrays.setAll(secondHalves, length -> Arrays.copyOf(secondHalves[length], sizes[length]));
  }

  /** Letters 0 to 7 of the words of a length; not to be written. */
  long[] firstHalves(int length) {
    return firstHalves[length];
  }

  /** Letters 8 to 14 of the words of a length, in the same order; not to be written. */
  long[] secondHalves(int length) {
    return secondHalves[length];
  }
}
