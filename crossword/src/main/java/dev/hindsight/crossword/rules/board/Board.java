package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A board in play: its tiles and, for every empty square, which letters fit the word that would
 * cross a play there, and what that word's other tiles score. Plays are put down and taken back.
 *
 * <pre>
 * Board board = new Board(CrosswordRules.english(), words);
 * board.place(play);
 * long fits = board.crossMasks(Direction.ACROSS)[8 * 15 + 7];     // 9H, for plays across
 * board.takeBack();
 * </pre>
 *
 * <p>Everything is kept twice, once for each {@link Direction}, so that a line is always a run of
 * an array: a square's address is line times {@link #size()} plus place. A play changes only the
 * squares it fills and the empty squares at the ends of the words it makes; taking it back restores
 * what was there. Neither allocates.
 *
 * <p>Words on the board are never checked, and plays need not be connected; {@link #checkPlacement}
 * checks the latter for callers who care. One thread at a time.
 */
public final class Board {
  /** The cross score of a square that no tile touches in the other direction, or that is full. */
  public static final int NO_CROSS_WORD = -1;

  private static final int DIRECTIONS = 2;

  private final CrosswordRules rules;
  private final int size;

  /** What a tile scores, by letter. */
  private final int[] points;

  private final BoardChanges changes = new BoardChanges();
  private final CrossSquares crosses;

  private final int[][] letterMultipliers;
  private final int[][] wordMultipliers;

  /** By direction, then address. */
  private final byte[][] tiles;

  private final OpenPremiums openPremiums;

  /** By direction, then line: how many tiles there are. */
  private final int[][] tilesInLines;

  /** One line, for placements that come as objects. */
  private final byte[] scratchWord;

  /** For {@link #setUp}: squares where tiles differ. */
  private final int[] differences;

  private int tilesOnBoard;

  /**
   * An empty board.
   *
   * @param words of the same letters as the tiles of the rules
   */
  public Board(CrosswordRules rules, WordGraph words) {
    this(rules, new CrossLetters(words, rules.tiles().letterCount()));
    if (words.tiles().letterCount() != rules.tiles().letterCount()) {
      throw new IllegalArgumentException(
          "the words are of "
              + words.tiles().letterCount()
              + " letters, the tiles of "
              + rules.tiles().letterCount());
    }
  }

  /** A board for keeping score: every letter fits every square. */
  public static Board withoutWords(CrosswordRules rules) {
    return new Board(rules, (CrossLetters) null);
  }

  private Board(CrosswordRules rules, @Nullable CrossLetters crossLetters) {
    this.rules = rules;
    this.size = rules.layout().size();
    this.points = new int[rules.tiles().letterCount()];
    Arrays.setAll(points, rules.tiles()::scorePoints);
    this.letterMultipliers = new int[DIRECTIONS][];
    this.wordMultipliers = new int[DIRECTIONS][];
    for (Direction direction : Direction.values()) {
      letterMultipliers[direction.index()] = rules.layout().letterMultipliers(direction);
      wordMultipliers[direction.index()] = rules.layout().wordMultipliers(direction);
    }
    this.tiles = new byte[DIRECTIONS][size * size];
    this.crosses = new CrossSquares(size, tiles, points, crossLetters, changes);
    this.openPremiums = new OpenPremiums(rules.layout());
    this.tilesInLines = new int[DIRECTIONS][size];
    this.scratchWord = new byte[size];
    this.differences = new int[size * size];
  }

  public CrosswordRules rules() {
    return rules;
  }

  /** Rows, and columns. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return tilesOnBoard == 0;
  }

  /** The tile on a square: see {@link TileSet}. */
  public byte tile(int row, int column) {
    return tiles[0][row * size + column];
  }

  /** All tiles in the order of a direction; the live array, not to be written. */
  public byte[] tiles(Direction direction) {
    return tiles[direction.index()];
  }

  /**
   * For each square, as a set of letters, what a play in the direction may put there without making
   * a wrong word in the other; all letters where it makes none, 0 where a tile is. The live array,
   * not to be written.
   */
  public long[] crossMasks(Direction direction) {
    return crosses.masks(direction.index());
  }

  /**
   * For each square what the tiles score that a play in the direction would join to a word in the
   * other; {@link #NO_CROSS_WORD} where there are none, or where a tile is. The live array, not to
   * be written.
   */
  public int[] crossScores(Direction direction) {
    return crosses.scores(direction.index());
  }

  /** How often a tile put on a square counts; not to be written. */
  public int[] letterMultipliers(Direction direction) {
    return letterMultipliers[direction.index()];
  }

  /** How often a word with a tile put on a square counts; not to be written. */
  public int[] wordMultipliers(Direction direction) {
    return wordMultipliers[direction.index()];
  }

  /** For each square its {@link OpenPremiums}; the live array, not to be written. */
  public byte[] openPremiums(Direction direction) {
    return openPremiums.of(direction.index());
  }

  /** How many tiles lie in a row if across, in a column if down. */
  public int tilesInLine(Direction direction, int line) {
    return tilesInLines[direction.index()][line];
  }

  /**
   * A number that changes whenever tiles, cross masks or cross scores of the line do, taking back
   * included. For the lines of the start square it also changes when the board ceases to be empty
   * or becomes empty again.
   */
  public int lineChanges(Direction direction, int line) {
    return crosses.lineChanges(direction.index(), line);
  }

  /**
   * Puts a play on the board.
   *
   * @throws IllegalArgumentException if it does not fit into its squares; nothing is changed
   */
  public void place(Placement placement) {
    int length = copyToScratch(placement);
    place(placement.direction(), placement.line(), placement.place(), scratchWord, length);
  }

  /** As {@link #place(Placement)}, of the first {@code length} tiles of a word. */
  public void place(Direction direction, int line, int place, byte[] word, int length) {
    int along = direction.index();
    checkSquares(along, line, place, word, length);
    changes.beginPlay();
    if (tilesOnBoard == 0) {
      crosses.changeLinesOf(rules.layout().start());
    }
    for (int index = 0; index < length; index++) {
      if (word[index] != 0) {
        put(along, line, place + index, word[index]);
      }
    }
    for (int index = 0; index < length; index++) {
      if (word[index] != 0) {
        crosses.refreshEnds(1 - along, place + index, line);
      }
    }
    crosses.refreshEnds(along, line, place);
  }

  /**
   * Undoes the last play that is still on the board.
   *
   * @throws IllegalStateException if there is none since the board was cleared or set up
   */
  public void takeBack() {
    if (changes.plays() == 0) {
      throw new IllegalStateException("there is no play to take back");
    }
    crosses.takeBack();
    while (changes.popSquare()) {
      int row = changes.square() / size;
      int column = changes.square() % size;
      tiles[0][row * size + column] = 0;
      tiles[1][column * size + row] = 0;
      count(row, column, -1);
    }
    changes.popPlay();
    if (tilesOnBoard == 0) {
      crosses.changeLinesOf(rules.layout().start());
    }
  }

  /** Takes all tiles off; nothing is left to take back. */
  public void clear() {
    Arrays.fill(tiles[0], (byte) 0);
    Arrays.fill(tiles[1], (byte) 0);
    tilesOnBoard = 0;
    Arrays.fill(tilesInLines[0], 0);
    Arrays.fill(tilesInLines[1], 0);
    openPremiums.clear();
    changes.clear();
    crosses.clear();
  }

  /**
   * Fills the board with tiles in the order of {@link Direction#ACROSS}, connected or not; nothing
   * is left to take back. Costs little where few squares differ from what was there.
   */
  public void setUp(byte[] acrossTiles) {
    if (acrossTiles.length != size * size) {
      throw new IllegalArgumentException(acrossTiles.length + " squares, not " + size * size);
    }
    for (byte tile : acrossTiles) {
      checkTile(tile);
    }
    boolean wasEmpty = isEmpty();
    int differing = replaceTiles(acrossTiles);
    for (int index = 0; index < differing; index++) {
      crosses.refreshAround(differences[index] / size, differences[index] % size);
    }
    if (wasEmpty != isEmpty()) {
      crosses.changeLinesOf(rules.layout().start());
    }
    changes.clear();
  }

  /** Lists the squares whose tiles differ from before; returns how many there are. */
  private int replaceTiles(byte[] acrossTiles) {
    int differing = 0;
    for (int square = 0; square < acrossTiles.length; square++) {
      byte tile = acrossTiles[square];
      byte before = tiles[0][square];
      if (tile != before) {
        tiles[0][square] = tile;
        tiles[1][square % size * size + square / size] = tile;
        if (tile == 0 || before == 0) {
          count(square / size, square % size, tile == 0 ? -1 : 1);
        }
        differences[differing++] = square;
      }
    }
    return differing;
  }

  /**
   * What a play scores, all words and the bonus for a full rack, whatever it says itself.
   *
   * @throws IllegalArgumentException if it does not fit into its squares
   */
  public int scorePoints(Placement placement) {
    int length = copyToScratch(placement);
    Direction direction = placement.direction();
    checkSquares(direction.index(), placement.line(), placement.place(), scratchWord, length);
    return scorePoints(direction, placement.line(), placement.place(), scratchWord, length);
  }

  /**
   * As {@link #scorePoints(Placement)}, of the first {@code length} tiles of a word that reaches as
   * far as the tiles on the board; one letter alone is not a word and scores only what it crosses.
   * For plays that are known to fit.
   */
  public int scorePoints(Direction direction, int line, int place, byte[] word, int length) {
    int along = direction.index();
    int mainPoints = 0;
    int mainMultiplier = 1;
    int crossPoints = 0;
    int played = 0;
    for (int index = 0; index < length; index++) {
      int address = line * size + place + index;
      if (word[index] == 0) {
        mainPoints += tilePoints(tiles[along][address]);
        continue;
      }
      int tilePoints = tilePoints(word[index]) * letterMultipliers[along][address];
      int multiplier = wordMultipliers[along][address];
      mainPoints += tilePoints;
      mainMultiplier *= multiplier;
      int crossScore = crosses.scores(along)[address];
      if (crossScore != NO_CROSS_WORD) {
        crossPoints += (crossScore + tilePoints) * multiplier;
      }
      played++;
    }
    return (length == 1 ? 0 : mainPoints * mainMultiplier)
        + crossPoints
        + (played == rules.rackSize() ? rules.bingoPoints() : 0);
  }

  /** A sentence that says why a play is not allowed here, or nothing; words are not checked. */
  public Optional<String> findObstacle(Placement placement) {
    return new PlacementCheck(this).findObstacle(placement);
  }

  /**
   * Insists that a play is allowed here; words are not checked.
   *
   * @throws CrosswordFormatException if it is not, with the reason
   */
  public void checkPlacement(Placement placement) {
    findObstacle(placement)
        .ifPresent(
            obstacle -> {
              throw new CrosswordFormatException(obstacle);
            });
  }

  private int tilePoints(byte tile) {
    return tile > 0 ? points[tile] : 0;
  }

  private int copyToScratch(Placement placement) {
    int length = placement.tiles().length();
    if (length > size) {
      throw new IllegalArgumentException("a word of " + length + " squares leaves the board");
    }
    for (int index = 0; index < length; index++) {
      scratchWord[index] = placement.tiles().get(index);
    }
    return length;
  }

  private void checkSquares(int along, int line, int place, byte[] word, int length) {
    if (line < 0 || line >= size || place < 0 || length < 1 || length > size - place) {
      throw new IllegalArgumentException(
          "line " + line + ", place " + place + ", length " + length + " is not on the board");
    }
    for (int index = 0; index < length; index++) {
      checkTile(word[index]);
      if ((word[index] == 0) == (tiles[along][line * size + place + index] == 0)) {
        throw new IllegalArgumentException(
            "line "
                + line
                + ", place "
                + (place + index)
                + (word[index] == 0 ? " needs a tile" : " has a tile already"));
      }
    }
  }

  private void checkTile(byte tile) {
    if (Math.abs(tile) >= points.length) {
      throw new IllegalArgumentException("there is no letter " + Math.abs(tile));
    }
  }

  private void put(int direction, int line, int place, byte tile) {
    int address = line * size + place;
    int otherAddress = place * size + line;
    tiles[direction][address] = tile;
    tiles[1 - direction][otherAddress] = tile;
    changes.pushSquare(direction == 0 ? address : otherAddress);
    count(direction == 0 ? line : place, direction == 0 ? place : line, 1);
    crosses.fill(direction, address);
    crosses.fill(1 - direction, otherAddress);
  }

  /** A square has got a tile, or has lost it. */
  private void count(int row, int column, int more) {
    tilesOnBoard += more;
    tilesInLines[0][row] += more;
    tilesInLines[1][column] += more;
    if (more > 0) {
      openPremiums.close(row, column);
    } else {
      openPremiums.reopen(row, column);
    }
  }
}
