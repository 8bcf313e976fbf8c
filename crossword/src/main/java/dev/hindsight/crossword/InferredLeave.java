package dev.hindsight.crossword;

/**
 * Tiles that a player may have kept, as {@link Crossword} answers it.
 *
 * @param leave the tiles, letters ascending, blanks last
 * @param probability among all leaves that explain the move
 * @param valuePoints what they are worth
 */
public record InferredLeave(String leave, double probability, double valuePoints) {}
