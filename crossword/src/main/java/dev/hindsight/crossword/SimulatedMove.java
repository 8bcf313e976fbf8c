package dev.hindsight.crossword;

/**
 * A move that was simulated, as {@link Crossword} answers it; all is for the player who makes it.
 *
 * @param move as people write it
 * @param scorePoints what it scores
 * @param equityPoints gained on the opponent within the plies on average, what both keep included
 * @param standardErrorPoints of the equity
 * @param winProbability the chance to win after the plies, on average
 * @param playouts how often it was played out; fewer if it was soon clearly worse than another
 */
public record SimulatedMove(
    String move,
    int scorePoints,
    double equityPoints,
    double standardErrorPoints,
    double winProbability,
    long playouts) {}
