package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the decisions of one player came to. */
public record ReviewedPlayer(
    @Inlined Seat player,
    @Says(value = "checker plays with something to decide", unit = Unit.COUNT) int moves,
    @Says(value = "the same about the cube, answers included", unit = Unit.COUNT) int cubeDecisions,
    @Says(value = "by all of them", unit = Unit.CUBES) double loss,
    @Says(value = "by moves", unit = Unit.CUBES) double lossByMoves,
    @Says(value = "by the cube", unit = Unit.CUBES) double lossByCube,
    @Says(value = "per decision; `null` without any", unit = Unit.CUBES)
        @Nullable Double lossPerDecision,
    @Says("the performance rating (PR), counted as XG does: 500 times the loss per decision")
        @Nullable Double performanceRating,
    @Says("of moves alone") @Nullable Double performanceRatingOfMoves,
    @Says("of the cube alone") @Nullable Double performanceRatingOfCube,
    @Says(value = "decisions that lost 0.020 or more, blunders among them", unit = Unit.COUNT)
        int errors,
    @Says(value = "those that lost 0.080 or more", unit = Unit.COUNT) int blunders,
    @Says(value = "what the rolls gave beyond the average", unit = Unit.CUBES) double luck,
    @Says(value = "of winning the match; `null` for money", unit = Unit.CHANCE)
        @Nullable Double winProbabilityLost,
    @Says(value = "decisions that were judged by solved values", unit = Unit.COUNT)
        int provenDecisions) {

  private static final double RATING = 500;

  private static @Nullable Double rating(double loss, int decisions) {
    return decisions == 0 ? null : (Double) (RATING * loss / decisions);
  }

  /** Sums up the turns of one player. */
  static ReviewedPlayer of(Seat player, List<ReviewedTurn> turns, boolean isMatch) {
    int moves = 0;
    int cubes = 0;
    int errors = 0;
    int blunders = 0;
    int exact = 0;
    double movesLoss = 0;
    double cubeLoss = 0;
    double luck = 0;
    double chanceLost = 0;
    for (ReviewedTurn turn : turns) {
      boolean isMove = turn.kind() == ReviewedTurn.Kind.MOVE;
      if (turn.counts()) {
        moves += isMove ? 1 : 0;
        cubes += isMove ? 0 : 1;
        exact += turn.known().isProven() ? 1 : 0;
      }
      movesLoss += isMove ? turn.loss() : 0;
      cubeLoss += isMove ? 0 : turn.loss();
      errors += turn.loss() >= ReviewedTurn.ERROR ? 1 : 0;
      blunders += turn.loss() >= ReviewedTurn.BLUNDER ? 1 : 0;
      Double lucky = turn.luck();
      luck += lucky == null ? 0 : lucky;
      Double lost = turn.winProbabilityLost();
      chanceLost += lost == null ? 0 : lost;
    }
    int decisions = moves + cubes;
    return new ReviewedPlayer(
        player,
        moves,
        cubes,
        movesLoss + cubeLoss,
        movesLoss,
        cubeLoss,
        decisions == 0 ? null : (movesLoss + cubeLoss) / decisions,
        rating(movesLoss + cubeLoss, decisions),
        rating(movesLoss, moves),
        rating(cubeLoss, cubes),
        errors,
        blunders,
        luck,
        isMatch ? chanceLost : null,
        exact);
  }
}
