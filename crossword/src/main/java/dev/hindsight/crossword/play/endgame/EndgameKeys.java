package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * Zobrist keys: random numbers whose sums stand for boards, racks and lines. Two positions with the
 * same key are taken for the same. Made from a constant, so that every run is the same.
 */
final class EndgameKeys {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final int letters;

  /** By square and tile, blanks shown as a letter below the others. */
  private final long[] tiles;

  /** By letter: one tile of it on a rack. */
  private final long[] rackTiles;

  private final long[] lines;

  EndgameKeys(int squares, int lines, int letterCount) {
    this.letters = letterCount;
    this.tiles = new long[squares * 2 * letterCount];
    this.rackTiles = new long[letterCount];
    this.lines = new long[lines];
    long state = 0x456E6467616D65L;
    for (long[] column : new long[][] {tiles, rackTiles, this.lines}) {
      for (int index = 0; index < column.length; index++) {
        state += GOLDEN;
        column[index] = mixed(state);
      }
    }
  }

  long tile(int square, int tile) {
    return tiles[square * 2 * letters + tile + letters];
  }

  /** A letter's tile, or a blank, on a rack; the key of a rack is the sum of its tiles. */
  long rackTile(int letter) {
    return rackTiles[Math.max(letter, TileSet.BLANK)];
  }

  long line(int lineNumber) {
    return lines[lineNumber];
  }

  /** A position between two turns: who is on turn shows in the order of the racks. */
  static long position(long board, long moversRack, long othersRack, int scorelessTurns) {
    return mixed(board ^ (mixed(moversRack + scorelessTurns) + othersRack * GOLDEN));
  }

  /** What a rack can do at some places of a line, given the key of all that the line depends on. */
  static long linePlays(long line, long rack, int places) {
    return mixed((line ^ mixed(places)) + rack * GOLDEN);
  }

  static long mixed(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
