package dev.hindsight.crossword.play;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How much a play in a slot can be worth at most with a given rack.
 *
 * <p>Two bounds, of which the lower counts. One takes the highest tiles on the highest multipliers,
 * on squares with cross words the highest tile that fits, and the best leave. The other couples
 * points and leave, since a tile is either played or kept: every tile counts at least the word
 * multiplier, so m · points + kept is bounded over subsets, and only what squares multiply beyond m
 * is bounded tile by tile.
 */
final class SlotBounds {
  private static final int MILLI = 1000;

  private final SlotMap slots;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final int size;
  private final int rackSize;
  private final int letterCount;
  private final int[] tilePoints;

  /** By line number and place: points of the best tile of the rack that fits, −1 if none does. */
  private final int[] bestFitPoints;

  private @Nullable SquareValues squareValues;

  /** By line number and place: the most that a tile of the rack is worth on the square. */
  private final int[] bestSquareMillipoints;

  SlotBounds(SlotMap slots, ValuedRack rack, CrosswordRules rules) {
    this.slots = slots;
    this.rack = rack;
    this.subsets = rack.subsets;
    this.size = slots.size;
    this.rackSize = slots.rackSize;
    this.letterCount = rules.tiles().letterCount();
    this.tilePoints = new int[letterCount];
    Arrays.setAll(tilePoints, rules.tiles()::scorePoints);
    this.bestFitPoints = new int[2 * size * size];
    this.bestSquareMillipoints = new int[2 * size * size];
  }

  /** Sets what tiles are worth on squares, for the searches that follow. */
  void setSquareValues(@Nullable SquareValues values) {
    squareValues = values;
  }

  /** Finds the best tile for each square of a line that makes a cross word. */
  void fitSquares(int number, int line, long[] masks) {
    int first = number * size;
    int end = first + slots.crossSquareCounts[number];
    for (int index = first; index < end; index++) {
      int place = slots.crossSquares[index];
      long mask = masks[line * size + place];
      bestFitPoints[first + place] = bestFit(mask);
    }
    if (squareValues != null) {
      boundSquareValues(squareValues, number);
    }
  }

  /** Points of the best tile that is one of these letters; 0 for a blank, −1 for none. */
  private int bestFit(long mask) {
    long rackMask = subsets.mask(subsets.all());
    if ((mask & rackMask) != 0) {
      for (int index = 0; index < subsets.lettersWithPoints(); index++) {
        int letter = subsets.letterByPoints(index);
        if ((mask >>> letter & 1) != 0) {
          return tilePoints[letter];
        }
      }
    }
    return (rackMask & 1) != 0 && mask != 0 ? 0 : -1;
  }

  private void boundSquareValues(SquareValues values, int number) {
    boolean hasBlank = (subsets.mask(subsets.all()) & 1) != 0;
    for (int place = 0; place < size; place++) {
      int base = (number * size + place) * letterCount;
      int most = Integer.MIN_VALUE;
      for (int letter = 1; letter < letterCount; letter++) {
        if (hasBlank || (subsets.mask(subsets.all()) >>> letter & 1) != 0) {
          most = Math.max(most, values.values()[base + letter]);
        }
      }
      bestSquareMillipoints[number * size + place] = most;
    }
  }

  /** Most points by tile and square, see {@link #boundPoints}. */
  int mostPoints;

  /** The part of it that is beyond the word multiplier. */
  int mostExtraPoints;

  /**
   * Bounds the points that tiles of the rack can make in a slot: the highest tiles on the highest
   * multipliers, on squares with cross words the highest that fits. False if a square fits none.
   */
  boolean boundPoints(int slot, int lineBase) {
    int base = slot * rackSize;
    int wordMultiplier = slots.slotMultipliers[slot];
    int points = slots.fixedPoints[slot];
    int extra = points;
    int square = lineBase + slots.places[slot];
    for (int index = base; index < base + slots.crossedCounts[slot]; index++) {
      int crossed = base + slots.crossed[index];
      int fit = bestFitPoints[square + slots.offsets[crossed]];
      if (fit < 0) {
        return false;
      }
      int multiplier = slots.multipliers[crossed];
      points += fit * multiplier;
      extra += fit * (multiplier - wordMultiplier);
    }
    int[] sortedPoints = subsets.sortedPoints();
    for (int index = 0; index < slots.freeCounts[slot]; index++) {
      int multiplier = slots.freeMultipliers[base + index];
      points += sortedPoints[index] * multiplier;
      extra += sortedPoints[index] * (multiplier - wordMultiplier);
    }
    mostPoints = points;
    mostExtraPoints = extra;
    return true;
  }

  /** The most that a play in the slot can be worth, after {@link #boundPoints}. */
  int bound(int slot, int lineBase) {
    int tiles = slots.tileCounts[slot];
    boolean ofWord = slots.keys[slot] == 0;
    int bestKept = ofWord ? rack.bestKeptOfWord[tiles] : rack.bestKept[tiles];
    if (bestKept == ValuedRack.NOTHING) {
      return ValuedRack.NOTHING;
    }
    int bound =
        Math.min(
            mostPoints * MILLI + bestKept,
            mostExtraPoints * MILLI + rack.bestBoth(slots.slotMultipliers[slot], tiles, ofWord));
    return squareValues == null ? bound : bound + boundSquares(slot, lineBase);
  }

  int boundSquares(int slot, int lineBase) {
    int most = 0;
    int base = slot * rackSize;
    for (int index = 0; index < slots.tileCounts[slot]; index++) {
      most += bestSquareMillipoints[lineBase + slots.places[slot] + slots.offsets[base + index]];
    }
    return most;
  }
}
