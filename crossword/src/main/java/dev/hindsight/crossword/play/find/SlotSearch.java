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
  private final KnownSubsets known;
  private final RackSubsets subsets;
  private final AnagramMap anagrams;
  private final long[] letterKeys;
  private final PlayRecorder recorder;
  private final WordPlacer placer;

  /** Of the letters in the way of the slot being searched: see {@link AnagramMap#letterBits}. */
  private long letterBits;

  SlotSearch(
      SlotMap slots,
      SlotBounds bounds,
      ValuedRack rack,
      KnownSubsets known,
      AnagramMap anagrams,
      PlayRecorder recorder,
      WordPlacer placer) {
    this.slots = slots;
    this.bounds = bounds;
    this.rack = rack;
    this.known = known;
    this.subsets = rack.subsets;
    this.anagrams = anagrams;
    this.letterKeys = anagrams.letterKeys();
    this.recorder = recorder;
    this.placer = placer;
  }

  void search(int slot) {
    int tiles = slots.tileCounts[slot];
    int squareBound = bounds.boundSquares(slot);
    int boundWithoutKept = bounds.mostPoints[slot] * Millipoints.PER_POINT + squareBound;
    int boundWithoutBoth = bounds.mostExtraPoints[slot] * Millipoints.PER_POINT + squareBound;
    int wordMilli = slots.slotMultipliers[slot] * Millipoints.PER_POINT;
    boolean crosses = slots.crossingCounts[slot] > 0;
    long slotKey = slots.keys[slot];
    int row = known.row(slotKey);
    known.list(row, tiles, boundWithoutKept, recorder.floor());
    int[] listed = known.listed();
    int end = known.end(row, tiles);
    boolean entered = false;
    for (int index = known.start(row, tiles); index < end; index++) {
      int subset = listed[index];
      int floor = recorder.floor();
      int kept = rack.kept[subset];
      if (boundWithoutKept + kept < floor) {
        break;
      }
      if (boundWithoutBoth + wordMilli * subsets.points(subset) + kept < floor) {
        continue;
      }
      if (!entered) {
        enter(slot);
        entered = true;
      }
      if (!crosses || placer.fitsCrossWords(subset)) {
        tryWords(subset, slotKey + subsets.key(subset), subsets.blanks(subset));
      }
    }
  }

  private void enter(int slot) {
    placer.enter(slot);
    letterBits = AnagramMap.letterBits(slots.lettersFirst[slot], slots.lettersSecond[slot]);
  }

  private void tryWords(int subset, long key, int blanks) {
    if (blanks == 0) {
      tryEntry(subset, anagrams.findEntry(key), 0);
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
        tryEntry(subset, anagrams.findEntry(full), otherBlankLetter << 8 | letter);
      }
    }
  }

  /** Tries the words of an entry, see {@link AnagramMap#findEntry}. */
  private void tryEntry(int subset, long entry, int blankLetters) {
    if ((entry & letterBits) != letterBits) {
      return; // No word of it has the letters in the way where they are.
    }
    int words = (int) entry;
    int end = (words >>> 8) + (words & 0xFF);
    for (int word = words >>> 8; word < end; word++) {
      placer.tryWord(subset, anagrams.firstHalf(word), anagrams.secondHalf(word), blankLetters);
    }
  }
}
