package dev.hindsight.crossword.play.find;

import java.util.Arrays;

/**
 * Decides which tiles of a play are the blanks, where a letter is put down more often than once:
 * for the best play each where it loses least, for all plays everywhere.
 *
 * <p>The letters of the blanks are one number: that of the first, plus 256 times that of the
 * second, 0 if there is none.
 */
final class BlankPlacer {
  private final SlotMap slots;
  private final PlayRecorder recorder;
  private final int[] tilePoints;

  // The slot being searched, and its empty squares in the arrays of the map.
  private int slot;
  private int squares;
  private int squaresEnd;

  BlankPlacer(SlotMap slots, PlayRecorder recorder) {
    this.slots = slots;
    this.recorder = recorder;
    this.tilePoints = new int[slots.board.rules().tiles().letterCount()];
    Arrays.setAll(tilePoints, slots.board.rules().tiles()::scorePoints);
  }

  /** The plays that follow are in this slot. */
  void enter(int slotEntered) {
    slot = slotEntered;
    squares = slots.squareStarts[slot];
    squaresEnd = squares + slots.tileCounts[slot];
  }

  /** Records plays with these blanks, whose points are counted as if they were tiles. */
  void place(int subset, int points, int others, long first, long second, int blankLetters) {
    if (recorder.wantsAll()) {
      placeAnywhere(subset, points, others, first, second, blankLetters);
    } else {
      placeCheaply(subset, points, others, first, second, blankLetters);
    }
  }

  private void placeCheaply(
      int subset, int points, int others, long first, long second, int blankLetters) {
    int pointsLeft = points;
    long tilesFirst = first;
    long tilesSecond = second;
    for (int letters = blankLetters; letters != 0; letters >>>= 8) {
      int square = cheapestSquare(tilesFirst, tilesSecond, letters & 0xFF);
      int offset = slots.offsets[square];
      tilesFirst = blankFirst(tilesFirst, offset);
      tilesSecond = blankSecond(tilesSecond, offset);
      pointsLeft -= points(letters & 0xFF, square);
    }
    recorder.record(subset, pointsLeft, others, tilesFirst, tilesSecond);
  }

  /**
   * The empty square with this letter where a blank loses least; the last of them if equal, since a
   * tile goes before a blank in the order of plays.
   */
  private int cheapestSquare(long first, long second, int letter) {
    int cheapest = -1;
    int least = Integer.MAX_VALUE;
    for (int square = squares; square < squaresEnd; square++) {
      if (FoundPlay.tileAt(first, second, slots.offsets[square]) == letter) {
        int multiplier = slots.multiplier(slot, square);
        if (multiplier <= least) {
          cheapest = square;
          least = multiplier;
        }
      }
    }
    return cheapest;
  }

  /** Two blanks for one letter in one order only. */
  private void placeAnywhere(
      int subset, int points, int others, long first, long second, int blankLetters) {
    int letter = blankLetters & 0xFF;
    for (int square = squares; square < squaresEnd; square++) {
      int offset = slots.offsets[square];
      if (FoundPlay.tileAt(first, second, offset) == letter) {
        int pointsLeft = points - points(letter, square);
        long tilesFirst = blankFirst(first, offset);
        long tilesSecond = blankSecond(second, offset);
        if (blankLetters == letter) {
          recorder.record(subset, pointsLeft, others, tilesFirst, tilesSecond);
        } else {
          int from = blankLetters >>> 8 == letter ? square + 1 : squares;
          placeSecond(subset, pointsLeft, others, tilesFirst, tilesSecond, blankLetters, from);
        }
      }
    }
  }

  private void placeSecond(
      int subset, int points, int others, long first, long second, int blankLetters, int from) {
    int letter = blankLetters >>> 8;
    for (int square = from; square < squaresEnd; square++) {
      int offset = slots.offsets[square];
      if (FoundPlay.tileAt(first, second, offset) == letter) {
        recorder.record(
            subset,
            points - points(letter, square),
            others,
            blankFirst(first, offset),
            blankSecond(second, offset));
      }
    }
  }

  private int points(int letter, int square) {
    return tilePoints[letter] * slots.multiplier(slot, square);
  }

  private static long blankFirst(long tilesFirst, int offset) {
    return offset < 8 ? negate(tilesFirst, offset) : tilesFirst;
  }

  private static long blankSecond(long tilesSecond, int offset) {
    return offset < 8 ? tilesSecond : negate(tilesSecond, offset - 8);
  }

  /** The byte at a place turned into its negative: a blank shown as that letter. */
  private static long negate(long tiles, int place) {
    int shift = place * 8;
    long tile = -(tiles >>> shift & 0xFF) & 0xFF;
    return (tiles & ~(0xFFL << shift)) | tile << shift;
  }
}
