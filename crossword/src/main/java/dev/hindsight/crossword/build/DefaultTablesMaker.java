package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.DefaultLeaves;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveDerivation;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.nio.file.Path;

/**
 * For maintainers: makes the leave values that come with the program from a trained table.
 *
 * <pre>
 * java -cp crossword/target/classes:core/target/classes \
 *     dev.hindsight.crossword.build.DefaultLeavesMaker english.rack-equity \
 *     crossword/src/main/resources/dev/hindsight/crossword/table/default-leaves.bin
 * </pre>
 */
public final class DefaultLeavesMaker {
  private static final int RACK_SIZE = 7;

  private DefaultLeavesMaker() {}

  /**
   * Reads a rack equity table, which must be of the ENABLE words and the English tiles, and writes
   * the resource.
   *
   * @param arguments the table, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 2) {
      throw new IllegalArgumentException("give a rack equity table and the file to write");
    }
    TileSet tiles = TileSet.english();
    String words = WordGraph.enable().wordsSha256();
    RackEquityTable table = RackEquityTable.open(Path.of(arguments[0]), tiles, RACK_SIZE, words);
    try (Crew crew = new Crew(1)) {
      LeaveTable leaves =
          new LeaveDerivation(table).derive(tiles.counts(), DrawConvention.POOL, crew);
      DefaultLeaves.write(Path.of(arguments[1]), leaves, words);
    }
  }
}
