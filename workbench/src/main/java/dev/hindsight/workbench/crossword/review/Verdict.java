package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was made beside the best one.
 *
 * @param phase what judged
 * @param known how well: proven, an estimate, or a sample with the standard error of the loss
 * @param equity what the move made is worth
 * @param best the best move; where the rack is known in part, the one that is best most often
 * @param bestEquity what that is worth
 * @param loss by how much the best is worth more; 0 if it wins more often, but by less
 * @param winProbability of the player after the move
 * @param bestWinProbability after the best one
 * @param winProbabilityLost by how much that is more; never more than there was
 * @param grade how bad a mistake it is
 * @param bingoMissed whether the best move plays a full rack and the move made does not
 * @param completions how many racks that the tiles known may have been part of were looked at; null
 *     if the rack is known in full
 * @param alternatives the first moves, the best first; none where the rack is known in part
 */
public record Verdict(
    Phase phase,
    Known known,
    Equity equity,
    MoveInPosition best,
    Equity bestEquity,
    Equity loss,
    double winProbability,
    double bestWinProbability,
    double winProbabilityLost,
    Grade grade,
    boolean bingoMissed,
    @Nullable Integer completions,
    List<Alternative> alternatives) {
  /** How many of the first moves are shown. */
  static final int ALTERNATIVES = 3;

  /** What was made and what would have been best, with the chance to win after either. */
  record Pair(
      MoveInPosition made, Equity equity, MoveInPosition best, Equity bestEquity, Chances chances) {
    Equity loss() {
      Equity loss = bestEquity.minus(equity);
      return loss.isPositive() ? loss : Equity.ZERO;
    }
  }

  /** Chances to win. */
  record Chances(double made, double best) {
    double lost() {
      return Math.max(0, best - made);
    }
  }

  static Verdict of(Phase phase, Known known, Pair pair, List<Alternative> alternatives) {
    Chances chances = pair.chances();
    Equity loss = pair.loss();
    return new Verdict(
        phase,
        known,
        pair.equity(),
        pair.best(),
        pair.bestEquity(),
        loss,
        chances.made(),
        chances.best(),
        chances.lost(),
        Grade.of(loss, chances.lost()),
        pair.best().isBingo() && !pair.made().isBingo(),
        null,
        alternatives);
  }

  /** The same, with how many racks it is the mean of. */
  Verdict over(int racks) {
    return new Verdict(
        phase,
        known,
        equity,
        best,
        bestEquity,
        loss,
        winProbability,
        bestWinProbability,
        winProbabilityLost,
        grade,
        bingoMissed,
        racks,
        alternatives);
  }

  /** Whether something was lost, if only chances to win. */
  public boolean isMistake() {
    return loss.isPositive() || winProbabilityLost > 0;
  }
}
