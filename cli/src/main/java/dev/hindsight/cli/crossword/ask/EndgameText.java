package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.EndgameReport;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** The end of a game as people read it: who wins, best play, and moves with what they lead to. */
final class EndgameText {
  private static final int WIDTH = 80;

  private EndgameText() {}

  static String of(EndgameReport endgame, GamePosition position) {
    String allowed = seconds(endgame.secondsAllowed());
    Integer value = endgame.value();
    if (value == null) {
      Integer plies = endgame.plies();
      String how =
          plies == null || plies == 0
              ? "ranked by a rule of thumb."
              : "estimates from looking " + plies + (plies == 1 ? " ply" : " plies") + " ahead.";
      return "Not proven (--endgame allows more than " + allowed + "): " + how;
    }
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    int end = lead + value;
    String result =
        end == 0
            ? "best play draws"
            : String.format(
                Locale.ROOT,
                "best play %s by %d %s",
                end > 0 ? "wins" : "loses",
                Math.abs(end),
                Math.abs(end) == 1 ? "point" : "points");
    return "Solved to the end: " + result + ".\n" + line(endgame.line());
  }

  private static String seconds(double seconds) {
    return BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString() + " s";
  }

  private static String line(List<MoveInPosition> moves) {
    StringBuilder text = new StringBuilder("Best play:");
    int column = text.length();
    for (int index = 0; index < moves.size(); index++) {
      String move = " " + moves.get(index) + (index < moves.size() - 1 ? "," : ".");
      if (column + move.length() > WIDTH) {
        text.append("\n          ");
        column = "          ".length();
      }
      text.append(move);
      column += move.length();
    }
    return text.toString();
  }

  static String moves(CrosswordAnswer answer) {
    TextTable table =
        new TextTable("", "rlrlrrl").row("", "move", "score", "leave", "then", "in all", "");
    int rank = 1;
    for (CrosswordAnswer.Move move : answer.best()) {
      CrosswordAnswer.Bound bound = move.bound();
      table.row(
          Integer.toString(rank++),
          move.move().toString(),
          Integer.toString(move.score()),
          move.leave().toString(),
          signed(move.leaveValue()),
          signed(move.equity()),
          bound == null ? "" : bound.toString());
    }
    return table.toString();
  }

  private static String signed(Equity wholePoints) {
    return String.format(Locale.ROOT, "%+d", wholePoints.points().intValue());
  }
}
