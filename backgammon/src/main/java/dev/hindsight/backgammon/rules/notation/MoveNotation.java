package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Moves as people write them: {@code 13/7*}{@code /5}, {@code bar/22}, {@code 6/off(2)}, {@code 8/5
 * 6/5}.
 *
 * <p>Points are the mover's. A checker that moves twice is written once, and the point between only
 * if it hits there. Reading is generous: 25 and 0 for bar and off, any order, every step by itself
 * or joined, stars left out; what counts is the position that the move leads to.
 */
public final class MoveNotation {
  /** How a move is written when there is none. */
  public static final String NO_MOVE = "cannot move";

  private MoveNotation() {}

  // ---- writing ----

  /** Writes a move, such as {@code 13/7*}{@code /5}. */
  public static String write(Move move) {
    if (move.steps().isEmpty()) {
      return NO_MOVE;
    }
    StringBuilder text = new StringBuilder();
    List<String> ways = ways(move);
    for (int first = 0; first < ways.size(); ) {
      int next = first;
      while (next < ways.size() && ways.get(next).equals(ways.get(first))) {
        next++;
      }
      text.append(text.length() == 0 ? "" : " ").append(ways.get(first));
      text.append(next - first > 1 ? "(" + (next - first) + ")" : "");
      first = next;
    }
    return text.toString();
  }

  /**
   * Writes every step of a move by itself and no hits, such as {@code 24/18 18/13}, as programs
   * like it; nothing at all if there is no move.
   */
  public static String writeSteps(Move move) {
    return move.steps().stream()
        .map(step -> name(step.from()) + "/" + name(step.to()))
        .collect(Collectors.joining(" "));
  }

  /** Every checker's way from where it stood to where it stops. */
  private static List<String> ways(Move move) {
    List<Move.Step> left = new ArrayList<>(move.steps());
    List<String> ways = new ArrayList<>();
    while (!left.isEmpty()) {
      Move.Step step = left.remove(0);
      StringBuilder way = new StringBuilder(name(step.from()));
      for (int next = following(left, step); next >= 0; next = following(left, step)) {
        way.append(step.hit() ? "/" + name(step.to()) + "*" : "");
        step = left.remove(next);
      }
      ways.add(way.append('/').append(name(step.to())).append(step.hit() ? "*" : "").toString());
    }
    return ways;
  }

  private static int following(List<Move.Step> steps, Move.Step step) {
    for (int index = 0; index < steps.size(); index++) {
      if (steps.get(index).from() == step.to()) {
        return index;
      }
    }
    return -1;
  }

  private static String name(int cell) {
    return cell == Checkers.BAR ? "bar" : cell == Checkers.OFF ? "off" : Integer.toString(cell);
  }

  // ---- reading ----

  /** Reads a legal move of the player on roll. */
  public static Move parse(String text, Board board, Dice dice) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(board);
    moves.generate(dice.first(), dice.second());
    return Move.of(moves, find(text, board, dice, moves));
  }

  /**
   * The end position, among those a generator has found for this board and roll, that a written
   * move leads to. Throws when the move is not legal or could mean two different hits.
   */
  public static int find(String text, Board board, Dice dice, MoveGenerator moves) {
    WrittenMove written = WrittenMove.parse(text);
    int[] after = written.cellsAfter(text, board);
    int landedOn = 0;
    for (int cell = 1; cell <= Checkers.POINTS; cell++) {
      boolean blot = board.other(Checkers.BAR - cell) == 1;
      landedOn |= blot ? written.landings() & 1 << cell : 0;
      if (!blot && (written.stars() >> cell & 1) != 0) {
        throw new BackgammonFormatException(
            String.format(
                Locale.ROOT, "%s hits on %d, but there is no single checker", quoted(text), cell));
      }
    }
    int found = -1;
    int others = 0;
    for (int index = 0; index < moves.count(); index++) {
      if (reaches(moves, index, after) && (moves.hits(index) & landedOn) == landedOn) {
        if (moves.hits(index) == landedOn) {
          return index;
        }
        found = index;
        others++;
      }
    }
    if (others == 1) {
      // Only one way leads there, and it hits on a point that the text passes over.
      return found;
    }
    throw new BackgammonFormatException(
        others == 0
            ? String.format(Locale.ROOT, "%s is not a legal move with %s", quoted(text), dice)
            : String.format(
                Locale.ROOT,
                "%s could hit on different points; write the points between",
                quoted(text)));
  }

  private static boolean reaches(MoveGenerator moves, int index, int[] cells) {
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      if (Checkers.on(cell, moves.moverNear(index), moves.moverFar(index)) != cells[cell]) {
        return false;
      }
    }
    return true;
  }
}
