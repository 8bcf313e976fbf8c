package dev.hindsight.oware.build;

/**
 * What it took to solve a layer on disk.
 *
 * @param seeds on each board of the layer
 * @param boards of the layer
 * @param ranges in which its states were at hand
 * @param values that were decided one after the other, from the most a mover can force downwards
 * @param rounds over the ranges until nothing was left to decide, of all values together
 * @param visits of a range in all rounds
 * @param updates that a board of one range had for a board of another
 * @param trafficBytes read from and written to scratch files
 * @param seconds real time; of a layer that was resumed, since then
 */
public record LayerCost(
    int seeds,
    long boards,
    int ranges,
    int values,
    int rounds,
    long visits,
    long updates,
    long trafficBytes,
    double seconds) {}
