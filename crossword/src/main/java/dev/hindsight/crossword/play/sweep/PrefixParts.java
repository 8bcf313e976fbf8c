package dev.hindsight.crossword.play.sweep;

/**
 * The parts of a prefix, while it grows tile by tile: every choice of its tiles, with what it is
 * worth and where its children are in the {@link TileTrie}.
 *
 * <p>Parts are numbered so that a part and the others have numbers of the same sum, that of all
 * tiles. Parts of a letter's second copy follow those of its first, so a prefix that changes from
 * some length on keeps the parts of what is before. One object per thread.
 */
final class PrefixParts {
  private final long[] worths;
  private final int[] childBases;

  /** By number of tiles of the prefix: how many parts it has. */
  private final int[] counts;

  /** By part: where its children are, what it is worth, and how many tiles it has. */
  final int[] bases;

  final long[] partWorths;
  final byte[] sizes;

  PrefixParts(TileWorths tiles, int prefixTiles) {
    this.worths = tiles.values();
    this.childBases = tiles.trie().childBases();
    this.counts = new int[prefixTiles + 1];
    this.bases = new int[1 << prefixTiles];
    this.partWorths = new long[1 << prefixTiles];
    this.sizes = new byte[1 << prefixTiles];
    counts[0] = 1;
    bases[0] = childBases[0];
    partWorths[0] = worths[0];
  }

  /** Takes a tile up: see {@link RackPrefixes.Visitor#add}. */
  void add(int tiles, int letter, int copies) {
    int block = counts[tiles - copies];
    int from = block * (copies - 1);
    int to = block * copies;
    for (int part = 0; part < block; part++) {
      int node = bases[from + part] + letter;
      partWorths[to + part] = worths[node];
      // Nobody asks for the children of a whole prefix, nor has the tree any.
      bases[to + part] = node < childBases.length ? childBases[node] : 0;
      sizes[to + part] = (byte) (sizes[from + part] + 1);
    }
    counts[tiles] = to + block;
  }

  /** How many parts a prefix of this many tiles has; the last one is all of it. */
  int count(int tiles) {
    return counts[tiles];
  }
}
