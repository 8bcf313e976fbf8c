package dev.hindsight.cli.oware;

import static java.util.stream.Collectors.joining;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.GameResult;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.Pit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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
      text.append(atThisScore(answer, position)).append('\n');
    }
    if (answer.opening() != null) {
      text.append(opening(answer.opening(), position.toMove())).append('\n');
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
    String gets =
        name(mover)
            + " gets "
            + worth(answer.value(), answer.exact())
            + " net "
            + seeds(answer.value());
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

  /** What the seeds make of the game: at 21 to 20, losing 3 more loses it. */
  private static String atThisScore(OwareAnswer answer, OwarePosition position) {
    OwareAnswer.AtThisScore game = answer.game();
    String player = name(position.toMove());
    String score = "At " + position.moverStore() + " to " + position.otherStore();
    if (game.result() == null) {
      return game.share() == null
          ? score + " the game is open."
          : String.format(
              Locale.ROOT,
              "%s %s may expect %.3f of the game (an estimate).",
              score,
              player,
              game.share());
    }
    String lead = answer.exact() ? " by " + game.lead().abs() : "";
    return switch (game.result()) {
      case WIN -> score + " that wins the game for " + player + lead + ".";
      case DRAW -> score + " that draws the game.";
      case LOSS -> score + " that loses the game for " + player + lead + ".";
    };
  }

  private static String opening(OwareAnswer.Opening opening, Side mover) {
    return String.format(
        Locale.ROOT,
        "By the opening book %s may expect %.3f, seen %d plies deep%s.",
        name(mover),
        opening.share(),
        opening.depth(),
        opening.best() == null ? "" : ", with " + opening.best());
  }

  private static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
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
    StringBuilder text = new StringBuilder("move  captures   value            game  then\n");
    for (OwareAnswer.Move move : answer.moves()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-4s  %8d  %6s  %-8s  %-4s  %s%n",
              move.move(),
              move.captured(),
              worth(move.value(), move.known().isProven()),
              move.known().isProven() ? "exact" : "estimate",
              word(move.result()),
              move.after()));
    }
    return text.toString();
  }

  private static String word(@Nullable GameResult result) {
    return result == null ? "" : result.name().toLowerCase(Locale.ROOT);
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
