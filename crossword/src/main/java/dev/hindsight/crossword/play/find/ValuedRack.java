package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * A rack whose subsets are valued by what is kept when they are played, and ordered by it: for each
 * number of tiles played, the best kept first.
 */
final class ValuedRack {
  static final int NOTHING = Integer.MIN_VALUE;
  private static final int MOST_MULTIPLIER = 4;

  final RackSubsets subsets;
  private final AnagramMap anagrams;

  /** Numbers of tiles that may be played: one more than the rack has. */
  private final int sizes;

  /** By subset played: worth of what is kept, in millipoints. */
  final int[] kept;

  /** Subsets by number of tiles, the best kept first; those of k tiles begin at starts[k]. */
  final int[] ordered;

  final int[] starts;

  /** While filling: what is kept in the upper half, the subset in the lower. */
  private final long[] sorting;

  /** While filling: where the next of k tiles goes. */
  private final int[] ends;

  /** Subsets that may be a word by themselves, in the same order. */
  private final int[] orderedWords;

  private final int[] wordStarts;

  /** By number of tiles played: the best kept; and the best where the tiles alone may be a word. */
  final int[] bestKept;

  final int[] bestKeptOfWord;

  /**
   * The best of both together, m · points played + kept, by word multiplier m and number of tiles
   * at m · (rack size + 1) + tiles. High tiles and a good leave seldom come together, so this is a
   * much better bound than the best of each.
   */
  private final int[] bestBoth;

  private final int[] bestBothOfWord;

  ValuedRack(RackSubsets subsets, AnagramMap anagrams, int rackSize) {
    this.subsets = subsets;
    this.anagrams = anagrams;
    int most = 1 << rackSize;
    this.kept = new int[most];
    this.ordered = new int[most];
    this.starts = new int[rackSize + 2];
    this.ends = new int[rackSize + 2];
    this.orderedWords = new int[most];
    this.sorting = new long[most];
    this.wordStarts = new int[rackSize + 2];
    this.bestKept = new int[rackSize + 1];
    this.bestKeptOfWord = new int[rackSize + 1];
    this.sizes = rackSize + 1;
    this.bestBoth = new int[(MOST_MULTIPLIER + 1) * sizes];
    this.bestBothOfWord = new int[(MOST_MULTIPLIER + 1) * sizes];
  }

  /** The most that points times a word multiplier and what is kept come to, in millipoints. */
  int bestBoth(int multiplier, int tilesPlayed, boolean ofWord) {
    int[] best = ofWord ? bestBothOfWord : bestBoth;
    if (multiplier <= MOST_MULTIPLIER) {
      return best[multiplier * sizes + tilesPlayed];
    }
    // Rare: what the highest tabled multiplier says, and the rest times all points there are.
    int both = best[MOST_MULTIPLIER * sizes + tilesPlayed];
    return both == NOTHING
        ? NOTHING
        : both
            + (multiplier - MOST_MULTIPLIER)
                * subsets.points(subsets.all())
                * Millipoints.PER_POINT;
  }

  void fill(int[] letterCounts, Evaluation evaluation, int tilesInBag, int opponentPoints) {
    subsets.fill(letterCounts);
    evaluation.valueKept(subsets, tilesInBag, opponentPoints, kept);
    order();
  }

  private void order() {
    Arrays.fill(starts, 0);
    int all = subsets.all();
    for (int subset = 0; subset <= all; subset++) {
      starts[subsets.size(subset) + 1]++;
    }
    for (int tiles = 1; tiles < starts.length; tiles++) {
      starts[tiles] += starts[tiles - 1];
    }
    System.arraycopy(starts, 0, ends, 0, ends.length);
    for (int subset = 0; subset <= all; subset++) {
      int tiles = subsets.size(subset);
      long sorted = (long) kept[subset] << Integer.SIZE | subset;
      int at = ends[tiles]++;
      int start = starts[tiles];
      while (at > start && sorting[at - 1] < sorted) {
        sorting[at] = sorting[at - 1];
        at--;
      }
      sorting[at] = sorted;
    }
    for (int index = 0; index <= all; index++) {
      ordered[index] = (int) sorting[index];
    }
    orderWords();
  }

  private void orderWords() {
    int words = 0;
    boolean blanks = subsets.blanks(subsets.all()) > 0;
    for (int tiles = 0; tiles < starts.length - 1; tiles++) {
      wordStarts[tiles] = words;
      for (int index = starts[tiles]; index < starts[tiles + 1]; index++) {
        int subset = ordered[index];
        orderedWords[words] = subset;
        words +=
            blanks
                ? anagrams.mayHaveWord(subsets.key(subset), subsets.blanks(subset)) ? 1 : 0
                : anagrams.wordBit(subsets.key(subset));
      }
      bestKept[tiles] = starts[tiles] < starts[tiles + 1] ? kept[ordered[starts[tiles]]] : NOTHING;
      bestKeptOfWord[tiles] =
          wordStarts[tiles] < words ? kept[orderedWords[wordStarts[tiles]]] : NOTHING;
    }
    wordStarts[starts.length - 1] = words;
    findBestBoth(ordered, starts[starts.length - 1], bestBoth);
    findBestBoth(orderedWords, words, bestBothOfWord);
  }

  private void findBestBoth(int[] from, int count, int[] best) {
    Arrays.fill(best, NOTHING);
    for (int index = 0; index < count; index++) {
      int subset = from[index];
      int tiles = subsets.size(subset);
      int points = subsets.points(subset) * Millipoints.PER_POINT;
      int both = kept[subset];
      for (int at = sizes + tiles; at < best.length; at += sizes) {
        both += points;
        best[at] = Math.max(best[at], both);
      }
    }
  }
}
