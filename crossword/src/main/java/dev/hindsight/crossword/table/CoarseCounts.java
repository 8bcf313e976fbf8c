package dev.hindsight.crossword.table;

/**
 * Numbers from 0 on in a byte each, where only their size matters: 0 is exact, others are off by
 * less than 5 %.
 *
 * <p>A number n above 0 has the code 1 + 8 · log₂ n, rounded. Of 1,000 it is 81, and 81 stands for
 * 1,024.
 */
final class CoarseCounts {
  private static final int STEPS_IN_AN_OCTAVE = 8;
  private static final int[] NUMBERS = numbers();

  private CoarseCounts() {}

  private static int[] numbers() {
    int[] numbers = new int[1 << Byte.SIZE];
    for (int code = 1; code < numbers.length; code++) {
      double number = StrictMath.pow(2, (code - 1) / (double) STEPS_IN_AN_OCTAVE);
      numbers[code] = (int) Math.min(Integer.MAX_VALUE, Math.rint(number));
    }
    return numbers;
  }

  static byte encode(int number) {
    if (number < 0) {
      throw new IllegalArgumentException(number + " is below 0");
    }
    if (number == 0) {
      return 0;
    }
    double octaves = StrictMath.log(number) / StrictMath.log(2);
    return (byte) (1 + (int) Math.rint(STEPS_IN_AN_OCTAVE * octaves));
  }

  static int decode(byte code) {
    return NUMBERS[code & 0xFF];
  }
}
