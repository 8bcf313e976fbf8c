package dev.hindsight.crossword.play.sweep;

/** Finds, of every rack, the most that keeping some number of its tiles is worth. */
final class BestKept implements RackPrefixes.Visitor {
  private final int tilesKept;
  private final int[] best;
  private final long[] worths;
  private final int[] letters;
  private final int prefixTiles;
  private final PrefixParts parts;

  /** Of the prefix: where the children of its parts are that lack one tile to be kept. */
  private final int[] lackingOne;

  /**
   * @param tilesKept fewer than a rack has
   * @param best by number of the rack, to be filled
   */
  BestKept(TileWorths tiles, RackPrefixes racks, int tilesKept, int[] best) {
    this.tilesKept = tilesKept;
    this.best = best;
    this.worths = tiles.values();
    this.letters = racks.letters();
    this.prefixTiles = racks.rackSize() - 1;
    this.parts = new PrefixParts(tiles, prefixTiles);
    this.lackingOne = new int[1 << prefixTiles];
  }

  @Override
  public void add(int tiles, int letter, int copies) {
    parts.add(tiles, letter, copies);
  }

  @Override
  public void visit(int firstNumber, int lowest, int highest) {
    int withoutLast = BestPlacements.NONE;
    int lacking = 0;
    for (int part = parts.count(prefixTiles) - 1; part >= 0; part--) {
      int size = parts.sizes[part];
      if (size == tilesKept) {
        withoutLast = Math.max(withoutLast, TileWorths.kept(parts.partWorths[part]));
      } else if (size == tilesKept - 1) {
        lackingOne[lacking++] = parts.bases[part];
      }
    }
    int number = firstNumber;
    for (int place = highest; place >= lowest; place--) {
      int most = withoutLast;
      for (int part = 0; part < lacking; part++) {
        most = Math.max(most, TileWorths.kept(worths[lackingOne[part] + letters[place]]));
      }
      best[number++] = most;
    }
  }
}
