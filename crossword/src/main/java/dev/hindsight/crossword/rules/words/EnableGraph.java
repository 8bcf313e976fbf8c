package dev.hindsight.crossword.rules.words;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The graph of the ENABLE list as a resource of the program: {@code enable.kwg}.
 *
 * <p>The list is in the repository, its graph is not: Maven runs {@link #main} after compiling, and
 * the graph lies beside the classes. Building it at every start would take most of a second,
 * because all of that code would run before Java has compiled it; loading takes a tenth of that.
 */
public final class EnableGraph {
  private static final String RESOURCE = "enable.kwg";

  private EnableGraph() {}

  /**
   * Writes the resource.
   *
   * @param arguments the folder of the compiled classes
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0], EnableGraph.class.getPackageName().replace('.', '/'));
    Files.createDirectories(folder);
    WordGraphFile.write(build(), folder.resolve(RESOURCE));
  }

  /** The resource, or the same graph built now where the classes were compiled without Maven. */
  static WordGraph load() {
    try (InputStream resource = EnableGraph.class.getResourceAsStream(RESOURCE)) {
      return resource == null
          ? build()
          : WordGraphFile.parse(RESOURCE, resource.readAllBytes(), TileSet.english());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static WordGraph build() {
    return WordGraphBuilder.build(TileSet.english(), WordList.enable());
  }
}
