package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;

/**
 * Looks for the best play in a slot: tries the subsets of the rack with the right number of tiles
 * from the best leave down, as long as they may be worth the recorder's floor.
 */
final class SlotSearch {
  private final SlotMap slots;
  private final SlotBounds bounds;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final AnagramMap anagrams;
  private final long[] letterKeys;
  private final PlayRecorder recorder;
  private final WordPlacer placer;

  SlotSearch(
      SlotMap slots,
      SlotBounds bounds,
      ValuedRack rack,
      AnagramMap anagrams,
      PlayRecorder recorder,
      WordPlacer placer) {
    this.slots = slots;
    this.bounds = bounds;
    this.rack = rack;
    this.subsets = rack.subsets;
    this.anagrams = anagrams;
    this.letterKeys = anagrams.letterKeys();
    this.recorder = recorder;
    this.placer = placer;
  }

  void search(int slot) {
    placer.enter(slot);
    int tiles = slots.tileCounts[slot];
    int squareBound = bounds.boundSquares(slot);
    int boundWithoutKept = bounds.mostPoints[slot] * Millipoints.PER_POINT + squareBound;
    int boundWithoutBoth = bounds.mostExtraPoints[slot] * Millipoints.PER_POINT + squareBound;
    int wordMilli = slots.slotMultipliers[slot] * Millipoints.PER_POINT;
    boolean crosses = slots.crossedCounts[slot] > 0;
    long slotKey = slots.keys[slot];
    boolean alone = slotKey == 0;
    int[] ordered = alone ? rack.orderedWords : rack.ordered;
    int[] starts = alone ? rack.wordStarts : rack.starts;
    int end = starts[tiles + 1];
    for (int index = starts[tiles]; index < end; index++) {
      int subset = ordered[index];
      int floor = recorder.floor();
      if (boundWithoutKept + rack.kept[subset] < floor) {
        break;
      }
      int boundOfBoth = boundWithoutBoth + wordMilli * subsets.points(subset) + rack.kept[subset];
      if (boundOfBoth < floor || (crosses && !placer.fitsCrossWords(subset))) {
        continue;
      }
      long key = slotKey + subsets.key(subset);
      int blanks = subsets.blanks(subset);
      if (alone || anagrams.mayHaveWord(key, blanks)) {
        tryWords(subset, key, blanks);
      }
    }
  }

  private void tryWords(int subset, long key, int blanks) {
    if (blanks == 0) {
      tryEntry(subset, key, 0);
    } else if (blanks == 1) {
      tryLastBlank(subset, key - letterKeys[TileSet.BLANK], 0);
    } else if (blanks == 2) {
      tryBothBlanks(subset, key - letterKeys[TileSet.BLANK]);
    } else {
      throw new IllegalArgumentException("a rack has at most two blanks");
    }
  }

  /** Both blanks, the second for no lower letter than the first. */
  private void tryBothBlanks(int subset, long key) {
    for (int letter = 1; letter < letterKeys.length; letter++) {
      long withOne = key + letterKeys[letter];
      if (anagrams.mayHaveWord(withOne, 1)) {
        tryLastBlank(subset, withOne - letterKeys[TileSet.BLANK], letter);
      }
    }
  }

  private void tryLastBlank(int subset, long key, int otherBlankLetter) {
    long letters = anagrams.mayComplete(key) >>> otherBlankLetter << otherBlankLetter;
    while (letters != 0) {
      int letter = Long.numberOfTrailingZeros(letters);
      letters &= letters - 1;
      long full = key + letterKeys[letter];
      if (anagrams.mayHaveWord(full, 0)) {
        tryEntry(subset, full, otherBlankLetter << 8 | letter);
      }
    }
  }

  /** Tries the words of these letters, none of them a blank. */
  private void tryEntry(int subset, long key, int blankLetters) {
    int words = anagrams.findWords(key);
    int end = (words >>> 8) + (words & 0xFF);
    for (int word = words >>> 8; word < end; word++) {
      placer.tryWord(subset, anagrams.firstHalf(word), anagrams.secondHalf(word), blankLetters);
    }
  }
}
