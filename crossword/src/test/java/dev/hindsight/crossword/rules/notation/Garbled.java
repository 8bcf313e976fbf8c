package dev.hindsight.crossword.rules.notation;

import java.util.random.RandomGenerator;

/** Damages text at random: characters are changed, dropped, doubled, or moved about. */
final class Garbled {
  private static final String CHARACTERS =
      "/0123456789ABCDEFXYZabcxyz?.()[]-+;:#> \t\n\r\u00e9\u2003\u2028\uD83D\uFEFF\0";

  private Garbled() {}

  static String text(String original, RandomGenerator random) {
    StringBuilder text = new StringBuilder(original);
    for (int change = random.nextInt(6); change >= 0; change--) {
      int at = random.nextInt(text.length() + 1);
      char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      int other = Math.min(text.length(), at + random.nextInt(12));
      switch (random.nextInt(5)) {
        case 0 -> text.insert(at, character);
        case 1 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(character));
        case 2 -> text.delete(at, other);
        case 3 -> text.insert(at, text.substring(at, other));
        default -> text.setLength(random.nextInt(8) == 0 ? at : text.length());
      }
    }
    return text.toString();
  }
}
