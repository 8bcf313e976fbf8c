package dev.hindsight.cli.tables;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The files that a command looks into: one or more. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class FilesParameter {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Table files of ours, databases of gnubg, .kwg, .klv2 and .req files.")
  private List<Path> files;

  @Option(
      names = "--tiles",
      paramLabel = "CSV",
      description = "Letters of .klv2 and .req files (the English tiles).")
  private @Nullable Path tiles;

  /** The tiles of leave values and rack equities among them. */
  TileSet tiles() throws IOException {
    return LoadedEquipment.openTiles(tiles);
  }

  /** Asks each of them, in order. */
  <R> FileResults<R> ask(FileResults.Question<R> question) {
    return FileResults.of(files, question);
  }
}
