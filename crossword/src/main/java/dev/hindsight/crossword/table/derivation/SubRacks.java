package dev.hindsight.crossword.table.derivation;

/**
 * The multisets that can be kept of some tiles, numbered with the count of the first letter running
 * fastest: of AAB, 0 is nothing, 1 is A, 2 is AA, 3 is B, 4 is AB and 5 is AAB.
 */
final class SubRacks {
  private final int[] rack;
  private final int size;

  SubRacks(int[] rack) {
    this.rack = rack.clone();
    int product = 1;
    for (int count : rack) {
      product = Math.multiplyExact(product, count + 1);
    }
    this.size = product;
  }

  int size() {
    return size;
  }

  /** Tiles of a letter of the whole. */
  int most(int letter) {
    return rack[letter];
  }

  int number(int[] counts) {
    int number = 0;
    for (int letter = rack.length - 1; letter >= 0; letter--) {
      number = number * (rack[letter] + 1) + counts[letter];
    }
    return number;
  }

  int[] counts(int number) {
    int[] counts = new int[rack.length];
    int rest = number;
    for (int letter = 0; letter < rack.length; letter++) {
      counts[letter] = rest % (rack[letter] + 1);
      rest /= rack[letter] + 1;
    }
    return counts;
  }
}
