package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code lanes=F,lane-candidates=10,lane-share=85}: what a player thinks of what a move opens and
 * closes.
 *
 * @param file of lane values, or {@link PlacementSpec#BUILT_IN}
 * @param candidates moves to look at
 * @param share percent that the values count
 */
public record LanesSpec(String file, int candidates, int share) {
  private static final String FILE = "lanes";
  private static final String CANDIDATES = "lane-candidates";
  private static final String SHARE = "lane-share";
  private static final int USUAL_CANDIDATES = 10;
  private static final int MOST_CANDIDATES = 1_000;
  private static final int USUAL_SHARE = 85;
  private static final int MOST_SHARE = 1_000;

  static List<String> and(List<String> others) {
    return Stream.concat(others.stream(), Stream.of(FILE, CANDIDATES, SHARE)).toList();
  }

  static Optional<LanesSpec> read(SpecifiedOptions options) {
    Optional<String> file = options.file(FILE);
    int candidates = options.number(CANDIDATES, 1, MOST_CANDIDATES, USUAL_CANDIDATES);
    int share = options.number(SHARE, 1, MOST_SHARE, USUAL_SHARE);
    if (file.isEmpty() && (candidates != USUAL_CANDIDATES || share != USUAL_SHARE)) {
      throw new IllegalArgumentException(
          "the player's options lane-candidates and lane-share need lanes=FILE");
    }
    return file.map(name -> new LanesSpec(name, candidates, share));
  }
}
