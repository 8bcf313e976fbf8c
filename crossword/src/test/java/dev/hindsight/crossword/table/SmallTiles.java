package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.ArrayList;
import java.util.List;

/** Tile sets small enough to try everything. */
public final class SmallTiles {
  /** Two blanks, one A, three B, no C, two D, one E. */
  public static final TileSet SET = of("small", 2, 1, 3, 0, 2, 1);

  private SmallTiles() {}

  /** So many blanks, so many A, so many B and so on. */
  public static TileSet of(String name, int... counts) {
    List<TileSet.Letter> letters = new ArrayList<>();
    letters.add(new TileSet.Letter("?", "?", counts[0], 0, false));
    for (int letter = 1; letter < counts.length; letter++) {
      String upper = Character.toString('A' + letter - 1);
      String lower = Character.toString('a' + letter - 1);
      letters.add(new TileSet.Letter(upper, lower, counts[letter], letter, letter % 4 == 1));
    }
    return new TileSet(name, letters);
  }
}
