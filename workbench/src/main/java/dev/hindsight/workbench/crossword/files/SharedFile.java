package dev.hindsight.workbench.crossword.files;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTable;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WordTable;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is in a file that other crossword programs read too. Such files do not say what they are, so
 * the ending of the name has to.
 *
 * <p>The component names are the keys of the JSON.
 */
public record SharedFile(
    @Says("its name, as given") String file,
    @Says("in a few words") String kind,
    @Says(value = "its size", unit = Unit.BYTES) long bytes,
    @Says("what there is to say about it, by key") SortedMap<String, String> parameters)
    implements FileDescription {
  /**
   * Reads and checks the whole file, which {@link CrosswordTables#isShared}.
   *
   * @param tiles of leave values and rack equities; a word graph is read whatever its letters are
   *     called
   * @throws IOException if it is damaged, or of other tiles
   */
  public static SharedFile read(Path file, TileSet tiles) throws IOException {
    boolean isWords = CrosswordTables.hasEnding(file, CrosswordTables.WORDS);
    CrosswordTable table = CrosswordTables.open(file, isWords ? anyLetters() : tiles);
    SortedMap<String, String> contents = new TreeMap<>();
    String kind;
    if (table instanceof WordTable graph) {
      kind = "word graph";
      contents.put("nodes", Integer.toString(graph.words().size()));
      contents.put("words", Integer.toString(graph.words().words()));
      contents.put("wordsSha256", graph.words().wordsSha256());
    } else if (table instanceof RackEquityTable racks) {
      kind = "rack equities";
      contents.put("racks", Integer.toString(racks.index().size()));
      contents.put("tiles", tiles.name());
    } else if (table instanceof LeaveTable leaves) {
      kind = "leave values";
      contents.put("leaves", Integer.toString(leaves.index().size() - 1));
      contents.put("tiles", tiles.name());
    } else if (table instanceof PlacementTable squares) {
      kind = "placement values";
      contents.put("cells", Integer.toString(squares.index().size()));
      contents.put("variance", squares.hasVariance() ? "yes" : "no");
      contents.put("tiles", tiles.name());
    } else {
      throw new IllegalStateException("no other program has such files: " + file);
    }
    return new SharedFile(file.toString(), kind, Files.size(file), contents);
  }

  @Override
  public String title() {
    return kind;
  }

  /**
   * As many letters as there can be, so that the graph of any language fits, and no tiles of them,
   * so that none need be in its words.
   */
  static TileSet anyLetters() {
    List<TileSet.Letter> letters = new ArrayList<>();
    letters.add(new TileSet.Letter("?", "?", 1, 0, false));
    for (int letter = 1; letter <= TileSet.MOST_LETTERS; letter++) {
      String name = "" + (char) ('A' + letter / 26) + (char) ('A' + letter % 26);
      letters.add(new TileSet.Letter(name, name.toLowerCase(Locale.ROOT), 0, 0, false));
    }
    return new TileSet("any tiles", letters);
  }
}
