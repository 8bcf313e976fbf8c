package dev.hindsight.crossword.rules.letters;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Tile sets as CSV; {@link TileSet#parse} says what is accepted. */
final class TileSetCsv {
  /** Far more than 64 lines need. */
  static final int MOST_BYTES = 1 << 16;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private TileSetCsv() {}

  static TileSet parse(String name, String csv) {
    String text = csv.startsWith(BYTE_ORDER_MARK) ? csv.substring(1) : csv;
    List<TileSet.Letter> letters = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    int lineNumber = 0;
    for (String line : text.lines().toList()) {
      lineNumber++;
      if (!line.isBlank()) {
        letters.add(parseLine(lineNumber, line, seen));
      }
    }
    return new TileSet(name, letters);
  }

  /** The text of a file. */
  static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new CrosswordFormatException(
          "it is not a text in UTF-8; convert it, or check that it is a tile set");
    }
  }

  private static TileSet.Letter parseLine(int lineNumber, String line, Set<String> seen) {
    String[] fields = line.split(",", -1);
    try {
      TileSet.Letter letter =
          switch (fields.length) {
            // The last two are the letter as wide as a Chinese character, for boards on screens.
            case 5, 7 -> letter(fields[0], fields[1], fields[2], fields[3], parseVowel(fields[4]));
            case 4 -> upperOnly(fields);
            default ->
                throw new CrosswordFormatException(
                    "a line is UPPER,lower,count,score,isVowel, with 4 commas (also read: 3,"
                        + " without lower, and 6, with two wide forms), not "
                        + (fields.length - 1));
          };
      if (seen.isEmpty() != letter.upper().equals(TileNames.BLANK)) {
        throw new CrosswordFormatException(
            "the blank, ?, must be the first tile and no other; this one is "
                + quoted(letter.upper()));
      }
      TileNames.checkNew(seen, letter);
      return letter;
    } catch (CrosswordFormatException e) {
      throw new CrosswordFormatException("line " + lineNumber + ": " + e.getMessage());
    }
  }

  private static TileSet.Letter letter(
      String upper, String lower, String count, String score, boolean vowel) {
    return new TileSet.Letter(
        withoutBrackets(upper.strip()),
        withoutBrackets(lower.strip()),
        parseNumber(count.strip(), "count"),
        parseNumber(score.strip(), "score"),
        vowel);
  }

  /**
   * LETTER,count,score,isVowel; public files of this kind hold other numbers than 1 for no vowel.
   */
  private static TileSet.Letter upperOnly(String[] fields) {
    String lower = fields[0].toLowerCase(Locale.ROOT);
    boolean vowel = parseNumber(fields[3].strip(), "vowel field") == 1;
    return letter(fields[0], lower, fields[1], fields[2], vowel);
  }

  /** CH of [CH], which is how tiles of several characters are written on a board. */
  private static String withoutBrackets(String field) {
    return field.length() > 2 && field.startsWith("[") && field.endsWith("]")
        ? field.substring(1, field.length() - 1)
        : field;
  }

  private static int parseNumber(String field, String what) {
    // At most 4 digits, so that no number is too large for an int.
    if (!field.matches("[0-9]{1,4}")) {
      throw new CrosswordFormatException(
          "the " + what + " " + quoted(field) + " is not a small number");
    }
    return Integer.parseInt(field);
  }

  private static boolean parseVowel(String field) {
    return switch (field.strip()) {
      case "0" -> false;
      case "1" -> true;
      default ->
          throw new CrosswordFormatException(
              "the fifth field says whether it is a vowel, 1 or 0, not " + quoted(field.strip()));
    };
  }
}
