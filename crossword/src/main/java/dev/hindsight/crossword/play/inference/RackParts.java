package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.RackSubsets;

/** Finds parts of a rack by their numbers in {@link RackSubsets}. */
final class RackParts {
  private RackParts() {}

  /** The number of the subset of these tiles, all of which are on the rack. */
  static int subset(int[] rack, int[] tiles) {
    int subset = 0;
    int stride = 1;
    for (int letter = 0; letter < rack.length; letter++) {
      subset += tiles[letter] * stride;
      stride *= rack[letter] + 1;
    }
    return subset;
  }

  /** The first in order of the exchanges of so many tiles: the best kept, then by letters. */
  static int firstExchange(int[] rack, RackSubsets subsets, int[] kept, int tiles) {
    int first = -1;
    for (int subset = 1; subset <= subsets.all(); subset++) {
      if (subsets.size(subset) == tiles
          && (first < 0
              || kept[subset] > kept[first]
              || (kept[subset] == kept[first] && hasLowerLetters(rack, subset, first)))) {
        first = subset;
      }
    }
    return first;
  }

  /** Whether the letters of a subset, ascending, come before those of another as large. */
  private static boolean hasLowerLetters(int[] rack, int subset, int other) {
    int rest = subset;
    int otherRest = other;
    for (int count : rack) {
      int here = rest % (count + 1);
      int there = otherRest % (count + 1);
      if (here != there) {
        return here > there;
      }
      rest /= count + 1;
      otherRest /= count + 1;
    }
    return false;
  }
}
