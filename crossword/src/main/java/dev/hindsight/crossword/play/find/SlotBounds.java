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
 * Shadow play: how much a play in a slot can be worth at most with a given rack.
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

  // By crossing: sums over the crossings of its line before, with the best tile that fits each.

  private final int[] fitPointsBefore;

  /** What is beyond its points in the word, if that counts once; and what it scores across. */
  private final int[] fitExtraBefore;

  private final int[] fitAcrossBefore;

  /** By crossing: the next crossing of the line, from here on, that no tile of the rack fits. */
  private final int[] nextUnfit;

  private SquareValues.@Nullable OfRack squareValues;
  private long keyOfAll;
  private int blanksOfAll;

  /** By empty square: sums over those of its line before of the most that a tile is worth there. */
  private final int[] squareMillipointsBefore;

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
    this.fitPointsBefore = new int[slots.squareCount()];
    this.fitExtraBefore = new int[slots.squareCount()];
    this.fitAcrossBefore = new int[slots.squareCount()];
    this.nextUnfit = new int[slots.squareCount()];
    this.squareMillipointsBefore = new int[slots.squareCount()];
    this.mostPoints = new int[slots.slotCount()];
    this.mostExtraPoints = new int[slots.slotCount()];
  }

  /** Takes in the rack, and what tiles are worth on squares, for the searches that follow. */
  void setRack(@Nullable SquareValues values) {
    squareValues = values == null ? null : values.ofRack(subsets.mask(subsets.all()));
    keyOfAll = subsets.key(subsets.all());
    blanksOfAll = subsets.blanks(subsets.all());
  }

  /** The slot without letters in the way that has the highest bound, or −1. */
  int likelySlot() {
    return likelySlot;
  }

  /** Adds up the best tiles for the squares of a line that make a cross word. */
  private void fitSquares(Direction direction, int line, int number) {
    long[] masks = slots.board.crossMasks(direction);
    int[] letterMultipliers = slots.board.letterMultipliers(direction);
    int[] wordMultipliers = slots.board.wordMultipliers(direction);
    int first = slots.firstSquare(number);
    int end = first + slots.lineCrossings[number];
    int fitPoints = 0;
    int fitExtra = 0;
    int fitAcross = 0;
    int unfit = first;
    for (int crossing = first; crossing < end; crossing++) {
      fitPointsBefore[crossing] = fitPoints;
      fitExtraBefore[crossing] = fitExtra;
      fitAcrossBefore[crossing] = fitAcross;
      int address = line * size + slots.crossingPlaces[crossing];
      int fit = bestFit(masks[address]);
      if (fit < 0) {
        Arrays.fill(nextUnfit, unfit, crossing + 1, crossing);
        unfit = crossing + 1;
      } else {
        int multiplied = fit * letterMultipliers[address];
        fitPoints += fit;
        fitExtra += multiplied - fit;
        fitAcross += multiplied * wordMultipliers[address];
      }
    }
    fitPointsBefore[end] = fitPoints;
    fitExtraBefore[end] = fitExtra;
    fitAcrossBefore[end] = fitAcross;
    Arrays.fill(nextUnfit, unfit, end + 1, end);
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

  /** Bounds all slots and queues those that may hold a play worth the floor. */
  void queueAll(int floor) {
    likelySlot = -1;
    likelyBound = Integer.MIN_VALUE;
    queue.clear();
    for (Direction direction : DIRECTIONS) {
      for (int line = 0; line < size; line++) {
        int number = slots.lineNumber(direction, line);
        int first = slots.firstSlot(number);
        int end = first + slots.slotCounts[number];
        if (first < end) {
          fitSquares(direction, line, number);
          if (squareValues != null) {
            squareValues.addUp(
                number * size,
                slots.squarePlaces,
                slots.firstSquare(number),
                squareMillipointsBefore);
          }
          boundSlots(first, end, floor);
        }
      }
    }
  }

  /**
   * Bounds the slots of a line. What tiles score adds up to w · a + b, where w is the word
   * multiplier; on squares without a cross word the highest tiles go to those that count letters
   * most often.
   */
  private void boundSlots(int first, int end, int floor) {
    int[] highest = subsets.highestPoints();
    int tilesInHand = subsets.size();
    for (int slot = first; slot < end; slot++) {
      int crossing = slots.crossingStarts[slot];
      int crossingEnd = crossing + slots.crossingCounts[slot];
      if (slots.tileCounts[slot] > tilesInHand || nextUnfit[crossing] < crossingEnd) {
        continue;
      }
      int fitPoints = fitPointsBefore[crossingEnd] - fitPointsBefore[crossing];
      int fitExtra = fitExtraBefore[crossingEnd] - fitExtraBefore[crossing];
      int fitAcross = fitAcrossBefore[crossingEnd] - fitAcrossBefore[crossing];
      int free = slots.freeCounts[slot];
      int freeOnce = highest[free & 0xFF];
      int freeMore =
          highest[free >>> 8 & 0xFF] + highest[free >>> 16 & 0xFF] + highest[free >>> 24];
      int wordMultiplier = slots.slotMultipliers[slot];
      int more = slots.fixedPoints[slot] + wordMultiplier * (freeMore + fitExtra) + fitAcross;
      mostExtraPoints[slot] = more;
      mostPoints[slot] = more + wordMultiplier * (freeOnce + fitPoints);
      queueIfWorth(slot, bound(slot, boundSquares(slot)), floor);
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
    int first = slots.squareStarts[slot];
    return squareMillipointsBefore[first + slots.tileCounts[slot]] - squareMillipointsBefore[first];
  }
}
