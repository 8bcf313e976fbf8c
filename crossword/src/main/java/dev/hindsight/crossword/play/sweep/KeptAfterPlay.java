package dev.hindsight.crossword.play.sweep;

/** Finds what every rack keeps, and what that is worth, when certain tiles of it are played. */
final class KeptAfterPlay implements RackPrefixes.Visitor {
  private final int[] played;
  private final int[] kept;
  private final long[] worths;
  private final int[] childBases;
  private final int[] letters;
  private final int prefixTiles;

  /** By number of tiles of the prefix: the node of those that are kept. */
  private final int[] nodes;

  private int lastLetter;
  private int lastCopies;

  /**
   * @param played by letter: at least one tile, and all of them on every rack
   * @param kept by number of the rack, to be filled
   */
  KeptAfterPlay(TileWorths tiles, RackPrefixes racks, int[] played, int[] kept) {
    this.played = played;
    this.kept = kept;
    this.worths = tiles.values();
    this.childBases = tiles.trie().childBases();
    this.letters = racks.letters();
    this.prefixTiles = racks.rackSize() - 1;
    this.nodes = new int[prefixTiles + 1];
  }

  @Override
  public void add(int tiles, int letter, int copies) {
    lastLetter = letter;
    lastCopies = copies;
    nodes[tiles] = node(nodes[tiles - 1], letter, copies);
  }

  @Override
  public void visit(int firstNumber, int lowest, int highest) {
    int number = firstNumber;
    for (int place = highest; place >= lowest; place--) {
      int letter = letters[place];
      int copies = letter == lastLetter ? lastCopies + 1 : 1;
      kept[number++] = TileWorths.kept(worths[node(nodes[prefixTiles], letter, copies)]);
    }
  }

  /** Of this many copies on the rack, as many as are played go first. */
  private int node(int before, int letter, int copies) {
    return copies <= played[letter] ? before : childBases[before] + letter;
  }
}
