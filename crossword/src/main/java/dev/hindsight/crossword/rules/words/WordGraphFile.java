package dev.hindsight.crossword.rules.words;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Word graphs as files that other programs for crossword games read and write ({@code .kwg}).
 *
 * <pre>
 * .kwg   uint32[]   the nodes as {@link WordGraph} has them, little-endian, and nothing else
 * </pre>
 *
 * <p>The order of the nodes is free, lists may begin inside others, and there may be nodes that
 * nothing leads to: files of the same words can differ. What is read is checked ({@link
 * WordGraphCheck} says what for), because the format has no checksum. A file that has only the
 * forward half, its second root being 0, is fine: the other half is built from its words. So is one
 * with words of more than 15 letters, for larger boards: it is built again without them. A file
 * whose halves cannot be of the same words is refused; that is found by counting, so a damaged file
 * can still get through, and plays would then be found or missed wrongly, but always end. {@link
 * #verify} looks up every word.
 */
public final class WordGraphFile {
  /** A list of so many words has all letters of its language. */
  private static final int MANY_WORDS = 5_000;

  private WordGraphFile() {}

  /** Reads and checks a file whose letters are numbered as in the tile set. */
  public static WordGraph read(Path file, TileSet tiles) throws IOException {
    return parse(file.toString(), bytes(file), tiles);
  }

  private static byte[] bytes(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new WordFileException(file.toString(), " is a folder; give a word graph (.kwg)");
    }
    // Asked before reading, so that a huge file given by mistake does not fill the memory.
    checkLength(file.toString(), Files.size(file));
    return Files.readAllBytes(file);
  }

  /** The graph in the bytes of a file, whose name is for messages. */
  static WordGraph parse(String name, byte[] bytes, TileSet tiles) throws WordFileException {
    Parsed parsed = parseAsItIs(name, bytes, tiles);
    WordGraph graph = parsed.graph();
    boolean tooLong = parsed.longestLetters() > WordGraph.MOST_WORD_LETTERS;
    return graph.gaddagRoot() == 0 || tooLong ? rebuilt(name, graph) : graph;
  }

  /** A graph as the file has it, perhaps of words that are too long for us. */
  private record Parsed(WordGraph graph, int longestLetters) {}

  /**
   * Checks a file as reading does, and whether both halves hold the same words, to the last one.
   *
   * @throws WordFileException if they do not
   */
  public static void verify(Path file, TileSet tiles) throws IOException {
    verify(file.toString(), bytes(file), tiles);
  }

  static void verify(String name, byte[] bytes, TileSet tiles) throws WordFileException {
    if (!HalvesCheck.isSound(parseAsItIs(name, bytes, tiles).graph())) {
      throw new WordFileException(
          name,
          " is damaged: its two halves hold different words; build it again from its word list");
    }
  }

  private static Parsed parseAsItIs(String name, byte[] bytes, TileSet tiles)
      throws WordFileException {
    checkLength(name, bytes.length);
    int[] nodes = new int[bytes.length / Integer.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(nodes);
    WordGraphCheck.Census census;
    try {
      census = WordGraphCheck.count(tiles, nodes);
    } catch (WordGraphCheck.Damage e) {
      throw new WordFileException(
          name,
          " is damaged or not a word graph of "
              + tiles.name()
              + ": "
              + e.getMessage()
              + "; build it again from its word list");
    }
    WordGraph graph = new WordGraph(tiles, nodes, census.words());
    checkLetters(name, graph);
    return new Parsed(graph, census.longestLetters());
  }

  /**
   * Letters are numbers, so a graph of other tiles reads as nonsense. That can be told where the
   * last letters, of which there are tiles, are in no word of many.
   */
  private static void checkLetters(String name, WordGraph graph) throws WordFileException {
    TileSet tiles = graph.tiles();
    int last = tiles.letterCount() - 1;
    while (last > 0 && tiles.count(last) == 0) {
      last--;
    }
    if (last == 0 || graph.words() < MANY_WORDS || hasLetter(graph, last)) {
      return;
    }
    throw new WordFileException(
        name,
        String.format(
            Locale.ROOT,
            " does not fit the tiles of %s: none of its %,d words has the letter %s; name the tiles"
                + " it was made for with `tiles`",
            tiles.name(),
            graph.words(),
            tiles.letter(last).upper()));
  }

  private static boolean hasLetter(WordGraph graph, int letter) {
    for (int index = WordGraph.FIRST_LIST; index < graph.size(); index++) {
      if (WordGraph.letter(graph.node(index)) == letter) {
        return true;
      }
    }
    return false;
  }

  private static void checkLength(String name, long bytes) throws WordFileException {
    if (bytes % Integer.BYTES != 0
        || bytes <= (long) WordGraph.FIRST_LIST * Integer.BYTES
        || bytes > (long) WordGraph.MOST_NODES * Integer.BYTES) {
      throw new WordFileException(
          name,
          String.format(
              Locale.ROOT,
              " is not a whole word graph: it has %,d bytes, and a .kwg has a multiple of 4 from 12"
                  + " to %,d; check the file",
              bytes,
              (long) WordGraph.MOST_NODES * Integer.BYTES));
    }
  }

  /** The graph of those words that are not too long for us, with both halves. */
  private static WordGraph rebuilt(String name, WordGraph forwards) throws WordFileException {
    List<byte[]> words = new ArrayList<>(forwards.words());
    forwards.forEachWord(
        WordGraphCheck.MOST_LETTERS,
        (letters, length) -> {
          if (length <= WordGraph.MOST_WORD_LETTERS) {
            words.add(Arrays.copyOf(letters, length));
          }
        });
    try {
      return WordGraphBuilder.build(forwards.tiles(), words);
    } catch (TooManyWordsException e) {
      throw new WordFileException(
          name,
          " has to be built again, for lack of a half or because of words that are too long, and"
              + " would be too large");
    }
  }

  /** Writes the file whole under its name, or not at all. */
  public static void write(WordGraph graph, Path file) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate(graph.size() * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(graph.nodes());
    WholeFile.write(file, out -> out.write(bytes.array()));
  }
}
