package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * A placement while searching: where it is, its tiles in two longs of eight bytes each (the first
 * in the lowest byte, meaning as in {@link Placement}), and what it is worth.
 *
 * <p>Plays of equal equity are ordered by score, higher first; row, column, across before down;
 * fewer tiles; and then tile by tile, by letter, an ordinary tile before a blank.
 */
public final class FoundPlay {
  private int equityMillipoints = Integer.MIN_VALUE;
  private int scorePoints;
  private int subset;
  private long tilesFirst;
  private long tilesSecond;
  private long address;
  private int lineNumber;
  private int place;
  private int length;
  private boolean found;

  void clear() {
    found = false;
    equityMillipoints = Integer.MIN_VALUE;
  }

  boolean isFound() {
    return found;
  }

  void set(int equity, int score, int playedSubset, long first, long second) {
    found = true;
    equityMillipoints = equity;
    scorePoints = score;
    subset = playedSubset;
    tilesFirst = first;
    tilesSecond = second;
  }

  void setWhere(long orderedAddress, int number, int firstPlace, int squares) {
    address = orderedAddress;
    lineNumber = number;
    place = firstPlace;
    length = squares;
  }

  /** Whether this play is before another in the order of plays. */
  boolean comesBefore(int equity, int score, long otherAddress, long first, long second) {
    if (!found || equityMillipoints != equity) {
      return found && equityMillipoints > equity;
    }
    return scorePoints != score
        ? scorePoints > score
        : compareWhere(address, tilesFirst, tilesSecond, otherAddress, first, second) < 0;
  }

  /** What the play is worth to the mover. */
  public int equityMillipoints() {
    return equityMillipoints;
  }

  public int scorePoints() {
    return scorePoints;
  }

  /** The subset of the rack that is played, see {@link RackSubsets}. */
  public int subset() {
    return subset;
  }

  /** This play as a value. */
  public Placement toPlacement(int boardSize) {
    return placement(boardSize, lineNumber, place, length, tilesFirst, tilesSecond, scorePoints);
  }

  static Placement placement(
      int boardSize, int lineNumber, int place, int length, long first, long second, int score) {
    byte[] tiles = new byte[length];
    for (int offset = 0; offset < length; offset++) {
      tiles[offset] = tileAt(first, second, offset);
    }
    boolean down = lineNumber >= boardSize;
    return new Placement(
        down ? Direction.DOWN : Direction.ACROSS,
        down ? lineNumber - boardSize : lineNumber,
        place,
        Tiles.of(tiles),
        score);
  }

  public static byte tileAt(long first, long second, int offset) {
    return (byte) (offset < 8 ? first >>> (offset * 8) : second >>> ((offset - 8) * 8));
  }

  /**
   * Compares by where the tiles go and what they are, for plays of equal equity and score.
   * Addresses are of {@link #address}.
   */
  static int compareWhere(
      long address, long first, long second, long otherAddress, long otherFirst, long otherSecond) {
    if (address != otherAddress) {
      return Long.compare(address, otherAddress);
    }
    for (int offset = 0; offset < 16; offset++) {
      byte tile = tileAt(first, second, offset);
      byte other = tileAt(otherFirst, otherSecond, offset);
      if (tile != other) {
        int byLetter = Integer.compare(Math.abs(tile), Math.abs(other));
        return byLetter != 0 ? byLetter : Integer.compare(other, tile);
      }
    }
    return 0;
  }

  /** Row, column, direction and number of tiles in one number that orders plays. */
  static long address(int boardSize, int lineNumber, int place, int tileCount) {
    boolean down = lineNumber >= boardSize;
    int line = down ? lineNumber - boardSize : lineNumber;
    int row = down ? place : line;
    int column = down ? line : place;
    return ((row * 64L + column) * 2 + (down ? 1 : 0)) * 64 + tileCount;
  }
}
