package dev.hindsight.cli.oware;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.ReviewedGame;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedMove;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedPlayer;
import java.util.Locale;

/** A review as people read it: every move, the turning points, a line for each player. */
final class ReviewText {
  private ReviewText() {}

  static String of(ReviewedGame game) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(Locale.ROOT, "%s rules, %d moves", game.rules().name(), game.turns().size()));
    text.append(game.result().equals("*") ? ".\n" : ", result " + game.result() + ".\n");
    if (!game.turns().isEmpty()) {
      text.append('\n').append(moves(game));
    }
    text.append('\n');
    for (ReviewedPlayer player : game.players()) {
      text.append(summary(player, game));
    }
    if (game.timed()) {
      text.append("Searches were ended by the clock: another review may find other values.\n");
    }
    return text.toString().stripTrailing();
  }

  private static String moves(ReviewedGame game) {
    TextTable table = new TextTable("  ", "rlrlrrll");
    table.row("turn", "move", "value", "best", "value", "loss", "by", "");
    for (ReviewedMove move : game.turns()) {
      boolean best = move.loss().signum() == 0;
      table.row(
          Integer.toString(move.turn()),
          move.move().toString(),
          TextTable.signed(move.value()),
          best ? "" : move.best().toString(),
          best ? "" : TextTable.signed(move.bestValue()),
          best ? "" : move.loss().toPlainString(),
          move.known().isProven() ? "exact" : move.source(),
          move.turningPoint() ? "turning point" : "");
    }
    return table.toString().stripTrailing() + "\n";
  }

  private static String summary(ReviewedPlayer player, ReviewedGame game) {
    String name = player.player().name() == null ? "" : " (" + player.player().name() + ")";
    Integer worst = player.worst();
    return String.format(
        Locale.ROOT,
        "%s%s: %d of %d moves lost %s net seeds, %s of them proven%s.%n",
        player.side() == Side.SOUTH ? "South" : "North",
        name,
        player.mistakes(),
        player.turns(),
        player.loss().toPlainString(),
        player.provenLoss().toPlainString(),
        worst == null
            ? ""
            : "; the worst was turn "
                + worst
                + ", "
                + game.turns().get(worst - 1).loss().toPlainString());
  }
}
