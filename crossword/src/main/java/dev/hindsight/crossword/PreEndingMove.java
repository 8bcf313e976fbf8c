package dev.hindsight.crossword;

/**
 * A move with few tiles in the bag, as {@link Crossword} answers it; all is for the player who
 * makes it.
 *
 * @param move as people write it
 * @param scorePoints what it scores
 * @param winProbability the chance to win over the draws that were looked at, a drawn game counting
 *     half
 * @param standardError of the chance, from not looking at every draw; 0 if every one was, NaN after
 *     a single one
 * @param netPoints gained on the opponent from here to the end of the game, on average
 * @param proven whether the chance is exact
 */
public record PreEndingMove(
    String move,
    int scorePoints,
    double winProbability,
    double standardError,
    double netPoints,
    boolean proven) {}
