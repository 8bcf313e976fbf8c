package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import java.util.Locale;
import java.util.Set;

/**
 * What a written move says before any rule is asked: how many checkers leave and reach each cell,
 * where it names a landing, and where it claims a hit.
 */
final class WrittenMove {
  private static final int MOST_STEPS = 4;

  /** What people and programs write when nothing can be played. */
  private static final Set<String> NO_MOVE =
      Set.of(
          "",
          "-",
          "no move",
          "no play",
          "dance",
          "dances",
          "can't move",
          "cannot play",
          MoveNotation.NO_MOVE);

  private final String text;
  private final int[] change = new int[Checkers.CELLS];
  private int landings;
  private int stars;
  private int hops;
  private int next;

  private WrittenMove(String text) {
    this.text = text;
  }

  static WrittenMove parse(String text) {
    WrittenMove move = new WrittenMove(text);
    String plain = text.strip().toLowerCase(Locale.ROOT);
    if (NO_MOVE.contains(plain)) {
      return move;
    }
    move.skipSeparators();
    while (move.next < text.length()) {
      move.way();
      move.skipSeparators();
    }
    return move;
  }

  /** Bits of the points on which the text says a checker lands. */
  int landings() {
    return landings;
  }

  /** Bits of the points on which the text says a checker hits. */
  int stars() {
    return stars;
  }

  /** The mover's cells after the move. */
  int[] cellsAfter(String shown, Board board) {
    int[] after = new int[Checkers.CELLS];
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      after[cell] = board.mover(cell) + change[cell];
      if (after[cell] < 0) {
        throw new BackgammonFormatException(
            String.format(
                Locale.ROOT,
                "%s moves a checker from %s, but there is none",
                quoted(shown),
                cell == Checkers.BAR ? "the bar" : Integer.toString(cell)));
      }
    }
    return after;
  }

  /** One checker's way, such as {@code 13/7*}{@code /5} or {@code 6/off(2)}. */
  private void way() {
    int start = next;
    int[] cells = new int[MOST_STEPS + 1];
    int stops = 0;
    int landed = 0;
    int starred = 0;
    cells[0] = cell();
    while (next < text.length() && text.charAt(next) == '/') {
      next++;
      int at = next;
      if (++stops > MOST_STEPS) {
        throw Faults.at(text, at, "a checker makes at most four steps");
      }
      cells[stops] = cell();
      if (cells[stops] >= cells[stops - 1]) {
        throw Faults.at(text, at, "a checker moves to a lower point");
      }
      landed |= 1 << cells[stops];
      if (next < text.length() && text.charAt(next) == '*') {
        starred |= 1 << cells[stops];
        next++;
      }
    }
    if (stops == 0) {
      throw Faults.at(text, next, "a '/' and the point that the checker moves to are missing");
    }
    int times = times();
    hops += times * stops;
    if (hops > MOST_STEPS) {
      throw Faults.at(text, start, "a move has at most four steps");
    }
    change[cells[0]] -= times;
    change[cells[stops]] += times;
    landings |= landed & ~1;
    stars |= starred;
  }

  private int cell() {
    int start = next;
    while (next < text.length() && isWordCharacter(text.charAt(next))) {
      next++;
    }
    String word = text.substring(start, next).toLowerCase(Locale.ROOT);
    if (word.equals("bar")) {
      return Checkers.BAR;
    }
    if (word.equals("off")) {
      return Checkers.OFF;
    }
    if (word.matches("[0-9]{1,2}") && Integer.parseInt(word) <= Checkers.BAR) {
      return Integer.parseInt(word);
    }
    throw Faults.at(text, start, "a point is 1 to 24, bar (25) or off (0)");
  }

  private static boolean isWordCharacter(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private int times() {
    if (next >= text.length() || text.charAt(next) != '(') {
      return 1;
    }
    char digit = next + 1 < text.length() ? text.charAt(next + 1) : ' ';
    boolean closed = next + 2 < text.length() && text.charAt(next + 2) == ')';
    if (digit < '1' || digit > '4' || !closed) {
      throw Faults.at(text, next, "the number of checkers is written (1) to (4)");
    }
    next += 3;
    return digit - '0';
  }

  private void skipSeparators() {
    while (next < text.length()
        && (Character.isWhitespace(text.charAt(next)) || text.charAt(next) == ',')) {
      next++;
    }
  }
}
