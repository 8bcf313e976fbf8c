package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Builds a word graph into a file. Leaves, rack equities and what else is learnt, of which there is
 * more to say, are {@link LeavesBuild}, {@link RackEquityBuild} and so on.
 */
public final class CrosswordBuild implements TableBuild<BuildResult> {
  private interface Work {
    Built run(Path target, Crew crew) throws IOException;
  }

  /** What was built, in the words of {@link BuildResult}. */
  private record Built(String what, long entries, String unit) {}

  private final Work work;

  private CrosswordBuild(Work work) {
    this.work = work;
  }

  /** The word graph of a text list, for our commands and for other programs. */
  public static CrosswordBuild words(Path list, TileSet tiles) {
    return new CrosswordBuild(
        (target, crew) -> {
          WordGraph graph = WordFiles.read(list, tiles);
          WordGraphFile.write(graph, target);
          String what =
              String.format(
                  Locale.ROOT, "word graph of %s tiles, %,d nodes", tiles.name(), graph.size());
          return new Built(what, graph.words(), "words");
        });
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target, FileForm.KWG);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    Built[] built = new Built[1];
    double seconds =
        OutputFile.timed(target, FileForm.KWG, () -> built[0] = work.run(target, crew));
    return new BuildResult(
        target.toString(),
        built[0].what(),
        built[0].entries(),
        built[0].unit(),
        seconds,
        Files.size(target));
  }
}
