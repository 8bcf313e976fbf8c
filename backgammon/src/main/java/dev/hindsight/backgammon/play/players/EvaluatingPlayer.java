package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/** Plays to the end position that an evaluator likes best; the first of equals. */
public final class EvaluatingPlayer implements BackgammonPlayer {
  private final Evaluator evaluator;
  private final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];

  public EvaluatingPlayer(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    if (ends.count() == 1) {
      return 0;
    }
    evaluator.equitiesAfterMove(ends, equities);
    return Evaluator.best(equities, ends.count());
  }
}
