package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The position id of eXtreme Gammon: 26 characters for the board and nine fields.
 *
 * <pre>
 * XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10
 *   board       O's bar, X's points 1–24, X's bar; A–O are 1–15 checkers of X, a–o of O
 *   cube        power of two; with an offer the cube before it
 *   cube owner  1 X, -1 O, 0 nobody
 *   turn        1 X, -1 O: who rolls, has rolled or has doubled
 *   dice        two digits; 00 not rolled; D doubled; B beavered; R raccooned
 *   X's points, O's points
 *   rules       in a match 1 = Crawford game; in money play 1 = Jacoby + 2 = beavers
 *   length      of the match, 0 = money play
 *   most        largest cube as a power of two
 * </pre>
 *
 * <p>The board is always X's view, whoever is on roll. An XGID has no words for resignations,
 * finished games, or for Jacoby and beavers in a match: those are not written.
 */
public final class Xgid {
  private static final String PREFIX = "XGID=";
  private static final int FIELDS = 10;

  private final String text;
  private final int[] starts = new int[FIELDS + 1];

  private Xgid(String text) {
    this.text = text;
  }

  /** Whether a text looks like an XGID rather than another id. */
  public static boolean isLikely(String text) {
    String stripped = text.strip();
    return stripped.regionMatches(true, 0, PREFIX, 0, PREFIX.length())
        || (stripped.indexOf(':') == Checkers.CELLS && stripped.length() > Checkers.CELLS + 1);
  }

  /** Reads an XGID, with or without {@code XGID=}. */
  public static BackgammonPosition parse(String text) {
    return new Xgid(text).parse();
  }

  private BackgammonPosition parse() {
    findFields();
    Board seenByX = board();
    Player onRoll = number(3, -1, 1) == 0 ? zeroTurn() : player(number(3, -1, 1));
    Turn turn = turn(onRoll);
    int owner = number(2, -1, 1);
    Cube cube =
        Cube.ofLogarithm(number(1, 0, Cube.LARGEST_LOGARITHM), owner == 0 ? null : player(owner));
    MatchScore score = score();
    int rules = number(7, 0, 3);
    boolean money = score.isMoney();
    GameOptions options =
        new GameOptions(
            money && (rules & 1) != 0,
            money && (rules & 2) != 0,
            number(9, 0, Cube.LARGEST_LOGARITHM));
    Board seenByMover = onRoll == Player.X ? seenByX : seenByX.swapped();
    return new BackgammonPosition(seenByMover, turn, cube, score, options, GamePhase.PLAYING);
  }

  private Player zeroTurn() {
    throw Faults.at(text, starts[3], "the turn must be 1 for X or -1 for O");
  }

  private static Player player(int sign) {
    return sign > 0 ? Player.X : Player.O;
  }

  private void findFields() {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    if (text.regionMatches(true, start, PREFIX, 0, PREFIX.length())) {
      start += PREFIX.length();
    }
    int end = text.stripTrailing().length();
    starts[0] = start;
    int field = 0;
    for (int index = start; index < end; index++) {
      if (text.charAt(index) == ':') {
        if (++field == FIELDS) {
          throw Faults.at(text, index, "an XGID has the board and nine fields, not more");
        }
        starts[field] = index + 1;
      }
    }
    if (field + 1 < FIELDS) {
      throw Faults.at(
          text,
          Math.max(start, end),
          "an XGID has the board and nine fields joined by ':', but this has " + field + " fields");
    }
    starts[FIELDS] = end + 1;
    if (starts[1] - 1 - start != Checkers.CELLS) {
      throw Faults.at(
          text,
          Math.min(starts[1] - 1, start + Checkers.CELLS),
          "the board has 26 characters, not " + (starts[1] - 1 - start));
    }
  }

