package dev.hindsight.backgammon.rules.notation;

/**
 * Bits written as base64 characters the way gnubg does it: bytes in order, the first bit in the
 * lowest place of its byte, then six bits per character with the highest first and no padding.
 */
final class Base64Bits {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private final String text;
  private final int start;
  private final int size;
  private final boolean[] bits;

  private Base64Bits(String text, int start, int size) {
    this.text = text;
    this.start = start;
    this.size = size;
    bits = new boolean[size];
  }

  /** Bits to be written. */
  static Base64Bits empty(int size) {
    return new Base64Bits("", 0, size);
  }

  static int characters(int size) {
    return (size + 5) / 6;
  }

  /** Reads this many bits from a place in a text; characters after them are left alone. */
  static Base64Bits read(String text, int start, int size) {
    Base64Bits bits = new Base64Bits(text, start, size);
    for (int character = 0; character < characters(size); character++) {
      int value = ALPHABET.indexOf(text.charAt(start + character));
      if (value < 0) {
        throw Faults.at(
            text, start + character, "an id is made of A–Z, a–z, 0–9, '+' and '/' only");
      }
      for (int place = 0; place < 6; place++) {
        boolean one = (value >> (5 - place) & 1) != 0;
        int streamed = character * 6 + place;
        if (streamed < size) {
          bits.bits[(streamed & ~7) + 7 - (streamed & 7)] = one;
        } else if (one) {
          throw Faults.at(text, start + character, "the last character has bits beyond the end");
        }
      }
    }
    return bits;
  }

  /** The index in the text of the character that holds a bit. */
  int indexOf(int bit) {
    return start + ((bit & ~7) + 7 - (bit & 7)) / 6;
  }

  boolean get(int bit) {
    return bits[bit];
  }

  void set(int bit) {
    bits[bit] = true;
  }

  /** A number from the lowest bit up. */
  int number(int from, int length) {
    int number = 0;
    for (int place = 0; place < length; place++) {
      number |= bits[from + place] ? 1 << place : 0;
    }
    return number;
  }

  void setNumber(int from, int length, int number) {
    for (int place = 0; place < length; place++) {
      bits[from + place] = (number >> place & 1) != 0;
    }
  }

  String source() {
    return text;
  }

  @Override
  public String toString() {
    StringBuilder written = new StringBuilder();
    for (int character = 0; character < characters(size); character++) {
      int value = 0;
      for (int place = 0; place < 6; place++) {
        int streamed = character * 6 + place;
        boolean one = streamed < size && bits[(streamed & ~7) + 7 - (streamed & 7)];
        value = value << 1 | (one ? 1 : 0);
      }
      written.append(ALPHABET.charAt(value));
    }
    return written.toString();
  }
}
