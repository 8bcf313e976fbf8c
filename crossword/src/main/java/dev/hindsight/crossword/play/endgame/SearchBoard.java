package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;

/**
 * The board of an endgame search and the plays on it: each line's plays for what a side holds are
 * found once and kept, because the same line comes up again and again after other plays elsewhere.
 */
final class SearchBoard {
  /** Lines down have numbers from here on; a set of lines is a long. */
  static final int FIRST_DOWN = 32;

  private static final Direction[] DIRECTIONS = Direction.values();

  /** Slots of kept lines for a search of any length, as a logarithm. */
  static final int ALL_LINES = 17;

  final Board board;
  final PlayStore store;
  final EndgameKeys keys;
  private final int size;
  private final LinePlays linePlays;
  private final int lineSlots;
  private final int mostKeptPlays;

  /** Open addressing: the key of a line with a rack, 0 where there is none, and its plays. */
  private final long[] lineKeys;

  private final int[] lineStarts;
  private final int[] lineEnds;
  private int linesKept;

  /** By line, with whatever rack: its key when it was last entered, and the board's then. */
  private final long[] enteredKeys = new long[2 * FIRST_DOWN];

  private final long[] enteredBoards = new long[2 * FIRST_DOWN];

  private final byte[] word;
  private final int[] points;
  private long boardKey;

  /** By line: its places of a set of squares, as bits. */
  private final int[] places;

  /** The lines that have such places, as bits. */
  long linesOfPlaces;

  /** The plays last looked up, see {@link #findPlays}. */
  int foundStart;

  int foundEnd;

  /**
   * @param lineLogarithm of the number of slots for kept lines; two plays are kept for each
   */
  SearchBoard(CrosswordRules rules, WordGraph words, int lineLogarithm) {
    this.board = new Board(rules, words);
    this.size = board.size();
    this.lineSlots = 1 << lineLogarithm;
    this.mostKeptPlays = 2 * lineSlots;
    this.lineKeys = new long[lineSlots];
    this.lineStarts = new int[lineSlots];
    this.lineEnds = new int[lineSlots];
    this.store = new PlayStore(size * size, mostKeptPlays);
    this.keys = new EndgameKeys(size * size, FIRST_DOWN + size, rules.tiles().letterCount());
    this.linePlays = new LinePlays(board, words, keys, store);
    this.word = new byte[size];
    this.places = new int[FIRST_DOWN + size];
    this.points = new int[rules.tiles().letterCount()];
    Arrays.setAll(points, rules.tiles()::scorePoints);
  }

  static int lineNumber(Direction direction, int line) {
    return direction == Direction.ACROSS ? line : FIRST_DOWN + line;
  }

  /** All lines as a set. */
  long allLines() {
    long lines = (1L << size) - 1;
    return lines | lines << FIRST_DOWN;
  }

  /** The places of a set of squares in all lines, valid until the next call. */
  int[] placesOf(long[] squares) {
    Arrays.fill(places, 0);
    linesOfPlaces = 0;
    for (int index = 0; index < squares.length; index++) {
      for (long left = squares[index]; left != 0; left &= left - 1) {
        int square = index * Long.SIZE + Long.numberOfTrailingZeros(left);
        int row = square / size;
        int column = square % size;
        places[row] |= 1 << column;
        places[FIRST_DOWN + column] |= 1 << row;
        linesOfPlaces |= (1L << row) | (1L << (FIRST_DOWN + column));
      }
    }
    return places;
  }

  /** Another position: kept plays are of other racks and go. */
  void setUp(byte[] squares) {
    board.setUp(squares);
    boardKey = 0;
    for (int square = 0; square < squares.length; square++) {
      if (squares[square] != 0) {
        boardKey += keys.tile(square, squares[square]);
      }
    }
    forgetLines();
  }

  private void forgetLines() {
    Arrays.fill(lineKeys, 0);
    Arrays.fill(enteredBoards, ~boardKey); // of no board that will come up
    linesKept = 0;
    store.clear();
  }

  /** Makes room when there is little left: lines are found anew, plays before a number stay. */
  void refreshLines(int keptPlays) {
    if (linesKept > lineSlots / 2 || !store.hasRoomToKeep(mostKeptPlays / 2)) {
      Arrays.fill(lineKeys, 0);
      linesKept = 0;
      store.clearFrom(keptPlays);
    }
  }

  /** The key of all tiles on the board. */
  long key() {
    return boardKey;
  }

  void make(int play) {
    int length = store.length(play);
    for (int offset = 0; offset < length; offset++) {
      word[offset] = store.tile(play, offset);
    }
    int number = store.lineNumber(play);
    Direction direction = DIRECTIONS[number / FIRST_DOWN];
    board.place(direction, number % FIRST_DOWN, store.place(play), word, length);
    boardKey += store.boardKeys[play];
  }

  void takeBack(int play) {
    board.takeBack();
    boardKey -= store.boardKeys[play];
  }

  /**
   * Looks up the plays in a line that cover one of some places: they are {@link #foundStart} to
   * below {@link #foundEnd}. If there is no room to keep them they are on the store's stack.
   *
   * @param places as bits, or {@link LinePlays#ALL_PLACES}
   * @param rackKey of the tiles held
   */
  void findPlays(int number, int places, PackedRack rack, int held, long rackKey) {
    boolean entered = enteredBoards[number] != boardKey;
    if (entered) {
      enter(number);
    }
    long key = EndgameKeys.linePlays(enteredKeys[number], rackKey, places);
    int slot = (int) (key >>> 40) & lineSlots - 1;
    while (lineKeys[slot] != 0 && lineKeys[slot] != key) {
      slot = slot + 1 & lineSlots - 1;
    }
    if (lineKeys[slot] == key) {
      foundStart = lineStarts[slot];
      foundEnd = lineEnds[slot];
      return;
    }
    if (!entered) {
      enter(number);
    }
    foundStart = store.top();
    linePlays.pushAll(rack, held, places);
    foundEnd = store.top();
    int count = foundEnd - foundStart;
    if (linesKept < lineSlots * 3 / 4 && store.hasRoomToKeep(count)) {
      foundStart = store.keepFrom(foundStart);
      foundEnd = foundStart + count;
      lineKeys[slot] = key;
      lineStarts[slot] = foundStart;
      lineEnds[slot] = foundEnd;
      linesKept++;
    }
  }

  /** Both sides ask for the plays of a line, one after the other. */
  private void enter(int number) {
    enteredKeys[number] = linePlays.enter(DIRECTIONS[number / FIRST_DOWN], number % FIRST_DOWN);
    enteredBoards[number] = boardKey;
  }

  int points(int letter) {
    return points[letter];
  }

  /** A play as a value. */
  Placement placement(int play) {
    byte[] tiles = new byte[store.length(play)];
    for (int offset = 0; offset < tiles.length; offset++) {
      tiles[offset] = store.tile(play, offset);
    }
    int number = store.lineNumber(play);
    return new Placement(
        DIRECTIONS[number / FIRST_DOWN],
        number % FIRST_DOWN,
        store.place(play),
        Tiles.of(tiles),
        store.score(play));
  }
}
