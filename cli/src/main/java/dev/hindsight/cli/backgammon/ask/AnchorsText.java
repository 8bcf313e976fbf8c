package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.ask.AnchoredMoves;

/** Rollouts that were kept, as people read them. */
final class AnchorsText {
  private AnchorsText() {}

  static String of(AnchoredMoves rollouts) {
    AnchoredMoves.Line first = rollouts.lines().get(0);
    AnswerTable<AnchoredMoves.Line> table =
        first.move() == null
            ? AnswerTable.of(
                    AnchoredMoves.Line.class, "winProbability", "equity", "standardError", "games")
                .withFirst("rolled out", 'l', line -> "this position")
            : AnswerTable.of(
                AnchoredMoves.Line.class,
                "move",
                "winProbability",
                "equity",
                "standardError",
                "games");
    return table.text(rollouts.lines()) + Wrapped.of(how(rollouts.source(), first.plies())) + "\n";
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
