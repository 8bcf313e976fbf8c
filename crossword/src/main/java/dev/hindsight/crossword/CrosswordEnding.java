package dev.hindsight.crossword;

/**
 * The best move found in a position with an empty bag, as {@link Crossword} answers it.
 *
 * @param move as people write it: {@code A11 (A)BOON}
 * @param scorePoints what it scores
 * @param netPoints how many points the mover gains on the opponent from here to the end of the
 *     game, if both play on as well as was found
 * @param proven whether that is exact: no move is better, whatever the opponent does
 */
public record CrosswordEnding(String move, int scorePoints, int netPoints, boolean proven) {}
