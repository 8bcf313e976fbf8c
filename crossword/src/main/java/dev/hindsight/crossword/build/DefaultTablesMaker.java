package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DefaultLeaves;
import dev.hindsight.crossword.table.DefaultWinChances;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;

/**
 * For maintainers: makes the tables that come with the program from trained ones, which must be of
 * the ENABLE words and the English tiles. The commands are in {@code ORIGIN.txt} beside the tables.
 */
public final class DefaultTablesMaker {
  private static final int RACK_SIZE = 7;

  private DefaultTablesMaker() {}

  /**
   * Writes one of the resources.
   *
   * @param arguments {@code leaves} and a table of rack equities, or {@code win-chances} and a
   *     table of these; and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    String what = arguments.length == 3 ? arguments[0] : "";
    switch (what) {
      case "leaves" -> writeLeaves(Path.of(arguments[1]), Path.of(arguments[2]));
      case "win-chances" -> writeWinChances(Path.of(arguments[1]), Path.of(arguments[2]));
      default ->
          throw new IllegalArgumentException(
              "give leaves or win-chances, the table that was learnt, and the file to write");
    }
  }

  private static void writeLeaves(Path learnt, Path resource) throws IOException {
    TileSet tiles = TileSet.english();
    String words = WordGraph.enable().wordsSha256();
    RackEquityTable table = RackEquityTable.open(learnt, tiles, RACK_SIZE, words);
    try (Crew crew = new Crew(1)) {
      LeaveTable leaves =
          new LeaveDerivation(table).derive(tiles.counts(), DrawConvention.POOL, crew);
      DefaultLeaves.write(resource, leaves, words);
    }
  }

  private static void writeWinChances(Path learnt, Path resource) throws IOException {
    DefaultWinChances.write(
        resource, WinChanceTable.open(learnt, TileSet.english(), WordGraph.enable().wordsSha256()));
  }
}
