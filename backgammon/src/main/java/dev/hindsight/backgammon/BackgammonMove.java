package dev.hindsight.backgammon;

/**
 * A legal move with what it is worth, as {@link Backgammon} answers it.
 *
 * @param move as people write it: {@code 6/1 4/2}
 * @param winProbability of the mover
 * @param equity of the mover in money play, per unit of the cube, with the cube where it is;
 *     without one where the table knows none
 */
public record BackgammonMove(String move, double winProbability, double equity) {}
