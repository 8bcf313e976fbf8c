package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;

/**
 * All that can be known of a game between two turns, except the order of the bag.
 *
 * <p>Neither words nor connections are checked: boards of other word lists and of puzzles are
 * positions too. Racks may hold fewer tiles than usual, or none, if they are not known. But there
 * are never more tiles of a letter than in a full bag.
 *
 * @param rules of the game
 * @param squares row by row: see {@link TileSet} for what a tile is
 * @param racks letter numbers, 0 for a blank; of the player on turn first
 * @param scorePoints of the player on turn first
 * @param scorelessTurns turns without points up to now
 */
public record GamePosition(
    CrosswordRules rules,
    Tiles squares,
    List<Tiles> racks,
    List<Integer> scorePoints,
    int scorelessTurns) {

  /**
   * Checks what can be wrong with a position.
   *
   * @throws CrosswordFormatException if there are too many tiles of a letter or on a rack, or
   *     scoreless turns beyond the limit
   */
  public GamePosition {
    int size = rules.layout().size();
    if (squares.length() != size * size || racks.size() != 2 || scorePoints.size() != 2) {
      throw new IllegalArgumentException(
          squares.length()
              + " squares, "
              + racks.size()
              + " racks, "
              + scorePoints.size()
              + " scores");
    }
    racks = List.copyOf(racks);
    scorePoints = List.copyOf(scorePoints);
    for (int seat = 0; seat < 2; seat++) {
      if (racks.get(seat).length() > rules.rackSize()) {
        throw new CrosswordFormatException(
            "rack "
                + (seat + 1)
                + " has "
                + racks.get(seat).length()
                + " tiles; a rack holds at most "
                + rules.rackSize());
      }
    }
    if (scorelessTurns < 0 || scorelessTurns > rules.scorelessTurnLimit()) {
      throw new CrosswordFormatException(
          "the scoreless turns are "
              + scorelessTurns
              + "; they go from 0 to "
              + rules.scorelessTurnLimit()
              + ", which ends the game");
    }
    checkCounts(rules.tiles(), squares, racks);
  }

  private static void checkCounts(TileSet tiles, Tiles squares, List<Tiles> racks) {
    for (int square = 0; square < squares.length(); square++) {
      checkLetter(tiles, Math.abs(squares.get(square)));
    }
    int[] onBoard = TileCounts.countPlaced(squares, tiles.letterCount());
    int[] onRacks = new int[tiles.letterCount()];
    for (Tiles rack : racks) {
      for (int index = 0; index < rack.length(); index++) {
        checkLetter(tiles, rack.get(index));
        onRacks[rack.get(index)]++;
      }
    }
    for (int letter = 0; letter < onBoard.length; letter++) {
      if (onBoard[letter] + onRacks[letter] > tiles.count(letter)) {
        throw new CrosswordFormatException(
            "there are too many tiles of "
                + tiles.letter(letter).upper()
                + ": "
                + onBoard[letter]
                + " on the board and "
                + onRacks[letter]
                + " on the racks, but the full bag has only "
                + tiles.count(letter));
      }
    }
  }

  private static void checkLetter(TileSet tiles, int letter) {
    if (letter < 0 || letter >= tiles.letterCount()) {
      throw new IllegalArgumentException("there is no letter " + letter);
    }
  }

  /** By how much the player on turn is ahead. */
  public ScoreLead lead() {
    return ScoreLead.of(scorePoints.get(0), scorePoints.get(1));
  }

  /** Whether no tile has been placed yet. */
  public boolean isBoardEmpty() {
    for (int square = 0; square < squares.length(); square++) {
      if (squares.get(square) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The tile on a square. */
  public byte tile(int row, int column) {
    return squares.get(row * rules.layout().size() + column);
  }

  /** The tiles that are not on the board; the caller's own. */
  public TileCounts offBoard() {
    int[] counts = rules.tiles().counts();
    int[] onBoard = TileCounts.countPlaced(squares, counts.length);
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] -= onBoard[letter];
    }
    return TileCounts.copyOf(counts);
  }

  /**
   * The tiles that the player on turn does not see: the bag and the opponent's rack, even if that
   * is known here. The caller's own.
   */
  public TileCounts unseen() {
    TileCounts unseen = offBoard();
    takeRack(unseen, 0);
    return unseen;
  }

  /** The tiles that are neither on the board nor on a rack; the caller's own. */
  public TileCounts bag() {
    TileCounts bag = unseen();
    takeRack(bag, 1);
    return bag;
  }

  private void takeRack(TileCounts from, int player) {
    Tiles rack = racks.get(player);
    for (int index = 0; index < rack.length(); index++) {
      from.remove(rack.get(index));
    }
  }
}
