package dev.hindsight.oware.build;

/**
 * A position of a game and what it was worth.
 *
 * @param mover the mover's row
 * @param other the other player's row
 * @param netSeedsInStores of the mover
 * @param share of the game that the mover got, or could expect: 1 for a win, 0 for a loss
 */
record TrainingSample(long mover, long other, int netSeedsInStores, double share) {}
