package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;

/**
 * The words of patterns such as {@code ..E...}, counted by the ways to hold the tiles that they
 * need: in how many ways they can be spelled from a full bag, and how likely each letter is on each
 * free square. For the tiles that are left, each letter is weighted by how many of it are left in
 * proportion to the full bag.
 *
 * <p>A pattern is summed up when it is first asked for and kept until another one takes its place,
 * so memory is bounded. What the tiles that are left make of it is kept until they change. For one
 * thread.
 */
final class PatternSums {
  /** How many patterns are kept: 12 MB with 27 letters and racks of seven. */
  private static final int PLACES_SHIFT = 14;

  private final WordsByLetter words;
  private final WordWays ways;
  private final int[] fullBag;
  private final int rackSize;
  private final int letterCount;

  /** By place: the pattern that is kept there, letters and length; length 0 for none. */
  private final long[] firsts = new long[1 << PLACES_SHIFT];

  private final long[] seconds = new long[1 << PLACES_SHIFT];
  private final byte[] lengths = new byte[1 << PLACES_SHIFT];

  /** By place: in how many ways its words can be spelled from a full bag. */
  private final float[] fullWays = new float[1 << PLACES_SHIFT];

  /** By place, free square and letter: the share of the ways that have it there. */
  private final float[] shares;

  /** By place: of which pool the following are. */
  private final int[] pools = new int[1 << PLACES_SHIFT];

  /** By place: how many words to expect, if no square makes a cross word. */
  private final float[] expected = new float[1 << PLACES_SHIFT];

  // By place and free square, for the pool.

  /** What the square multiplies the number of words by. */
  final float[] factors;

  /** Points of the tile there, on average, and their square. */
  final float[] points;

  final float[] squaredPoints;

  /** By letter: how many are left in proportion to the full bag, and that times points. */
  private final float[] left;

  private final float[] tilePoints;

  /** By number of tiles: see {@link WordWays#perRack}. */
  private final float[] perRack;

  private int pool;
  private final int[] unseen;

  PatternSums(WordsByLetter words, TileSet tiles, int rackSize) {
    this.words = words;
    this.fullBag = tiles.counts();
    this.rackSize = rackSize;
    this.letterCount = tiles.letterCount();
    this.ways = new WordWays(fullBag, Math.max(rackSize, 2));
    int squares = rackSize << PLACES_SHIFT;
    this.shares = new float[squares * letterCount];
    this.factors = new float[squares];
    this.points = new float[squares];
    this.squaredPoints = new float[squares];
    this.left = new float[letterCount];
    this.tilePoints = new float[letterCount];
    for (int letter = 0; letter < letterCount; letter++) {
      tilePoints[letter] = tiles.scorePoints(letter);
    }
    this.perRack = new float[rackSize + 1];
    this.unseen = new int[letterCount];
    Arrays.fill(unseen, -1);
  }

  /** Sets the tiles that the next rack is drawn from. */
  void setPool(int[] counts) {
    if (Arrays.equals(counts, unseen)) {
      return;
    }
    System.arraycopy(counts, 0, unseen, 0, letterCount);
    pool++;
    int total = 0;
    for (int count : counts) {
      total += count;
    }
    for (int letter = 1; letter < letterCount; letter++) {
      // A blank is a tile of every letter.
      int full = fullBag[letter] + fullBag[TileSet.BLANK];
      left[letter] = full == 0 ? 0 : (float) (counts[letter] + counts[TileSet.BLANK]) / full;
    }
    int held = Math.min(rackSize, total);
    for (int tiles = 0; tiles <= rackSize; tiles++) {
      perRack[tiles] = (float) WordWays.perRack(tiles, held, total);
    }
  }

  /**
   * The place of a pattern, for the pool that was set.
   *
   * @param tiles how many squares are free
   */
  int place(int length, long lettersFirst, long lettersSecond, int tiles) {
    long mixed =
        (lettersFirst + length * 0x632BE59BD9B4E019L) * 0x9E3779B97F4A7C15L
            ^ lettersSecond * 0xD1B54A32D192ED03L;
    mixed ^= mixed >>> 29;
    int place = (int) ((mixed * 0xBF58476D1CE4E5B9L) >>> (Long.SIZE - PLACES_SHIFT));
    if (firsts[place] != lettersFirst
        || seconds[place] != lettersSecond
        || lengths[place] != length) {
      firsts[place] = lettersFirst;
      seconds[place] = lettersSecond;
      lengths[place] = (byte) length;
      sum(place, length, lettersFirst, lettersSecond);
      pools[place] = -1;
    }
    if (pools[place] != pool) {
      pools[place] = pool;
      weigh(place, tiles);
    }
    return place;
  }

