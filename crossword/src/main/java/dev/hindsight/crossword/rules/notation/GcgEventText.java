package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;
import java.util.regex.Pattern;

/** An event of a recorded game as a line: see {@link Gcg}. */
final class GcgEventText {
  private static final int MOST_CHARACTERS = 400;
  private static final String CHALLENGE = "(challenge)";
  private static final String TIME = "(time)";
  private static final String WITHDRAWAL = "--";
  private static final Pattern SQUARE = Pattern.compile("[0-9]+[A-Za-z]+|[A-Za-z]+[0-9]+");
  private static final Pattern POINTS = Pattern.compile("[+-]?[0-9]{1,6}");
  private static final Pattern HIDDEN_EXCHANGE = Pattern.compile("-[0-9]{1,2}");

  private final CrosswordRules rules;
  private final TileText tileText;
  private final MoveNotation moves;

  GcgEventText(CrosswordRules rules) {
    this.rules = rules;
    this.tileText = new TileText(rules.tiles());
    this.moves = new MoveNotation(rules);
  }

  /** The event of a line that begins with {@code >}; its placement must fit the board. */
  GcgEvent parse(String line, List<GcgGame.Player> players, GcgReplay replay) {
    int colon = line.indexOf(':');
    if (colon < 0 || line.length() > MOST_CHARACTERS) {
      throw notAnEvent();
    }
    String nickname = line.substring(1, colon).strip();
    boolean shared = players.get(0).nickname().equals(players.get(1).nickname());
    int player = findPlayer(nickname, players);
    List<String> words = withoutWordsFormed(Words.split(line.substring(colon + 1)));
    if (words.size() < 3) {
      throw notAnEvent();
    }
    int scorePoints = points(words.get(words.size() - 2));
    int totalPoints = points(words.get(words.size() - 1));
    String[] what = words.subList(0, words.size() - 2).toArray(String[]::new);
    boolean placement = what.length > 1 && SQUARE.matcher(what[what.length - 2]).matches();
    int actionWords = placement ? 2 : 1;
    if (what.length > actionWords + 1) {
      throw notAnEvent();
    }
    Tiles rack = what.length > actionWords ? RackText.parse(tileText, what[0]) : Tiles.of();
    GcgEvent.Action action =
        placement
            ? new GcgEvent.Turn(
                moves.parsePlacement(what[what.length - 2], what[what.length - 1], replay.board()))
            : action(what[what.length - 1]);
    GcgEvent event = new GcgEvent(player, rack, action, scorePoints, totalPoints, List.of());
    return replay.completed(shared ? replay.withLikelyPlayer(event) : event);
  }

  /** Some programs end a line with the words that the play makes: {@code +26 66 BE, ET, DO}. */
  private static List<String> withoutWordsFormed(List<String> words) {
    int end = words.size();
    while (end > 3 && !POINTS.matcher(words.get(end - 1)).matches()) {
      end--;
    }
    boolean hasPoints =
        end > 2
            && POINTS.matcher(words.get(end - 1)).matches()
            && POINTS.matcher(words.get(end - 2)).matches();
    return hasPoints ? words.subList(0, end) : words;
  }

  private static int findPlayer(String nickname, List<GcgGame.Player> players) {
    for (int player = 0; player < players.size(); player++) {
      if (players.get(player).nickname().equals(nickname)) {
        return player;
      }
    }
    throw new CrosswordFormatException(
        quoted(nickname)
            + " is neither "
            + quoted(players.get(0).nickname())
            + " nor "
            + quoted(players.get(1).nickname()));
  }

  private static int points(String word) {
    if (!POINTS.matcher(word).matches()) {
      throw new CrosswordFormatException(
          "an event ends with its points and the player's total, but "
              + quoted(word)
              + " is not a number");
    }
    return Integer.parseInt(word);
  }

  private GcgEvent.Action action(String word) {
    if (word.equals(WITHDRAWAL)) {
      return new GcgEvent.Withdrawal();
    }
    if (word.equals("-")) {
      return new GcgEvent.Turn(new Pass());
    }
    if (HIDDEN_EXCHANGE.matcher(word).matches()) {
      return hiddenExchange(word);
    }
    if (word.startsWith("-")) {
      return new GcgEvent.Turn(moves.parseExchange(word.substring(1)));
    }
    if (word.equals(CHALLENGE)) {
      return new GcgEvent.ChallengeBonus();
    }
    if (word.equals(TIME)) {
      return new GcgEvent.TimePenalty();
    }
    if (word.length() > 2 && word.startsWith("(") && word.endsWith(")")) {
      return new GcgEvent.LeftoverTiles(
          RackText.parse(tileText, word.substring(1, word.length() - 1)));
    }
    throw notAnEvent();
  }

  private GcgEvent.HiddenExchange hiddenExchange(String word) {
    int tiles = Integer.parseInt(word.substring(1));
    if (tiles < 1 || tiles > rules.rackSize()) {
      throw new CrosswordFormatException(
          "an exchange is of 1 to " + rules.rackSize() + " tiles, not " + tiles);
    }
    return new GcgEvent.HiddenExchange(tiles);
  }

  private static CrosswordFormatException notAnEvent() {
    return new CrosswordFormatException(
        "an event looks like >Ama: ACEFTQZ 8D FACET +28 28, with an exchange -ACE, a pass -,"
            + " a withdrawal --, (challenge), (time) or leftover tiles (QZ) in the place of the"
            + " play");
  }

  /** The line of an event, without its remarks. */
  String format(GcgEvent event, GcgGame.Player player) {
    return ">"
        + player.nickname()
        + ": "
        + tileText.format(event.rack().toArray())
        + (event.rack().length() == 0 ? "" : " ")
        + format(event.action())
        + (event.scorePoints() < 0 ? " " : " +")
        + event.scorePoints()
        + " "
        + event.totalPoints();
  }

  private String format(GcgEvent.Action action) {
    if (action instanceof GcgEvent.Turn turn) {
      return format(turn);
    }
    if (action instanceof GcgEvent.HiddenExchange exchange) {
      return "-" + exchange.tiles();
    }
    if (action instanceof GcgEvent.Withdrawal) {
      return WITHDRAWAL;
    }
    if (action instanceof GcgEvent.ChallengeBonus) {
      return CHALLENGE;
    }
    if (action instanceof GcgEvent.LeftoverTiles leftover) {
      return "(" + tileText.format(leftover.letters().toArray()) + ")";
    }
    return TIME;
  }

  private String format(GcgEvent.Turn turn) {
    if (turn.move() instanceof Placement placement) {
      return moves.formatSquare(placement) + " " + moves.formatWithDots(placement);
    }
    if (turn.move() instanceof Exchange exchange) {
      return "-" + moves.formatLetters(exchange.letters());
    }
    return "-";
  }
}
