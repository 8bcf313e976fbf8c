package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The tiles that a table was made for, in two parameters: {@code tiles} is their name and {@code
 * letters} the letters as in the CSV of a tile set, one after another, such as {@code ?,?,2,0,0
 * A,a,9,1,1}.
 */
final class TileSetParameter {
  private static final String NAME = "tiles";
  private static final String LETTERS = "letters";

  private TileSetParameter() {}

  static Parameters with(Parameters parameters, TileSet tiles) {
    return parameters.with(NAME, tiles.name()).with(LETTERS, text(tiles));
  }

  private static String text(TileSet tiles) {
    List<String> letters = new ArrayList<>();
    for (int number = 0; number < tiles.letterCount(); number++) {
      TileSet.Letter letter = tiles.letter(number);
      letters.add(
          String.join(
              ",",
              letter.upper(),
              letter.lower(),
              Integer.toString(letter.count()),
              Integer.toString(letter.scorePoints()),
              letter.vowel() ? "1" : "0"));
    }
    return String.join(" ", letters);
  }

  /** The tiles that a table names. */
  static TileSet of(Table table) throws IOException {
    String name = table.textParameter(NAME);
    String letters = table.textParameter(LETTERS);
    try {
      return TileSet.parse(name, letters.replace(' ', '\n'));
    } catch (CrosswordFormatException e) {
      throw new CorruptTableException(
          table.path(), "letters of a tile set", "letters that cannot be: " + e.getMessage());
    }
  }

  /** Refuses a table for other tiles. */
  static void check(Table table, TileSet expected) throws IOException {
    TileSet found = of(table);
    if (!found.equals(expected)) {
      throw new WrongTableException(table.path(), description(expected), description(found));
    }
  }

  private static String description(TileSet tiles) {
    return "a table for the " + tiles + " tiles (" + text(tiles) + ")";
  }
}
