package dev.hindsight.crossword.rules.letters;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tiles as people write them.
 *
 * <p>{@code CaR?} is the tiles C, a blank shown as A, R and a blank that shows nothing: 3, -1, 18
 * and 0. Where a tile has several characters the longest one that fits is taken; brackets say it
 * plainly. With a tile CH, both {@code CHE} and {@code [CH]E} are two tiles and {@code [C]HE} is
 * three.
 */
public final class TileText {
  private final TileSet tiles;

  /** How tiles may be written, by first character, the longest first. */
  private final Form[][] tileForms;

  /** How tiles may be written in words, where case does not matter, by first character. */
  private final Form[][] wordForms;

  /** One way to write a tile. */
  private record Form(String text, byte tile) {}

  public TileText(TileSet tiles) {
    this.tiles = tiles;
    List<Form> tileForms = new ArrayList<>();
    List<Form> wordForms = new ArrayList<>();
    tileForms.add(new Form("?", (byte) TileSet.BLANK));
    for (int letter = 1; letter < tiles.letterCount(); letter++) {
      String upper = tiles.letter(letter).upper();
      String lower = tiles.letter(letter).lower();
      tileForms.add(new Form(upper, (byte) letter));
      tileForms.add(new Form(lower, (byte) -letter));
      wordForms.add(new Form(upper, (byte) letter));
      wordForms.add(new Form(lower, (byte) letter));
      wordForms.add(new Form(capitalised(upper, lower), (byte) letter));
    }
    this.tileForms = byFirstCharacter(tileForms);
    this.wordForms = byFirstCharacter(wordForms);
  }

  /** Ch of CH and ch. */
  private static String capitalised(String upper, String lower) {
    return upper.substring(0, upper.offsetByCodePoints(0, 1))
        + lower.substring(lower.offsetByCodePoints(0, 1));
  }

  private static Form[][] byFirstCharacter(List<Form> forms) {
    int greatest = forms.stream().mapToInt(form -> form.text().charAt(0)).max().orElse(0);
    Form[][] byFirst = new Form[greatest + 1][0];
    for (Form form : forms) {
      int first = form.text().charAt(0);
      byFirst[first] = Arrays.copyOf(byFirst[first], byFirst[first].length + 1);
      byFirst[first][byFirst[first].length - 1] = form;
    }
    for (Form[] sameFirst : byFirst) {
      Arrays.sort(sameFirst, Comparator.comparing((Form form) -> -form.text().length()));
    }
    return byFirst;
  }

  /** Tiles of a rack or a placement: lower case is a blank shown as that letter, ? is a blank. */
  public byte[] parseTiles(String text) {
    byte[] parsed = new byte[text.length()];
    int count = 0;
    int at = 0;
    while (at < text.length()) {
      boolean inBrackets = text.charAt(at) == '[';
      int from = inBrackets ? at + 1 : at;
      Form form = inBrackets ? bracketed(text, from) : longestAt(tileForms, text, at);
      if (form == null) {
        throw notATile(text, at);
      }
      parsed[count++] = form.tile();
      at = from + form.text().length() + (inBrackets ? 1 : 0);
    }
    return Arrays.copyOf(parsed, count);
  }

  /**
   * The letters of a word in upper or lower case or both, without blanks and brackets: {@code Care}
   * is 3, 1, 18, 5.
   */
  public byte[] parseWord(String text) {
    byte[] parsed = new byte[text.length()];
    int count = 0;
    int at = 0;
    while (at < text.length()) {
      Form form = longestAt(wordForms, text, at);
      if (form == null) {
        throw new CrosswordFormatException(
            quoted(text)
                + " has a character that is not a letter of "
                + tiles.name()
                + ": "
                + quoted(Character.toString(text.codePointAt(at))));
      }
      parsed[count++] = form.tile();
      at += form.text().length();
    }
    return Arrays.copyOf(parsed, count);
  }

  private static @Nullable Form longestAt(Form[][] forms, String text, int at) {
    char first = text.charAt(at);
    if (first < forms.length) {
      for (Form form : forms[first]) {
        if (text.startsWith(form.text(), at)) {
          return form;
        }
      }
    }
    return null;
  }

  /** The tile that fills a pair of brackets, whose content begins at {@code from}. */
  private @Nullable Form bracketed(String text, int from) {
    int close = text.indexOf(']', from);
    if (close <= from) {
      return null;
    }
    char first = text.charAt(from);
    if (first < tileForms.length) {
      for (Form form : tileForms[first]) {
        if (form.text().length() == close - from && text.startsWith(form.text(), from)) {
          return form;
        }
      }
    }
    return null;
  }

  private CrosswordFormatException notATile(String text, int at) {
    int close = text.charAt(at) == '[' ? text.indexOf(']', at) : -1;
    String culprit =
        close < 0 ? Character.toString(text.codePointAt(at)) : text.substring(at, close + 1);
    boolean isOfAnotherLanguage = Character.isLetter(text.codePointAt(at)) || close >= 0;
    return new CrosswordFormatException(
        quoted(culprit)
            + " in "
            + quoted(text)
            + " is not a tile of "
            + tiles.name()
            + (isOfAnotherLanguage
                ? "; name the tiles that have it with `tiles`"
                : "; write a letter in upper case, a blank as ?, and a blank shown as a letter in"
                    + " lower case"));
  }

  /** What {@link #parseTiles} reads as these tiles; tiles of several characters in brackets. */
  public String format(byte[] tileBytes) {
    String plain = format(tileBytes, false);
    // C and H side by side read as the tile CH where there is one; rare, so look afterwards.
    return Arrays.equals(parseTiles(plain), tileBytes) ? plain : format(tileBytes, true);
  }

  private String format(byte[] tileBytes, boolean allInBrackets) {
    StringBuilder text = new StringBuilder();
    for (byte tile : tileBytes) {
      String form = form(tile);
      if (allInBrackets || form.codePointCount(0, form.length()) > 1) {
        text.append('[').append(form).append(']');
      } else {
        text.append(form);
      }
    }
    return text.toString();
  }

  private String form(byte tile) {
    if (tile == TileSet.BLANK) {
      return "?";
    }
    return tile > 0 ? tiles.letter(tile).upper() : tiles.letter(-tile).lower();
  }
}
