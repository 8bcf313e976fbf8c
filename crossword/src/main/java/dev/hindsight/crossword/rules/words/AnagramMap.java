package dev.hindsight.crossword.rules.words;

import org.jspecify.annotations.Nullable;

/**
 * Words by the letters they are made of, whatever the order: EAT, ATE, TEA and ETA are one entry.
 * Other programs call it a word map.
 *
 * <p>A multiset of letters has a <em>key</em>, the sum of a random number for each of its letters,
 * so keys of tiles in hand and tiles on the board simply add up. Before anything is looked up, bits
 * answer "is there any word at all of these letters?": sometimes wrongly yes, never wrongly no. The
 * same question with one or two blanks among the letters has bits of its own; those for two blanks
 * are the most work by far and seldom needed, so they are made when somebody first asks.
 *
 * <p>168,551 words take about 30 MB: 4 of entries, 3 of words, 16 of letters for a blank, 7 of
 * bits. Any number of threads may ask.
 */
public final class AnagramMap {
  /** A word takes two longs of eight letters, one byte each. */
  public static final int MOST_LETTERS = 15;

  private static final int MOST_WORDS_OF_AN_ENTRY = 255;

  /** Bits and completions do not grow with more words than this: 128 MB for two blanks. */
  private static final int MOST_SCALE = 1 << 22;

  /** Random numbers by letter; 0 is the blank. The empty multiset has key 0. */
  private final long[] letterKeys;

  /**
   * Without a blank and with one: about 4 and 5 % of the bits are set. Twice as many of the first
   * say yes half as often and yet cost 7 % of a best play, measured on a busy machine.
   */
  private final KeyBits[] bits;

  /** With two, of which 6 % are set; null until somebody asks. */
  private volatile @Nullable KeyBits twoBlankBits;

  /**
   * By the upper bits of a key: letters that may make a word together with the letters of that key;
   * a superset, since keys share places.
   */
  private final long[] completions;

  private final int completionShift;

  /**
   * Open addressing, two longs a slot: a key, 0 where there is none; and the number of its first
   * word times 256 plus how many words it has, with their {@link #letterBits} in the upper half.
   */
  private final long[] slots;

  private final int slotShift;

  /** Two longs a word: letters 0 to 7, the first in the lowest byte; then the others. */
  private final long[] halves;

  private final LetterRuns runs;

  public AnagramMap(WordGraph words, int letterCount) {
    this.letterKeys = randomKeys(letterCount);
    KeyedWords keyed = new KeyedWords(words, letterKeys);
    int slotCount = powerOfTwo(keyed.size() + keyed.size() / 2);
    this.slots = new long[2 * slotCount];
    this.slotShift = 64 - Integer.numberOfTrailingZeros(slotCount);
    this.halves = group(keyed);
    int scale = Math.min(MOST_SCALE, powerOfTwo(keyed.size()) / 2);
    this.bits = new KeyBits[] {new KeyBits(scale << 5), new KeyBits(scale << 7)};
    int places = scale * 16;
    this.completions = new long[places];
    this.completionShift = 64 - Integer.numberOfTrailingZeros(places);
    for (int slot = 0; slot < slots.length; slot += 2) {
      if (slots[slot] != 0) {
        bits[0].set(slots[slot]);
        addWithBlank(slots[slot], (int) slots[slot + 1] >>> 8);
      }
    }
    this.runs = new LetterRuns(words, letterCount);
  }

  /** The first power of two above a number, at least 8. */
  private static int powerOfTwo(int number) {
    return Integer.highestOneBit(Math.max(4, number)) * 2;
  }

  /** The random numbers whose sums are keys; not to be written. */
  public long[] letterKeys() {
    return letterKeys;
  }

  /** Whether there may be a word of these letters, some of them blanks; never a wrong no. */
  public boolean mayHaveWord(long key, int blanks) {
    // An array, not a branch: subsets with the blank and without come in no order.
    return blanks > 1 ? blanks > 2 || twoBlankBits().get(key) : bits[blanks].get(key);
  }

  /**
   * As {@link #mayHaveWord} for letters without blanks: 1 or 0, to be added up where a branch would
   * often be predicted wrongly.
   */
  public int wordBit(long key) {
    return bits[0].bit(key);
  }

  /** Letters, as bits, that may make a word together with these; never one too few. */
  public long mayComplete(long key) {
    return completions[(int) (key >>> completionShift)];
  }

  /**
   * The words of these letters, none of them a blank: the first one's number times 256 plus how
   * many there are, or 0. Two multisets might share a key (with a chance of about 1 in 10^14), so
   * callers compare the letters before they believe a word.
   */
  public int findWords(long key) {
    return (int) slots[slot(key) + 1];
  }

  /**
   * As {@link #findWords}, and in the upper half of the number the {@link #letterBits} of all these
   * words: most turn out not to fit without a look at them.
   */
  public long findEntry(long key) {
    return slots[slot(key) + 1];
  }

