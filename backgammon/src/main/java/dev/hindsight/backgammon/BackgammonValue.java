package dev.hindsight.backgammon;

/**
 * What a position is worth to the player on roll before rolling, as {@link Backgammon} answers it.
 *
 * @param winProbability of that player
 * @param equity of that player, per unit of the cube, with the cube where it is and no double this
 *     turn; without a cube where the table knows none. At the score of a match it is the chance to
 *     win the match, scaled so that a single game won is +1 and lost −1
 */
public record BackgammonValue(double winProbability, double equity) {}
