package dev.hindsight.crossword.play.sweep;

import dev.hindsight.crossword.index.PoolIndex;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.play.find.FoundPlay;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.SlotMap;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Visits every placement that any of a large family of racks could make on a board, once, whatever
 * the number of racks: slot by slot, word by word.
 *
 * <p>The family is given by the tiles that all racks of it hold, and how many more each draws from
 * a pool. What a placement is worth without the tiles kept depends only on the tiles that it puts
 * down, so it is told under their rank in a {@link PoolIndex}. The slots and the cross words are
 * those of {@link PlayFinder}, and so are the placements.
 *
 * <p>One object per thread; the slots may be shared, as nobody changes the board meanwhile.
 */
final class PlacementSweep {
  private static final int MOST_BLANKS = 2;
  private static final int NO_TILE = -1;

  private final SlotMap slots;
  private final WordsByLength words;
  private final PoolIndex index;

  /** By letter: how many tiles all racks of the family hold. */
  private final int[] held;

  /** By letter: how many tiles a rack may hold at most. */
  private final int[] caps;

  /** How many more tiles each rack draws. */
  private final int drawn;

  private final int blanks;
  private final @Nullable SquareValues squareValues;
  private final int[] tilePoints;
  private final int size;

  /**
   * The tiles of the word at hand that are put down: letters ascending, and what is lost if a tile
   * is a blank.
   */
  private final int[] letters;

  private final int[] losses;
  private int tiles;

  /**
   * @param index of the tiles that some rack of the family may play
   */
  PlacementSweep(
      SlotMap slots,
      WordsByLength words,
      @Nullable SquareValues squareValues,
      PoolIndex index,
      RackFamily family) {
    this.slots = slots;
    this.words = words;
    this.index = index;
    this.held = family.heldCounts();
    this.caps = family.mostCounts();
    this.drawn = family.drawn();
    this.blanks = Math.min(caps[TileSet.BLANK], MOST_BLANKS);
    this.squareValues = squareValues;
    this.size = slots.size;
    this.tilePoints = new int[held.length];
    Arrays.setAll(tilePoints, slots.board.rules().tiles()::scorePoints);
    this.letters = new int[slots.rackSize];
    this.losses = new int[slots.rackSize];
  }

  /** Visits the placements of a line: rows first, then columns, as {@link SlotMap} numbers them. */
  void sweepLine(int number, BestPlacements.Sink sink) {
    int first = slots.firstSlot(number);
    for (int slot = first; slot < first + slots.slotCounts[number]; slot++) {
      if (slots.tileCounts[slot] <= index.mostTiles()) {
        sweepSlot(number, slot, sink);
      }
    }
  }

  private void sweepSlot(int number, int slot, BestPlacements.Sink sink) {
    long[] firstHalves = words.firstHalves(slots.lengths[slot]);
    long[] secondHalves = words.secondHalves(slots.lengths[slot]);
    long takenFirst = slots.takenFirst[slot];
    long takenSecond = slots.takenSecond[slot];
    long lettersFirst = slots.lettersFirst[slot];
    long lettersSecond = slots.lettersSecond[slot];
    for (int word = 0; word < firstHalves.length; word++) {
      long first = firstHalves[word];
      long second = secondHalves[word];
      if ((first & takenFirst) == lettersFirst
          && (second & takenSecond) == lettersSecond
          && makesCrossWords(number, slot, first, second)) {
        int total = takeTiles(number, slot, first, second);
        if (mayBeHeld()) {
          visit(total, sink);
        }
      }
    }
  }

  private boolean makesCrossWords(int number, int slot, long first, long second) {
    int count = slots.crossingCounts[slot];
    if (count == 0) {
      return true;
    }
    boolean across = number < size;
    long[] masks = slots.board.crossMasks(across ? Direction.ACROSS : Direction.DOWN);
    int lineStart = (across ? number : number - size) * size;
    int start = slots.crossingStarts[slot];
    for (int crossing = start; crossing < start + count; crossing++) {
      int place = slots.crossingPlaces[crossing];
      int letter = FoundPlay.tileAt(first, second, place - slots.places[slot]);
      if ((masks[lineStart + place] >>> letter & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Lists the tiles put down by ascending letters.
   *
   * @return worth of the placement if no tile of it is a blank
   */
  private int takeTiles(int number, int slot, long first, long second) {
    int base = slots.squareStarts[slot];
    int lineStart = number * size;
    int total = slots.fixedPoints[slot] * Millipoints.PER_POINT;
    tiles = slots.tileCounts[slot];
    for (int tile = 0; tile < tiles; tile++) {
      int place = slots.squarePlaces[base + tile];
      int letter = FoundPlay.tileAt(first, second, place - slots.places[slot]);
      int loss = tilePoints[letter] * slots.multiplier(slot, base + tile) * Millipoints.PER_POINT;
      total += loss;
      if (squareValues != null) {
        int worth = squareValues.of(lineStart + place, letter, false);
        total += worth;
        loss += worth - squareValues.of(lineStart + place, letter, true);
      }
      int at = tile;
      while (at > 0 && letters[at - 1] > letter) {
        letters[at] = letters[at - 1];
        losses[at] = losses[at - 1];
        at--;
      }
      letters[at] = letter;
      losses[at] = loss;
    }
    return total;
  }

  /** Whether some rack may have the tiles, if blanks are put where letters lack. */
  private boolean mayBeHeld() {
    int lacking = 0;
    int fromPool = 0;
    int tile = 0;
    while (tile < tiles) {
      int letter = letters[tile];
      int count = 1;
      while (tile + count < tiles && letters[tile + count] == letter) {
        count++;
      }
      lacking += Math.max(0, count - caps[letter]);
      fromPool += Math.max(0, count - held[letter]);
      tile += count;
    }
    return lacking <= blanks && fromPool - held[TileSet.BLANK] <= drawn;
  }

  /** Tells of the placement without blanks, with one for each tile, and for each two. */
  private void visit(int total, BestPlacements.Sink sink) {
    tell(0, NO_TILE, NO_TILE, total, sink);
    for (int one = 0; one < tiles && blanks > 0; one++) {
      tell(1, one, NO_TILE, total - losses[one], sink);
      for (int two = one + 1; two < tiles && blanks > 1; two++) {
        tell(2, one, two, total - losses[one] - losses[two], sink);
      }
    }
  }

  private void tell(int blanksPlayed, int one, int two, int millipoints, BestPlacements.Sink sink) {
    int rank = rank(blanksPlayed, one, two);
    if (rank >= 0) {
      sink.take(rank, millipoints);
    }
  }

  /** Rank of the tiles with blanks in two places, or a negative number if no rack has them. */
  private int rank(int blanksPlayed, int one, int two) {
    int left = index.mostTiles();
    int rank = 0;
    int fromPool = 0;
    if (blanksPlayed > 0) {
      rank = index.step(TileSet.BLANK, left, blanksPlayed);
      left -= blanksPlayed;
      fromPool = Math.max(0, blanksPlayed - held[TileSet.BLANK]);
    }
    int tile = 0;
    while (tile < tiles) {
      int letter = letters[tile];
      int count = 0;
      do {
        count += tile == one || tile == two ? 0 : 1;
        tile++;
      } while (tile < tiles && letters[tile] == letter);
      if (count > 0) {
        rank += index.step(letter, left, count);
        left -= count;
        fromPool += Math.max(0, count - held[letter]);
      }
    }
    return fromPool > drawn ? -1 : rank;
  }
}
