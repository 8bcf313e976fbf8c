package dev.hindsight.core.tables;

import java.util.zip.CRC32C;

/** CRC-32C of byte ranges, and of two joined ranges from the CRCs of the parts. */
final class Crc32c {
  /** The Castagnoli polynomial, bit 31 is the coefficient of x⁰. */
  private static final int POLYNOMIAL = 0x82F6_3B78;

  private static final int ONE = 0x8000_0000;
  private static final int X_TO_THE_8 = ONE >>> 8;

  private Crc32c() {}

  static int of(byte[] bytes, int from, int to) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, from, to - from);
    return (int) crc.getValue();
  }

  /**
   * The CRC of first‖second. A header is written after the columns it describes but stands before
   * them; joining the two CRCs spares reading the file again.
   *
   * <p>Appending n bytes multiplies the polynomial of the first part by x⁸ⁿ, and the initial and
   * final inversions cancel: crc(A‖B) = crc(A)·x⁸ⁿ + crc(B) modulo the Castagnoli polynomial.
   */
  static int join(int firstCrc, int secondCrc, long secondLength) {
    int power = ONE;
    int square = X_TO_THE_8;
    for (long exponent = secondLength; exponent != 0; exponent >>>= 1) {
      if ((exponent & 1) != 0) {
        power = multiply(power, square);
      }
      square = multiply(square, square);
    }
    return multiply(firstCrc, power) ^ secondCrc;
  }

  /** Product of two polynomials over GF(2) modulo the Castagnoli polynomial. */
  private static int multiply(int left, int right) {
    int product = 0;
    int shifted = right;
    for (int bit = ONE; bit != 0; bit >>>= 1) {
      if ((left & bit) != 0) {
        product ^= shifted;
      }
      shifted = (shifted >>> 1) ^ ((shifted & 1) != 0 ? POLYNOMIAL : 0);
    }
    return product;
  }
}
