package dev.hindsight.crossword.play.sweep;

/**
 * What the best move of every rack that can be drawn from a pool is worth on one board.
 *
 * @param racks which there are, and their numbers
 * @param bestMillipoints by number, maybe longer than there are racks: the static equity of the
 *     best move, the same that a search finds; that of a pass if there is nothing else. Valid until
 *     the next sweep of the same object
 */
public record SweptRacks(RackPrefixes racks, int[] bestMillipoints) {}
