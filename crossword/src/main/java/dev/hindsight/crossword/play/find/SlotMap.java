package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.LetterRuns;
import java.util.Arrays;

/**
 * Every stretch of squares that a word could fill on a board, whatever the rack: the
 * <em>slots</em>.
 *
 * <p>A slot is a line, a place to begin and a number of tiles to put down; the tiles already in the
 * way and directly after belong to it, and there is an empty square or the edge on both sides. For
 * each, all that does not depend on the rack is worked out once: the points of the tiles in the
 * way, what a tile on each empty square is multiplied by, which squares make a cross word. Since a
 * play changes about a third of the lines, the others are kept from turn to turn.
 *
 * <p>Slots of a line that begin at the same place form a <em>chain</em> with ascending numbers of
 * tiles: each fills the empty squares of the one before and more, so what is known of these squares
 * is kept once for the chain, and a square that no tile of the rack fits ends all the rest of it.
 */
public final class SlotMap {
  private static final Direction[] DIRECTIONS = Direction.values();

  /** By what a square counts a letter: one for each byte of {@link #freeCounts} it belongs to. */
  private static final int[] FREE_SQUARES = {0, 0x1, 0x101, 0x10101, 0x1010101};

  public final Board board;
  public final int size;
  public final int rackSize;
  private final int bingoPoints;
  private final int startSquare;
  private final boolean openingsAcrossOnly;
  private final long[] letterKeys;
  private final LetterRuns runs;
  private final int[] tilePoints;

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

  /** By slot: the first slot that is not of the same chain. */
  final int[] chainEnds;

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

  /** By slot: where the empty squares of its chain begin in the arrays of squares below. */
  public final int[] squareStarts;

  /** By slot: how many of its empty squares make a cross word. */
  public final byte[] crossedCounts;

  /**
   * By slot: in the lowest byte how many empty squares make no cross word; in the next how many of
   * them count a letter twice or more, then three times or more, then four times.
   */
  final int[] freeCounts;

  /** By square of a chain: offset from the place. */
  public final byte[] offsets;

  /**
   * By square of a chain: how often it counts a letter, and a crossing word; 0 if there is none.
   */
  final int[] squareMultipliers;

  final int[] crossMultipliers;

  /** By crossing of a chain: which of its squares that is, counted from its first. */
  public final byte[] crossed;

  /** By line number: places of the squares that make a cross word, from number · size on. */
  final byte[] crossSquares;

  final int[] crossSquareCounts;

  public SlotMap(Board board, CrosswordRules rules, AnagramMap anagrams) {
    this.board = board;
    this.size = board.size();
    this.rackSize = rules.rackSize();
    this.bingoPoints = rules.bingoPoints();
    this.startSquare = rules.layout().start().row() * size + rules.layout().start().column();
    this.openingsAcrossOnly = rules.layout().isSymmetric();
    this.letterKeys = anagrams.letterKeys();
    this.runs = anagrams.runs();
    this.tilePoints = new int[rules.tiles().letterCount()];
    Arrays.setAll(tilePoints, rules.tiles()::scorePoints);
    int lines = 2 * size;
    this.lineShift = Integer.SIZE - Integer.numberOfLeadingZeros(size * rackSize - 1);
    int slots = lines << lineShift;
    this.changesSeen = new int[lines];
    Arrays.fill(changesSeen, Integer.MIN_VALUE);
    this.slotCounts = new int[lines];
    this.places = new byte[slots];
    this.lengths = new byte[slots];
    this.tileCounts = new byte[slots];
    this.chainEnds = new int[slots];
    this.fixedPoints = new int[slots];
    this.slotMultipliers = new int[slots];
    this.keys = new long[slots];
    this.takenFirst = new long[slots];
    this.takenSecond = new long[slots];
    this.lettersFirst = new long[slots];
    this.lettersSecond = new long[slots];
    this.squareStarts = new int[slots];
    this.crossedCounts = new byte[slots];
    this.freeCounts = new int[slots];
    this.offsets = new byte[slots * rackSize];
    this.squareMultipliers = new int[slots * rackSize];
    this.crossMultipliers = new int[slots * rackSize];
    this.crossed = new byte[slots * rackSize];
    this.crossSquares = new byte[lines * size];
    this.crossSquareCounts = new int[lines];
    this.contacts = new boolean[size];
    this.emptyToContact = new int[size];
    this.runEnds = new int[size];
    this.runPlaces = new long[size];
    this.runsInWay = new int[size];
  }