  /**
   * A bit for each letter and its place, shared with others: a word that has these letters at these
   * places is only in entries with all of these bits. One byte a letter, 0 for any letter.
   */
  public static long letterBits(long firstHalf, long secondHalf) {
    return letterBitsOfHalf(firstHalf, 0) | letterBitsOfHalf(secondHalf, Long.BYTES);
  }

  private static long letterBitsOfHalf(long half, int lettersBefore) {
    long bits = 0;
    long rest = half;
    while (rest != 0) {
      int shift = Long.numberOfTrailingZeros(rest) & -Byte.SIZE;
      int letter = (int) (rest >>> shift) & 0xFF;
      int place = lettersBefore + shift / Byte.SIZE;
      bits |= 1L << (Integer.SIZE + (letter * 5 + place & 31));
      rest &= -256L << shift;
    }
    return bits;
  }

  /** Where in these words runs of letters stand. */
  public LetterRuns runs() {
    return runs;
  }

  /** Letters 0 to 7 of a word, the first in the lowest byte. */
  public long firstHalf(int word) {
    return halves[2 * word];
  }

  /** Letters 8 to 14 of a word. */
  public long secondHalf(int word) {
    return halves[2 * word + 1];
  }

  /** Where a key is, or the empty slot where it would be; never full, so this ends. */
  private int slot(long key) {
    int slot = (int) (key >>> slotShift) * 2;
    while (slots[slot] != key && slots[slot] != 0) {
      slot = (slot + 2) & (slots.length - 1);
    }
    return slot;
  }

  /** Brings the words of each key together; returns their letters. */
  private long[] group(KeyedWords words) {
    int[] slotOf = new int[words.size()];
    for (int word = 0; word < slotOf.length; word++) {
      int slot = slot(words.key(word));
      slots[slot] = words.key(word);
      slots[slot + 1]++;
      slotOf[word] = slot;
    }
    int first = 0;
    for (int slot = 0; slot < slots.length; slot += 2) {
      int count = (int) slots[slot + 1];
      if (count > MOST_WORDS_OF_AN_ENTRY) {
        throw new IllegalArgumentException(
            "more than " + MOST_WORDS_OF_AN_ENTRY + " words are anagrams of each other");
      }
      slots[slot + 1] = count == 0 ? 0 : (long) first << 8;
      first += count;
    }
    long[] grouped = new long[2 * slotOf.length];
    for (int word = 0; word < slotOf.length; word++) {
      long entry = slots[slotOf[word] + 1]++;
      int to = ((int) entry >>> 8) + ((int) entry & 0xFF);
      grouped[2 * to] = words.firstHalf(word);
      grouped[2 * to + 1] = words.secondHalf(word);
      slots[slotOf[word] + 1] |= letterBits(words.firstHalf(word), words.secondHalf(word));
    }
    return grouped;
  }

  /** A blank in the place of any letter of a word. */
  private void addWithBlank(long key, int word) {
    long blankKey = letterKeys[0];
    long seen = 0;
    long rest = firstHalf(word);
    long further = secondHalf(word);
    while (rest != 0) {
      int letter = (int) rest & 0xFF;
      rest >>>= 8;
      if (rest == 0) {
        rest = further;
        further = 0;
      }
      if ((seen >>> letter & 1) == 0) {
        seen |= 1L << letter;
        long without = key - letterKeys[letter];
        completions[(int) (without >>> completionShift)] |= 1L << letter;
        bits[1].set(without + blankKey);
      }
    }
  }

  private KeyBits twoBlankBits() {
    KeyBits known = twoBlankBits;
    return known == null ? buildTwoBlankBits() : known;
  }

  /** Two blanks in the place of any two letters of a word; one thread does it, others wait. */
  private synchronized KeyBits buildTwoBlankBits() {
    KeyBits built = twoBlankBits;
    if (built == null) {
      built = new KeyBits(bits[1].size() * 2);
      byte[] letters = new byte[MOST_LETTERS];
      for (int slot = 0; slot < slots.length; slot += 2) {
        if (slots[slot] != 0) {
          int length = lettersOf((int) slots[slot + 1] >>> 8, letters);
          addWithTwoBlanks(built, slots[slot], letters, length);
        }
      }
      twoBlankBits = built;
    }
    return built;
  }

  private void addWithTwoBlanks(KeyBits bits, long key, byte[] letters, int length) {
    long withBlanks = key + 2 * letterKeys[0];
    for (int one = 0; one < length; one++) {
      long withoutOne = withBlanks - letterKeys[letters[one]];
      for (int other = one + 1; other < length; other++) {
        bits.set(withoutOne - letterKeys[letters[other]]);
      }
    }
  }

  /** Writes the letters of a word; returns how many there are. */
  private int lettersOf(int word, byte[] letters) {
    int length = 0;
    while (length < MOST_LETTERS) {
      long half = length < 8 ? firstHalf(word) : secondHalf(word);
      int letter = (int) (half >>> ((length & 7) * 8)) & 0xFF;
      if (letter == 0) {
        break;
      }
      letters[length++] = (byte) letter;
    }
    return length;
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
}
