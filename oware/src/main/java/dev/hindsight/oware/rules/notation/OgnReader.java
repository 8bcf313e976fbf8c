package dev.hindsight.oware.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads games in OGN, see {@link OgnWriter} for what they look like. Any number of games may stand
 * in one text.
 *
 * <p>Lenient where nothing can be misunderstood: tags may be missing or in any order, white space
 * is free, move numbers and captures need not be there, variations in parentheses are skipped.
 * Strict everywhere else: every move must be legal, every move number and capture that is there
 * must be right, and what is not understood is an error that names line and column.
 */
public final class OgnReader {
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})\\.+");
  private static final Pattern MOVE = Pattern.compile("([A-Fa-f])(?:\\+([0-9]{1,2}))?");

  private final OgnScanner scanner;
  private final OwareRules defaultRules;

  private OgnReader(String text, OwareRules defaultRules) {
    this.scanner = new OgnScanner(text);
    this.defaultRules = defaultRules;
  }

  /**
   * All games of a text, which may be none.
   *
   * @param defaultRules for games that do not say which variant they are
   * @throws PositionFormatException if anything is not as it should be
   */
  public static List<RecordedGame> read(String text, OwareRules defaultRules) {
    OgnReader reader = new OgnReader(text, defaultRules);
    List<RecordedGame> records = new ArrayList<>();
    while (reader.scanner.hasMore()) {
      records.add(reader.readGame());
    }
    return records;
  }

  private RecordedGame readGame() {
    Map<String, String> tags = readTags();
    String taggedResult = tags.getOrDefault("Result", RecordedGame.NO_RESULT);
    Moves moves = new Moves(start(tags));
    moves.readAll();
    String result = moves.result.isEmpty() ? taggedResult : moves.result;
    if (result.equals("?")) {
      result = RecordedGame.NO_RESULT;
    }
    if (!RecordedGame.isResult(result)) {
      throw scanner.error(
          "the Result tag of the game before is " + quoted(result) + ", not a result");
    }
    boolean tagSaysNothing =
        taggedResult.equals("?") || taggedResult.equals(RecordedGame.NO_RESULT);
    if (!tagSaysNothing && !result.equals(taggedResult)) {
      throw scanner.error(
          "the game ends with " + result + ", but its Result tag says " + taggedResult);
    }
    SortedMap<String, String> freeTags = new TreeMap<>(tags);
    freeTags.keySet().removeAll(RecordedGame.DERIVED_TAGS);
    try {
      return new RecordedGame(moves.game, freeTags, moves.comments, result);
    } catch (PositionFormatException e) {
      throw scanner.error("in the game before this place, " + e.getMessage());
    }
  }

  private Map<String, String> readTags() {
    Map<String, String> tags = new LinkedHashMap<>();
    while (scanner.hasMore() && scanner.peek() == '[') {
      scanner.readExpected('[', "a tag");
      String name = scanner.readName();
      if (name.isEmpty()) {
        throw scanner.error("a tag needs a name of letters behind its '['");
      }
      if (tags.containsKey(name)) {
        throw scanner.error("the tag " + name + " is there twice");
      }
      String value = scanner.readQuoted(name);
      checkDerivedTag(name, value);
      tags.put(name, value);
      scanner.readExpected(']', "the tag " + name);
    }
    return tags;
  }

  /** Looks at the tags that mean something while the scanner still knows where they are. */
  private void checkDerivedTag(String name, String value) {
    switch (name) {
      case "Variant" -> {
        if (!value.equals("?") && OgnVariant.findRules(value) == null) {
          throw scanner.error(
              "there is no variant '"
                  + value
                  + "'; known are Oware Abapa, Oware Awari and Oware CodinGame");
        }
      }
      case "Result" -> {
        if (!value.equals("?") && !RecordedGame.isResult(value)) {
          throw scanner.error(
              quoted(value)
                  + " is not a result; write *, 1-0, 0-1, 1/2-1/2 or seeds such as 27-21");
        }
      }
      case "FEN" -> {
        try {
          OwarePosition.parse(value);
        } catch (PositionFormatException e) {
          throw scanner.error("the start position is wrong: " + e.getMessage());
        }
      }
      case "PliesLeft" -> {
        if (!value.matches("[0-9]{1,9}")) {
          throw scanner.error(
              "the tag PliesLeft is " + quoted(value) + ", but it must be a number");
        }
      }
      default -> {
        // Free text.
      }
    }
  }

  private OwareGame start(Map<String, String> tags) {
    OwareRules named = OgnVariant.findRules(tags.getOrDefault("Variant", "?"));
    OwareRules rules = named == null ? defaultRules : named;
    String position = tags.get("FEN");
    OwarePosition start = position == null ? OwarePosition.START : OwarePosition.parse(position);
    String pliesLeft = tags.get("PliesLeft");
    if (pliesLeft == null) {
      return OwareGame.start(rules, start);
    }
    if (!rules.hasTurnLimit()) {
      throw scanner.error(
          "the game before has a tag PliesLeft, but " + rules.name() + " has no turn limit");
    }
    return OwareGame.start(rules, start, Integer.parseInt(pliesLeft));
  }

  /** The moves of one game while they are being read. */
  private final class Moves {
    private OwareGame game;
    private final List<String> comments = new ArrayList<>(List.of(""));
    private String result = "";

    /** Said of the last move, but forgiven if the game ends with it. */
    private String doubt = "";

    Moves(OwareGame start) {
      game = start;
    }

    void readAll() {
      while (result.isEmpty() && scanner.hasMore() && scanner.peek() != '[') {
        switch (scanner.peek()) {
          case '{' -> addComment(scanner.readComment());
          case '(' -> scanner.skipVariation();
          default -> readWord(scanner.readWord());
        }
      }
      // A comment may follow the result.
      while (scanner.hasMore() && scanner.peek() == '{') {
        addComment(scanner.readComment());
      }
    }

    private void addComment(String comment) {
      int last = comments.size() - 1;
      comments.set(last, (comments.get(last) + " " + comment).strip());
    }

    private void readWord(String word) {
      Matcher number = NUMBER.matcher(word);
      if (RecordedGame.isResult(word)) {
        result = word;
      } else if (number.lookingAt()) {
        checkNumber(number.group(1));
        // A move may be glued to its number.
        scanner.unread(word.length() - number.end());
      } else {
        readMove(word);
      }
    }

    private void checkNumber(String number) {
      int expected = game.pliesPlayed() / 2 + 1;
      if (Integer.parseInt(number) != expected) {
        throw scanner.error("this is move " + expected + ", but its number is " + number);
      }
    }

    private void readMove(String word) {
      Matcher move = MOVE.matcher(word);
      if (!move.matches()) {
        throw scanner.error(
            quoted(word) + " is neither a move such as A or b+2, nor a move number, nor a result");
      }
      if (!doubt.isEmpty()) {
        throw scanner.error(doubt);
      }
      OwareGame after;
      try {
        after = game.play(game.position().parseMove(move.group(1)));
      } catch (PositionFormatException e) {
        throw scanner.error(String.valueOf(e.getMessage()));
      }
      String captured = move.group(2);
      if (captured != null) {
        checkCapture(after, Integer.parseInt(captured));
      }
      game = after;
      comments.add("");
    }

    /**
     * Some programs count what a player takes from their own side at the end of the game with the
     * last move, so more than was captured is an error only if the game goes on.
     */
    private void checkCapture(OwareGame after, int claimed) {
      int captured = after.position().otherStore() - game.position().moverStore();
      String wrong = "the move captures " + captured + ", but the record says " + claimed;
      if (claimed == captured + Row.total(after.position().otherRow())) {
        doubt = claimed == captured ? "" : "before this move, " + wrong;
      } else if (claimed != captured) {
        throw scanner.error(wrong);
      }
    }
  }
}
