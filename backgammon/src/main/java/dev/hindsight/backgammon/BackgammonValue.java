package dev.hindsight.backgammon;

/**
 * What a position is worth to the player on roll before rolling, as {@link Backgammon} answers it.
 *
 * @param winProbability of that player
 * @param equity of that player in money play, per unit of the cube, with the cube where it is and
 *     no double this turn; without one where the table knows none
 */
public record BackgammonValue(double winProbability, double equity) {}
