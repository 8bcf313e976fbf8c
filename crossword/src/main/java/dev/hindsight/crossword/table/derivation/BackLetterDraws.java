package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LetterGroup;

/**
 * The second half of a derivation: from the sums over draws of the front letters to those over all
 * draws, and to the values of leaves.
 *
 * <p>Now rows go by back and columns by front, in memory of its own: each piece of work turns its
 * part of the {@link FrontLetterDraws} over, goes letter by letter as they did, and writes the
 * leaves that come out.
 */
final class BackLetterDraws {
  private static final int COLUMNS_AT_ONCE = 8;

  private final RackHalves halves;
  private final RackHalves.LeavePlaces leavePlaces;
  private final DrawWeights weights;
  private final int[] equities;
  private final FrontLetterDraws frontSums;
  private final LeaveMeans means;
  private final double baseline;
  private final int[] besideFront;
  private final int[] besideBack;
  private final int[] millipoints;

  /**
   * @param baseline what is taken off the mean of every leave, in millipoints
   * @param millipoints where the values go, by rank
   */
  BackLetterDraws(
      FrontLetterDraws frontSums, LeaveMeans means, double baseline, int[] millipoints) {
    this.halves = frontSums.halves();
    this.leavePlaces = halves.leavePlaces();
    this.weights = frontSums.weights();
    this.equities = frontSums.equities();
    this.frontSums = frontSums;
    this.means = means;
    this.baseline = baseline;
    this.besideFront = weights.drawableBeside(halves.front());
    this.besideBack = weights.drawableBeside(halves.back());
    this.millipoints = millipoints;
  }

  /** Memory for one piece of work at a time. */
  static final class Scratch {
    private long[] sums = new long[0];
    private int[] racks = new int[0];

    void makeRoom(int sumCount, int rackCount) {
      if (sums.length < sumCount) {
        sums = new long[sumCount];
      }
      if (racks.length < rackCount) {
        racks = new int[rackCount];
      }
    }
  }

  void run(ColumnRange columns, Scratch scratch) {
    LetterGroup back = halves.back();
    int left = halves.rackSize() - columns.tiles();
    int rows = back.sizeStart(left);
    scratch.makeRoom(rows * columns.width(), back.count(left) * columns.width());
    load(columns, scratch);
    for (int letter = 0; letter < back.letters(); letter++) {
      if (weights.ways(back.firstLetter() + letter, 0).length > 1) {
        draw(letter, columns, scratch);
      }
    }
    store(columns, scratch);
  }

  /** Turns rows into columns. */
  private void load(ColumnRange columns, Scratch scratch) {
    LetterGroup back = halves.back();
    int width = columns.width();
    int left = halves.rackSize() - columns.tiles();
    int firstFront = halves.front().sizeStart(columns.tiles()) + columns.from();
    for (int column = 0; column < width; column++) {
      int front = firstFront + column;
      for (int tiles = 0; tiles < left; tiles++) {
        long[] source = frontSums.sums(tiles);
        int from = frontSums.place(front, tiles);
        int to = back.sizeStart(tiles) * width + column;
        for (int row = 0; row < back.count(tiles); row++) {
          scratch.sums[to + row * width] = source[from + row];
        }
      }
      int from = halves.rackStart(front);
      for (int row = 0; row < back.count(left); row++) {
        scratch.racks[row * width + column] = equities[from + row];
      }
    }
  }

  private void draw(int letter, ColumnRange columns, Scratch scratch) {
    LetterGroup back = halves.back();
    byte[] counts = back.counts(letter);
    int[] withOneMore = back.withOneMore(letter);
    int width = columns.width();
    int full = back.sizeStart(halves.rackSize() - columns.tiles());
    int end = back.sizeStart(halves.rackSize() - columns.tiles() + 1);
    long[] sums = scratch.sums;
    for (int row = 0; row < full; row++) {
      long[] ways = weights.ways(back.firstLetter() + letter, counts[row]);
      int source = row;
      for (int drawn = 1; drawn < ways.length; drawn++) {
        source = withOneMore[source];
        if (source == LetterGroup.NONE || source >= end) {
          break;
        }
        if (source < full) {
          RowSums.add(sums, row * width, ways[drawn], sums, source * width, width);
        } else {
          int from = (source - full) * width;
          RowSums.add(sums, row * width, ways[drawn], scratch.racks, from, width);
        }
      }
    }
  }

  private void store(ColumnRange columns, Scratch scratch) {
    // Eight columns of a row lie in one line of the cache; going column by column takes half as
    // long again for loading and storing together (12.5 against 18.5 ms, one thread, JDK 17).
    for (int column = 0; column < columns.width(); column += COLUMNS_AT_ONCE) {
      int end = Math.min(columns.width(), column + COLUMNS_AT_ONCE);
      store(columns, column, end, scratch.sums);
    }
  }

  private void store(ColumnRange columns, int firstColumn, int endColumn, long[] sums) {
    LetterGroup back = halves.back();
    int width = columns.width();
    int left = halves.rackSize() - columns.tiles();
    int[] places = leavePlaces.places()[columns.tiles()];
    int firstFront = halves.front().sizeStart(columns.tiles()) + columns.from();
    for (int tiles = 0; tiles < left; tiles++) {
      for (int row = back.sizeStart(tiles); row < back.sizeStart(tiles + 1); row++) {
        int drawableBesideBack = weights.total() + besideBack[row];
        for (int column = firstColumn; column < endColumn; column++) {
          int front = firstFront + column;
          int rank = leavePlaces.starts()[front] + places[row];
          int drawable = drawableBesideBack + besideFront[front];
          double mean = means.mean(rank, sums[row * width + column], drawable, left - tiles);
          millipoints[rank] = LeaveMeans.round(mean - baseline);
        }
      }
    }
  }
}
