package dev.hindsight.backgammon;

/**
 * A legal move with what it is worth, as {@link Backgammon} answers it.
 *
 * @param move as people write it: {@code 6/1 4/2}
 * @param winProbability of the mover
 * @param equity of the mover as in {@link BackgammonValue}, with the cube where it is
 */
public record BackgammonMove(String move, double winProbability, double equity) {}
