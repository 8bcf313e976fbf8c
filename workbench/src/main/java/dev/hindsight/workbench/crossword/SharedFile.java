package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.workbench.FileDescription;
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
 *
 * @param kind in a few words
 * @param bytes its size
 * @param parameters what there is to say about it, by key
 */
public record SharedFile(String file, String kind, long bytes, SortedMap<String, String> parameters)
    implements FileDescription {
  private static final String WORDS = ".kwg";
  private static final String LEAVES = ".klv2";
  private static final int RACK_SIZE = 7;

  /** Whether the name is one of those that this class knows. */
  public static boolean isNamedLikeOne(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(WORDS) || name.endsWith(LEAVES) || RackEquityFiles.isForeign(file);
  }

  /**
   * Reads and checks the whole file.
   *
   * @param tiles of leave values and rack equities; a word graph is read whatever its letters are
   *     called
   * @throws IOException if it is damaged, or of other tiles
   */
  public static SharedFile read(Path file, TileSet tiles) throws IOException {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    SortedMap<String, String> contents = new TreeMap<>();
    if (name.endsWith(WORDS)) {
      WordGraph words = WordGraphFile.read(file, anyLetters());
      contents.put("nodes", Integer.toString(words.size()));
      contents.put("words", Integer.toString(words.words()));
      contents.put("wordsSha256", words.wordsSha256());
      return new SharedFile(file.toString(), "word graph", Files.size(file), contents);
    }
    contents.put("tiles", tiles.name());
    if (RackEquityFiles.isForeign(file)) {
      RackEquityTable racks = RackEquityFiles.open(file, tiles);
      contents.put("racks", Integer.toString(racks.index().size()));
      return new SharedFile(file.toString(), "rack equities", Files.size(file), contents);
    }
    LeaveTable leaves = LeaveFile.read(file, tiles, RACK_SIZE);
    contents.put("leaves", Integer.toString(leaves.index().size() - 1));
    return new SharedFile(file.toString(), "leave values", Files.size(file), contents);
  }

  @Override
  public String title() {
    return kind;
  }

  /** As many letters as there can be, so that the graph of any language fits. */
  private static TileSet anyLetters() {
    List<TileSet.Letter> letters = new ArrayList<>();
    letters.add(new TileSet.Letter("?", "?", 1, 0, false));
    for (int letter = 1; letter <= TileSet.MOST_LETTERS; letter++) {
      String name = "" + (char) ('A' + letter / 26) + (char) ('A' + letter % 26);
      letters.add(new TileSet.Letter(name, name.toLowerCase(Locale.ROOT), 1, 0, false));
    }
    return new TileSet("any tiles", letters);
  }
}
