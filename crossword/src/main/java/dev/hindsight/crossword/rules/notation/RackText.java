package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;

/** Racks that come from text: what they may hold, and whether they hold what is played. */
final class RackText {
  private RackText() {}

  /** Letter numbers in the order of the text, 0 for a blank. */
  static Tiles parse(TileText tileText, String text) {
    byte[] tiles = tileText.parseTiles(text);
    for (byte tile : tiles) {
      if (tile < 0) {
        throw new CrosswordFormatException(
            "the tiles " + quoted(text) + " have a letter in lower case; write a blank as ?");
      }
    }
    return Tiles.of(tiles);
  }

  /** A rack of no tiles is not known and holds anything. */
  static void checkHolds(TileSet tiles, Tiles rack, Placement placement) {
    int[] played = TileCounts.countPlaced(placement.tiles(), tiles.letterCount());
    checkHolds(tiles, rack, TileCounts.letters(played));
  }

  static void checkHolds(TileSet tiles, Tiles rack, Exchange exchange) {
    checkHolds(tiles, rack, exchange.letters());
  }

  private static void checkHolds(TileSet tiles, Tiles rack, Tiles used) {
    if (rack.length() == 0) {
      return;
    }
    TileCounts left = TileCounts.of(tiles, rack);
    for (int index = 0; index < used.length(); index++) {
      int letter = used.get(index);
      if (letter >= tiles.letterCount() || left.count(letter) == 0) {
        throw new CrosswordFormatException(
            "the rack "
                + new TileText(tiles).format(rack.toArray())
                + " has too few tiles of "
                + tiles.letter(Math.min(letter, tiles.letterCount() - 1)).upper());
      }
      left.remove(letter);
    }
  }
}
