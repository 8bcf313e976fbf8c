package dev.hindsight.cli.oware;

import static java.util.stream.Collectors.joining;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.Pit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** An answer as people read it: the board, what it is worth, the moves, the line of best play. */
public final class AnswerText {
  private static final int MOVES_ON_A_LINE = 30;

  private AnswerText() {}

  public static String of(OwareAnswer answer, OwarePosition position) {
    StringBuilder text = new StringBuilder(BoardDrawing.of(position)).append("\n\n");
    text.append(verdict(answer, position.toMove())).append('\n');
    if (answer.lowest() != null && answer.highest() != null) {
      text.append(bounds(answer.lowest(), answer.highest())).append('\n');
    }
    if (!answer.moves().isEmpty()) {
      text.append('\n').append(moves(answer));
    }
    if (answer.line().size() > 1) {
      text.append('\n').append(line(answer.line()));
    }
    return text.toString().stripTrailing();
  }

  private static String verdict(OwareAnswer answer, Side mover) {
    String player = mover == Side.SOUTH ? "South" : "North";
    String gets =
        player + " gets " + worth(answer.value(), answer.exact()) + " net " + seeds(answer.value());
    if (answer.moves().isEmpty()) {
      return "The game is over: " + gets + " from what is left.\n" + game(answer) + ".";
    }
    return String.format(
        Locale.ROOT,
        "%s from here on (%s).\nBy %s; %s.",
        gets,
        answer.exact() ? "exact" : "an estimate",
        answer.source(),
        game(answer));
  }

  private static String game(OwareAnswer answer) {
    Integer turns = answer.turnsLeft();
    String time =
        turns == null ? "no turn limit" : turns + (turns == 1 ? " turn left" : " turns left");
    return answer.rules().name() + " rules, " + time;
  }

  private static String bounds(int lowest, int highest) {
    return String.format(
        Locale.ROOT,
        "Whatever a repetition is worth, it is at least %s and at most %s.",
        TextTable.signed(BigDecimal.valueOf(lowest)),
        TextTable.signed(BigDecimal.valueOf(highest)));
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
              worth(move.value(), move.exact()),
              move.exact() ? "exact" : "estimate",
              move.after()));
    }
    return text.toString();
  }

  /** Thirty moves on a line of the screen, the next ones below them. */
  private static String line(List<Pit> moves) {
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < moves.size(); from += MOVES_ON_A_LINE) {
      List<Pit> some = moves.subList(from, Math.min(moves.size(), from + MOVES_ON_A_LINE));
      text.append(from == 0 ? "Best play: " : "           ")
          .append(some.stream().map(Pit::toString).collect(joining(" ")));
      text.append('\n');
    }
    return text.toString();
  }

  private static String seeds(BigDecimal number) {
    return number.abs().compareTo(BigDecimal.ONE) == 0 ? "seed" : "seeds";
  }

  /** A value with its sign: exact ones are whole seeds, as in +3, estimates hundredths of them. */
  static String worth(BigDecimal value, boolean isExact) {
    return TextTable.signed(isExact ? value : value.setScale(2, RoundingMode.HALF_EVEN));
  }
}