  /** How many words to expect in a random rack, if no square makes a cross word. */
  float expected(int place) {
    return expected[place];
  }

  /** Where the free squares of a pattern begin. */
  int firstSquare(int place) {
    return place * rackSize;
  }

  private void sum(int place, int length, long lettersFirst, long lettersSecond) {
    int base = firstSquare(place) * letterCount;
    Arrays.fill(shares, base, base + rackSize * letterCount, 0);
    long[] firstHalves = words.firstHalves(length);
    long[] secondHalves = words.secondHalves(length);
    long takenFirst = taken(lettersFirst);
    long takenSecond = taken(lettersSecond);
    int[] candidates = words.candidates(length, lettersFirst, lettersSecond);
    boolean all = candidates == WordsByLetter.NONE_FIXED;
    int count = all ? firstHalves.length : candidates.length;
    double sum = 0;
    for (int index = 0; index < count; index++) {
      int word = all ? index : candidates[index];
      long first = firstHalves[word];
      long second = secondHalves[word];
      if ((first & takenFirst) == lettersFirst && (second & takenSecond) == lettersSecond) {
        sum += add(base, length, first & ~takenFirst, second & ~takenSecond);
      }
    }
    fullWays[place] = (float) sum;
    float share = sum == 0 ? 0 : (float) (1 / sum);
    for (int at = base; at < base + rackSize * letterCount; at++) {
      shares[at] *= share;
    }
  }

  private double add(int base, int length, long freshFirst, long freshSecond) {
    ways.clear();
    for (int offset = 0; offset < length; offset++) {
      int letter = WordsByLetter.letterAt(freshFirst, freshSecond, offset);
      if (letter != 0) {
        ways.need(letter);
      }
    }
    double spelled = ways.ways();
    int square = base;
    for (int offset = 0; offset < length && spelled > 0; offset++) {
      int letter = WordsByLetter.letterAt(freshFirst, freshSecond, offset);
      if (letter != 0) {
        shares[square + letter] += (float) spelled;
        square += letterCount;
      }
    }
    return spelled;
  }

  /** A byte 0xFF for each letter. */
  private static long taken(long letters) {
    long taken = 0;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      taken |= (letters >>> shift & 0xFF) == 0 ? 0 : 0xFFL << shift;
    }
    return taken;
  }

  private void weigh(int place, int tiles) {
    float words = fullWays[place] * perRack[tiles];
    int square = firstSquare(place);
    for (int end = square + tiles; square < end; square++) {
      float factor = 0;
      float mean = 0;
      float squared = 0;
      int base = square * letterCount;
      for (int letter = 1; letter < letterCount; letter++) {
        float weight = shares[base + letter] * left[letter];
        float worth = weight * tilePoints[letter];
        factor += weight;
        mean += worth;
        squared += worth * tilePoints[letter];
      }
      factors[square] = factor;
      points[square] = factor == 0 ? 0 : mean / factor;
      squaredPoints[square] = factor == 0 ? 0 : squared / factor;
      words *= factor;
    }
    expected[place] = words;
  }

  // What a square is if only some letters fit: filled by fit().

  /** As {@link #factors}, {@link #points} and {@link #squaredPoints}, of the last {@link #fit}. */
  float fitFactor;

  float fitPoints;
  float fitSquaredPoints;

  /** Weighs a free square where only some letters fit. */
  void fit(int square, long mask) {
    float factor = 0;
    float mean = 0;
    float squared = 0;
    int base = square * letterCount;
    for (long letters = mask & ~1L; letters != 0; letters &= letters - 1) {
      int letter = Long.numberOfTrailingZeros(letters);
      if (letter >= letterCount) {
        break;
      }
      float weight = shares[base + letter] * left[letter];
      float worth = weight * tilePoints[letter];
      factor += weight;
      mean += worth;
      squared += worth * tilePoints[letter];
    }
    fitFactor = factor;
    fitPoints = factor == 0 ? 0 : mean / factor;
    fitSquaredPoints = factor == 0 ? 0 : squared / factor;
  }
}
