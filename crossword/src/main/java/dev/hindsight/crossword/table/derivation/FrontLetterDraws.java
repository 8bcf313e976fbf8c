package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LetterGroup;

/**
 * The first half of a derivation: sums over all draws of the front letters.
 *
 * <p>For a back y and a front x of fewer tiles than complete it, {@code sum(x, y) = Σ ways(d) ·
 * equity(x + d, y)} over the draws d of front letters that complete x and y to a rack, if the back
 * were not drawn to. Rows go by front, columns by back, so that every step adds a multiple of one
 * row to another.
 */
final class FrontLetterDraws {
  private final RackHalves halves;
  private final DrawWeights weights;
  private final int[] equities;

  /** {@code sums[backTiles][x * columns + y]}, where x and y together are less than a rack. */
  private final long[][] sums;

  FrontLetterDraws(RackHalves halves, DrawWeights weights, int[] equities) {
    this.halves = halves;
    this.weights = weights;
    this.equities = equities;
    this.sums = new long[halves.rackSize()][];
    for (int backTiles = 0; backTiles < sums.length; backTiles++) {
      int rows = halves.front().sizeStart(halves.rackSize() - backTiles);
      sums[backTiles] = new long[Math.multiplyExact(rows, halves.back().count(backTiles))];
    }
  }

  RackHalves halves() {
    return halves;
  }

  DrawWeights weights() {
    return weights;
  }

  int[] equities() {
    return equities;
  }

  /** The sums of one front with all backs of this many tiles start at this place. */
  int place(int front, int backTiles) {
    return front * halves.back().count(backTiles);
  }

  long[] sums(int backTiles) {
    return sums[backTiles];
  }

  /**
   * Goes letter by letter: beside i tiles of it, {@code sum(i) += ways(d) · sum(i + d)} for each
   * number d that may be drawn. In order of size no sum is changed before its last use.
   */
  void run(ColumnRange columns) {
    LetterGroup front = halves.front();
    for (int letter = 0; letter < front.letters(); letter++) {
      if (weights.ways(front.firstLetter() + letter, 0).length > 1) {
        draw(letter, columns);
      }
    }
  }

  private void draw(int letter, ColumnRange columns) {
    LetterGroup front = halves.front();
    byte[] counts = front.counts(letter);
    int[] withOneMore = front.withOneMore(letter);
    int width = halves.back().count(columns.tiles());
    int length = columns.width();
    long[] target = sums[columns.tiles()];
    int full = front.sizeStart(halves.rackSize() - columns.tiles());
    int end = front.sizeStart(halves.rackSize() - columns.tiles() + 1);
    for (int row = 0; row < full; row++) {
      long[] ways = weights.ways(front.firstLetter() + letter, counts[row]);
      int to = row * width + columns.from();
      int source = row;
      for (int drawn = 1; drawn < ways.length; drawn++) {
        source = withOneMore[source];
        if (source == LetterGroup.NONE || source >= end) {
          break;
        }
        if (source < full) {
          int from = source * width + columns.from();
          RowSums.add(target, to, ways[drawn], target, from, length);
        } else {
          int from = halves.rackStart(source) + columns.from();
          RowSums.add(target, to, ways[drawn], equities, from, length);
        }
      }
    }
  }

  /** The sum over all full draws from the bag: what the empty leave is worth, before dividing. */
  long sumOfEmpty() {
    LetterGroup back = halves.back();
    long[] ways = weights.waysToDraw(back, new int[weights.tiles().letterCount()]);
    int rackSize = halves.rackSize();
    long sum = 0;
    for (int tiles = 0; tiles < rackSize; tiles++) {
      for (int column = 0; column < back.count(tiles); column++) {
        sum += ways[back.sizeStart(tiles) + column] * sums[tiles][column];
      }
    }
    for (int column = 0; column < back.count(rackSize); column++) {
      sum += ways[back.sizeStart(rackSize) + column] * equities[halves.rackStart(0) + column];
    }
    return sum;
  }
}
