package dev.hindsight.crossword.rules.words;

/**
 * Where in words a run of letters stands: with how many letters before it, and how many behind.
 *
 * <p>QU begins QUIT and stands behind one letter in EQUAL, but no word has it at the end. Whoever
 * wants to build on a run of tiles can tell from this, without looking at a single word, that many
 * ways to do so lead nowhere.
 *
 * <p>Known for runs of up to four letters, each as 64 bits: bit 8 · before + behind for up to seven
 * letters on either side. Longer runs are taken four letters at a time. Four letters share places
 * by a hash, so an answer may wrongly be yes, never wrongly be no.
 */
public final class LetterRuns {
  private static final int MOST_BESIDE = 7;
  private static final int HASHED = 4;
  private static final int HASH_BITS = 17;

  private final int letterCount;
  private final long[] ones;
  private final long[] twos;
  private final long[] threes;
  private final long[] fours;

  LetterRuns(int letterCount) {
    this.letterCount = letterCount;
    this.ones = new long[letterCount];
    this.twos = new long[letterCount * letterCount];
    this.threes = new long[letterCount * letterCount * letterCount];
    this.fours = new long[1 << HASH_BITS];
  }

  /** Takes in the runs of a word. */
  void add(byte[] letters, int length) {
    int two = 0;
    int three = 0;
    int four = 0;
    for (int end = 1; end <= length; end++) {
      int letter = letters[end - 1];
      int behind = length - end;
      four = three * letterCount + letter;
      three = two * letterCount + letter;
      two = (end > 1 ? letters[end - 2] : 0) * letterCount + letter;
      if (behind <= MOST_BESIDE) {
        set(ones, letter, end - 1, behind);
        set(twos, two, end - 2, behind);
        set(threes, three, end - 3, behind);
        set(fours, hash(four), end - 4, behind);
      }
    }
  }

  private static void set(long[] runs, int run, int before, int behind) {
    if (before >= 0 && before <= MOST_BESIDE) {
      runs[run] |= 1L << (8 * before + behind);
    }
  }

  /** Multiplied by a large odd number; the upper bits depend on all letters. */
  private static int hash(int four) {
    return (four * 0x9E3779B1) >>> (Integer.SIZE - HASH_BITS);
  }

  /**
   * Where a run may stand: bit 8 · before + behind, set unless no word has it there. The run is the
   * letters, blanks as negative numbers, from one place of a line to before another.
   */
  public long places(byte[] tiles, int from, int to) {
    int length = to - from;
    if (length == 1) {
      return ones[Math.abs(tiles[from])];
    }
    if (length == 2) {
      return twos[number(tiles, from, to)];
    }
    if (length == 3) {
      return threes[number(tiles, from, to)];
    }
    long places = -1;
    for (int start = from; start + HASHED <= to; start++) {
      places &=
          moved(
              fours[hash(number(tiles, start, start + HASHED))], start - from, to - start - HASHED);
    }
    return places;
  }

  private int number(byte[] tiles, int from, int to) {
    int number = 0;
    for (int place = from; place < to; place++) {
      number = number * letterCount + Math.abs(tiles[place]);
    }
    return number;
  }

  /**
   * What a part of a run says of the whole, which has so many letters before and behind the part.
   */
  private static long moved(long places, int lettersBefore, int lettersBehind) {
    long moved = 0;
    for (int before = 0; before <= MOST_BESIDE; before++) {
      int row = 0xFF;
      if (before + lettersBefore <= MOST_BESIDE) {
        row = (int) (places >>> (8 * (before + lettersBefore))) & 0xFF;
        // What lies more than seven letters further on is not known, so it may be.
        row = (row >>> lettersBehind) | ((0xFF00 >>> Math.min(8, lettersBehind)) & 0xFF);
      }
      moved |= (long) row << (8 * before);
    }
    return moved;
  }
}
