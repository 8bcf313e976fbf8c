package dev.hindsight.crossword.rules.letters;

import java.util.ArrayList;
import java.util.List;

/**
 * Tile sets as CSV: one line per letter, {@code UPPER,lower,count,score,isVowel}, the blank first.
 *
 * <pre>
 * ?,?,2,0,0
 * A,a,9,1,1
 * B,b,2,3,0
 * </pre>
 */
final class TileSetCsv {
  private TileSetCsv() {}

  static TileSet parse(String name, String csv) {
    List<TileSet.Letter> letters = new ArrayList<>();
    for (String line : csv.lines().toList()) {
      if (line.isBlank()) {
        continue;
      }
      String[] fields = line.split(",", -1);
      letters.add(
          new TileSet.Letter(
              fields[0],
              fields[1],
              Integer.parseInt(fields[2]),
              Integer.parseInt(fields[3]),
              fields[4].equals("1")));
    }
    return new TileSet(name, letters);
  }
}
