package dev.hindsight.oware.build;

/** The values of the layers solved so far, net seeds for the mover, a byte for each board. */
final class SolvedLayers {
  private final byte[][] layers;

  SolvedLayers(int mostSeeds) {
    layers = new byte[mostSeeds + 1][];
  }

  int value(int seeds, int rank) {
    return layers[seeds][rank];
  }

  byte[] layer(int seeds) {
    return layers[seeds];
  }

  void add(int seeds, byte[] values) {
    layers[seeds] = values;
  }
}
