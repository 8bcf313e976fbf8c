package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.WinChanceTraining;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Builds a word graph or win chances into a file. Leaves and rack equities, of which there is more
 * to say, are {@link LeavesBuild} and {@link RackEquityBuild}.
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

  /**
   * How likely a lead is to win between players with the usual leaves. Stopped in any way, the same
   * build goes on where it was.
   */
  public static CrosswordBuild winChance(CrosswordFiles files, long games, long seed) {
    WinChanceTraining.checkGames(games);
    return new CrosswordBuild(
        (target, crew) -> {
          LoadedEquipment loaded = LoadedEquipment.open(files);
          new WinChanceTraining(loaded.equipment(), games, seed).build(target, crew);
          String leaves = loaded.leavesName();
          String what =
              String.format(
                  Locale.ROOT,
                  "win chances by lead and tiles unseen, words %s, %s",
                  loaded.wordsName(),
                  leaves == null ? "leaves count 0" : "leaves of " + leaves);
          return new Built(what, games, "games");
        });
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    Built[] built = new Built[1];
    double seconds = OutputFile.timed(target, () -> built[0] = work.run(target, crew));
    return new BuildResult(
        target.toString(),
        built[0].what(),
        built[0].entries(),
        built[0].unit(),
        seconds,
        Files.size(target));
  }
}
