package dev.hindsight.crossword.rules.words;

import java.util.Arrays;

/**
 * Words by the letters they are made of, whatever the order: EAT, ATE, TEA and ETA are one entry.
 *
 * <p>A multiset of letters has a <em>key</em>, the sum of a random number for each of its letters,
 * so keys of tiles in hand and tiles on the board simply add up. Before anything is looked up, bits
 * answer "is there any word at all of these letters?": sometimes wrongly yes, never wrongly no. The
 * same question with one or two blanks among the letters has bits of its own.
 *
 * <p>168,551 words take about 30 MB: 4 of entries, 3 of words, 16 of letters for a blank, 7 of
 * bits.
 */
public final class AnagramMap {
  /** A word takes two longs of eight letters, one byte each. */
  public static final int MOST_LETTERS = 15;

  /** More blanks than this are not asked about with bits; everything is possible. */
  private static final int MOST_BLANKS = 2;

  private static final int MOST_WORDS_OF_AN_ENTRY = 255;

  /** Random numbers by letter; 0 is the blank. The empty multiset has key 0. */
  private final long[] letterKeys;

  /** By number of blanks. */
  private final long[][] bits = new long[MOST_BLANKS + 1][];

  private final int[] bitShifts = new int[MOST_BLANKS + 1];

  /**
   * By the upper bits of a key: letters that may make a word together with the letters of that key;
   * a superset, since keys share places.
   */
  private final long[] completions;

  private final int completionShift;

  /**
   * Open addressing, two longs a slot: a key, 0 where there is none; and the number of its first
   * word times 256 plus how many words it has.
   */
  private final long[] slots;

  private final int slotShift;

  /** Two longs a word: letters 0 to 7, the first in the lowest byte; then the others. */
  private final long[] halves;

  public AnagramMap(WordGraph words, int letterCount) {
    this.letterKeys = randomKeys(letterCount);
    Collector collector = new Collector(words.words());
    words.forEachWord(collector::add);
    collector.sortByKey();
    int groups = collector.groups();
    int slotCount = Integer.highestOneBit(Math.max(4, groups)) * 2;
    this.slots = new long[2 * slotCount];
    this.slotShift = 64 - Integer.numberOfTrailingZeros(slotCount);
    this.halves = collector.sortedHalves();
    for (int blanks = 0; blanks <= MOST_BLANKS; blanks++) {
      // About 1, 5 and 6 % of the bits are set.
      int size = Integer.highestOneBit(Math.max(64, groups)) << (6 + blanks);
      bits[blanks] = new long[Math.max(1, size >>> 6)];
      bitShifts[blanks] = 64 - Integer.numberOfTrailingZeros(size);
    }
    int places = Integer.highestOneBit(Math.max(4, groups)) * 16;
    this.completions = new long[places];
    this.completionShift = 64 - Integer.numberOfTrailingZeros(places);
    for (int first = 0; first < collector.size; ) {
      int end = collector.groupEnd(first);
      addEntry(collector.keys[first], first, end - first);
      first = end;
    }
  }

  /** The random numbers whose sums are keys; not to be written. */
  public long[] letterKeys() {
    return letterKeys;
  }

  /** Whether there may be a word of these letters, some of them blanks; never a wrong no. */
  public boolean mayHaveWord(long key, int blanks) {
    if (blanks > MOST_BLANKS) {
      return true;
    }
    long bit = key >>> bitShifts[blanks];
    return (bits[blanks][(int) (bit >>> 6)] >>> bit & 1) != 0;
  }

  /** Letters, as bits, that may make a word together with these; never one too few. */
  public long mayComplete(long key) {
    return completions[(int) (key >>> completionShift)];
  }

  /**
   * The words of these letters, none of them a blank: the first one's number times 256 plus how
   * many there are, or 0. Two multisets might share a key (with a chance of about 1 in 10^14), so
   * who takes a word for true compares its letters.
   */
  public int findWords(long key) {
    int slot = (int) (key >>> slotShift) * 2;
    while (true) {
      long found = slots[slot];
      if (found == key) {
        return (int) slots[slot + 1];
      }
      if (found == 0) {
        return 0;
      }
      slot = (slot + 2) & (slots.length - 1);
    }
  }

  /** Letters 0 to 7 of a word, the first in the lowest byte. */
  public long firstHalf(int word) {
    return halves[2 * word];
  }

  /** Letters 8 to 14 of a word. */
  public long secondHalf(int word) {
    return halves[2 * word + 1];
  }

  private void addEntry(long key, int first, int count) {
    if (count > MOST_WORDS_OF_AN_ENTRY) {
      throw new IllegalArgumentException(
          "more than " + MOST_WORDS_OF_AN_ENTRY + " words are anagrams of each other");
    }
    int slot = (int) (key >>> slotShift) * 2;
    while (slots[slot] != 0) {
      slot = (slot + 2) & (slots.length - 1);
    }
    slots[slot] = key;
    slots[slot + 1] = (long) first << 8 | count;
    set(0, key);
    addWithBlanks(key, firstHalf(first), secondHalf(first));
  }