  private Board board() {
    int[] x = new int[Checkers.BAR];
    int[] o = new int[Checkers.BAR];
    int totalX = 0;
    int totalO = 0;
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      int index = starts[0] + cell;
      char c = text.charAt(index);
      if (c >= 'A' && c <= 'O' && cell > 0) {
        x[cell - 1] = c - 'A' + 1;
        totalX += x[cell - 1];
      } else if (c >= 'a' && c <= 'o' && cell < Checkers.BAR) {
        // Cell 0 is O's bar, which O counts as 25.
        o[Checkers.BAR - cell - 1] = c - 'a' + 1;
        totalO += c - 'a' + 1;
      } else if (c != '-') {
        throw Faults.at(text, index, boardFault(c, cell));
      }
      if (totalX > Checkers.PER_SIDE || totalO > Checkers.PER_SIDE) {
        throw Faults.at(
            text,
            index,
            String.format(
                Locale.ROOT,
                "%s has %d checkers so far, but a side has only 15",
                totalX > totalO ? "X" : "O",
                Math.max(totalX, totalO)));
      }
    }
    return Board.of(x, o);
  }

  private static String boardFault(char c, int cell) {
    if (c >= 'A' && c <= 'O') {
      return "the first character is O's bar and cannot hold X's checkers";
    }
    if (c >= 'a' && c <= 'o') {
      return "the last character of the board is X's bar and cannot hold O's checkers";
    }
    return "point " + cell + " must be '-', A to O (1 to 15 of X) or a to o (1 to 15 of O)";
  }

  private Turn turn(Player onRoll) {
    String dice = text.substring(starts[4], starts[5] - 1);
    return switch (dice) {
      case "00" -> Turn.toRoll(onRoll);
      case "D" -> Turn.offered(onRoll, Offer.DOUBLE);
      case "B" -> Turn.offered(onRoll, Offer.BEAVER);
      case "R" -> Turn.offered(onRoll, Offer.RACCOON);
      default -> {
        if (dice.length() != 2 || !isDie(dice.charAt(0)) || !isDie(dice.charAt(1))) {
          throw Faults.at(text, starts[4], "the dice must be two digits 1 to 6, or 00, D, B or R");
        }
        yield Turn.toMove(onRoll, new Dice(dice.charAt(0) - '0', dice.charAt(1) - '0'));
      }
    };
  }

  private static boolean isDie(char c) {
    return c >= '1' && c <= '6';
  }

  private MatchScore score() {
    int length = number(8, 0, MatchScore.MOST_POINTS);
    int most = length == 0 ? MatchScore.MOST_POINTS : length - 1;
    int x = number(5, 0, most);
    int o = number(6, 0, most);
    boolean crawford = length > 0 && number(7, 0, 1) == 1;
    if (crawford && length - x != 1 && length - o != 1) {
      throw Faults.at(
          text, starts[7], "in a Crawford game a player is one point from winning the match");
    }
    return new MatchScore(length, x, o, crawford);
  }

  private int number(int field, int least, int most) {
    int start = starts[field];
    int end = starts[field + 1] - 1;
    int digits = least < 0 && start < end && text.charAt(start) == '-' ? start + 1 : start;
    int value = 0;
    for (int index = digits; index < end; index++) {
      char c = text.charAt(index);
      if (c < '0' || c > '9') {
        throw Faults.at(text, index, rangeFault(field, least, most));
      }
      value = Math.min(value * 10 + (c - '0'), 1_000_000);
    }
    value = digits > start ? -value : value;
    if (digits == end || value < least || value > most) {
      throw Faults.at(text, start, rangeFault(field, least, most));
    }
    return value;
  }

  private static String rangeFault(int field, int least, int most) {
    String[] names = {
      "board",
      "cube",
      "cube owner",
      "turn",
      "dice",
      "score of X",
      "score of O",
      "rules",
      "match length",
      "largest cube"
    };
    return String.format(
        Locale.ROOT, "the %s must be a number from %d to %d", names[field], least, most);
  }

  /** Writes a position as an XGID. */
  public static String write(BackgammonPosition position) {
    Board seenByX = position.boardSeenBy(Player.X);
    StringBuilder text = new StringBuilder(PREFIX);
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      int x = cell == Checkers.OFF ? 0 : seenByX.mover(cell);
      int o = cell == Checkers.BAR ? 0 : seenByX.other(Checkers.BAR - cell);
      text.append((char) (x > 0 ? 'A' + x - 1 : o > 0 ? 'a' + o - 1 : '-'));
    }
    MatchScore score = position.score();
    Cube cube = position.cube();
    int rules =
        score.isMoney()
            ? (position.options().jacoby() ? 1 : 0) + (position.options().beavers() ? 2 : 0)
            : score.crawford() ? 1 : 0;
    return text.append(':')
        .append(cube.logarithm())
        .append(':')
        .append(sign(cube.owner()))
        .append(':')
        .append(sign(position.onRoll()))
        .append(':')
        .append(dice(position.turn()))
        .append(':')
        .append(score.xPoints())
        .append(':')
        .append(score.oPoints())
        .append(':')
        .append(rules)
        .append(':')
        .append(score.length())
        .append(':')
        .append(position.options().mostDoublings())
        .toString();
  }

  private static int sign(@Nullable Player player) {
    return player == null ? 0 : player == Player.X ? 1 : -1;
  }

  private static String dice(Turn turn) {
    Dice dice = turn.dice();
    if (dice != null) {
      return "" + dice.first() + dice.second();
    }
    return switch (turn.offer()) {
      case NONE -> "00";
      case DOUBLE -> "D";
      case BEAVER -> "B";
      case RACCOON -> "R";
    };
  }
}
