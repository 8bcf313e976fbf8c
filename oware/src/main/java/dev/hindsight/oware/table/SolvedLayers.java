package dev.hindsight.oware.table;

/**
 * One value for each board of the layers solved so far, in net seeds for the mover. It belongs to
 * one solver until the table is made of it.
 */
public final class SolvedLayers {
  private static final byte[] NOT_AT_HAND = {};

  private final byte[][] layers;

  public SolvedLayers(int mostSeeds) {
    layers = new byte[mostSeeds + 1][];
  }

  public int value(int seeds, int rank) {
    return layers[seeds][rank];
  }

  /** The values of all boards with this many seeds, in the order of their ranks. */
  public byte[] layer(int seeds) {
    return layers[seeds];
  }

  public void add(int seeds, byte[] values) {
    layers[seeds] = values;
  }

  /** Forgets a layer that is kept elsewhere. */
  public void drop(int seeds) {
    layers[seeds] = NOT_AT_HAND;
  }

  /** All layers, from that of the empty board on. */
  byte[][] layers() {
    return layers;
  }
}
