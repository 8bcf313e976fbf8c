package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;

/**
 * How the cube is valued where no table knows it: match equities for scores, and how much of the
 * cube is live.
 */
public record CubeMethod(MatchEquity table, double efficiency) {
  public CubeMethod {
    if (!(efficiency >= 0 && efficiency <= 1)) {
      throw new IllegalArgumentException(
          "the live share of a cube is from 0 to 1, not " + efficiency);
    }
  }

  /** Our own match equities, and Janowski's two thirds. */
  public static CubeMethod usual() {
    return new CubeMethod(MatchEquity.computed(), CubeCurve.USUAL_EFFICIENCY);
  }

  /** The cube around a position, for the player on roll. */
  public CubeValues at(BackgammonPosition position) {
    MatchScore score = position.score();
    if (!isAtScore(position)) {
      return new MoneyCube(efficiency, position.options().jacoby() && score.isMoney());
    }
    Player onRoll = position.onRoll();
    return new MatchCube(
        table,
        score.away(onRoll),
        score.away(onRoll.opponent()),
        score.crawford(),
        position.cube().value(),
        efficiency);
  }

  /** The same for every cube that a look ahead may meet. */
  public CubeScale scale(BackgammonPosition position) {
    return at(position) instanceof MatchCube match
        ? new MatchScale(match.withCube(1))
        : new MoneyScale(
            new MoneyCube(efficiency, position.options().jacoby() && position.score().isMoney()));
  }

  /** Whether the score counts: not for money, nor further from the end than the table reaches. */
  public boolean isAtScore(BackgammonPosition position) {
    MatchScore score = position.score();
    return !score.isMoney()
        && !score.isOver()
        && Math.max(score.away(Player.X), score.away(Player.O)) <= table.mostAway();
  }
}
