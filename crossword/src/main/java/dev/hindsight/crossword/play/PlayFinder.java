package dev.hindsight.crossword.play;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds placements on one board: the best one, all of them, or whether any is better than a
 * threshold.
 *
 * <p>Every slot of the board (see {@link SlotMap}) gets an upper bound for this rack: the most
 * valuable tiles on the best free squares, on a square with a cross word the most valuable tile
 * that fits, and the best leave of the tiles that remain. Slots are then searched from the highest
 * bound down, until no bound reaches the best play found. In a slot, subsets of the rack with the
 * right number of tiles are tried from the best leave down; bits tell whether there is any word at
 * all of those tiles and the letters in the way, and only then are words looked up (see {@link
 * AnagramMap}). Bounds never fall short, so the best play is the first of all plays.
 *
 * <p>Nothing is allocated while searching. One object per thread; it follows its board.
 */
public final class PlayFinder {
  private static final int MILLI = 1000;
  private static final Direction[] DIRECTIONS = Direction.values();

  private final AnagramMap anagrams;
  private final SlotMap slots;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final int size;
  private final int rackSize;
  private final int letterCount;
  private final int[] tilePoints;
  private final long[] letterKeys;

  private final MadeWords made;
  private final SlotBounds bounds;
  private final SlotQueue queue;
  private @Nullable SquareValues squareValues;
  private final FoundPlay best = new FoundPlay();

  /** Takes all plays; null while only the best is wanted. */
  private @Nullable PlayList list;

  /** The slot without letters in the way that has the highest bound, or −1. */
  private int likelySlot;

  private int likelyBound;

  /** Plays below this are of no interest. */
  private int floor;

  public PlayFinder(Board board, CrosswordRules rules, AnagramMap anagrams, LeaveIndex leaves) {
    this.anagrams = anagrams;
    this.slots = new SlotMap(board, rules, anagrams);
    this.size = board.size();
    this.rackSize = rules.rackSize();
    this.subsets = new RackSubsets(rules.tiles(), leaves, anagrams, rackSize);
    this.rack = new ValuedRack(subsets, anagrams, rackSize);
    this.letterCount = rules.tiles().letterCount();
    this.tilePoints = new int[letterCount];
    Arrays.setAll(tilePoints, rules.tiles()::scorePoints);
    this.letterKeys = anagrams.letterKeys();
    this.made = new MadeWords(anagrams, rack, letterCount);
    this.bounds = new SlotBounds(slots, rack, rules);
    this.queue = new SlotQueue(2 * size * size * rackSize);
  }

  /** The board that is searched. */
  public Board board() {
    return slots.board;
  }

  /** The rack last set, as subsets that can be played. */
  public RackSubsets rack() {
    return subsets;
  }

  /** Worth of what is kept when a subset of the rack is played. */
  public int keptMillipoints(int subset) {
    return rack.kept[subset];
  }

  /** Sets the rack to search for, by letter counts, and what its plays are worth. */
  public void setRack(
      int[] letterCounts, Evaluation evaluation, int tilesInBag, int opponentPoints) {
    rack.fill(letterCounts, evaluation, tilesInBag, opponentPoints);
    squareValues = evaluation.squareValues(slots.board);
    bounds.setSquareValues(squareValues);
  }

  /**
   * Finds the best placement worth at least {@code floorMillipoints}.
   *
   * @return the placement, valid until the next search, or null if there is none
   */
  public @Nullable FoundPlay findBest(int floorMillipoints) {
    list = null;
    best.clear();
    floor = floorMillipoints;
    boundSlots();
    searchFirst();
    queue.order();
    while (queue.reaches(floor)) {
      search(queue.take());
    }
    return best.isFound() ? best : null;
  }

  /**
   * Whether some placement is worth more than {@code millipoints}; the search ends with the first
   * that is.
   */
  public boolean hasBetterThan(int millipoints) {
    list = null;
    best.clear();
    floor = millipoints + 1;
    boundSlots();
    queue.order();
    while (queue.reaches(floor)) {
      search(queue.take());
      if (best.isFound()) {
        return true;
      }
    }
    return false;
  }

  /** Finds all placements, in no particular order. */
  public void findAll(PlayList into) {
    into.clear();
    list = into;
    floor = ValuedRack.NOTHING + 1;
    boundSlots();
    made.clear();
    for (int index = 0; index < queue.size(); index++) {
      collect(queue.slot(index));
    }
    list = null;
  }

  /**
   * Searches the best slot without letters in the way, of which it is known that there is a word:
   * what is found lets most other slots be forgotten before they are put in order.
   */
  private void searchFirst() {
    if (likelySlot >= 0) {
      search(likelySlot);
      queue.keepFrom(floor);
    }
  }