  /** A blank in the place of any letter, or of any two. */
  private void addWithBlanks(long key, long firstHalf, long secondHalf) {
    long seen = 0;
    for (int place = 0; place < MOST_LETTERS; place++) {
      int letter = letterAt(firstHalf, secondHalf, place);
      if (letter == 0) {
        break;
      }
      if ((seen >>> letter & 1) != 0) {
        continue;
      }
      seen |= 1L << letter;
      long without = key - letterKeys[letter];
      completions[(int) (without >>> completionShift)] |= 1L << letter;
      long one = without + letterKeys[0];
      set(1, one);
      for (int other = place + 1; other < MOST_LETTERS; other++) {
        int second = letterAt(firstHalf, secondHalf, other);
        if (second == 0) {
          break;
        }
        set(2, one - letterKeys[second] + letterKeys[0]);
      }
    }
  }

  private static int letterAt(long firstHalf, long secondHalf, int place) {
    long half = place < 8 ? firstHalf : secondHalf;
    return (int) (half >>> ((place & 7) * 8)) & 0xFF;
  }

  private void set(int blanks, long key) {
    long bit = key >>> bitShifts[blanks];
    bits[blanks][(int) (bit >>> 6)] |= 1L << bit;
  }

  /** Fixed by a constant, so that every run is the same. */
  private static long[] randomKeys(int letterCount) {
    long[] result = new long[letterCount];
    long state = 0x48696E6473696768L;
    for (int letter = 0; letter < letterCount; letter++) {
      state += 0x9E3779B97F4A7C15L;
      long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
      mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
      result[letter] = mixed ^ mixed >>> 31;
    }
    return result;
  }

  /** Words in arrays, brought into the order of their keys. */
  private final class Collector {
    private long[] keys;
    private long[] firstHalves;
    private long[] secondHalves;
    private int size;

    Collector(int expectedWords) {
      keys = new long[expectedWords];
      firstHalves = new long[expectedWords];
      secondHalves = new long[expectedWords];
    }

    void add(byte[] letters, int length) {
      long key = 0;
      long first = 0;
      long second = 0;
      for (int place = 0; place < length; place++) {
        int letter = letters[place];
        key += letterKeys[letter];
        if (place < 8) {
          first |= (long) letter << (place * 8);
        } else {
          second |= (long) letter << ((place - 8) * 8);
        }
      }
      keys[size] = key;
      firstHalves[size] = first;
      secondHalves[size] = second;
      size++;
    }

    /** Sorts by the upper bits of the key and the word's number packed together. */
    void sortByKey() {
      long[] order = new long[size];
      int numberBits = 64 - Long.numberOfLeadingZeros(size);
      for (int word = 0; word < size; word++) {
        order[word] = keys[word] >>> numberBits << numberBits | word;
      }
      Arrays.sort(order);
      long[] sortedKeys = new long[size];
      long[] sortedFirst = new long[size];
      long[] sortedSecond = new long[size];
      long wordMask = (1L << numberBits) - 1;
      separateLikeKeys(order, numberBits, wordMask);
      for (int place = 0; place < size; place++) {
        int word = (int) (order[place] & wordMask);
        sortedKeys[place] = keys[word];
        sortedFirst[place] = firstHalves[word];
        sortedSecond[place] = secondHalves[word];
      }
      keys = sortedKeys;
      firstHalves = sortedFirst;
      secondHalves = sortedSecond;
    }

    /** Different keys may agree in the upper bits: brings each one's words together. */
    private void separateLikeKeys(long[] order, int numberBits, long wordMask) {
      for (int place = 1; place < size; place++) {
        long moved = order[place];
        long key = keys[(int) (moved & wordMask)];
        int to = place;
        while (to > 0
            && order[to - 1] >>> numberBits == moved >>> numberBits
            && Long.compareUnsigned(keys[(int) (order[to - 1] & wordMask)], key) > 0) {
          order[to] = order[to - 1];
          to--;
        }
        order[to] = moved;
      }
    }

    long[] sortedHalves() {
      long[] both = new long[2 * size];
      for (int word = 0; word < size; word++) {
        both[2 * word] = firstHalves[word];
        both[2 * word + 1] = secondHalves[word];
      }
      return both;
    }

    int groupEnd(int first) {
      int end = first + 1;
      while (end < size && keys[end] == keys[first]) {
        end++;
      }
      return end;
    }

    int groups() {
      int groups = 0;
      for (int first = 0; first < size; first = groupEnd(first)) {
        groups++;
      }
      return groups;
    }
  }
}
