package dev.hindsight.oware.table.export;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * An adaptive binary range coder: yes-or-no answers go in, each with the situation it was given in,
 * and about as many bits come out as the answers were surprising.
 *
 * <p>A <em>situation</em> is a small number. For each the coder remembers how likely "yes" was so
 * far, in 65536ths, and how often it has looked, up to {@link #MOST_LOOKS}. A decoder that asks
 * about the same situations in the same order learns the same and reads the answers back:
 *
 * <pre>
 * range = 2^32 - 1;  code = the first four bytes
 * bound = (range &gt;&gt; 16) * likely[situation];
 * yes = code &lt; bound;
 * if yes: range = bound  else: code -= bound, range -= bound
 * while range &lt; 2^24: range &lt;&lt;= 8, code = code &lt;&lt; 8 | next byte (0 after the last)
 * if yes: likely += (65536 - likely) / (looks + 2)  else: likely -= likely / (looks + 2)
 * if looks &lt; 30: looks++
 * </pre>
 */
final class RangeEncoder {
  static final int CERTAIN = 1 << 16;

  /** Beyond this the past is slowly forgotten, because situations change along the table. */
  static final int MOST_LOOKS = 30;

  private static final long LEAST_RANGE = 1L << 24;
  private static final long CARRY = 1L << 32;

  private final int[] likely;
  private final int[] looks;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private long range = CARRY - 1;

  /** The lower end of the interval, below 2^32 but for a carry into the bytes held back. */
  private long low;

  /** The last byte that is not 255, or -1 before the first, and the 255s after it. */
  private int heldByte = -1;

  private int heldFull;

  RangeEncoder(int situations) {
    this.likely = new int[situations];
    this.looks = new int[situations];
    Arrays.fill(likely, CERTAIN / 2);
  }

  /** Adds one answer. */
  void encode(boolean yes, int situation) {
    long bound = (range >>> 16) * likely[situation];
    int weight = looks[situation] + 2;
    if (yes) {
      range = bound;
      likely[situation] += (CERTAIN - likely[situation]) / weight;
    } else {
      low += bound;
      range -= bound;
      likely[situation] -= likely[situation] / weight;
    }
    looks[situation] = Math.min(MOST_LOOKS, looks[situation] + 1);
    while (range < LEAST_RANGE) {
      range <<= 8;
      shiftOut();
    }
  }

  /** The highest byte of low is final, but for a carry that later answers may still bring. */
  private void shiftOut() {
    boolean carry = low >= CARRY;
    if (carry || low < CARRY - LEAST_RANGE) {
      release(carry ? 1 : 0);
      heldByte = (int) (low >>> 24) & 0xFF;
    } else {
      heldFull++;
    }
    low = (low << 8) & (CARRY - 1);
  }

  private void release(int carry) {
    if (heldByte >= 0) {
      bytes.write(heldByte + carry);
    }
    for (; heldFull > 0; heldFull--) {
      bytes.write(0xFF + carry);
    }
  }

  /** Ends the stream; bytes that a decoder would make up itself are left out. */
  byte[] finish() {
    for (int i = 0; i < 5; i++) {
      shiftOut();
    }
    byte[] all = bytes.toByteArray();
    int length = all.length;
    while (length > 0 && all[length - 1] == 0) {
      length--;
    }
    return Arrays.copyOf(all, length);
  }
}
