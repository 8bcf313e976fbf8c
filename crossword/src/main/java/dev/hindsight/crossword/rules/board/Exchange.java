package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;

/**
 * Putting tiles back and drawing the same number.
 *
 * @param letters the letter numbers put back, ascending, 0 for a blank
 */
public record Exchange(Tiles letters) implements Move {
  public Exchange {
    byte[] sorted = letters.toArray();
    Arrays.sort(sorted);
    letters = Tiles.of(sorted);
    if (sorted.length == 0 || sorted[0] < 0) {
      throw new IllegalArgumentException(
          "an exchange is of at least one tile, and a blank is 0: " + letters);
    }
  }
}
