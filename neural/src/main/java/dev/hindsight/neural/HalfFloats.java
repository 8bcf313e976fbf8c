package dev.hindsight.neural;

/**
 * Numbers of sixteen bits, IEEE binary16: a sign, five bits of exponent, ten of fraction. They keep
 * three digits, which is more than a trained weight is worth, in half the bytes.
 *
 * <p>1 is 0x3C00, −2 is 0xC000, 65,504 is the greatest, 2⁻²⁴ the least above 0.
 */
final class HalfFloats {
  private static final float GREATEST = 65_504;
  private static final int FRACTION_BITS_DROPPED = 13;
  private static final int EXPONENT_DIFFERENCE = 127 - 15;

  /** 2⁻²⁴, the unit of those too small for a full fraction. */
  private static final float SMALL_UNIT = 0x1p-24f;

  private static final float LEAST_NORMAL = 0x1p-14f;

  private HalfFloats() {}

  /**
   * The nearest half float, an even one if there are two; what is too large becomes the greatest.
   */
  static short ofFloat(float value) {
    if (Float.isNaN(value)) {
      throw new IllegalArgumentException("not a number cannot be a weight");
    }
    int sign = Float.floatToRawIntBits(value) >>> 16 & 0x8000;
    float size = Math.min(Math.abs(value), GREATEST);
    if (size < LEAST_NORMAL) {
      return (short) (sign | (int) Math.rint(size / SMALL_UNIT));
    }
    int bits = Float.floatToRawIntBits(size);
    // Half of the last bit kept, less one for an even result when exactly in the middle.
    int rounding = (1 << (FRACTION_BITS_DROPPED - 1)) - 1 + (bits >>> FRACTION_BITS_DROPPED & 1);
    int half = ((bits + rounding) >>> FRACTION_BITS_DROPPED) - (EXPONENT_DIFFERENCE << 10);
    return (short) (sign | half);
  }

  static float toFloat(short half) {
    int bits = half & 0x7FFF;
    float size =
        bits < 0x400
            ? bits * SMALL_UNIT
            : Float.intBitsToFloat((bits << FRACTION_BITS_DROPPED) + (EXPONENT_DIFFERENCE << 23));
    return half < 0 ? -size : size;
  }
}
