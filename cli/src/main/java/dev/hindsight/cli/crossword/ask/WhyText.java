package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;

/** A play taken apart, for people. */
final class WhyText {
  private WhyText() {}

  static String of(WhyAnswer why) {
    TextTable table = new TextTable("", "lr");
    table.row("score", Equity.ofPoints(why.score()).toString());
    table.row(rest(why), why.leaveValue().toString());
    if (why.leaveValueOfFullBag() != null) {
      table.row("  (" + why.leaveValueOfFullBag().toString() + " with a full bag)", "");
    }
    for (WhyAnswer.Tile tile : why.squares()) {
      if (!tile.value().equals(Equity.ZERO)) {
        table.row(tile.tile() + " on " + tile.square(), tile.value().toString());
      }
    }
    table.row(total(why), why.equity().toString());
    return "Why " + why.move() + ", number " + why.rank() + ":\n\n" + table;
  }

  private static String rest(WhyAnswer why) {
    if (why.bound() != null) {
      return "the rest of the game, both players' plays and the tiles left over";
    }
    return why.leave().isEmpty() ? "nothing kept" : "leave " + why.leave();
  }

  private static String total(WhyAnswer why) {
    CrosswordAnswer.Bound bound = why.bound();
    if (bound == null) {
      return "equity";
    }
    return "gained on the opponent until the end (" + bound + ")";
  }
}
