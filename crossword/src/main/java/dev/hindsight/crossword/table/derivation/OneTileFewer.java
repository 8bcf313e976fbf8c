package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LeaveIndex;

/**
 * What is left of a rack or leave when one tile is taken off, for each of its letters: of AAB, AB
 * (in two ways) and AA (in one). One thread at a time.
 */
final class OneTileFewer {
  private final LeaveIndex index;
  private final int[] letters;
  private final int[] counts;
  private int kinds;

  OneTileFewer(LeaveIndex index) {
    this.index = index;
    this.letters = new int[index.rackSize()];
    this.counts = new int[index.rackSize()];
  }

  /** Takes up a rack or leave, by tiles of each letter; says how many tiles it has. */
  int set(int[] letterCounts) {
    kinds = 0;
    int size = 0;
    for (int letter = 0; letter < letterCounts.length; letter++) {
      if (letterCounts[letter] > 0) {
        letters[kinds] = letter;
        counts[kinds++] = letterCounts[letter];
        size += letterCounts[letter];
      }
    }
    return size;
  }

  /** Different letters. */
  int kinds() {
    return kinds;
  }

  /** Tiles of a letter, by its place among the letters there are. */
  int count(int kind) {
    return counts[kind];
  }

  /** The rank, as a leave, of what is left without one tile of that letter. */
  int rank(int dropped) {
    int rank = 0;
    int left = index.rackSize() - 1;
    for (int kind = 0; kind < kinds; kind++) {
      int count = kind == dropped ? counts[kind] - 1 : counts[kind];
      if (count > 0) {
        rank += index.step(letters[kind], left, count);
        left -= count;
      }
    }
    return rank;
  }
}
