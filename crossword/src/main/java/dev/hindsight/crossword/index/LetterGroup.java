package dev.hindsight.crossword.index;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;

/**
 * A numbering of the multisets of up to {@code most} tiles over neighbouring letters, fewer tiles
 * first: number 0 is the empty one, and those of equal size are in lexicographic order of their
 * counts.
 *
 * <p>For work that goes letter by letter, each multiset knows the one with one more tile of a
 * letter. The blank with the English letters to L, and those from M on, have 49,496 and 69,819
 * multisets of up to seven tiles.
 */
public final class LetterGroup {
  /** No multiset: there are no more tiles of that letter, or too many tiles in all. */
  public static final int NONE = -1;

  private final int firstLetter;
  private final int letters;
  private final int most;

  /** {@code sizeStarts[s]}: the number of the first multiset of s tiles. */
  private final int[] sizeStarts;

  /** By letter within the group, then by number. */
  private final byte[][] counts;

  private final int[][] withOneMore;

  /** The letter within the group that comes last in a multiset; unused for the empty one. */
  private final byte[] highestLetters;

  private final int[] withoutHighest;

  /**
   * @param firstLetter the first letter of the group
   * @param endLetter the letter after the last one
   */
  public LetterGroup(TileSet tiles, int firstLetter, int endLetter, int most) {
    this.firstLetter = firstLetter;
    this.letters = endLetter - firstLetter;
    this.most = most;
    int[] caps = Arrays.copyOfRange(tiles.counts(), firstLetter, endLetter);
    Compositions fullest = Compositions.exactly(most, caps);
    this.sizeStarts = new int[most + 2];
    for (int size = 0; size <= most; size++) {
      long count = Compositions.exactly(size, caps).size();
      sizeStarts[size + 1] = Math.toIntExact(sizeStarts[size] + count);
    }
    this.counts = new byte[letters][size()];
    this.withOneMore = new int[letters][size()];
    this.highestLetters = new byte[size()];
    this.withoutHighest = new int[size()];
    int[] vector = new int[letters];
    for (int size = 0; size <= most && count(size) > 0; size++) {
      Compositions ofSize = Compositions.exactly(size, caps);
      ofSize.first(vector);
      int number = sizeStarts[size];
      do {
        fillCounts(number, vector);
        fillWithOneMore(number, size, vector, caps, fullest);
        fillWithoutHighest(number, size, vector, fullest);
        number++;
      } while (ofSize.next(vector));
    }
  }

  private void fillCounts(int number, int[] vector) {
    for (int letter = 0; letter < letters; letter++) {
      counts[letter][number] = (byte) vector[letter];
    }
  }

  /**
   * One more tile of a letter changes what the letters up to it add to the rank, since more is left
   * for them to choose from, and nothing after it.
   *
   * @param fullest what a letter adds does not depend on the total, so one serves for every size
   */
  private void fillWithOneMore(
      int number, int size, int[] vector, int[] caps, Compositions fullest) {
    int before = size == most ? 0 : sizeStarts[size + 1];
    int behind = number - sizeStarts[size];
    int left = size;
    for (int letter = 0; letter < letters; letter++) {
      int count = vector[letter];
      behind -= (int) fullest.preceding(letter, left, count);
      if (size < most && count < caps[letter]) {
        int own = (int) fullest.preceding(letter, left + 1, count + 1);
        withOneMore[letter][number] = before + own + behind;
      } else {
        withOneMore[letter][number] = NONE;
      }
      if (size < most) {
        before += (int) fullest.preceding(letter, left + 1, count);
      }
      left -= count;
    }
  }

  private void fillWithoutHighest(int number, int size, int[] vector, Compositions fullest) {
    if (size == 0) {
      return;
    }
    int highest = letters - 1;
    while (vector[highest] == 0) {
      highest--;
    }
    highestLetters[number] = (byte) highest;
    int left = size - vector[highest];
    int without = sizeStarts[left];
    for (int letter = 0; letter < highest; letter++) {
      without += (int) fullest.preceding(letter, left, vector[letter]);
      left -= vector[letter];
    }
    withoutHighest[number] = without;
  }

  /** The first letter of the group. */
  public int firstLetter() {
    return firstLetter;
  }

  /** How many letters the group has. */
  public int letters() {
    return letters;
  }

  /** How many multisets there are, the empty one included. */
  public int size() {
    return sizeStarts[most + 1];
  }

  /** The number of the first multiset of this many tiles, and the end of those with fewer. */
  public int sizeStart(int tiles) {
    return sizeStarts[tiles];
  }

  /** How many multisets of exactly this many tiles there are. */
  public int count(int tiles) {
    return sizeStarts[tiles + 1] - sizeStarts[tiles];
  }

  /** Tiles of a letter (0 is the group's first) of every multiset by number; not to be written. */
  public byte[] counts(int letterInGroup) {
    return counts[letterInGroup];
  }

  /**
   * The numbers of the multisets with one more tile of a letter (0 is the group's first) than each,
   * or {@link #NONE}; not to be written.
   */
  public int[] withOneMore(int letterInGroup) {
    return withOneMore[letterInGroup];
  }

  /** The last letter, within the group, of a multiset that is not empty. */
  public int highestLetter(int number) {
    return highestLetters[number];
  }

  /** The multiset without any tiles of its last letter; always a smaller number. */
  public int withoutHighest(int number) {
    return withoutHighest[number];
  }
}
