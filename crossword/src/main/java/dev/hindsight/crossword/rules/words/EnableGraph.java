package dev.hindsight.crossword.rules.words;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * The graph of the ENABLE list as a resource of the program.
 *
 * <pre>
 * enable.graph   uint32 words, uint32 CRC-32C of what follows, uint32[] nodes    all little-endian
 * </pre>
 *
 * <p>The list is in the repository, its graph is not: Maven runs {@link #main} after compiling, and
 * the graph lies beside the classes. Building it at every start would take most of a second,
 * because all of that code would run before Java has compiled it. A file that somebody brings is
 * looked at node by node; this one we made ourselves, so its checksum will do, which takes 2 ms of
 * a cold start instead of 50.
 */
public final class EnableGraph {
  static final String RESOURCE = "enable.graph";
  private static final int HEAD_BYTES = 2 * Integer.BYTES;

  private EnableGraph() {}

  /**
   * Writes the resource.
   *
   * @param arguments the folder of the compiled classes
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0], EnableGraph.class.getPackageName().replace('.', '/'));
    Files.createDirectories(folder);
    byte[] bytes = encode(build());
    WholeFile.write(folder.resolve(RESOURCE), out -> out.write(bytes));
  }

  /** The resource, or the same graph built now where the classes were compiled without Maven. */
  static WordGraph load() {
    try (InputStream resource = EnableGraph.class.getResourceAsStream(RESOURCE)) {
      return resource == null ? build() : decode(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static WordGraph build() {
    return WordGraphBuilder.build(TileSet.english(), WordList.enable());
  }

  static byte[] encode(WordGraph graph) {
    ByteBuffer bytes =
        ByteBuffer.allocate(HEAD_BYTES + graph.size() * Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN);
    bytes.position(HEAD_BYTES);
    bytes.asIntBuffer().put(graph.nodes());
    bytes.putInt(0, graph.words()).putInt(Integer.BYTES, checksum(bytes.array()));
    return bytes.array();
  }

  static WordGraph decode(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int words = buffer.getInt();
    if (buffer.getInt() != checksum(bytes)) {
      throw new IllegalStateException("the word graph of the program is damaged; build it again");
    }
    IntBuffer stored = buffer.asIntBuffer();
    int[] nodes = new int[stored.remaining()];
    stored.get(nodes);
    return new WordGraph(TileSet.english(), nodes, words);
  }

  private static int checksum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, HEAD_BYTES, bytes.length - HEAD_BYTES);
    return (int) sum.getValue();
  }
}
