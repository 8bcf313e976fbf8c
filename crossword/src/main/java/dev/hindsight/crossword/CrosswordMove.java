package dev.hindsight.crossword;

/**
 * A move with what it is worth, as {@link Crossword} answers it.
 *
 * @param move as people write it: {@code 8D FACET}, {@code exchange QV}, {@code pass}
 * @param scorePoints what it scores
 * @param equityPoints score and value of the tiles kept; with an empty bag, what the end of the
 *     game adds
 * @param leave the tiles kept, letters ascending, blanks last
 */
public record CrosswordMove(String move, int scorePoints, double equityPoints, String leave) {}
