package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutResult;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.workbench.answers.AnswerForm;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;

/** How values of backgammon are written for programs. */
public final class BackgammonForms {
  /** A position in both notations; inlined, they are keys of the answer itself. */
  record PositionForm(
      @Says("the checkers, as gnubg writes them") String positionId,
      @Says("the position with cube, score and dice, as XG writes it") String xgid) {
    static PositionForm of(BackgammonPosition position) {
      return new PositionForm(GnubgId.writeBoard(position.board()), Xgid.write(position));
    }
  }

  /** The six results, or something about each of them. */
  record SixForm(
      @Says(value = "a single game won", unit = Unit.CHANCE) double winSingle,
      @Says(value = "a gammon won", unit = Unit.CHANCE) double winGammon,
      @Says(value = "a backgammon won", unit = Unit.CHANCE) double winBackgammon,
      @Says(value = "a single game lost", unit = Unit.CHANCE) double loseSingle,
      @Says(value = "a gammon lost", unit = Unit.CHANCE) double loseGammon,
      @Says(value = "a backgammon lost", unit = Unit.CHANCE) double loseBackgammon) {
    static SixForm of(List<Double> six) {
      return new SixForm(six.get(0), six.get(1), six.get(2), six.get(3), six.get(4), six.get(5));
    }

    static SixForm of(ResultChances chances) {
      return new SixForm(
          chances.winSingle(),
          chances.winGammon(),
          chances.winBackgammon(),
          chances.loseSingle(),
          chances.loseGammon(),
          chances.loseBackgammon());
    }
  }

  /** How a position is rolled out. */
  record PlanForm(
      @Says(value = "games of each line", unit = Unit.TRIALS) long trials,
      @Says("of all chance") long seed,
      @Says(value = "after which nets ended a game; 0 for never", unit = Unit.PLIES)
          int truncatePlies,
      @Says("whether luck was taken out of every roll") boolean varianceReduced) {
    static PlanForm of(RolloutPlan plan) {
      return new PlanForm(plan.trials(), plan.seed(), plan.truncatePlies(), plan.varianceReduced());
    }
  }

  /** What a rollout found. */
  record ResultForm(
      @Says(value = "without a cube", unit = Unit.CUBES, head = "cubeless") double equity,
      @Says(value = "of the equity", unit = Unit.CUBES, head = "±", shown = "%.4f")
          double standardError,
      @Says(value = "of one game", unit = Unit.CUBES) double standardDeviation,
      @Says(value = "to win", unit = Unit.CHANCE, head = "wins", shown = "%.2f %%")
          double winProbability,
      @Says("of the six results; with luck taken out, rare ones may come out slightly below 0")
          SixForm chances,
      @Says("of each of them") SixForm standardErrors,
      @Says(value = "that a game was played on", unit = Unit.PLIES) double meanPlies) {
    static ResultForm of(RolloutResult result) {
      return new ResultForm(
          result.equity(),
          result.standardError(),
          result.standardDeviation(),
          result.winProbability(),
          SixForm.of(result.means()),
          SixForm.of(result.standardErrors()),
          result.meanPlies());
    }
  }

  /** What to do with the cube, and what each course is worth. */
  record DecisionForm(
      @Says("`no double`, `double, take`, `double, pass` or `too good to double`")
          CubeAction action,
      @Says(value = "without a double this turn", unit = Unit.CUBES) double noDouble,
      @Says(value = "of a double that is taken", unit = Unit.CUBES) double doubleTake,
      @Says(value = "of a double that is passed", unit = Unit.CUBES) double doublePass) {
    static DecisionForm of(CubeDecision decision) {
      return new DecisionForm(
          decision.action(), decision.noDouble(), decision.doubleTake(), CubeDecision.DOUBLE_PASS);
    }
  }

  /** The score of a match. */
  record ScoreForm(
      @Says(value = "of the match; 0 for money", unit = Unit.POINTS) int length,
      @Says(value = "of X", unit = Unit.POINTS) int x,
      @Says(value = "of O", unit = Unit.POINTS) int o,
      @Says("whether nobody may double in this game") boolean crawford) {
    static ScoreForm of(MatchScore score) {
      return new ScoreForm(score.length(), score.xPoints(), score.oPoints(), score.crawford());
    }
  }

  /** What of a record could not be read. */
  record ProblemForm(
      @Says("where it stands: `line 7`, or `game 2, turn 13`") String place,
      @Says("what is wrong with it") String problem) {
    static ProblemForm of(MatchReading.Problem problem) {
      return new ProblemForm(problem.place(), problem.problem());
    }
  }

  public static final List<AnswerForm<?, ?>> ALL =
      List.of(
          AnswerForm.record(BackgammonPosition.class, PositionForm.class, PositionForm::of),
          AnswerForm.text(
              Move.class, "a move: `8/5 6/5`, `bar/22* 13/9`, `cannot move`", MoveNotation::write),
          AnswerForm.text(Dice.class, "two dice as they lie: `3-1`", Dice::toString),
          AnswerForm.record(ResultChances.class, SixForm.class, SixForm::of),
          AnswerForm.record(CubeDecision.class, DecisionForm.class, DecisionForm::of),
          AnswerForm.record(RolloutPlan.class, PlanForm.class, PlanForm::of),
          AnswerForm.record(RolloutResult.class, ResultForm.class, ResultForm::of),
          AnswerForm.record(MatchScore.class, ScoreForm.class, ScoreForm::of),
          AnswerForm.record(MatchReading.Problem.class, ProblemForm.class, ProblemForm::of));

  private BackgammonForms() {}
}
