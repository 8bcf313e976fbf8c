package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.ask.AnchoredMoves;
import java.util.Locale;

/** Rollouts that were kept, as people read them. */
final class AnchorsText {
  private AnchorsText() {}

  static String of(AnchoredMoves rollouts) {
    AnchoredMoves.Line first = rollouts.lines().get(0);
    TextTable table = new TextTable("", "lrrrr").row("rolled out", "wins", "equity", "±", "games");
    for (AnchoredMoves.Line line : rollouts.lines()) {
      String move = line.move();
      table.row(
          move == null ? "this position" : move,
          String.format(Locale.ROOT, "%.2f %%", 100 * line.winProbability()),
          AnswerText.signed(line.equity()),
          String.format(Locale.ROOT, "%.4f", line.standardError()),
          String.format(Locale.ROOT, "%,d", line.games()));
    }
    return table + Wrapped.of(how(rollouts.source(), first.plies())) + "\n";
  }

  /** How such numbers were found. */
  static String how(String source, int plies) {
    return "By "
        + source
        + ", without a cube: nets played both sides, luck was taken out, and games "
        + (plies == 0
            ? "were played to the end"
            : "ended after " + plies + " plies with what the nets thought")
        + "; ± is the standard error of the dice alone.";
  }
}