  private void boundSlots() {
    likelySlot = -1;
    likelyBound = Integer.MIN_VALUE;
    slots.refresh();
    queue.clear();
    for (Direction direction : DIRECTIONS) {
      long[] masks = slots.board.crossMasks(direction);
      for (int line = 0; line < size; line++) {
        int number = slots.lineNumber(direction, line);
        int count = slots.slotCounts[number];
        if (count > 0) {
          bounds.fitSquares(number, line, masks);
          int first = slots.firstSlot(number);
          boundLine(first, first + count, number * size);
        }
      }
    }
  }

  /** Puts the slots of a line that may hold something of interest on the heap. */
  private void boundLine(int from, int to, int lineBase) {
    int tilesInHand = subsets.size();
    int all = subsets.all();
    int slot = from;
    while (slot < to) {
      if (slots.tileCounts[slot] > tilesInHand || !bounds.boundPoints(slot, lineBase)) {
        slot = slots.chainEnds[slot];
        continue;
      }
      int bound = bounds.bound(slot, lineBase);
      // Playing everything looks good in many slots, and one question settles each.
      if (bound >= floor
          && (slots.tileCounts[slot] < tilesInHand
              || anagrams.mayHaveWord(slots.keys[slot] + subsets.key(all), subsets.blanks(all)))) {
        queue.add(bound, slot);
        if (bound > likelyBound && slots.keys[slot] == 0) {
          likelyBound = bound;
          likelySlot = slot;
        }
      }
      slot++;
    }
  }

  /** Tries the subsets of the rack in a slot. */
  private void search(int slot) {
    int tiles = slots.tileCounts[slot];
    int lineBase = slots.lineNumberOf(slot) * size;
    bounds.boundPoints(slot, lineBase);
    int squareBound = squareValues == null ? 0 : bounds.boundSquares(slot, lineBase);
    int boundWithoutKept = bounds.mostPoints * MILLI + squareBound;
    int boundWithoutBoth = bounds.mostExtraPoints * MILLI + squareBound;
    int wordMilli = slots.slotMultipliers[slot] * MILLI;
    int crossings = slots.crossedCounts[slot];
    long[] masks = crossMasks(lineBase);
    int square = squareOf(slot, lineBase);
    long slotKey = slots.keys[slot];
    boolean alone = slotKey == 0;
    int[] ordered = alone ? rack.orderedWords : rack.ordered;
    int[] starts = alone ? rack.wordStarts : rack.starts;
    int end = starts[tiles + 1];
    for (int index = starts[tiles]; index < end; index++) {
      int subset = ordered[index];
      if (boundWithoutKept + rack.kept[subset] < floor) {
        break;
      }
      int boundOfBoth = boundWithoutBoth + wordMilli * subsets.points(subset) + rack.kept[subset];
      if (boundOfBoth < floor
          || (crossings > 0 && !fitsCrossWords(slot, crossings, masks, square, subset))) {
        continue;
      }
      long key = slotKey + subsets.key(subset);
      int blanks = subsets.blanks(subset);
      if (alone || anagrams.mayHaveWord(key, blanks)) {
        if (blanks == 0) {
          tryWords(slot, lineBase, subset, anagrams.findWords(key), 0, 0);
        } else {
          tryBlanks(slot, lineBase, subset, key, blanks);
        }
      }
    }
  }

  /** Takes all plays of a slot. */
  private void collect(int slot) {
    int lineBase = slots.lineNumberOf(slot) * size;
    int crossings = slots.crossedCounts[slot];
    int question = made.ask(slots.keys[slot], slots.tileCounts[slot]);
    long takenFirst = slots.takenFirst[slot];
    long takenSecond = slots.takenSecond[slot];
    long lettersFirst = slots.lettersFirst[slot];
    long lettersSecond = slots.lettersSecond[slot];
    int end = made.end(question);
    for (int index = made.start(question); index < end; index++) {
      long first = made.firstHalf(index);
      long second = made.secondHalf(index);
      if ((first & takenFirst) == lettersFirst
          && (second & takenSecond) == lettersSecond
          && (crossings == 0 || makesCrossWords(slot, lineBase, first, second))) {
        score(
            slot,
            lineBase,
            made.subset(index),
            first,
            second,
            made.blankLetter(index),
            made.secondBlankLetter(index));
      }
    }
  }

  /** Whether the subset has some tile for every square with a cross word. */
  private boolean fitsCrossWords(int slot, int crossings, long[] masks, int square, int subset) {
    long mask = subsets.mask(subset);
    if ((mask & 1) != 0) {
      return true;
    }
    int base = slot * rackSize;
    for (int index = base; index < base + crossings; index++) {
      int crossed = base + slots.crossed[index];
      if ((masks[square + slots.offsets[crossed]] & mask) == 0) {
        return false;
      }
    }
    return true;
  }

