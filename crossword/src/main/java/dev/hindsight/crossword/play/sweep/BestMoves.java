package dev.hindsight.crossword.play.sweep;

import dev.hindsight.crossword.index.PoolIndex;

/**
 * Finds the best of all moves of each rack: the best sum of what a part of it is worth when played
 * and the others when kept.
 *
 * <p>For racks that share all tiles but the last, t, the parts A of the tiles shared are listed
 * once, with their nodes. A rack is then A and t against the others, for all A: for each of the at
 * most 63 one node is read, that of A with t, and t may be played with A or kept with A.
 *
 * <p>One object per thread.
 */
final class BestMoves implements RackPrefixes.Visitor {
  private final TileWorths tiles;
  private final int[] best;
  private final long[] worths;
  private final PoolIndex index;
  private final int[] letters;
  private final int prefixTiles;
  private final PrefixParts parts;

  /** By number of tiles: its points, and its rank in the index of whole racks. */
  private final int[] points;

  private final int[] ranks;
  private int lastLetter;
  private int lastCopies;

  /**
   * @param best by number of the rack, to be filled
   */
  BestMoves(TileWorths tiles, RackPrefixes racks, int[] best) {
    this.tiles = tiles;
    this.best = best;
    this.worths = tiles.values();
    this.index = tiles.index();
    this.letters = racks.letters();
    this.prefixTiles = racks.rackSize() - 1;
    this.parts = new PrefixParts(tiles, prefixTiles);
    this.points = new int[prefixTiles + 1];
    this.ranks = new int[prefixTiles + 1];
  }

  @Override
  public void add(int size, int letter, int copies) {
    lastLetter = letter;
    lastCopies = copies;
    points[size] = points[size - 1] + tiles.points(letter);
    int others = size - copies;
    ranks[size] = ranks[others] + index.step(letter, index.mostTiles() - others, copies);
    parts.add(size, letter, copies);
  }

  @Override
  public void visit(int firstNumber, int lowest, int highest) {
    int last = parts.count(prefixTiles) - 1;
    int rank = ranks[prefixTiles];
    int most = index.mostTiles();
    int number = firstNumber;
    for (int place = highest; place >= lowest; place--) {
      int letter = letters[place];
      int rackRank = rank + index.step(letter, most - prefixTiles, 1);
      if (letter == lastLetter) {
        int others = prefixTiles - lastCopies;
        rackRank = ranks[others] + index.step(letter, most - others, lastCopies + 1);
      }
      int rackPoints = points[prefixTiles] + tiles.points(letter);
      int whole = tiles.wholeRack(rackRank, rackPoints);
      int floor = Math.max(whole, tiles.passMillipoints(rackPoints));
      best[number++] = Math.max(floor, bestOfParts(letter, last));
    }
  }

  /** The best move that neither plays nor keeps all tiles. */
  private int bestOfParts(int letter, int last) {
    int[] bases = parts.bases;
    long[] partWorths = parts.partWorths;
    int most = BestPlacements.NONE;
    for (int part = 0, rest = last; part < last; part++, rest--) {
      long with = worths[bases[part] + letter];
      long others = partWorths[rest];
      int playedWith = TileWorths.played(with) + TileWorths.kept(others);
      int keptWith = TileWorths.played(others) + TileWorths.kept(with);
      most = Math.max(most, Math.max(playedWith, keptWith));
    }
    return most;
  }
}
