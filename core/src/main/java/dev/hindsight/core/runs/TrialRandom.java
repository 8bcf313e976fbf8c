package dev.hindsight.core.runs;

import java.util.random.RandomGenerator;

/**
 * The chance of one trial: {@code TrialRandom.of(seed, index)} gives the same numbers on every
 * machine, and numbers unrelated to those of every other trial of every other seed.
 *
 * <p><b>Derivation.</b> The pair (seed, index) is 128 bits. Four Feistel rounds, {@code (left,
 * right) -> (right, left ^ mix(right + constant[round]))}, with a 64-bit finalizer as {@code mix},
 * turn it into the 128 bits of a generator's state. Every round can be undone, so two different
 * pairs never start in the same state; and neighbouring pairs, such as (s, n), (s, n + 1) and (s +
 * 1, n - 1), start in states that have nothing in common. Adding instead of mixing would give
 * shifted copies of one stream.
 *
 * <p><b>Generator.</b> xoroshiro128++ (Blackman and Vigna), period 2^128 - 1: even a billion trials
 * of a million numbers each overlap with a probability below 10^-14.
 *
 * <p>Bounded integers, doubles and booleans are defined here and not left to the JDK, whose
 * algorithms may change between releases. {@code nextGaussian} and the streams come from the JDK as
 * it is. Not safe for threads, and not for secrets.
 */
public final class TrialRandom implements RandomGenerator {
  /** Fractional bits of the square roots of 2, 3, 5 and 7: numbers that nobody chose. */
  private static final long ROUND_1 = 0x6A09E667F3BCC908L;

  private static final long ROUND_2 = 0xBB67AE8584CAA73BL;
  private static final long ROUND_3 = 0x3C6EF372FE94F82BL;
  private static final long ROUND_4 = 0xA54FF53A5F1D36F1L;

  private static final double UNIT_OF_53_BITS = 0x1.0p-53;

  private long low;
  private long high;

  /** The state itself; all zero is the one state that the generator would never leave. */
  TrialRandom(long low, long high) {
    this.low = low;
    this.high = (low | high) == 0 ? ROUND_1 : high;
  }

  /** The generator of trial {@code index}, at its beginning. */
  public static TrialRandom of(long seed, long index) {
    long left = seed;
    long right = index;
    left ^= mix(right + ROUND_1);
    right ^= mix(left + ROUND_2);
    left ^= mix(right + ROUND_3);
    right ^= mix(left + ROUND_4);
    return new TrialRandom(left, right);
  }

  /** A bijection of 64 bits in which every input bit changes half of the output bits. */
  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  @Override
  public long nextLong() {
    long first = low;
    long second = high ^ low;
    long result = Long.rotateLeft(low + high, 17) + low;
    low = Long.rotateLeft(first, 49) ^ second ^ (second << 21);
    high = Long.rotateLeft(second, 28);
    return result;
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  /**
   * Every value below {@code bound} with the same probability: the high half of a 32-bit draw times
   * the bound, where the draws that would favour a value are drawn again.
   */
  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("The bound must be positive, not " + bound + ".");
    }
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xFFFF_FFFFL) < bound) {
      long surplus = (1L << 32) % bound;
      while ((product & 0xFFFF_FFFFL) < surplus) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  @Override
  public int nextInt(int origin, int bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException("No integer from " + origin + " to below " + bound + ".");
    }
    int width = bound - origin;
    return width > 0 ? origin + nextInt(width) : nextIntOfWideRange(origin, bound);
  }

  /** More than half of all ints qualify, so drawing again is rare enough. */
  private int nextIntOfWideRange(int origin, int bound) {
    int drawn = nextInt();
    while (drawn < origin || drawn >= bound) {
      drawn = nextInt();
    }
    return drawn;
  }

  /** Uniform multiples of 2^-53 from 0 to below 1. */
  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * UNIT_OF_53_BITS;
  }

  @Override
  public boolean nextBoolean() {
    return nextLong() < 0;
  }
}
