package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LetterGroup;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Racks as triples: multisets over the first, the middle and the last letters of the alphabet.
 *
 * <p>In {@link RackIndex} all racks with the same first part are next to each other. What follows
 * the first part is in the same order behind each that has as many tiles: by middle part in
 * lexicographic order, and those of the same middle part by last part as in {@link LetterGroup}. So
 * the racks whose first part has so many tiles are a matrix, with a row for each first part and a
 * column for each completion. {@link Block Blocks} are what such a matrix is cut into.
 */
final class RackParts {
  /** Of 27 letters, how many belong to the first part, and to it and the middle one together. */
  private static final int FIRST_LETTERS = 10;

  private static final int FIRST_AND_MIDDLE_LETTERS = 16;
  private static final int ALL_LETTERS = 27;

  /** The most columns of a block, unless a single middle part has more. */
  private static final int BLOCK_WIDTH = 1024;

  private final int rackSize;
  private final LetterGroup first;
  private final LetterGroup middle;
  private final LetterGroup last;

  /** By number of a first part: the rank of the first rack that has it. */
  private final int[] rackStarts;

  /** By number of a middle part. */
  private final byte[] middleTiles;

  /** {@code middles[tiles]}: the middle parts of at most this many tiles, in their order. */
  private final int[][] middles;

  /**
   * {@code places[tiles][middle]}: where, behind a first part, the racks with this middle part
   * begin, if middle and last part have that many tiles together.
   */
  private final int[][] places;

  private final List<Block> blocks;

  /**
   * Racks with first parts of the same number of tiles, and neighbouring middle parts.
   *
   * @param tiles of middle and last part together
   * @param from the first middle part, counted among those of at most this many tiles
   * @param to the end
   * @param column what the first rack's place is behind its first part
   * @param width racks behind each first part
   * @param start where the block begins, if blocks come one after another and each has its racks
   *     row by row
   */
  record Block(int tiles, int from, int to, int column, int width, int start) {}

  RackParts(RackIndex racks) {
    TileSet tiles = racks.tiles();
    int letters = tiles.letterCount();
    int firstEnd = letters * FIRST_LETTERS / ALL_LETTERS;
    int middleEnd = letters * FIRST_AND_MIDDLE_LETTERS / ALL_LETTERS;
    this.rackSize = racks.rackSize();
    this.first = new LetterGroup(tiles, 0, firstEnd, rackSize);
    this.middle = new LetterGroup(tiles, firstEnd, middleEnd, rackSize);
    this.last = new LetterGroup(tiles, middleEnd, letters, rackSize);
    this.rackStarts = starts(racks, first, tilesOf(first), rackSize);
    this.middleTiles = tilesOf(middle);
    this.middles = new int[rackSize + 1][];
    this.places = new int[rackSize + 1][];
    for (int most = 0; most <= rackSize; most++) {
      middles[most] = new int[middle.sizeStart(most + 1)];
      listMiddles(0, 0, most, 0);
      places[most] = starts(racks, middle, middleTiles, most);
    }
    this.blocks = new ArrayList<>();
    int start = 0;
    for (int left = 0; left <= rackSize; left++) {
      start = addBlocks(left, start);
    }
  }

  /** Cuts the matrix with this many tiles behind the first parts; returns where the next begins. */
  private int addBlocks(int tiles, int start) {
    int[] order = middles[tiles];
    int rows = first.count(rackSize - tiles);
    int next = start;
    int from = 0;
    int column = 0;
    int end = 0;
    for (int place = 0; place < order.length; place++) {
      int length = last.count(tiles - middleTiles[order[place]]);
      if (end > column && end + length - column > BLOCK_WIDTH) {
        blocks.add(new Block(tiles, from, place, column, end - column, next));
        next += rows * (end - column);
        from = place;
        column = end;
      }
      end += length;
    }
    blocks.add(new Block(tiles, from, order.length, column, end - column, next));
    return next + rows * (end - column);
  }

  /** Numbers by rank, such as equities of racks, in the order of blocks. */
  int[] inBlocks(int[] byRank) {
    int[] laidOut = new int[byRank.length];
    for (Block block : blocks) {
      int to = block.start();
      int left = rackSize - block.tiles();
      for (int part = first.sizeStart(left); part < first.sizeStart(left + 1); part++) {
        int from = rackStarts[part] + block.column();
        System.arraycopy(byRank, from, laidOut, to, block.width());
        to += block.width();
      }
    }
    return laidOut;
  }

  /** All blocks, which hold every rack once. */
  List<Block> blocks() {
    return blocks;
  }

  private byte[] tilesOf(LetterGroup group) {
    byte[] tiles = new byte[group.size()];
    for (int size = 0; size <= rackSize; size++) {
      for (int number = group.sizeStart(size); number < group.sizeStart(size + 1); number++) {
        tiles[number] = (byte) size;
      }
    }
    return tiles;
  }

  /** What the letters of each multiset of at most {@code most} tiles add to a rank. */
  private static int[] starts(RackIndex racks, LetterGroup group, byte[] tiles, int most) {
    int[] starts = new int[group.sizeStart(most + 1)];
    for (int number = 1; number < starts.length; number++) {
      int highest = group.highestLetter(number);
      int rest = group.withoutHighest(number);
      int count = tiles[number] - tiles[rest];
      starts[number] =
          starts[rest] + racks.step(group.firstLetter() + highest, most - tiles[rest], count);
    }
    return starts;
  }

  /** Lists the multisets that begin as {@code number} does before a letter; returns the end. */
  private int listMiddles(int letter, int number, int most, int count) {
    if (letter == middle.letters()) {
      middles[most][count] = number;
      return count + 1;
    }
    int end = count;
    int[] withOneMore = middle.withOneMore(letter);
    int limit = middle.sizeStart(most + 1);
    for (int more = number; more != LetterGroup.NONE && more < limit; more = withOneMore[more]) {
      end = listMiddles(letter + 1, more, most, end);
    }
    return end;
  }

  int rackSize() {
    return rackSize;
  }

  LetterGroup first() {
    return first;
  }

  LetterGroup middle() {
    return middle;
  }

  LetterGroup last() {
    return last;
  }

  /** Tiles of every middle part; not to be written. */
  byte[] middleTiles() {
    return middleTiles;
  }

  /** The middle parts of at most this many tiles, in the order of racks; not to be written. */
  int[] middles(int tiles) {
    return middles[tiles];
  }

  /**
   * By middle part: where, behind a first part, its racks begin, if middle and last part have this
   * many tiles together; not to be written.
   */
  int[] places(int tiles) {
    return places[tiles];
  }
}
