package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * What is fixed before a game: the board, the tiles, and the numbers of the rules. {@link
 * #english()} is the usual game.
 *
 * @param layout the empty board
 * @param tiles the full bag
 * @param rackSize tiles on a full rack
 * @param bingoPoints for playing that many tiles in one turn
 * @param exchangeMinimum an exchange needs this many tiles in the bag
 * @param scorelessTurnLimit this many turns in a row without points end the game
 */
public record CrosswordRules(
    BoardLayout layout,
    TileSet tiles,
    int rackSize,
    int bingoPoints,
    int exchangeMinimum,
    int scorelessTurnLimit) {
  private static final int RACK_SIZE = 7;
  private static final int BINGO_POINTS = 50;
  private static final int EXCHANGE_MINIMUM = 7;
  private static final int SCORELESS_TURN_LIMIT = 6;

  public CrosswordRules {
    if (rackSize < 1 || rackSize > layout.size()) {
      throw new IllegalArgumentException(
          "a rack of " + rackSize + " tiles does not fit a board of " + layout.size() + " columns");
    }
    if (bingoPoints < 0 || exchangeMinimum < 1 || scorelessTurnLimit < 1) {
      throw new IllegalArgumentException(
          "bingo points "
              + bingoPoints
              + ", exchange minimum "
              + exchangeMinimum
              + ", scoreless turns "
              + scorelessTurnLimit);
    }
  }

  /** The usual numbers with another board or other tiles. */
  public CrosswordRules(BoardLayout layout, TileSet tiles) {
    this(
        layout,
        tiles,
        Math.min(RACK_SIZE, layout.size()),
        BINGO_POINTS,
        EXCHANGE_MINIMUM,
        SCORELESS_TURN_LIMIT);
  }

  /** The usual board and the hundred English tiles. */
  public static CrosswordRules english() {
    return new CrosswordRules(BoardLayout.standard(), TileSet.english());
  }
}
