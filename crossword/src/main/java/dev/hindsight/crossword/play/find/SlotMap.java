package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * Every stretch of squares that a word could fill on a board, whatever the rack: the
 * <em>slots</em>.
 *
 * <p>Slots take the place of the anchor squares from which other programs begin. A slot is a line,
 * a place to begin and a number of tiles to put down; the tiles already in the way and directly
 * after belong to it, and there is an empty square or the edge on both sides. For each, all that
 * does not depend on the rack is worked out once: the points of the tiles in the way, what a tile
 * on each empty square is multiplied by, which squares make a cross word. Since a play changes
 * about a third of the lines, the others are kept from turn to turn.
 *
 * <p>The empty squares of a slot follow each other in the list of its line, and so do those that
 * make a cross word; what is known of them is kept once for the line.
 */
public final class SlotMap {
  private static final Direction[] DIRECTIONS = Direction.values();

  public final Board board;
  public final int size;
  public final int rackSize;
  private final int bingoPoints;
  private final int startSquare;
  private final boolean openingsAcrossOnly;
  private final LineInMapping line;

  /** A line has as many places for slots as a power of two, so that a shift tells the line. */
  private final int lineShift;

  /** By line number, see {@link #lineNumber}: the changes of the board that were taken in. */
  private final int[] changesSeen;

  /** By line number: how many slots there are; they begin at {@link #firstSlot}. */
  public final int[] slotCounts;

  /** By slot: where the word begins in its line, its squares, and how many of them are empty. */
  public final byte[] places;

  public final byte[] lengths;
  public final byte[] tileCounts;

  /**
   * By slot: points that do not depend on the tiles put down, the bonus for all of them included.
   */
  public final int[] fixedPoints;

  /** By slot: how often the word counts, see {@link #multiplier}. */
  final int[] slotMultipliers;

  /** By slot: key of the letters in the way. */
  final long[] keys;

  /** By slot: a byte 0xFF for each square that is taken, and the letters there. */
  public final long[] takenFirst;

  public final long[] takenSecond;
  public final long[] lettersFirst;
  public final long[] lettersSecond;

  /** By slot: its first empty square in the arrays of squares below. */
  public final int[] squareStarts;

  /** By slot: its first square with a cross word in the array of crossings, and how many it has. */
  public final int[] crossingStarts;

  public final byte[] crossingCounts;

  /**
   * By slot: in the lowest byte how many empty squares make no cross word; in the next how many of
   * them count a letter twice or more, then three times or more, then four times.
   */
  final int[] freeCounts;

  /** By empty square, those of a line from {@link #firstSquare} on: its place in the line. */
  public final byte[] squarePlaces;

  /** By empty square: how often it counts a letter, and a crossing word; 0 if there is none. */
  final int[] squareMultipliers;

  final int[] crossMultipliers;

  /** By crossing, those of a line from {@link #firstSquare} on: its place in the line. */
  public final byte[] crossingPlaces;

  /** By line number: how many crossings there are. */
  final int[] lineCrossings;

  public SlotMap(Board board, CrosswordRules rules, AnagramMap anagrams) {
    this.board = board;
    this.size = board.size();
    this.rackSize = rules.rackSize();
    this.bingoPoints = rules.bingoPoints();
    this.startSquare = rules.layout().start().row() * size + rules.layout().start().column();
    this.openingsAcrossOnly = rules.layout().isSymmetric();
    int[] tilePoints = new int[rules.tiles().letterCount()];
    Arrays.setAll(tilePoints, rules.tiles()::scorePoints);
    this.line = new LineInMapping(board, tilePoints, anagrams);
    int lines = 2 * size;
    this.lineShift = Integer.SIZE - Integer.numberOfLeadingZeros(size * rackSize - 1);
    int slots = lines << lineShift;
    this.changesSeen = new int[lines];
    Arrays.fill(changesSeen, Integer.MIN_VALUE);
    this.slotCounts = new int[lines];
    this.places = new byte[slots];
    this.lengths = new byte[slots];
    this.tileCounts = new byte[slots];
    this.fixedPoints = new int[slots];
    this.slotMultipliers = new int[slots];
    this.keys = new long[slots];
    this.takenFirst = new long[slots];
    this.takenSecond = new long[slots];
    this.lettersFirst = new long[slots];
    this.lettersSecond = new long[slots];
    this.squareStarts = new int[slots];
    this.crossingStarts = new int[slots];
    this.crossingCounts = new byte[slots];
    this.freeCounts = new int[slots];
    this.squarePlaces = new byte[lines * (size + 1)];
    this.squareMultipliers = new int[lines * (size + 1)];
    this.crossMultipliers = new int[lines * (size + 1)];
    this.crossingPlaces = new byte[lines * (size + 1)];
    this.lineCrossings = new int[lines];
  }

