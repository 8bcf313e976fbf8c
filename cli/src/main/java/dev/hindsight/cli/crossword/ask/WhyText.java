package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import java.math.BigDecimal;

/** A play taken apart, for people. */
final class WhyText {
  private WhyText() {}

  static String of(WhyAnswer why) {
    TextTable table = new TextTable("", "lr");
    table.row("score", why.score() + ".000");
    table.row(rest(why), why.leaveValue().toPlainString());
    if (why.leaveValueOfFullBag() != null) {
      table.row("  (" + why.leaveValueOfFullBag().toPlainString() + " with a full bag)", "");
    }
    for (WhyAnswer.Tile tile : why.squares()) {
      if (tile.value().compareTo(BigDecimal.ZERO) != 0) {
        table.row(tile.tile() + " on " + tile.square(), tile.value().toPlainString());
      }
    }
    table.row(total(why), why.equity().toPlainString());
    return "Why " + why.move() + ", number " + why.rank() + ":\n\n" + table;
  }

  private static String rest(WhyAnswer why) {
    if (why.bound() != null) {
      return "the rest of the game, both players' plays and the tiles left over";
    }
    return why.leave().isEmpty() ? "nothing kept" : "leave " + why.leave();
  }

  private static String total(WhyAnswer why) {
    String bound = why.bound();
    if (bound == null) {
      return "equity";
    }
    return "gained on the opponent until the end (" + bound + ")";
  }
}
