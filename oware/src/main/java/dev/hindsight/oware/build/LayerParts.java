package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;

/**
 * How layers are cut into parts that are kept and loaded one by one.
 *
 * @param partBoards boards of every part but the last of a layer; a power of two
 */
record LayerParts(SeedIndex index, int partBoards) {
  LayerParts {
    if (Integer.bitCount(partBoards) != 1) {
      throw new IllegalArgumentException(partBoards + " boards of a part are not a power of two");
    }
  }

  int parts(int seeds) {
    return Math.toIntExact((index.layerBoards(seeds) + partBoards - 1) / partBoards);
  }

  int boards(int seeds, int part) {
    return (int) Math.min(partBoards, index.layerBoards(seeds) - (long) part * partBoards);
  }
}
