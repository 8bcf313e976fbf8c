package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Makes the word graph of a text list, for our commands and for other programs. */
public final class CrosswordBuildWords {
  private CrosswordBuildWords() {}

  /** Reads the list, builds and writes; the file is complete, or what it was before. */
  public static BuildResult run(Path list, TileSet tiles, Path target) throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    WordGraph graph = WordFiles.read(list, tiles);
    try {
      WordGraphFile.write(graph, target);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    String what =
        String.format(Locale.ROOT, "word graph of %s tiles, %,d nodes", tiles.name(), graph.size());
    return new BuildResult(
        target.toString(), what, graph.words(), "words", seconds, Files.size(target));
  }
}
