package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;

/** Rules like others, with no more tiles than there are on a board and on two racks. */
public final class SmallerBag {
  private SmallerBag() {}

  public static CrosswordRules of(CrosswordRules rules, Tiles squares, List<Tiles> racks) {
    int[] counts = new int[rules.tiles().letterCount()];
    for (byte tile : squares.toArray()) {
      if (tile != 0) {
        counts[Math.max(tile, TileSet.BLANK)]++;
      }
    }
    for (Tiles rack : racks) {
      for (byte letter : rack.toArray()) {
        counts[letter]++;
      }
    }
    List<TileSet.Letter> letters = new ArrayList<>();
    for (int letter = 0; letter < counts.length; letter++) {
      TileSet.Letter old = rules.tiles().letter(letter);
      letters.add(
          new TileSet.Letter(
              old.upper(), old.lower(), counts[letter], old.scorePoints(), old.vowel()));
    }
    return new CrosswordRules(
        rules.layout(),
        new TileSet("smaller", letters),
        rules.rackSize(),
        rules.bingoPoints(),
        rules.exchangeMinimum(),
        rules.scorelessTurnLimit());
  }
}
