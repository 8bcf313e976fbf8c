package dev.hindsight.crossword.rules.letters;

import static dev.hindsight.core.notation.Quotes.quoted;

import java.util.Arrays;

/**
 * Tiles without order, as many of each letter as there are: a rack, a leave, the tiles unseen.
 *
 * <pre>{@code
 * TileCounts rack = TileCounts.parse(tiles, "AEE?");      // 1 A, 2 E and 1 blank, which is letter 0
 * rack.points(tiles)                                      // 3 in English
 * }</pre>
 *
 * <p>Changed in place, because searches take tiles off and put them back millions of times a
 * second; one thread at a time. Kernels keep bare arrays of counts by letter instead, and the
 * static methods do for those what the others do for objects.
 */
public final class TileCounts {
  private final int[] counts;
  private int size;

  /** No tiles. */
  public TileCounts(TileSet tiles) {
    this(new int[tiles.letterCount()], 0);
  }

  private TileCounts(int[] counts, int size) {
    this.counts = counts;
    this.size = size;
  }

  /** As {@link TileText#parseTiles} reads them, without blanks that show a letter: {@code AEE?}. */
  public static TileCounts parse(TileSet tiles, String text) {
    byte[] letters = new TileText(tiles).parseTiles(text);
    for (byte letter : letters) {
      if (letter < 0) {
        throw new CrosswordFormatException(
            quoted(tiles.letter(-letter).lower())
                + " in the rack "
                + quoted(text)
                + " is in lower case, which is for blanks on the board; write letters in upper"
                + " case and blanks as ?");
      }
    }
    return of(tiles, letters);
  }

  /** The tiles with these letter numbers, 0 for a blank. */
  public static TileCounts of(TileSet tiles, byte... letters) {
    TileCounts counted = new TileCounts(tiles);
    for (byte letter : letters) {
      counted.add(letter);
    }
    return counted;
  }

  /** The tiles with these letter numbers, 0 for a blank. */
  public static TileCounts of(TileSet tiles, Tiles letters) {
    return new TileCounts(count(letters, tiles.letterCount()), letters.length());
  }

  /** As many tiles of each letter as an array says, which is copied. */
  public static TileCounts copyOf(int[] counts) {
    return new TileCounts(counts.clone(), total(counts));
  }

  /** How many tiles of each of {@code letterCount} letters are among these letter numbers. */
  public static int[] count(Tiles letters, int letterCount) {
    int[] counts = new int[letterCount];
    for (int index = 0; index < letters.length(); index++) {
      counts[letters.get(index)]++;
    }
    return counts;
  }

  /**
   * How many tiles of each letter a placement takes from the rack, or a board from the bag: 0 is no
   * tile, and a blank is a blank whatever it shows.
   */
  public static int[] countPlaced(Tiles placed, int letterCount) {
    int[] counts = new int[letterCount];
    for (int index = 0; index < placed.length(); index++) {
      int tile = placed.get(index);
      if (tile != 0) {
        counts[onRack(tile)]++;
      }
    }
    return counts;
  }

  /** The letter number that a tile of the board has on a rack: 0 for a blank, whatever it shows. */
  public static int onRack(int tile) {
    return Math.max(tile, TileSet.BLANK);
  }

  /** How many tiles there are in all. */
  public static int total(int[] counts) {
    int total = 0;
    for (int count : counts) {
      total += count;
    }
    return total;
  }

  /** What the tiles score, face value. */
  public static int points(int[] counts, TileSet tiles) {
    int points = 0;
    for (int letter = 1; letter < counts.length; letter++) {
      points += counts[letter] * tiles.scorePoints(letter);
    }
    return points;
  }

  /** The letter numbers, ascending, the blanks (0) first. */
  public static Tiles letters(int[] counts) {
    byte[] letters = new byte[total(counts)];
    int at = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      Arrays.fill(letters, at, at + counts[letter], (byte) letter);
      at += counts[letter];
    }
    return Tiles.of(letters);
  }

  /** The letter numbers, ascending, the blanks last: as people sort a rack. */
  public static Tiles lettersBlanksLast(int[] counts) {
    byte[] letters = letters(counts).toArray();
    int blanks = counts[TileSet.BLANK];
    byte[] blanksLast = new byte[letters.length];
    System.arraycopy(letters, blanks, blanksLast, 0, letters.length - blanks);
    return Tiles.of(blanksLast);
  }

  /** As people write a rack: letters in order, blanks last. */
  public static String format(int[] counts, TileSet tiles) {
    return new TileText(tiles).format(lettersBlanksLast(counts).toArray());
  }

  /** How many tiles of a letter, 0 for the blank. */
  public int count(int letter) {
    return counts[letter];
  }

  /** How many tiles in all. */
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** How many kinds of tiles there can be: the letters of the tile set and the blank. */
  public int letterCount() {
    return counts.length;
  }

  public void add(int letter) {
    counts[letter]++;
    size++;
  }

  /** Takes one tile off, which must be there. */
  public void remove(int letter) {
    assert counts[letter] > 0 : "letter " + letter + " is not on the rack";
    counts[letter]--;
    size--;
  }

  public void clear() {
    Arrays.fill(counts, 0);
    size = 0;
  }

  public TileCounts copy() {
    return new TileCounts(counts.clone(), size);
  }

  /**
   * Tiles of every letter: the live array, for hot code that reads it. Not to be written, because
   * the size would no longer fit.
   */
  public int[] counts() {
    return counts;
  }

  /** What the tiles score, face value. */
  public int points(TileSet tiles) {
    return points(counts, tiles);
  }

  /** The letter numbers, ascending, the blanks (0) first. */
  public Tiles letters() {
    return letters(counts);
  }

  /** As people write a rack: letters in order, blanks last. */
  public String format(TileSet tiles) {
    return format(counts, tiles);
  }

  /** Whether the same tiles are there now; what changes should not be a key in a map. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TileCounts that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
