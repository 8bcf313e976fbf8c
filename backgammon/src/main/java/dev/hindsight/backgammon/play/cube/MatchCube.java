package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The cube at a score, in match-winning chances: what is won or lost with a game is read from a
 * table of match equities, and between that the cube is live or dead as {@link CubeCurve} says.
 *
 * <p>A take point follows from the next one. Whoever takes at 2c owns the cube and can win by
 * turning it to 4c; where that happens follows in the same way, until the cube is large enough for
 * the match: then its owner has no use for it. At 2-away 2-away a taken cube is dead for both, so
 * that the take point is the chance that is left after a pass, the trailer's in the Crawford game.
 *
 * @param away points that the player on roll needs
 * @param otherAway points that the opponent needs
 * @param crawford whether this is the Crawford game, in which nobody may double
 * @param cube as it stands
 */
record MatchCube(
    MatchEquity table, int away, int otherAway, boolean crawford, int cube, double efficiency)
    implements CubeValues {
  /** Keeps a table in which two neighbouring scores are equal from dividing by 0. */
  private static final double LEAST_UNIT = 1e-9;

  @Override
  public String name() {
    return String.format(
        Locale.ROOT,
        "Janowski's formulas at the score, cube %.2f live, %s",
        efficiency,
        table.name());
  }

  /** The match-winning chance of the player on roll after winning this many points. */
  double won(int points) {
    return table.chance(away - points, otherAway, isCrawfordBehind());
  }

  private double lost(int points) {
    return table.chance(away, otherAway - points, isCrawfordBehind());
  }

  /** Whether the games after this one are played after the Crawford game. */
  private boolean isCrawfordBehind() {
    return crawford || away == 1 || otherAway == 1;
  }

  // ---- from chances to match-winning chances ----

  /**
   * Whoever may turn the cube may also leave it alone, so it is never worth less to have it. Where
   * a gammon with the cube as it is wins more than a pass, the formulas alone would say so.
   */
  double matchWinChance(ResultChances chances, int value, CubeState state) {
    boolean isRollers = isUseful(value);
    boolean isOpponents = forOpponent().isUseful(value);
    double untouched = matchWinChance(chances, value, false, false);
    double owned =
        isRollers ? Math.max(untouched, matchWinChance(chances, value, true, false)) : untouched;
    double opponents =
        isOpponents ? Math.min(untouched, matchWinChance(chances, value, false, true)) : untouched;
    if (isFree(value)) {
      owned = Math.max(owned, turned(chances, value));
    }
    if (forOpponent().isFree(value)) {
      opponents = Math.min(opponents, 1 - forOpponent().turned(chances.forOpponent(), value));
    }
    return switch (state) {
      case OWNED -> owned;
      case OPPONENTS -> opponents;
      case CENTRED ->
          isFree(value)
              ? owned
              : forOpponent().isFree(value)
                  ? opponents
                  : Math.min(
                      owned,
                      Math.max(opponents, matchWinChance(chances, value, isRollers, isOpponents)));
      case CUBELESS -> untouched;
    };
  }

  /**
   * Whether the player on roll gains by turning this cube and risks nothing: whoever loses the
   * match with this game in any case, as the trailer does after the Crawford game. Such a cube is
   * turned at the first chance, so it is worth what it is worth turned.
   */
  boolean isFree(int value) {
    return isUseful(value) && value >= otherAway;
  }

  /** After a double of the player on roll, rightly answered. */
  private double turned(ResultChances chances, int value) {
    return Math.min(won(value), matchWinChance(chances, 2 * value, CubeState.OPPONENTS));
  }

  private double matchWinChance(
      ResultChances chances, int value, boolean rollersTurn, boolean opponentsTurn) {
    CubeCurve curve =
        new CubeCurve(
            Gammons.meanLost(chances, value, this::lost),
            opponentsTurn ? 1 - forOpponent().cashPoint(chances.forOpponent(), value) : 0,
            lost(value),
            rollersTurn ? cashPoint(chances, value) : 1,
            won(value),
            Gammons.meanWon(chances, value, this::won));
    return curve.at(chances.winProbability(), efficiency);
  }

  /** Whether the player on roll gains by turning a cube of this value. */
  boolean isUseful(int value) {
    return !crawford && value < away;
  }

  /** The chance from which on a live double of the player on roll is passed. */
  private double cashPoint(ResultChances chances, int value) {
    MatchCube taker = forOpponent();
    ResultChances takers = chances.forOpponent();
    int doubled = 2 * value;
    double pass = taker.lost(value);
    double worst = Gammons.meanLost(takers, doubled, taker::lost);
    boolean mayRedouble = taker.isUseful(doubled);
    double best = mayRedouble ? taker.won(doubled) : Gammons.meanWon(takers, doubled, taker::won);
    double where = mayRedouble ? taker.cashPoint(takers, doubled) : 1;
    double takePoint = best > worst ? where * (pass - worst) / (best - worst) : 0;
    return 1 - Math.max(0, Math.min(1, takePoint));
  }

  // ---- the same as equities ----

  @Override
  public CubeEquities equities(ResultChances chances) {
    return new CubeEquities(
        equity(matchWinChance(chances, cube, CubeState.OWNED)),
        equity(matchWinChance(chances, cube, CubeState.CENTRED)),
        equity(matchWinChance(chances, cube, CubeState.OPPONENTS)));
  }

  @Override
  public CubeDecision decision(ResultChances chances, CubeState state) {
    CubeDecision decision =
        new CubeDecision(
            equity(matchWinChance(chances, cube, state)),
            equity(matchWinChance(chances, 2 * cube, CubeState.OPPONENTS)));
    return state != CubeState.OPPONENTS && isFree(cube) ? decision.preferDouble() : decision;
  }

  MatchCube withCube(int value) {
    return new MatchCube(table, away, otherAway, crawford, value, efficiency);
  }

  /** The equity of the player on roll behind a chance to win the match. */
  double equity(double matchWinChance) {
    return (2 * matchWinChance - won(cube) - lost(cube)) / unit();
  }

  private double unit() {
    return Math.max(LEAST_UNIT, won(cube) - lost(cube));
  }

  @Override
  public OptionalDouble matchWinChance(double equity) {
    double chance = (equity * unit() + won(cube) + lost(cube)) / 2;
    // Rounding can carry a certain result a last bit beyond 0 or 1.
    return OptionalDouble.of(Math.max(0, Math.min(1, chance)));
  }

  @Override
  public boolean isCubeInPlay() {
    return !crawford;
  }

  @Override
  public MatchCube forOpponent() {
    return new MatchCube(table, otherAway, away, crawford, cube, efficiency);
  }

  @Override
  public double takePointOfOpponent(ResultChances chances) {
    return TakePoint.find(
        chances, tried -> matchWinChance(tried, 2 * cube, CubeState.OPPONENTS), won(cube));
  }
}
