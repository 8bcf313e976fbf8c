package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts words into one slot after the other: a word that agrees with the letters in the way, makes
 * only words where it crosses others and is made of the tiles it is said to be made of is scored
 * and recorded.
 */
final class WordPlacer {
  private final SlotMap slots;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final PlayRecorder recorder;
  private final BlankPlacer blanks;
  private final int[] tilePoints;
  private @Nullable SquareValues squareValues;

  // The slot being searched.
  private int slot;
  private int place;
  private int squares;
  private int crossings;
  private int crossingsEnd;

  /**
   * Where the line begins, counted over the lines of both directions, and over those of its own.
   */
  private int lineStart;

  private int lineStartOfDirection;
  private long[] masks = new long[0];
  private long takenFirst;
  private long takenSecond;
  private long lettersFirst;
  private long lettersSecond;

  WordPlacer(SlotMap slots, ValuedRack rack, PlayRecorder recorder) {
    this.slots = slots;
    this.rack = rack;
    this.subsets = rack.subsets;
    this.recorder = recorder;
    this.blanks = new BlankPlacer(slots, recorder);
    this.tilePoints = new int[slots.board.rules().tiles().letterCount()];
    Arrays.setAll(tilePoints, slots.board.rules().tiles()::scorePoints);
  }

  /** Sets what tiles are worth on squares, for the searches that follow. */
  void setSquareValues(@Nullable SquareValues values) {
    squareValues = values;
    blanks.setSquareValues(values);
  }

  /** The words that follow go into this slot. */
  void enter(int slotEntered) {
    slot = slotEntered;
    squares = slots.squareStarts[slot];
    crossings = slots.crossingStarts[slot];
    crossingsEnd = crossings + slots.crossingCounts[slot];
    place = slots.places[slot];
    int number = slots.lineNumberOf(slot);
    boolean across = number < slots.size;
    masks = slots.board.crossMasks(across ? Direction.ACROSS : Direction.DOWN);
    lineStart = number * slots.size;
    lineStartOfDirection = across ? lineStart : lineStart - slots.size * slots.size;
    takenFirst = slots.takenFirst[slot];
    takenSecond = slots.takenSecond[slot];
    lettersFirst = slots.lettersFirst[slot];
    lettersSecond = slots.lettersSecond[slot];
    recorder.enter(slot);
    blanks.enter(slot);
  }

  /** Whether the subset has some tile for every square with a cross word. */
  boolean fitsCrossWords(int subset) {
    long mask = subsets.mask(subset);
    if ((mask & 1) != 0) {
      return true;
    }
    for (int crossing = crossings; crossing < crossingsEnd; crossing++) {
      if ((masks[lineStartOfDirection + slots.crossingPlaces[crossing]] & mask) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Records a word, if it fits.
   *
   * @param blankLetters see {@link BlankPlacer}
   */
  void tryWord(int subset, long first, long second, int blankLetters) {
    if ((first & takenFirst) == lettersFirst
        && (second & takenSecond) == lettersSecond
        && makesCrossWords(first, second)) {
      score(subset, first, second, blankLetters);
    }
  }

  private boolean makesCrossWords(long first, long second) {
    for (int crossing = crossings; crossing < crossingsEnd; crossing++) {
      int at = slots.crossingPlaces[crossing];
      int letter = FoundPlay.tileAt(first, second, at - place);
      if ((masks[lineStartOfDirection + at] >>> letter & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private void score(int subset, long first, long second, int blankLetters) {
    int points = slots.fixedPoints[slot];
    int played = 0;
    for (int at = squares; at < squares + slots.tileCounts[slot]; at++) {
      int letter = FoundPlay.tileAt(first, second, slots.squarePlaces[at] - place);
      points += tilePoints[letter] * slots.multiplier(slot, at);
      played += subsets.stride(letter);
    }
    played -= subsets.stride(blankLetters & 0xFF) + subsets.stride(blankLetters >>> 8);
    played += subsets.stride(TileSet.BLANK) * 2;
    if (played != subset) {
      return; // Other letters with the same key.
    }
    int others = rack.kept[subset] + squareMillipoints(first, second);
    long tilesFirst = first & ~takenFirst;
    long tilesSecond = second & ~takenSecond;
    if (blankLetters == 0) {
      recorder.record(subset, points, others, tilesFirst, tilesSecond);
    } else {
      blanks.place(subset, points, others, tilesFirst, tilesSecond, blankLetters);
    }
  }

  private int squareMillipoints(long first, long second) {
    if (squareValues == null) {
      return 0;
    }
    int worth = 0;
    for (int at = squares; at < squares + slots.tileCounts[slot]; at++) {
      int placeInLine = slots.squarePlaces[at];
      int letter = FoundPlay.tileAt(first, second, placeInLine - place);
      worth += squareValues.of(lineStart + placeInLine, letter, false);
    }
    return worth;
  }
}
