package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Player;
import org.jspecify.annotations.Nullable;

/**
 * One decision of a recorded game, judged for the player who made it.
 *
 * @param game and {@code turn} count from 1; a turn is a roll, or what is done with the cube
 * @param side X is the player of the left column
 * @param player the name in the record
 * @param position in which it was decided
 * @param kind what was decided
 * @param played what was done, such as {@code 8/5 6/5} or {@code no double}
 * @param best what was right
 * @param equity of what was done, per unit of the cube as it stood
 * @param bestEquity of what was right
 * @param loss the difference
 * @param matchLoss the same in match-winning chance; null for money
 * @param counts whether there was something to decide: a forced move does not count, nor does not
 *     doubling where nobody would
 * @param luck of the roll, in equity without a look ahead; null if there was none
 * @param winChance of the player of the left column after the decision: to win the match, or the
 *     game for money
 * @param source what judged it
 * @param exact whether that is solved: for a move the chances, for the cube the equities with it
 */
public record ReviewedTurn(
    int game,
    int turn,
    Player side,
    String player,
    BackgammonPosition position,
    Kind kind,
    String played,
    String best,
    double equity,
    double bestEquity,
    double loss,
    @Nullable Double matchLoss,
    boolean counts,
    @Nullable Double luck,
    double winChance,
    String source,
    boolean exact) {

  /** What was decided. */
  public enum Kind {
    MOVE,
    CUBE,
    ANSWER
  }

  /** From here on a loss is called an error, and a blunder: 20 and 80 millipoints. */
  public static final double ERROR = 0.020;

  public static final double BLUNDER = 0.080;

  public double lossMillipoints() {
    return 1_000 * loss;
  }
}
