package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a rollout found. */
public record RolloutAnswer(
    @Inlined BackgammonPosition position,
    @Inlined RolloutPlan plan,
    @Says("who played both sides") String source,
    @Says("with dice one for each move rolled out, best first by `cubefulEquity`; else one")
        List<Line> lines)
    implements Reported {
  public RolloutAnswer {
    lines = List.copyOf(lines);
  }

  /** One position that was rolled out, for the player on roll. */
  public record Line(
      @Says(value = "that leads to it; `null` before the roll", head = "move") @Nullable Move move,
      @Inlined RolloutResult result,
      @Says(
              value = "with the cube where it is, by formulas from the chances",
              unit = Unit.CUBES,
              head = "with cube")
          double cubefulEquity,
      @Says(
              value =
                  "before a roll, if the player may double, by the same formulas; otherwise `null`",
              key = "cube")
          @Nullable CubeDecision decision) {

    static Line of(
        @Nullable Move move, RolloutResult result, CubeValues cube, BackgammonPosition position) {
      CubeState state = BackgammonJudge.cubeState(position);
      ResultChances chances = result.chances();
      if (move != null) {
        return new Line(move, result, cube.afterMove(chances.forOpponent(), state), null);
      }
      return new Line(
          null,
          result,
          cube.equities(chances).of(state),
          position.mayDouble() ? cube.decision(chances, state) : null);
    }
  }

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.text("move"),
            ReportColumn.number("wins", "%", 2),
            ReportColumn.number("cubeless", "", 4),
            ReportColumn.number("±", "", 4),
            ReportColumn.number("with cube", "", 4));
    for (Line line : lines) {
      RolloutResult result = line.result();
      Move move = line.move();
      table =
          table.withRow(
              move == null ? "before the roll" : MoveNotation.write(move),
              100 * result.winProbability(),
              result.equity(),
              result.standardError(),
              line.cubefulEquity());
    }
    return new Report(
        Xgid.write(position),
        List.of(
            String.format(
                Locale.ROOT,
                "%,d games%s, played by: %s; seed %d",
                plan.trials(),
                position.dice() == null ? "" : " of each move",
                source,
                plan.seed())),
        List.of(ReportSection.of("Rolled out").withTable(table)));
  }
}