  /** Rows first, then columns. */
  int lineNumber(Direction direction, int line) {
    return direction.index() * size + line;
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

  /** What a tile's points are multiplied by in a slot, on a square of its chain. */
  public int multiplier(int slot, int square) {
    return squareMultipliers[square] * (slotMultipliers[slot] + crossMultipliers[square]);
  }

  /** Takes in what has changed on the board. */
  public void refresh() {
    for (Direction direction : DIRECTIONS) {
      for (int line = 0; line < size; line++) {
        int number = lineNumber(direction, line);
        int changes = board.lineChanges(direction, line);
        if (changes != changesSeen[number]) {
          changesSeen[number] = changes;
          mapLine(direction, line, number);
        }
      }
    }
  }

  // The line being mapped: arrays of its direction, and where in them it begins.
  private byte[] tiles = new byte[0];
  private int[] crossScores = new int[0];
  private long[] crossMasks = new long[0];
  private int[] letterMultipliers = new int[0];
  private int[] wordMultipliers = new int[0];
  private int lineStart;
  private boolean down;

  /** By place: whether a tile there would be in touch with others, or on the start square. */
  private final boolean[] contacts;

  /** By place: how many squares lie before the next tile or contact. */
  private final int[] emptyToContact;

  /** By place where tiles begin: the place after them, and where words have such a run. */
  private final int[] runEnds;

  private final long[] runPlaces;

  /** The chain being mapped: for each run in the way its end and what may follow, see below. */
  private final int[] runsInWay;

  private void mapLine(Direction direction, int line, int number) {
    tiles = board.tiles(direction);
    crossScores = board.crossScores(direction);
    crossMasks = board.crossMasks(direction);
    letterMultipliers = board.letterMultipliers(direction);
    wordMultipliers = board.wordMultipliers(direction);
    lineStart = line * size;
    down = direction == Direction.DOWN;
    boolean skipped = board.isEmpty() && openingsAcrossOnly && down;
    findContacts(number, startSquareIn(direction, line));
    findRuns();
    int slot = firstSlot(number);
    for (int place = 0; place < size && !skipped; place++) {
      boolean begins = place == 0 || tiles[lineStart + place - 1] == 0;
      if (begins && emptyToContact[place] <= rackSize) {
        slot = mapChain(place, slot);
      }
    }
    slotCounts[number] = slot - firstSlot(number);
  }

  /** Looks up, for every run of tiles in the line, where in words it may stand. */
  private void findRuns() {
    int place = 0;
    while (place < size) {
      int start = place;
      while (place < size && tiles[lineStart + place] != 0) {
        place++;
      }
      if (place > start) {
        runEnds[start] = place;
        runPlaces[start] = runs.places(tiles, lineStart + start, lineStart + place);
      }
      place++;
    }
  }

  /** The place of the start square in a line, or −1 if it is not in it or no longer matters. */
  private int startSquareIn(Direction direction, int line) {
    int row = startSquare / size;
    int column = startSquare % size;
    if (!board.isEmpty() || line != (direction == Direction.ACROSS ? row : column)) {
      return -1;
    }
    return direction == Direction.ACROSS ? column : row;
  }

  /** Lists the squares with cross words, and how far it is from every place to a contact. */
  private void findContacts(int number, int start) {
    int crossSquares = 0;
    int distance = size;
    for (int place = size - 1; place >= 0; place--) {
      boolean taken = tiles[lineStart + place] != 0;
      boolean crosses = crossScores[lineStart + place] != Board.NO_CROSS_WORD;
      if (crosses) {
        this.crossSquares[number * size + crossSquares++] = (byte) place;
      }
      distance = taken || crosses || place == start ? 0 : distance + 1;
      emptyToContact[place] = distance;
      contacts[place] = distance == 0;
    }
    crossSquareCounts[number] = crossSquares;
  }

  /**
   * Stores the slots that begin at a place, from few tiles to many. One long method on purpose:
   * what is known of the chain so far changes square by square, and is best seen in one piece.
   */
  private int mapChain(int place, int firstOfChain) {
    int slot = firstOfChain;
    int squareStart = firstOfChain * rackSize;
    int empties = 0;
    int crossings = 0;
    int free = 0;
    int wordMultiplier = 1;
    int takenPoints = 0;
    int crossPoints = 0;
    boolean touches = false;
    int runCount = 0;
    long key = 0;
    long takenInFirst = 0;
    long takenInSecond = 0;
    long letterInFirst = 0;
    long letterInSecond = 0;
    int end = Math.min(size, place + AnagramMap.MOST_LETTERS);
    for (int at = place; at < end; at++) {
      int square = lineStart + at;
      int tile = tiles[square];
      int offset = at - place;
      if (tile != 0) {
        if (at == place || tiles[square - 1] == 0) {
          int behind = offset < 8 ? (int) (runPlaces[at] >>> (8 * offset)) & 0xFF : 0xFF;
          runsInWay[runCount++] = (runEnds[at] - place) << 8 | behind;
        }
        int letter = Math.abs(tile);
        takenPoints += tile > 0 ? tilePoints[tile] : 0;
        key += letterKeys[letter];
        touches = true;
        int shift = (offset & 7) * 8;
        if (offset < 8) {
          takenInFirst |= 0xFFL << shift;
          letterInFirst |= (long) letter << shift;
        } else {
          takenInSecond |= 0xFFL << shift;
          letterInSecond |= (long) letter << shift;
        }
      } else {
        if (empties == rackSize) {
          break;
        }
        int multiplier = wordMultipliers[square];
        int crossScore = crossScores[square];
        int crossMultiplier = 0;
        if (crossScore != Board.NO_CROSS_WORD) {
          if (crossMasks[square] == 0) {
            break; // Nothing can ever stand there.
          }
          crossMultiplier = multiplier;
          crossPoints += crossScore * multiplier;
          crossed[squareStart + crossings++] = (byte) empties;
        } else {
          free += FREE_SQUARES[letterMultipliers[square]];
        }
        touches |= contacts[at];
        offsets[squareStart + empties] = (byte) offset;
        squareMultipliers[squareStart + empties] = letterMultipliers[square];
        crossMultipliers[squareStart + empties] = crossMultiplier;
        wordMultiplier *= multiplier;
        empties++;
      }
      boolean wordEnds = at + 1 == size || tiles[square + 1] == 0;
      if (wordEnds
          && offset > 0
          && touches
          && empties > 0
          && !isFoundAcross(empties, crossings)
          && mayHoldWord(offset + 1, runCount)) {
        fixedPoints[slot] =
            wordMultiplier * takenPoints + crossPoints + (empties == rackSize ? bingoPoints : 0);
        keys[slot] = key;
        takenFirst[slot] = takenInFirst;
        takenSecond[slot] = takenInSecond;
        lettersFirst[slot] = letterInFirst;
        lettersSecond[slot] = letterInSecond;
        places[slot] = (byte) place;
        lengths[slot] = (byte) (offset + 1);
        tileCounts[slot] = (byte) empties;
        slotMultipliers[slot] = wordMultiplier;
        squareStarts[slot] = squareStart;
        crossedCounts[slot] = (byte) crossings;
        freeCounts[slot] = free;
        slot++;
      }
    }
    Arrays.fill(chainEnds, firstOfChain, slot, slot);
    return slot;
  }

  /** Whether some word of this length may have all runs in the way where they are. */
  private boolean mayHoldWord(int length, int runCount) {
    for (int run = 0; run < runCount; run++) {
      int behind = length - (runsInWay[run] >>> 8);
      if (behind < 8 && (runsInWay[run] >>> behind & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /** One tile that makes a word both ways is one play; it counts as across. */
  private boolean isFoundAcross(int empties, int crossings) {
    return down && empties == 1 && crossings == 1;
  }
}
