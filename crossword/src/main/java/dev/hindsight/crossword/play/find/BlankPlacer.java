package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.letters.Millipoints;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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

  private @Nullable SquareValues squareValues;

  // The slot being searched, its empty squares in the arrays of the map, where the word begins, and
  // where its line does, counted over the lines of both directions.
  private int slot;
  private int start;
  private int lineStart;
  private int squares;
  private int squaresEnd;

  BlankPlacer(SlotMap slots, PlayRecorder recorder) {
    this.slots = slots;
    this.recorder = recorder;
    this.tilePoints = new int[slots.board.rules().tiles().letterCount()];
    Arrays.setAll(tilePoints, slots.board.rules().tiles()::scorePoints);
  }

  /** Sets what tiles are worth on squares, for the searches that follow. */
  void setSquareValues(@Nullable SquareValues values) {
    squareValues = values;
  }

  /** The plays that follow are in this slot. */
  void enter(int slotEntered) {
    slot = slotEntered;
    start = slots.places[slot];
    lineStart = slots.lineNumberOf(slot) * slots.size;
    squares = slots.squareStarts[slot];
    squaresEnd = squares + slots.tileCounts[slot];
  }

  /** Records plays with these blanks, whose points are counted as if they were tiles. */
  void place(int subset, int points, int others, long first, long second, int blankLetters) {
    if (recorder.wantsMany()) {
      placeAnywhere(subset, points, others, first, second, blankLetters);
    } else {
      placeCheaply(subset, points, others, first, second, blankLetters);
    }
  }

  private void placeCheaply(
      int subset, int points, int others, long first, long second, int blankLetters) {
    int pointsLeft = points;
    int othersLeft = others;
    long tilesFirst = first;
    long tilesSecond = second;
    for (int letters = blankLetters; letters != 0; letters >>>= 8) {
      int square = cheapestSquare(tilesFirst, tilesSecond, letters & 0xFF);
      int offset = slots.squarePlaces[square] - start;
      tilesFirst = blankFirst(tilesFirst, offset);
      tilesSecond = blankSecond(tilesSecond, offset);
      pointsLeft -= points(letters & 0xFF, square);
      othersLeft -= squareLoss(letters & 0xFF, square);
    }
    recorder.record(subset, pointsLeft, othersLeft, tilesFirst, tilesSecond);
  }

  /**
   * The empty square with this letter where a blank loses least; of equals the one where it loses
   * fewest points of the score, and then the last, since a tile goes before a blank in the order of
   * plays.
   */
  private int cheapestSquare(long first, long second, int letter) {
    int cheapest = -1;
    int least = Integer.MAX_VALUE;
    int leastPoints = Integer.MAX_VALUE;
    for (int square = squares; square < squaresEnd; square++) {
      if (FoundPlay.tileAt(first, second, slots.squarePlaces[square] - start) == letter) {
        int points = points(letter, square);
        int loss = points * Millipoints.PER_POINT + squareLoss(letter, square);
        if (loss < least || (loss == least && points <= leastPoints)) {
          cheapest = square;
          least = loss;
          leastPoints = points;
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
      int offset = slots.squarePlaces[square] - start;
      if (FoundPlay.tileAt(first, second, offset) == letter) {
        int pointsLeft = points - points(letter, square);
        int othersLeft = others - squareLoss(letter, square);
        long tilesFirst = blankFirst(first, offset);
        long tilesSecond = blankSecond(second, offset);
        if (blankLetters == letter) {
          recorder.record(subset, pointsLeft, othersLeft, tilesFirst, tilesSecond);
        } else {
          int from = blankLetters >>> 8 == letter ? square + 1 : squares;
          placeSecond(subset, pointsLeft, othersLeft, tilesFirst, tilesSecond, blankLetters, from);
        }
      }
    }
  }

  private void placeSecond(
      int subset, int points, int others, long first, long second, int blankLetters, int from) {
    int letter = blankLetters >>> 8;
    for (int square = from; square < squaresEnd; square++) {
      int offset = slots.squarePlaces[square] - start;
      if (FoundPlay.tileAt(first, second, offset) == letter) {
        recorder.record(
            subset,
            points - points(letter, square),
            others - squareLoss(letter, square),
            blankFirst(first, offset),
            blankSecond(second, offset));
      }
    }
  }

  private int points(int letter, int square) {
    return tilePoints[letter] * slots.multiplier(slot, square);
  }

  /** What a square is worth less with a blank than with a tile of its letter, in millipoints. */
  private int squareLoss(int letter, int square) {
    if (squareValues == null) {
      return 0;
    }
    int at = lineStart + slots.squarePlaces[square];
    return squareValues.of(at, letter, false) - squareValues.of(at, letter, true);
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
