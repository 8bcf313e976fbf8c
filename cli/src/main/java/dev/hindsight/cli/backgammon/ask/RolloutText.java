package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import java.util.List;
import java.util.Locale;

/** A rollout as people read it: the board, then chances and equities with their errors. */
final class RolloutText {
  private RolloutText() {}

  static String of(RolloutAnswer answer) {
    RolloutPlan plan = answer.plan();
    StringBuilder text = new StringBuilder();
    text.append(Xgid.write(answer.position())).append("\n\n");
    text.append(BoardDrawing.of(answer.position())).append("\n\n");
    text.append(
        Wrapped.of(
            String.format(
                Locale.ROOT,
                "%,d games%s, played by: %s; seed %d, %s, %s.",
                plan.trials(),
                answer.position().dice() == null ? "" : " of each move",
                answer.source(),
                plan.seed(),
                plan.truncatePlies() == 0
                    ? "to the end"
                    : "truncated after " + plan.truncatePlies() + " plies",
                plan.varianceReduced() ? "variance reduced" : "plain")));
    text.append("\n\n");
    RolloutAnswer.Line first = answer.lines().get(0);
    if (first.move() != null) {
      text.append(moves(answer.lines()));
    } else {
      text.append(results(first.result()));
      text.append(
          String.format(
              Locale.ROOT,
              "Equity without a cube: %s ± %.4f (standard error)%n",
              AnswerText.signed(first.result().equity()),
              first.result().standardError()));
      text.append("With the cube where it is: ")
          .append(AnswerText.signed(first.cubefulEquity()))
          .append(cube(first))
          .append('\n');
    }
    return text.toString().stripTrailing();
  }

  private static String cube(RolloutAnswer.Line line) {
    CubeDecision decision = line.decision();
    return decision == null
        ? ""
        : String.format(
            Locale.ROOT,
            "; %s (taken %+.4f, passed %+.4f)",
            decision.action().words(),
            decision.doubleTake(),
            CubeDecision.DOUBLE_PASS);
  }

  private static String results(RolloutResult result) {
    TextTable table = new TextTable("", "lrrr").row("", "single", "gammon", "backgammon");
    for (int lost = 0; lost < 2; lost++) {
      String[] cells = new String[4];
      cells[0] = lost == 0 ? "wins" : "loses";
      for (int kind = 0; kind < 3; kind++) {
        cells[kind + 1] =
            String.format(
                Locale.ROOT,
                "%.2f ± %.2f %%",
                100 * result.means().get(3 * lost + kind),
                100 * result.standardErrors().get(3 * lost + kind));
      }
      table.row(cells);
    }
    return table.toString();
  }

  private static String moves(List<RolloutAnswer.Line> lines) {
    return AnswerTable.of(
            RolloutAnswer.Line.class,
            "move",
            "winProbability",
            "equity",
            "standardError",
            "cubefulEquity")
        .numbered()
        .text(lines);
  }
}
