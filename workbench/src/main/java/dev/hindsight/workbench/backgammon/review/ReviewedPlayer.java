package dev.hindsight.workbench.backgammon.review;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the decisions of one player came to.
 *
 * @param moves checker plays with something to decide
 * @param cubeDecisions the same about the cube, answers included
 * @param movesLoss and {@code cubeLoss} in millipoints, all together
 * @param ratePerDecision millipoints lost per decision; null without any. Half of it is comparable
 *     to XG's performance rating (PR)
 * @param errors decisions that lost 20 millipoints or more, blunders among them
 * @param blunders those that lost 80 or more
 * @param luckMillipoints what the rolls gave beyond the average, per unit of the cube
 * @param matchLoss match-winning chance lost; null for money
 * @param exactDecisions decisions that were judged by solved values
 */
public record ReviewedPlayer(
    String player,
    int moves,
    int cubeDecisions,
    double movesLoss,
    double cubeLoss,
    @Nullable Double ratePerDecision,
    int errors,
    int blunders,
    double luckMillipoints,
    @Nullable Double matchLoss,
    int exactDecisions) {

  /** Sums up the turns of one player. */
  static ReviewedPlayer of(String player, List<ReviewedTurn> turns, boolean isMatch) {
    int moves = 0;
    int cubes = 0;
    int errors = 0;
    int blunders = 0;
    int exact = 0;
    double movesLoss = 0;
    double cubeLoss = 0;
    double luck = 0;
    double matchLoss = 0;
    for (ReviewedTurn turn : turns) {
      boolean isMove = turn.kind() == ReviewedTurn.Kind.MOVE;
      if (turn.counts()) {
        moves += isMove ? 1 : 0;
        cubes += isMove ? 0 : 1;
        exact += turn.exact() ? 1 : 0;
      }
      movesLoss += isMove ? turn.lossMillipoints() : 0;
      cubeLoss += isMove ? 0 : turn.lossMillipoints();
      errors += turn.loss() >= ReviewedTurn.ERROR ? 1 : 0;
      blunders += turn.loss() >= ReviewedTurn.BLUNDER ? 1 : 0;
      Double lucky = turn.luck();
      luck += lucky == null ? 0 : 1_000 * lucky;
      Double lost = turn.matchLoss();
      matchLoss += lost == null ? 0 : lost;
    }
    int decisions = moves + cubes;
    return new ReviewedPlayer(
        player,
        moves,
        cubes,
        movesLoss,
        cubeLoss,
        decisions == 0 ? null : (movesLoss + cubeLoss) / decisions,
        errors,
        blunders,
        luck,
        isMatch ? matchLoss : null,
        exact);
  }
}
