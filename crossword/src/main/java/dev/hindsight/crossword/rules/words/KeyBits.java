package dev.hindsight.crossword.rules.words;

/**
 * A set of keys, each by one bit that its upper bits choose: it may wrongly say yes, never wrongly
 * no.
 */
final class KeyBits {
  private final long[] bits;
  private final int shift;

  /**
   * @param size a power of two, at least 64
   */
  KeyBits(int size) {
    this.bits = new long[size >>> 6];
    this.shift = 64 - Integer.numberOfTrailingZeros(size);
  }

  int size() {
    return bits.length << 6;
  }

  void set(long key) {
    long bit = key >>> shift;
    bits[(int) (bit >>> 6)] |= 1L << bit;
  }

  boolean get(long key) {
    return bit(key) != 0;
  }

  /** 1 if the key may be in the set, 0 if not: for adding up instead of branching. */
  int bit(long key) {
    long bit = key >>> shift;
    return (int) (bits[(int) (bit >>> 6)] >>> bit) & 1;
  }
}
