package dev.hindsight.backgammon.play;

import dev.hindsight.backgammon.play.evaluate.BearoffAdvice;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.RankedMove;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Judges bearoff decisions for money, exactly.
 *
 * @param values of all positions that are asked about
 */
public record MoneyJudge(PairValues values) implements QuizJudge {
  @Override
  public boolean knowsCube() {
    return values.isCubeful();
  }

  @Override
  public List<QuizQuestion.Choice> moves(BackgammonPosition position) {
    CubeState state = state(position);
    List<RankedMove> moves =
        new BearoffAdvice(values)
            .rank(position.board(), Objects.requireNonNull(position.dice()), state);
    double best = equity(moves.get(0), state);
    List<QuizQuestion.Choice> choices = new ArrayList<>();
    for (RankedMove move : moves) {
      choices.add(
          new QuizQuestion.Choice(
              MoveNotation.write(move.move()),
              Objects.requireNonNull(move.value()).winProbability(),
              equity(move, state),
              best - equity(move, state)));
    }
    return choices;
  }

  private static double equity(RankedMove move, CubeState state) {
    return Objects.requireNonNull(move.value()).equity(state);
  }

  @Override
  public CubeDecision cube(BackgammonPosition position) {
    CubeEquities cube =
        Objects.requireNonNull(BearoffValue.beforeRoll(values, position.board()).cube());
    return CubeDecision.of(cube.of(state(position)), cube.opponents());
  }

  private CubeState state(BackgammonPosition position) {
    Player owner = position.cube().owner();
    if (!values.isCubeful()) {
      return CubeState.CUBELESS;
    }
    return owner == null
        ? CubeState.CENTRED
        : owner == position.onRoll() ? CubeState.OWNED : CubeState.OPPONENTS;
  }
}
