package dev.hindsight.cli.crossword.options;

import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a user may bring to a crossword command in place of the defaults. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordOptions {
  @Option(
      names = "--words",
      paramLabel = "FILE",
      description = "A word graph (.kwg) or a list of words (ENABLE).")
  private @Nullable Path words;

  @Option(
      names = "--leaves",
      paramLabel = "FILE",
      description =
          "Leave values for a full bag: a table or .klv2, static for those learnt with ENABLE, none"
              + " for leaves that count 0 (in the English game those learnt with ENABLE, where"
              + " possible for the tiles unseen).")
  private @Nullable Path leaves;

  @Option(
      names = "--tiles",
      paramLabel = "FILE",
      description =
          "Letters, counts and scores: english, spanish, french, german, dutch, "
              + "polish, norwegian, swedish or a CSV file (english).")
  private @Nullable Path tiles;

  @Option(
      names = "--layout",
      paramLabel = "FILE",
      description = "A board: standard, super (21 rows) or a text file (standard).")
  private @Nullable Path layout;

  public CrosswordFiles files() {
    return new CrosswordFiles(words, leaves, tiles, layout);
  }
}
