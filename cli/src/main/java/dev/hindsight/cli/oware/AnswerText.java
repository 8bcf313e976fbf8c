package dev.hindsight.cli.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.OwareAnswer;
import java.math.BigDecimal;
import java.util.Locale;

/** An answer as people read it: the board, what it is worth, the moves, the line of best play. */
public final class AnswerText {
  private AnswerText() {}

  public static String of(OwareAnswer answer) {
    OwarePosition position = OwarePosition.parse(answer.position());
    StringBuilder text = new StringBuilder(BoardDrawing.of(position)).append("\n\n");
    text.append(verdict(answer, position.toMove())).append('\n');
    if (answer.lowest() != null && answer.highest() != null) {
      text.append(bounds(answer)).append('\n');
    }
    if (!answer.moves().isEmpty()) {
      text.append('\n').append(moves(answer));
    }
    if (answer.line().size() > 1) {
      text.append("\nBest play: ").append(String.join(" ", answer.line())).append('\n');
    }
    return text.toString().stripTrailing();
  }

  private static String verdict(OwareAnswer answer, Side mover) {
    String player = mover == Side.SOUTH ? "South" : "North";
    String time =
        answer.turnsLeft() == null
            ? "no turn limit"
            : answer.turnsLeft() + (answer.turnsLeft() == 1 ? " turn left" : " turns left");
    return String.format(
        Locale.ROOT,
        "%s gets %s net seeds from here on (%s; %s, %s rules, %s).",
        player,
        signed(answer.value()),
        answer.exact() ? "exact" : "an estimate",
        answer.source(),
        answer.rules(),
        time);
  }

  private static String bounds(OwareAnswer answer) {
    return String.format(
        Locale.ROOT,
        "Whatever a repetition is worth, it is at least %+d and at most %+d.",
        answer.lowest(),
        answer.highest());
  }

  private static String moves(OwareAnswer answer) {
    StringBuilder text = new StringBuilder("move  captures   value            then\n");
    for (OwareAnswer.Move move : answer.moves()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-4s  %8d  %6s  %-8s  %s%n",
              move.move(),
              move.captured(),
              signed(move.value()),
              move.exact() ? "exact" : "estimate",
              move.after()));
    }
    return text.toString();
  }

  /** A value with its sign, as in +3. */
  static String signed(BigDecimal value) {
    return value.signum() > 0 ? "+" + value.toPlainString() : value.toPlainString();
  }
}
