package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import java.util.List;
import java.util.Locale;

/** Plays with the replies to them, and where these happen after the first. */
final class RepliesText {
  /** From never to always; each is about twice the one before. */
  private static final String SHADES = ".:-=+*#%@";

  private RepliesText() {}

  static String of(RepliesAnswer answer) {
    GamePosition position = answer.position().game();
    StringBuilder text = new StringBuilder();
    text.append(BoardDrawing.of(position, BesideTheBoard.of(position, position.bag().size())))
        .append("\n\n");
    text.append(
            SourcesText.of(
                answer.words(),
                SourcesText.leaves(answer.leaves()) + SourcesText.squares(answer.placement())))
        .append('\n');
    if (answer.plays().isEmpty()) {
      return text.append("None of the first moves puts tiles on the board; ask without --replies.")
          .toString();
    }
    text.append("Equity less the reply that the opponent can expect, over all his racks.\n\n");
    text.append(plays(answer));
    text.append("\n\nWhere replies to ")
        .append(answer.plays().get(0).move())
        .append(" put tiles, from . (at most 1 %) to @ (half or more),\nfor ")
        .append(answer.drawnRacks())
        .append(" drawn racks, as the share of bingos above:\n\n")
        .append(map(answer.squares()));
    return text.toString().stripTrailing();
  }

  private static TextTable plays(RepliesAnswer answer) {
    TextTable table =
        new TextTable("", "rlrlrrrrr")
            .row("", "move", "score", "leave", "equity", "reply", "±", "bingo %", "net");
    int rank = 1;
    for (RepliesAnswer.Play play : answer.plays()) {
      table.row(
          Integer.toString(rank++),
          play.move().toString(),
          Integer.toString(play.score()),
          play.leave().toString(),
          play.equity().toString(),
          play.reply().toString(),
          String.format(Locale.ROOT, "%.1f", play.replyDeviation()),
          String.format(Locale.ROOT, "%.1f", play.bingoPercent()),
          play.net().toString());
    }
    return table;
  }

  private static String map(List<List<Integer>> squares) {
    StringBuilder text = new StringBuilder("   ");
    for (int column = 0; column < squares.size(); column++) {
      text.append(' ').append(Square.columnName(column).substring(0, 1));
    }
    text.append('\n');
    for (int row = 0; row < squares.size(); row++) {
      text.append(String.format(Locale.ROOT, "%3d", row + 1));
      for (int percent : squares.get(row)) {
        text.append(' ').append(shade(percent));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static char shade(int percent) {
    if (percent == 0) {
      return ' ';
    }
    int step = 0;
    for (double above = 1; percent > above && step < SHADES.length() - 1; above *= 1.75) {
      step++;
    }
    return SHADES.charAt(step);
  }
}