  /** Rows first, then columns. */
  int lineNumber(Direction direction, int lineOfDirection) {
    return direction.index() * size + lineOfDirection;
  }

  /** How many slots there may be on a board: the length of all arrays by slot. */
  int slotCount() {
    return keys.length;
  }

  public int firstSlot(int lineNumber) {
    return lineNumber << lineShift;
  }

  int lineNumberOf(int slot) {
    return slot >>> lineShift;
  }

  /** Where squares and crossings of a line begin: one more than it can have belongs to each. */
  int firstSquare(int lineNumber) {
    return lineNumber * (size + 1);
  }

  /** How many squares and crossings there may be on a board, one more for each line. */
  int squareCount() {
    return squarePlaces.length;
  }

  /** What a tile's points are multiplied by in a slot, on one of its empty squares. */
  public int multiplier(int slot, int square) {
    return squareMultipliers[square] * (slotMultipliers[slot] + crossMultipliers[square]);
  }

  /** Whether a tile on an empty square makes a cross word. */
  public boolean makesCrossWord(int square) {
    return crossMultipliers[square] != 0;
  }

  /** Takes in what has changed on the board. */
  public void refresh() {
    for (Direction direction : DIRECTIONS) {
      for (int lineOfDirection = 0; lineOfDirection < size; lineOfDirection++) {
        refresh(direction, lineOfDirection);
      }
    }
  }

  /** Takes in what has changed in a line; other lines stay as they were known. */
  public void refresh(Direction direction, int lineOfDirection) {
    int number = lineNumber(direction, lineOfDirection);
    int changes = board.lineChanges(direction, lineOfDirection);
    if (changes != changesSeen[number]) {
      changesSeen[number] = changes;
      mapLine(direction, lineOfDirection, number);
    }
  }

  private void mapLine(Direction direction, int lineOfDirection, int number) {
    int lineStart = lineOfDirection * size;
    line.read(direction, lineStart, startSquareIn(direction, lineOfDirection));
    listSquares(direction, lineStart, number);
    boolean down = direction == Direction.DOWN;
    boolean skipped = board.isEmpty() && openingsAcrossOnly && down;
    int[] wordMultipliers = board.wordMultipliers(direction);
    int slot = firstSlot(number);
    for (int place = 0; place < size && !skipped; place++) {
      boolean begins = place == 0 || (line.taken[place - 1] & 1) == 0;
      if (begins && line.emptyToContact[place] <= rackSize) {
        slot = mapChain(wordMultipliers, lineStart, number, place, slot, down);
      }
    }
    slotCounts[number] = slot - firstSlot(number);
  }

  /** The place of the start square in a line, or −1 if it is not in it or no longer matters. */
  private int startSquareIn(Direction direction, int lineOfDirection) {
    int row = startSquare / size;
    int column = startSquare % size;
    if (!board.isEmpty() || lineOfDirection != (direction == Direction.ACROSS ? row : column)) {
      return -1;
    }
    return direction == Direction.ACROSS ? column : row;
  }

