package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;

/**
 * All words by length, and for each letter at each place those of them that have it there: whoever
 * looks for the words of a pattern goes through the shortest list of its letters. Packed as in
 * {@link AnagramMap}. 16 bytes a word and four for each of its letters: 9 MB for 168,551 words. Any
 * number of threads may ask.
 */
public final class WordsByLetter {
  private static final int MOST = AnagramMap.MOST_LETTERS;

  private final int letterCount;
  private final long[][] firstHalves = new long[MOST + 1][];
  private final long[][] secondHalves = new long[MOST + 1][];

  /** By length; then by place and letter: numbers of words, ascending. */
  private final int[][][] lists = new int[MOST + 1][][];

  public WordsByLetter(WordGraph words) {
    this.letterCount = words.tiles().letterCount();
    int[] sizes = new int[MOST + 1];
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
            if (place < Long.BYTES) {
              firstHalves[length][at] |= (long) letters[place] << (place * Byte.SIZE);
            } else {
              secondHalves[length][at] |= (long) letters[place] << ((place - 8) * Byte.SIZE);
            }
          }
        });
    for (int length = 0; length <= MOST; length++) {
      firstHalves[length] = Arrays.copyOf(firstHalves[length], sizes[length]);
      secondHalves[length] = Arrays.copyOf(secondHalves[length], sizes[length]);
      lists[length] = list(length);
    }
  }

  private int[][] list(int length) {
    int[] sizes = new int[length * letterCount];
    int[][] filled = new int[sizes.length][];
    for (int pass = 0; pass < 2; pass++) {
      Arrays.fill(sizes, 0);
      for (int word = 0; word < firstHalves[length].length; word++) {
        for (int place = 0; place < length; place++) {
          int row = place * letterCount + letter(length, word, place);
          if (pass == 1) {
            filled[row][sizes[row]] = word;
          }
          sizes[row]++;
        }
      }
      if (pass == 0) {
        Arrays.setAll(filled, row -> new int[sizes[row]]);
      }
    }
    return filled;
  }

  /** The letter of a word of this length at a place. */
  private int letter(int length, int word, int place) {
    return letterAt(firstHalves[length][word], secondHalves[length][word], place);
  }

  /** The letter at a place of a packed word. */
  static int letterAt(long first, long second, int place) {
    return (int) (place < 8 ? first >>> (place * 8) : second >>> ((place - 8) * 8)) & 0xFF;
  }

  /**
   * The shortest list that holds all words of the pattern; {@link #NONE_FIXED} if it has no
   * letters.
   */
  int[] candidates(int length, long lettersFirst, long lettersSecond) {
    int[] shortest = NONE_FIXED;
    for (int place = 0; place < length; place++) {
      int letter = letterAt(lettersFirst, lettersSecond, place);
      if (letter != 0) {
        int[] list = lists[length][place * letterCount + letter];
        shortest = shortest == NONE_FIXED || list.length < shortest.length ? list : shortest;
      }
    }
    return shortest;
  }

  /** Stands for all words of a length, where no letter is in the way. */
  static final int[] NONE_FIXED = new int[0];

  /** Letters 0 to 7 of the words of a length; not to be written. */
  long[] firstHalves(int length) {
    return firstHalves[length];
  }

  /** Letters 8 to 14 of the words of a length, in the same order; not to be written. */
  long[] secondHalves(int length) {
    return secondHalves[length];
  }
}
