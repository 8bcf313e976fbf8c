package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * Tiles put on the board in one line.
 *
 * <p>The word runs from {@code place} along {@code line}; {@code tiles} has one entry for each of
 * its squares: 0 for a tile that is there already, a letter number for a tile from the rack, the
 * negative number for a blank shown as that letter. 8D across is line 7, place 3.
 *
 * @param direction of the word
 * @param line row if across, column if down, from 0
 * @param place where the word begins in its line, from 0
 * @param tiles of the whole word
 * @param scorePoints what it scores, bonuses included
 */
public record Placement(Direction direction, int line, int place, Tiles tiles, int scorePoints)
    implements Move {

  /** Row of the first square. */
  public int row() {
    return direction == Direction.ACROSS ? line : place;
  }

  /** Column of the first square. */
  public int column() {
    return direction == Direction.ACROSS ? place : line;
  }

  /** How many tiles leave the rack. */
  public int tilesPlayed() {
    int played = 0;
    for (int index = 0; index < tiles.length(); index++) {
      if (tiles.get(index) != 0) {
        played++;
      }
    }
    return played;
  }
}
