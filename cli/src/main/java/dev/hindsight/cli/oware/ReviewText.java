package dev.hindsight.cli.oware;

import dev.hindsight.cli.terminal.TextTable;
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
        String.format(Locale.ROOT, "%s rules, %d moves", game.rules(), game.moves().size()));
    text.append(game.result().equals("*") ? ".\n" : ", result " + game.result() + ".\n");
    if (!game.moves().isEmpty()) {
      text.append('\n').append(moves(game));
    }
    text.append('\n');
    for (ReviewedPlayer player : game.players()) {
      text.append(summary(player, game));
    }
    return text.toString().stripTrailing();
  }

  private static String moves(ReviewedGame game) {
    TextTable table = new TextTable("  ", "rlrlrrll");
    table.row("ply", "move", "value", "best", "value", "lost", "by", "");
    for (ReviewedMove move : game.moves()) {
      boolean best = move.lost().signum() == 0;
      table.row(
          Integer.toString(move.ply()),
          move.move(),
          TextTable.signed(move.value()),
          best ? "" : move.best(),
          best ? "" : TextTable.signed(move.bestValue()),
          best ? "" : move.lost().toPlainString(),
          move.exact() ? "exact" : move.source(),
          move.turningPoint() ? "turning point" : "");
    }
    return table.toString().stripTrailing() + "\n";
  }

  private static String summary(ReviewedPlayer player, ReviewedGame game) {
    String name = player.name() == null ? "" : " (" + player.name() + ")";
    Integer worst = player.worst();
    return String.format(
        Locale.ROOT,
        "%s%s: %d of %d moves lost %s net seeds, %s of them proven%s.%n",
        player.player(),
        name,
        player.mistakes(),
        player.moves(),
        player.seedsLost().toPlainString(),
        player.provenSeedsLost().toPlainString(),
        worst == null
            ? ""
            : "; the worst was ply "
                + worst
                + ", "
                + game.moves().get(worst - 1).lost().toPlainString());
  }
}