  private long[] crossMasks(int lineBase) {
    return slots.board.crossMasks(lineBase < size * size ? Direction.ACROSS : Direction.DOWN);
  }

  /** First square of a slot in the order of its direction. */
  private int squareOf(int slot, int lineBase) {
    return (lineBase < size * size ? lineBase : lineBase - size * size) + slots.places[slot];
  }

  /** Lets the blanks stand for letters; the second for no lower letter than the first. */
  private void tryBlanks(int slot, int lineBase, int subset, long key, int blanks) {
    if (blanks == 1) {
      tryLastBlank(slot, lineBase, subset, key - letterKeys[0], 0);
    } else if (blanks == 2) {
      for (int letter = 1; letter < letterCount; letter++) {
        long withOne = key - letterKeys[0] + letterKeys[letter];
        if (anagrams.mayHaveWord(withOne, 1)) {
          tryLastBlank(slot, lineBase, subset, withOne - letterKeys[0], letter);
        }
      }
    } else {
      throw new IllegalArgumentException("a rack has at most two blanks");
    }
  }

  private void tryLastBlank(int slot, int lineBase, int subset, long key, int otherBlankLetter) {
    long letters = anagrams.mayComplete(key) >>> otherBlankLetter << otherBlankLetter;
    while (letters != 0) {
      int letter = Long.numberOfTrailingZeros(letters);
      letters &= letters - 1;
      long full = key + letterKeys[letter];
      if (anagrams.mayHaveWord(full, 0)) {
        tryWords(slot, lineBase, subset, anagrams.findWords(full), letter, otherBlankLetter);
      }
    }
  }

  /** Tries the words of an entry; 0 for a blank that is not there. */
  private void tryWords(
      int slot, int lineBase, int subset, int words, int blankLetter, int secondBlankLetter) {
    int end = (words >>> 8) + (words & 0xFF);
    for (int word = words >>> 8; word < end; word++) {
      long first = anagrams.firstHalf(word);
      long second = anagrams.secondHalf(word);
      if ((first & slots.takenFirst[slot]) == slots.lettersFirst[slot]
          && (second & slots.takenSecond[slot]) == slots.lettersSecond[slot]
          && makesCrossWords(slot, lineBase, first, second)) {
        score(slot, lineBase, subset, first, second, blankLetter, secondBlankLetter);
      }
    }
  }

