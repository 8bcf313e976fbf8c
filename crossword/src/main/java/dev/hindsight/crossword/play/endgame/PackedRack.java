package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * The tiles a side begins the search with, and how what is left of them is packed into an int: four
 * bits for each kind of tile, three of them its count and the highest free, so that "does this hold
 * that?" is one subtraction.
 */
final class PackedRack {
  /** Seven tiles are at most seven kinds, and three bits count up to seven. */
  static final int MOST_TILES = 7;

  /** Seven different tiles have the most parts. */
  static final int MOST_PARTS = 1 << MOST_TILES;

  private static final int BITS = 4;
  private static final int SPARE_BITS = 0x8888_8888;

  private final int[] letters = new int[MOST_TILES];

  /** By kind: what a tile of it adds to the number of a part. */
  private final int[] weights = new int[MOST_TILES];

  private int kinds;
  private int all;

  /** Insists that racks of the rules fit in here. */
  static void checkRackSize(CrosswordRules rules) {
    if (rules.rackSize() > MOST_TILES) {
      throw new IllegalArgumentException(
          "endgames are solved for racks of at most " + MOST_TILES + " tiles");
    }
  }

  /** Takes these tiles, at most {@link #MOST_TILES}. */
  void fill(Tiles tiles) {
    kinds = 0;
    all = 0;
    for (int index = 0; index < tiles.length(); index++) {
      int letter = Math.max(tiles.get(index), TileSet.BLANK);
      int kind = 0;
      while (kind < kinds && letters[kind] != letter) {
        kind++;
      }
      if (kind == kinds) {
        letters[kinds++] = letter;
      }
      all += unit(kind);
    }
    int weight = 1;
    for (int kind = 0; kind < kinds; kind++) {
      weights[kind] = weight;
      weight *= count(all, kind) + 1;
    }
  }

  int kinds() {
    return kinds;
  }

  int letter(int kind) {
    return letters[kind];
  }

  /**
   * Parts of the rack have numbers below {@link #MOST_PARTS}, each the sum of its tiles' weights;
   * so what is left without a part has the difference as its number.
   */
  int weight(int kind) {
    return weights[kind];
  }

  /** The number of the whole rack as a part. */
  int wholePart() {
    int part = 0;
    for (int kind = 0; kind < kinds; kind++) {
      part += count(all, kind) * weights[kind];
    }
    return part;
  }

  /** All tiles, packed. */
  int all() {
    return all;
  }

  static int unit(int kind) {
    return 1 << (BITS * kind);
  }

  static int count(int packed, int kind) {
    return packed >>> (BITS * kind) & 7;
  }

  /** The first kind of tile that there is. */
  static int lowestKind(int packed) {
    return Integer.numberOfTrailingZeros(packed) / BITS;
  }

  /** Whether all tiles of one are among those of another. */
  static boolean holds(int held, int needed) {
    return (((held | SPARE_BITS) - needed) & SPARE_BITS) == SPARE_BITS;
  }
}
