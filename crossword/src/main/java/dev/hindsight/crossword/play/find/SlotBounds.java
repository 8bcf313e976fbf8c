package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
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
  private static final Direction[] DIRECTIONS = Direction.values();

  private final SlotMap slots;
  private final SlotQueue queue;
  private final AnagramMap anagrams;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final int size;
  private final int letterCount;
  private final int[] tilePoints;

  /** By line number and place: points of the best tile of the rack that fits, −1 if none does. */
  private final int[] bestFitPoints;

  private @Nullable SquareValues squareValues;
  private long keyOfAll;
  private int blanksOfAll;

  /** By line number and place: the most that a tile of the rack is worth on the square. */
  private final int[] bestSquareMillipoints;

  /** By slot that is bounded: most points by tile and square. */
  final int[] mostPoints;

  /** By slot that is bounded: the part of it that is beyond the word multiplier. */
  final int[] mostExtraPoints;

  /** The slot without letters in the way that has the highest bound, or −1. */
  private int likelySlot;

  private int likelyBound;

  SlotBounds(SlotMap slots, SlotQueue queue, ValuedRack rack, AnagramMap anagrams) {
    this.slots = slots;
    this.queue = queue;
    this.anagrams = anagrams;
    this.rack = rack;
    this.subsets = rack.subsets;
    this.size = slots.size;
    TileSet tiles = slots.board.rules().tiles();
    this.letterCount = tiles.letterCount();
    this.tilePoints = new int[letterCount];
    Arrays.setAll(tilePoints, tiles::scorePoints);
    this.bestFitPoints = new int[2 * size * size];
    this.bestSquareMillipoints = new int[2 * size * size];
    this.mostPoints = new int[slots.slotCount()];
    this.mostExtraPoints = new int[slots.slotCount()];
  }

  /** Takes in the rack, and what tiles are worth on squares, for the searches that follow. */
  void setRack(@Nullable SquareValues values) {
    squareValues = values;
    keyOfAll = subsets.key(subsets.all());
    blanksOfAll = subsets.blanks(subsets.all());
  }

  /** The slot without letters in the way that has the highest bound, or −1. */
  int likelySlot() {
    return likelySlot;
  }

  /** Finds the best tile for each square of a line that makes a cross word. */
  private void fitSquares(int number, int line, long[] masks) {
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
    long rackMask = subsets.mask(subsets.all());
    for (int square = number * size; square < (number + 1) * size; square++) {
      bestSquareMillipoints[square] = values.most(square, rackMask);
    }
  }

  /** Bounds all slots and queues those that may hold a play worth the floor. */
  void queueAll(int floor) {
    likelySlot = -1;
    likelyBound = Integer.MIN_VALUE;
    queue.clear();
    for (Direction direction : DIRECTIONS) {
      long[] masks = slots.board.crossMasks(direction);
      for (int line = 0; line < size; line++) {
        int number = slots.lineNumber(direction, line);
        int slot = slots.firstSlot(number);
        int end = slot + slots.slotCounts[number];
        if (slot < end) {
          fitSquares(number, line, masks);
        }
        while (slot < end) {
          int chainEnd = slots.chainEnds[slot];
          boundChain(slot, chainEnd, number * size, floor);
          slot = chainEnd;
        }
      }
    }
  }

  /**
   * Bounds the slots of a chain, one after the other. What their squares multiply adds up along the
   * chain: w · a + b, where w is the word multiplier, and the highest tiles go to the squares that
   * count letters most often.
   */
  private void boundChain(int first, int end, int lineBase, int floor) {
    int[] highest = subsets.highestPoints();
    int tilesInHand = subsets.size();
    int squares = slots.squareStarts[first];
    int place = lineBase + slots.places[first];
    int crossings = 0;
    int fitPoints = 0;
    int fitTimesSquares = 0;
    int fitTimesCrosses = 0;
    int counted = 0;
    int squareMillipoints = 0;
    for (int slot = first; slot < end && slots.tileCounts[slot] <= tilesInHand; slot++) {
      while (crossings < slots.crossedCounts[slot]) {
        int square = squares + slots.crossed[squares + crossings++];
        int fit = bestFitPoints[place + slots.offsets[square]];
        if (fit < 0) {
          return;
        }
        int multiplied = fit * slots.squareMultipliers[square];
        fitPoints += fit;
        fitTimesSquares += multiplied;
        fitTimesCrosses += multiplied * slots.crossMultipliers[square];
      }
      while (squareValues != null && counted < slots.tileCounts[slot]) {
        squareMillipoints += bestSquareMillipoints[place + slots.offsets[squares + counted++]];
      }
      int free = slots.freeCounts[slot];
      int freeOnce = highest[free & 0xFF];
      int freeMore =
          highest[free >>> 8 & 0xFF] + highest[free >>> 16 & 0xFF] + highest[free >>> 24];
      int wordMultiplier = slots.slotMultipliers[slot];
      int more =
          slots.fixedPoints[slot]
              + wordMultiplier * (freeMore + fitTimesSquares - fitPoints)
              + fitTimesCrosses;
      mostExtraPoints[slot] = more;
      mostPoints[slot] = more + wordMultiplier * (freeOnce + fitPoints);
      queueIfWorth(slot, bound(slot, squareMillipoints), floor);
    }
  }

  private void queueIfWorth(int slot, int bound, int floor) {
    // Playing everything looks good in many slots, and one question settles each.
    if (bound >= floor
        && (slots.tileCounts[slot] < subsets.size()
            || anagrams.mayHaveWord(slots.keys[slot] + keyOfAll, blanksOfAll))) {
      queue.add(bound, slot);
      if (bound > likelyBound && slots.keys[slot] == 0) {
        likelyBound = bound;
        likelySlot = slot;
      }
    }
  }

  /** The most that a play in the slot can be worth, if its squares are worth this much at most. */
  private int bound(int slot, int squareMillipoints) {
    int tiles = slots.tileCounts[slot];
    boolean ofWord = slots.keys[slot] == 0;
    int bestKept = ofWord ? rack.bestKeptOfWord[tiles] : rack.bestKept[tiles];
    if (bestKept == ValuedRack.NOTHING) {
      return ValuedRack.NOTHING;
    }
    int bound =
        Math.min(
            mostPoints[slot] * Millipoints.PER_POINT + bestKept,
            mostExtraPoints[slot] * Millipoints.PER_POINT
                + rack.bestBoth(slots.slotMultipliers[slot], tiles, ofWord));
    return bound + squareMillipoints;
  }

  /** The most that the squares of a slot are worth by themselves. */
  int boundSquares(int slot) {
    if (squareValues == null) {
      return 0;
    }
    int most = 0;
    int base = slots.squareStarts[slot];
    int lineBase = slots.lineNumberOf(slot) * size;
    for (int index = 0; index < slots.tileCounts[slot]; index++) {
      most += bestSquareMillipoints[lineBase + slots.places[slot] + slots.offsets[base + index]];
    }
    return most;
  }
}
