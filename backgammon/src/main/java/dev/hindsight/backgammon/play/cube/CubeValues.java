package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;
import java.util.OptionalDouble;

/**
 * What the chances of the six results are worth to the player on roll once there is a cube, for
 * money or at the score of a match.
 *
 * <p>Equities are per unit of the cube as it stands: +1 is winning a single game, −1 losing one. In
 * a match the unit is half the difference in match-winning chance between those two, so that money
 * and match compare.
 */
public interface CubeValues {
  /** Which formulas and which match equities, in a few words. */
  String name();

  /** By the place of the cube as the player on roll sees it; no double this turn. */
  CubeEquities equities(ResultChances chancesOfRoller);

  /** Whether to turn a cube that is in the middle or owned by the player on roll. */
  CubeDecision decision(ResultChances chancesOfRoller, CubeState state);

  /** Whether anybody may turn the cube in this game at all. */
  boolean isCubeInPlay();

  /** The same cube and score as the other player sees them. */
  CubeValues forOpponent();

  /**
   * The least chance to win with which the opponent should take a double now, if gammons stay as
   * frequent among wins and losses as they are.
   */
  double takePointOfOpponent(ResultChances chancesOfRoller);

  /** The match-winning chance behind an equity of the player on roll; empty in money play. */
  OptionalDouble matchWinChance(double equity);

  /**
   * What a move is worth to the player who has made it: the other one is on roll and may double
   * first, if the cube allows.
   *
   * @param chancesOfNext the chances of the other player, who is on roll
   * @param state where the player who has moved sees the cube
   */
  default double afterMove(ResultChances chancesOfNext, CubeState state) {
    CubeValues next = forOpponent();
    return switch (state) {
      case OWNED -> -next.equities(chancesOfNext).opponents();
      case CENTRED -> -next.rightly(chancesOfNext, CubeState.CENTRED);
      case OPPONENTS -> -next.rightly(chancesOfNext, CubeState.OWNED);
      case CUBELESS -> -chancesOfNext.cubelessEquity();
    };
  }

  /** The equity of the player on roll if he now does the right thing with the cube. */
  default double rightly(ResultChances chancesOfRoller, CubeState state) {
    return isCubeInPlay() && state != CubeState.OPPONENTS
        ? decision(chancesOfRoller, state).equity()
        : equities(chancesOfRoller).of(state);
  }
}
