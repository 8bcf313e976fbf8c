package dev.hindsight.oware.table;

import dev.hindsight.core.tables.NotATableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableHeader;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Files, as of a folder, from which the table that knows most is taken. Only the headers are read;
 * files that are not tables, and tables of other games and rules, may be among them.
 */
final class OwareShelf {
  private static final Optional<String> COMPLETE = Optional.of("1");

  private OwareShelf() {}

  /**
   * The file of the table with the most seeds for games under {@code rules}; the first among
   * equals.
   *
   * @param stopsAfterTurns whether the games stop after a number of turns, which only a book knows
   */
  static Optional<Path> findLargest(List<Path> files, OwareRules rules, boolean stopsAfterTurns)
      throws IOException {
    Path largest = null;
    int mostSeeds = 0;
    for (Path file : files) {
      int seeds = seedsOf(file, rules, stopsAfterTurns);
      if (seeds > mostSeeds) {
        mostSeeds = seeds;
        largest = file;
      }
    }
    return Optional.ofNullable(largest);
  }

  /** The largest table of a folder, which must have one; the first by name among equals. */
  static Path largest(Path folder, OwareRules rules, boolean stopsAfterTurns) throws IOException {
    return findLargest(files(folder), rules, stopsAfterTurns)
        .orElseThrow(
            () ->
                new FileSystemException(
                    folder.toString(),
                    null,
                    "holds no "
                        + (stopsAfterTurns ? "book" : "endgame or book")
                        + " for the rules "
                        + rules.name()
                        + "; build one with 'hindsight oware build', or leave it out"));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** The most seeds that a file knows of such a game, or 0. */
  private static int seedsOf(Path file, OwareRules rules, boolean stopsAfterTurns)
      throws IOException {
    TableHeader header = findHeader(file);
    if (header == null) {
      return 0;
    }
    boolean isBook = header.kind().equals(BookFormat.KIND.name());
    boolean isEndgame = header.kind().equals(EndgameFormat.KIND.name());
    Parameters parameters = header.parameters();
    // A book whose values still change at its last turn does not know a game without a limit.
    boolean isOfUse =
        stopsAfterTurns
            ? isBook
            : isEndgame || (isBook && parameters.find(BookFormat.COMPLETE).equals(COMPLETE));
    if (!isOfUse || !parameters.find(RulesParameter.KEY).equals(Optional.of(rules.name()))) {
      return 0;
    }
    // Whether it is a number is checked, with the rest, when the table is opened.
    String seeds = parameters.find(EndgameFormat.SEEDS).orElse("");
    return seeds.matches("[0-9]{1,2}") ? Integer.parseInt(seeds) : 0;
  }

  private static @Nullable TableHeader findHeader(Path file) throws IOException {
    try {
      return TableFiles.inspect(file);
    } catch (NotATableException other) {
      return null;
    }
  }
}
