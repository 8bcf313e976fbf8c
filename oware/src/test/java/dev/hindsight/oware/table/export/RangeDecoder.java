package dev.hindsight.oware.table.export;

import java.util.Arrays;

/** Reads back what a {@link RangeEncoder} wrote, as its specification says. */
final class RangeDecoder {
  private final byte[] bytes;
  private final int[] likely;
  private final int[] looks;
  private long range = 0xFFFF_FFFFL;
  private long code;
  private int at;

  RangeDecoder(byte[] bytes, int situations) {
    this.bytes = bytes;
    this.likely = new int[situations];
    this.looks = new int[situations];
    Arrays.fill(likely, RangeEncoder.CERTAIN / 2);
    for (int i = 0; i < 4; i++) {
      code = code << 8 | next();
    }
  }

  private int next() {
    return at < bytes.length ? bytes[at++] & 0xFF : 0;
  }

  boolean decode(int situation) {
    long bound = (range >>> 16) * likely[situation];
    boolean yes = code < bound;
    int weight = looks[situation] + 2;
    if (yes) {
      range = bound;
      likely[situation] += (RangeEncoder.CERTAIN - likely[situation]) / weight;
    } else {
      code -= bound;
      range -= bound;
      likely[situation] -= likely[situation] / weight;
    }
    looks[situation] = Math.min(RangeEncoder.MOST_LOOKS, looks[situation] + 1);
    while (range < 1 << 24) {
      range <<= 8;
      code = code << 8 | next();
    }
    return yes;
  }
}
