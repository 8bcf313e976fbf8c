package dev.hindsight.crossword.rules.words;

/**
 * Where in words a run of letters stands: with how many letters before it, and how many after.
 *
 * <p>QU begins QUIT and stands after one letter in EQUAL, but no word has it at the end. Whoever
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

  /** The runs of all words of a graph. */
  LetterRuns(WordGraph words, int letterCount) {
    this.letterCount = letterCount;
    this.ones = new long[letterCount];
    this.twos = new long[letterCount * letterCount];
    this.threes = new long[letterCount * letterCount * letterCount];
    this.fours = new long[1 << HASH_BITS];
    if (words.wordRoot() != 0) {
      walk(words.nodes(), words.wordRoot(), 0, 0);
    }
  }

  /**
   * Takes in the runs that end in a list of siblings, for all ways on from there at once: the words
   * have 1.5 million letters but only 390,000 beginnings.
   *
   * @param before how many letters the walk has so far
   * @param three the last three of them as a number, or those there are
   * @return how many letters more words may have from here, as bits; more than seven do not show
   */
  private int walk(int[] nodes, int list, int before, int three) {
    int allBehind = 0;
    int index = list;
    int node;
    do {
      node = nodes[index++];
      int letter = WordGraph.letter(node);
      int four = three * letterCount + letter;
      int lastThree = four % threes.length;
      int behind = WordGraph.accepts(node) ? 1 : 0;
      if (WordGraph.arc(node) != 0) {
        behind |= walk(nodes, WordGraph.arc(node), before + 1, lastThree);
      }
      allBehind |= behind << 1;
      long places = behind & 0xFF;
      add(ones, letter, before, places);
      add(twos, four % twos.length, before - 1, places);
      add(threes, lastThree, before - 2, places);
      add(fours, hash(four), before - 3, places);
    } while (!WordGraph.isLast(node));
    return allBehind;
  }

  private static void add(long[] runs, int run, int before, long behind) {
    if (before >= 0 && before <= MOST_BESIDE) {
      runs[run] |= behind << (8 * before);
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
   * What a part of a run says of the whole, which has this many letters before and behind the part.
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
