package dev.hindsight.crossword.rules.letters;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How tiles may be written, so that racks, boards and moves can be read back: E, Ñ, CH, L·L; but
 * not 5 (a run of empty squares) or / (between rows).
 */
final class TileNames {
  static final String BLANK = "?";

  private static final int MOST_CHARACTERS = 8;

  /** The dot of Catalan L·L, and the apostrophe. */
  private static final String OTHER_CHARACTERS = "·'";

  private TileNames() {}

  /** Throws unless a kind of tile may be written so. */
  static void check(String upper, String lower) {
    if (upper.equals(BLANK) && lower.equals(BLANK)) {
      return;
    }
    checkCharacters(upper);
    checkCharacters(lower);
    if (upper.equals(lower)) {
      throw new CrosswordFormatException(
          quoted(upper)
              + " is written the same in upper and in lower case; lower case stands for a blank, so"
              + " write them differently");
    }
  }

  private static void checkCharacters(String name) {
    boolean hasLetter = name.codePoints().anyMatch(Character::isLetter);
    if (!hasLetter || name.length() > MOST_CHARACTERS || !isWritable(name)) {
      throw new CrosswordFormatException(
          quoted(name) + " cannot be the name of a tile; use 1 to " + MOST_CHARACTERS + " letters");
    }
  }

  private static boolean isWritable(String name) {
    return name.codePoints()
        .allMatch(
            character ->
                Character.isLetter(character)
                    || Character.getType(character) == Character.NON_SPACING_MARK
                    || OTHER_CHARACTERS.indexOf(character) >= 0);
  }

  static void checkRange(String what, int value, int most) {
    if (value < 0 || value > most) {
      throw new CrosswordFormatException(
          "there can be 0 to " + most + " " + what + ", not " + value);
    }
  }

  /** Throws unless the first is the blank and no two are written alike. */
  static void checkAll(List<TileSet.Letter> letters) {
    if (!letters.get(0).upper().equals(BLANK)) {
      throw new CrosswordFormatException(
          "the first tile must be the blank, ?, not " + quoted(letters.get(0).upper()));
    }
    Set<String> seen = new HashSet<>();
    for (TileSet.Letter letter : letters) {
      checkNew(seen, letter);
    }
  }

  /** Throws if a tile is written like one seen before; otherwise remembers it. */
  static void checkNew(Set<String> seen, TileSet.Letter letter) {
    boolean isNew = seen.add(letter.upper());
    isNew &= letter.upper().equals(BLANK) || seen.add(letter.lower());
    if (!isNew) {
      throw new CrosswordFormatException(
          quoted(letter.upper()) + " or " + quoted(letter.lower()) + " stands for two tiles");
    }
  }
}
