package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.Xgid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rollout as programs read it. */
public record RolloutJson(
    String positionId,
    String xgid,
    long trials,
    long seed,
    int truncatePlies,
    boolean varianceReduced,
    String source,
    List<Line> lines) {

  /** A position or a move; equities and chances are for the player on roll. */
  public record Line(
      @Nullable String move,
      double equity,
      double standardError,
      double standardDeviation,
      double winProbability,
      Six chances,
      Six standardErrors,
      double meanPlies,
      double cubefulEquity,
      @Nullable Cube cube) {}

  /** The six results, or something about each of them. */
  public record Six(
      double winSingle,
      double winGammon,
      double winBackgammon,
      double loseSingle,
      double loseGammon,
      double loseBackgammon) {
    static Six of(List<Double> six) {
      return new Six(six.get(0), six.get(1), six.get(2), six.get(3), six.get(4), six.get(5));
    }
  }

  /** The decision before the roll, by formulas from the chances. */
  public record Cube(String action, double noDouble, double doubleTake, double doublePass) {}

  static RolloutJson of(RolloutAnswer answer) {
    return new RolloutJson(
        GnubgId.writeBoard(answer.position().board()),
        Xgid.write(answer.position()),
        answer.plan().trials(),
        answer.plan().seed(),
        answer.plan().truncatePlies(),
        answer.plan().varianceReduced(),
        answer.source(),
        answer.lines().stream().map(RolloutJson::line).toList());
  }

  static Line line(RolloutAnswer.Line line) {
    RolloutResult result = line.result();
    CubeDecision decision = line.decision();
    return new Line(
        line.move(),
        result.equity(),
        result.standardError(),
        result.standardDeviation(),
        result.winProbability(),
        Six.of(result.means()),
        Six.of(result.standardErrors()),
        result.meanPlies(),
        line.cubefulEquity(),
        decision == null
            ? null
            : new Cube(
                decision.action().words(),
                decision.noDouble(),
                decision.doubleTake(),
                CubeDecision.DOUBLE_PASS));
  }
}
