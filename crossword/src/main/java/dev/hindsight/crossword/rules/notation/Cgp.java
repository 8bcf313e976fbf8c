package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition.Option;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Positions as one line of text (crossword game positions).
 *
 * <pre>
 * 15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/AJLOOPU 0/28 0 lex ENABLE;
 * rows from the top                                racks           scores │ options
 *                                                                         scoreless turns
 * </pre>
 *
 * <ul>
 *   <li>Rows: a number is a run of empty squares, upper case a tile, lower case a blank shown as
 *       that letter, square brackets a tile of several characters.
 *   <li>Racks and scores: of the player on turn first. A rack may be short or empty if it is not
 *       known, {@code ?} is a blank. Scores may be negative.
 *   <li>Scoreless turns: how many turns in a row brought no points, 0 to 6.
 *   <li>Options: each a name, perhaps a value, and a semicolon, which the last may lack. They are
 *       kept as they are, known or not, and written again in the same order.
 * </ul>
 *
 * <p>Fields are separated by white space. Words on the board are never checked, and they need not
 * be connected. Refused is what cannot be a position of the rules: rows of another length, more
 * tiles of a letter on board and racks than the full bag has, more tiles on a rack than it holds.
 */
public final class Cgp {
  private static final int MOST_CHARACTERS = 1 << 14;
  private static final int MOST_DIGITS = 6;
  private static final int FIELDS = 4;

  private Cgp() {}

  /**
   * The position that a text describes.
   *
   * @throws CrosswordFormatException if it is not one; the message names the row or the field
   */
  public static CgpPosition parse(String text, CrosswordRules rules) {
    if (text.length() > MOST_CHARACTERS) {
      throw new CrosswordFormatException(
          "a text of " + text.length() + " characters is too long for a position");
    }
    String[] fields = Words.normalise(text).split(" ", FIELDS + 1);
    if (fields.length < FIELDS) {
      throw new CrosswordFormatException(
          "a position has four fields (rows, racks, scores and scoreless turns), but there "
              + (fields.length == 1 ? "is only 1" : "are only " + fields.length)
              + "; write for example "
              + example(rules));
    }
    TileText tileText = new TileText(rules.tiles());
    Tiles squares = new CgpRows(tileText, rules.layout().size()).parse(fields[0]);
    GamePosition game =
        new GamePosition(
            rules,
            squares,
            parseRacks(tileText, fields[1]),
            parseScores(fields[2]),
            parseNumber(fields[3], "the number of scoreless turns"));
    return new CgpPosition(game, fields.length > FIELDS ? parseOptions(fields[FIELDS]) : List.of());
  }

  /** The start of a game, as one who holds the first two kinds of tiles sees it. */
  private static String example(CrosswordRules rules) {
    String size = Integer.toString(rules.layout().size());
    TileSet tiles = rules.tiles();
    return String.join("/", Collections.nCopies(rules.layout().size(), size))
        + " "
        + tiles.letter(1).upper()
        + tiles.letter(Math.min(2, tiles.letterCount() - 1)).upper()
        + "/ 0/0 0";
  }

  private static List<Tiles> parseRacks(TileText tileText, String field) {
    String[] texts = pair(field, "racks");
    List<Tiles> racks = new ArrayList<>();
    for (int seat = 0; seat < texts.length; seat++) {
      try {
        racks.add(RackText.parse(tileText, texts[seat]));
      } catch (CrosswordFormatException e) {
        throw new CrosswordFormatException("rack " + (seat + 1) + ": " + e.getMessage());
      }
    }
    return racks;
  }

  private static List<Integer> parseScores(String field) {
    String[] texts = pair(field, "scores");
    return List.of(parseNumber(texts[0], "score 1"), parseNumber(texts[1], "score 2"));
  }

  private static String[] pair(String field, String what) {
    String[] parts = field.split("/", -1);
    if (parts.length != 2) {
      throw new CrosswordFormatException(
          "there are two "
              + what
              + " with a / between them, but "
              + quoted(field)
              + " has "
              + parts.length
              + (parts.length == 1 ? " part" : " parts"));
    }
    return parts;
  }

  private static int parseNumber(String text, String what) {
    String digits = text.startsWith("-") ? text.substring(1) : text;
    if (digits.isEmpty()
        || digits.length() > MOST_DIGITS
        || !digits.chars().allMatch(digit -> digit >= '0' && digit <= '9')) {
      throw new CrosswordFormatException(
          what
              + " must be a whole number of at most "
              + MOST_DIGITS
              + " digits, not "
              + quoted(text));
    }
    return Integer.parseInt(text);
  }

  private static List<Option> parseOptions(String text) {
    List<Option> options = new ArrayList<>();
    for (String option : text.split(";", -1)) {
      List<String> words = Words.split(option);
      if (!words.isEmpty()) {
        String value = String.join(" ", words.subList(1, words.size()));
        options.add(new Option(words.get(0), value));
      }
    }
    return options;
  }

  /** The text of a position; {@link #parse} gives an equal one. */
  public static String format(CgpPosition position) {
    GamePosition game = position.game();
    TileText tileText = new TileText(game.rules().tiles());
    String options =
        position.options().stream()
            .map(option -> " " + (option.name() + " " + option.value()).strip() + ";")
            .collect(Collectors.joining());
    return new CgpRows(tileText, game.rules().layout().size()).format(game.squares())
        + " "
        + tileText.format(game.racks().get(0).toArray())
        + "/"
        + tileText.format(game.racks().get(1).toArray())
        + " "
        + game.scorePoints().get(0)
        + "/"
        + game.scorePoints().get(1)
        + " "
        + game.scorelessTurns()
        + options;
  }
}