  /** Lists the empty squares of a line, and those with cross words; the edge ends the former. */
  private void listSquares(Direction direction, int lineStart, int number) {
    byte[] tiles = board.tiles(direction);
    int[] crossScores = board.crossScores(direction);
    int[] letterMultipliers = board.letterMultipliers(direction);
    int[] wordMultipliers = board.wordMultipliers(direction);
    int square = firstSquare(number);
    int crossing = square;
    for (int place = 0; place < size; place++) {
      int address = lineStart + place;
      if (tiles[address] == 0) {
        boolean crosses = crossScores[address] != Board.NO_CROSS_WORD;
        squarePlaces[square] = (byte) place;
        squareMultipliers[square] = letterMultipliers[address];
        crossMultipliers[square] = crosses ? wordMultipliers[address] : 0;
        square++;
        if (crosses) {
          crossingPlaces[crossing++] = (byte) place;
        }
      }
    }
    squarePlaces[square] = (byte) size;
    lineCrossings[number] = crossing - firstSquare(number);
  }

  /** Stores the slots that begin at a place, from few tiles to many: a chain. */
  private int mapChain(
      int[] wordMultipliers, int lineStart, int number, int place, int firstOfChain, boolean down) {
    int slot = firstOfChain;
    int squareStart = firstSquare(number) + line.emptyBefore[place];
    int crossingStart = firstSquare(number) + line.crossingsBefore[place];
    int blocked = line.nextBlocked[place];
    int contact = place + line.emptyToContact[place];
    int wordMultiplier = 1;
    int mostLengths = mayHoldWord(-1, place, place, squarePlaces[squareStart]);
    for (int tiles = 1; tiles <= rackSize; tiles++) {
      int last = squarePlaces[squareStart + tiles - 1];
      if (last >= blocked) {
        break; // The edge, or a square where nothing can ever stand.
      }
      wordMultiplier *= wordMultipliers[lineStart + last];
      int end = squarePlaces[squareStart + tiles];
      int length = end - place;
      if (length > AnagramMap.MOST_LETTERS) {
        break;
      }
      mostLengths = mayHoldWord(mostLengths, place, last + 1, end);
      int crossings = line.crossingsBefore[end] - line.crossingsBefore[place];
      if (end > contact
          && length > 1
          && (mostLengths >>> length & 1) != 0
          && !(down && tiles == 1 && crossings == 1)) {
        places[slot] = (byte) place;
        lengths[slot] = (byte) length;
        tileCounts[slot] = (byte) tiles;
        fixedPoints[slot] =
            wordMultiplier * (line.pointsBefore[end] - line.pointsBefore[place])
                + line.crossPointsBefore[end]
                - line.crossPointsBefore[place]
                + (tiles == rackSize ? bingoPoints : 0);
        slotMultipliers[slot] = wordMultiplier;
        keys[slot] = line.keysBefore[end] - line.keysBefore[place];
        long inFirst = length < 8 ? (1L << (8 * length)) - 1 : -1;
        long inSecond = length < 8 ? 0 : (1L << (8 * (length - 8))) - 1;
        takenFirst[slot] = line.taken[place] & inFirst;
        lettersFirst[slot] = line.letters[place] & inFirst;
        takenSecond[slot] = line.taken[place + 8] & inSecond;
        lettersSecond[slot] = line.letters[place + 8] & inSecond;
        squareStarts[slot] = squareStart;
        crossingStarts[slot] = crossingStart;
        crossingCounts[slot] = (byte) crossings;
        freeCounts[slot] = line.freeBefore[end] - line.freeBefore[place];
        slot++;
      }
    }
    return slot;
  }

  /** As bits, the lengths of words that may have a run of tiles where it is, if they begin here. */
  private int mayHoldWord(int mostLengths, int place, int runStart, int runEnd) {
    int before = runStart - place;
    if (runStart == runEnd || before >= 8) {
      return mostLengths;
    }
    int behind = (int) (line.runPlaces[runStart] >>> (8 * before)) & 0xFF;
    int end = runEnd - place;
    // Of more than seven letters behind a run nothing is known.
    return mostLengths & (behind << end | -1 << (end + 8));
  }
}
