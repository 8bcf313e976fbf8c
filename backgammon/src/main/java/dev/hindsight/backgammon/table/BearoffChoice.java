package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.core.tables.NotATableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which of several bearoff tables are worth asking: of one with 10 checkers and the cube, one with
 * 7 and the cube, and one with 12 without it, the first and the last.
 */
final class BearoffChoice {
  /** What the header of a bearoff promises. */
  record Promise(Path file, boolean twoSided, boolean cubeful, int points, int checkers) {
    int sides() {
      return BearoffIndex.size(points, checkers);
    }

    /** Whether it knows all that the other knows. */
    boolean coversAllOf(Promise other) {
      return twoSided == other.twoSided
          && (cubeful || !other.cubeful)
          && points >= other.points
          && checkers >= other.checkers;
    }
  }

  private BearoffChoice() {}

  /** Largest first; of those that know the same the first. */
  static List<Path> of(List<Promise> promises) {
    List<Promise> found = new ArrayList<>(promises);
    found.sort(Comparator.comparingInt(Promise::sides).reversed());
    List<Promise> chosen = new ArrayList<>();
    for (Promise one : found) {
      if (chosen.stream().noneMatch(larger -> larger.coversAllOf(one))) {
        // Of equal size, the one with the cube may come after the one without.
        chosen.removeIf(one::coversAllOf);
        chosen.add(one);
      }
    }
    return chosen.stream().map(Promise::file).toList();
  }

  /** What a file of ours promises; nothing if it is not a bearoff. Only its header is read. */
  static Optional<Promise> find(Path file) throws IOException {
    TableHeader header;
    try {
      header = TableFiles.inspect(file);
    } catch (NotATableException other) {
      return Optional.empty();
    }
    boolean isTwoSided = header.kind().equals(BearoffFormat.KIND.name());
    if (!isTwoSided && !header.kind().equals(OneSidedFormat.KIND.name())) {
      return Optional.empty();
    }
    Parameters parameters = header.parameters();
    int points = number(parameters, BearoffFormat.POINTS, BearoffIndex.MOST_POINTS);
    int checkers = number(parameters, BearoffFormat.CHECKERS, BearoffIndex.MOST_CHECKERS);
    boolean cubeful =
        parameters.find(BearoffFormat.VALUES).equals(Optional.of(BearoffFormat.CUBEFUL));
    return Optional.of(new Promise(file, isTwoSided, cubeful, points, checkers));
  }

  /** Whether it makes sense is checked, with the rest, when the table is opened. */
  private static int number(Parameters parameters, String key, int most) {
    String text = parameters.find(key).orElse("");
    return text.matches("[0-9]{1,2}") ? Math.max(1, Math.min(most, Integer.parseInt(text))) : 1;
  }
}
