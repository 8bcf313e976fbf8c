package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;

/**
 * A position like another, with the bag poured out over the upper and the lower rows, where hardly
 * anything can be played: what happens around the words in the middle can be worked out by hand.
 */
public record EmptiedBag(GamePosition sparse) {
  /** With this rack for the opponent. */
  public GamePosition with(Tiles opponent) {
    byte[] squares = sparse.squares().toArray();
    int[] counts = sparse.bag().counts();
    for (byte letter : opponent.toArray()) {
      counts[letter]--;
    }
    int square = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      for (int copy = 0; copy < counts[letter]; copy++) {
        while (squares[square] != 0 || isInTheMiddle(square)) {
          square++;
        }
        squares[square] = (byte) (letter == TileSet.BLANK ? -1 : letter);
      }
    }
    return new GamePosition(
        sparse.rules(),
        Tiles.of(squares),
        List.of(sparse.racks().get(0), opponent),
        sparse.scorePoints(),
        sparse.scorelessTurns());
  }

  private boolean isInTheMiddle(int square) {
    int row = square / sparse.rules().layout().size();
    return row > 3 && row < 12;
  }
}