  private boolean makesCrossWords(int slot, int lineBase, long first, long second) {
    int base = slot * rackSize;
    int count = slots.crossedCounts[slot];
    if (count == 0) {
      return true;
    }
    long[] masks = crossMasks(lineBase);
    int square = squareOf(slot, lineBase);
    for (int index = 0; index < count; index++) {
      int offset = slots.offsets[base + slots.crossed[base + index]];
      if ((masks[square + offset] >>> FoundPlay.tileAt(first, second, offset) & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Scores a word that fits; 0 for a blank that is not there. */
  private void score(
      int slot,
      int lineBase,
      int subset,
      long first,
      long second,
      int blankLetter,
      int secondBlankLetter) {
    int base = slot * rackSize;
    int tiles = slots.tileCounts[slot];
    int points = slots.fixedPoints[slot];
    int played = 0;
    for (int index = 0; index < tiles; index++) {
      int letter = FoundPlay.tileAt(first, second, slots.offsets[base + index]);
      points += tilePoints[letter] * slots.multipliers[base + index];
      played += subsets.stride(letter);
    }
    played -= subsets.stride(blankLetter) + subsets.stride(secondBlankLetter);
    played += subsets.stride(TileSet.BLANK) * 2;
    if (played != subset) {
      return; // Other letters with the same key.
    }
    int others = rack.kept[subset] + squareMillipoints(slot, lineBase, first, second);
    long tilesFirst = first & ~slots.takenFirst[slot];
    long tilesSecond = second & ~slots.takenSecond[slot];
    if (blankLetter == 0) {
      record(slot, subset, points, others, tilesFirst, tilesSecond);
    } else if (list == null) {
      placeBlanksCheaply(
          slot, subset, points, others, tilesFirst, tilesSecond, blankLetter, secondBlankLetter);
    } else {
      placeBlanksAnywhere(
          slot, subset, points, others, tilesFirst, tilesSecond, blankLetter, secondBlankLetter);
    }
  }

  private int squareMillipoints(int slot, int lineBase, long first, long second) {
    if (squareValues == null) {
      return 0;
    }
    int base = slot * rackSize;
    int square = lineBase + slots.places[slot];
    int worth = 0;
    for (int index = 0; index < slots.tileCounts[slot]; index++) {
      int offset = slots.offsets[base + index];
      int letter = FoundPlay.tileAt(first, second, offset);
      worth += squareValues.values()[(square + offset) * letterCount + letter];
    }
    return worth;
  }

  /** The best play with these blanks: where a letter occurs twice, each where it loses least. */
  private void placeBlanksCheaply(
      int slot,
      int subset,
      int points,
      int others,
      long tilesFirst,
      long tilesSecond,
      int blankLetter,
      int secondBlankLetter) {
    int one = cheapestSquare(slot, tilesFirst, tilesSecond, blankLetter);
    int offset = slots.offsets[one];
    long first = blankFirst(tilesFirst, offset);
    long second = blankSecond(tilesSecond, offset);
    int pointsLeft = points - tilePoints[blankLetter] * slots.multipliers[one];
    if (secondBlankLetter != 0) {
      int two = cheapestSquare(slot, first, second, secondBlankLetter);
      offset = slots.offsets[two];
      first = blankFirst(first, offset);
      second = blankSecond(second, offset);
      pointsLeft -= tilePoints[secondBlankLetter] * slots.multipliers[two];
    }
    record(slot, subset, pointsLeft, others, first, second);
  }

  /** Every play with these blanks; two blanks for one letter in one order only. */
  private void placeBlanksAnywhere(
      int slot,
      int subset,
      int points,
      int others,
      long tilesFirst,
      long tilesSecond,
      int blankLetter,
      int secondBlankLetter) {
    int base = slot * rackSize;
    int end = base + slots.tileCounts[slot];
    for (int one = base; one < end; one++) {
      int offset = slots.offsets[one];
      if (FoundPlay.tileAt(tilesFirst, tilesSecond, offset) != blankLetter) {
        continue;
      }
      long first = blankFirst(tilesFirst, offset);
      long second = blankSecond(tilesSecond, offset);
      int pointsLeft = points - tilePoints[blankLetter] * slots.multipliers[one];
      if (secondBlankLetter == 0) {
        record(slot, subset, pointsLeft, others, first, second);
        continue;
      }
      for (int two = secondBlankLetter == blankLetter ? one + 1 : base; two < end; two++) {
        int other = slots.offsets[two];
        if (FoundPlay.tileAt(first, second, other) == secondBlankLetter) {
          record(
              slot,
              subset,
              pointsLeft - tilePoints[secondBlankLetter] * slots.multipliers[two],
              others,
              blankFirst(first, other),
              blankSecond(second, other));
        }
      }
    }
  }

  private static long blankFirst(long tilesFirst, int offset) {
    return offset < 8 ? negate(tilesFirst, offset) : tilesFirst;
  }

  private static long blankSecond(long tilesSecond, int offset) {
    return offset < 8 ? tilesSecond : negate(tilesSecond, offset - 8);
  }

  /** The byte at a place turned into its negative: a blank shown as that letter. */
  static long negate(long tiles, int place) {
    int shift = place * 8;
    long tile = -(tiles >>> shift & 0xFF) & 0xFF;
    return (tiles & ~(0xFFL << shift)) | tile << shift;
  }

  /**
   * The empty square with this letter where a blank loses least; the last of them if equal, since a
   * tile goes before a blank in the order of plays.
   */
  private int cheapestSquare(int slot, long first, long second, int letter) {
    int base = slot * rackSize;
    int cheapest = -1;
    for (int index = base; index < base + slots.tileCounts[slot]; index++) {
      if (FoundPlay.tileAt(first, second, slots.offsets[index]) == letter
          && (cheapest < 0 || slots.multipliers[index] <= slots.multipliers[cheapest])) {
        cheapest = index;
      }
    }
    return cheapest;
  }

  private void record(
      int slot, int subset, int points, int others, long tilesFirst, long tilesSecond) {
    int equity = points * MILLI + others;
    int number = slots.lineNumberOf(slot);
    if (list != null) {
      list.add(
          equity,
          points,
          subset,
          number,
          slots.places[slot],
          slots.lengths[slot],
          slots.tileCounts[slot],
          tilesFirst,
          tilesSecond);
    } else if (equity >= floor) {
      int place = slots.places[slot];
      int tiles = slots.tileCounts[slot];
      long address = FoundPlay.address(size, number, place, tiles);
      if (!best.comesBefore(equity, points, address, tilesFirst, tilesSecond)) {
        best.set(equity, points, subset, tilesFirst, tilesSecond);
        best.setWhere(address, number, place, slots.lengths[slot], tiles);
        floor = equity;
      }
    }
  }
}
