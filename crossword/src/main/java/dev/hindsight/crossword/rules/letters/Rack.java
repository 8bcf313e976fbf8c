package dev.hindsight.crossword.rules.letters;

import static dev.hindsight.crossword.rules.letters.Quotes.quoted;

import java.util.Arrays;

/**
 * Tiles without order, as many of each letter as there are: a rack, a leave, the tiles unseen.
 *
 * <p>Changed in place, because searches take tiles off and put them back millions of times a
 * second; not for use by several threads at once. AEE? holds 1 A, 2 E and 1 blank (letter 0).
 */
public final class Rack {
  private final int[] counts;
  private int size;

  /** An empty one. */
  public Rack(TileSet tiles) {
    this(new int[tiles.letterCount()], 0);
  }

  private Rack(int[] counts, int size) {
    this.counts = counts;
    this.size = size;
  }

  /** As {@link TileText#parseTiles} reads them, without blanks that show a letter: {@code AEE?}. */
  public static Rack parse(TileSet tiles, String text) {
    Rack rack = new Rack(tiles);
    for (byte tile : new TileText(tiles).parseTiles(text)) {
      if (tile < 0) {
        throw new CrosswordFormatException(
            quoted(tiles.letter(-tile).lower())
                + " in the rack "
                + quoted(text)
                + " is in lower case, which is for blanks on the board; write letters in upper"
                + " case and blanks as ?");
      }
      rack.add(tile);
    }
    return rack;
  }

  /** A rack of these letter numbers, 0 for a blank. */
  public static Rack of(TileSet tiles, byte... letters) {
    Rack rack = new Rack(tiles);
    for (byte letter : letters) {
      rack.add(letter);
    }
    return rack;
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

  /** Takes one tile off; it must be there. */
  public void remove(int letter) {
    assert counts[letter] > 0 : "letter " + letter + " is not on the rack";
    counts[letter]--;
    size--;
  }

  public void clear() {
    Arrays.fill(counts, 0);
    size = 0;
  }

  public Rack copy() {
    return new Rack(counts.clone(), size);
  }

  public void copyFrom(Rack other) {
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    size = other.size;
  }

  /**
   * Tiles of every letter: the live array, for hot code that reads it. Not to be written: the size
   * would no longer fit.
   */
  public int[] counts() {
    return counts;
  }

  /** The letters there are, the blank as bit 0: bit l is set if there is a tile of letter l. */
  public long letterMask() {
    long mask = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      if (counts[letter] > 0) {
        mask |= 1L << letter;
      }
    }
    return mask;
  }

  /** The letter numbers, ascending, the blanks (0) first. */
  public byte[] toArray() {
    byte[] letters = new byte[size];
    int at = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      Arrays.fill(letters, at, at + counts[letter], (byte) letter);
      at += counts[letter];
    }
    return letters;
  }

  /** As people write a rack: letters in order, blanks last. */
  public String format(TileSet tiles) {
    byte[] letters = toArray();
    byte[] blanksLast = new byte[size];
    System.arraycopy(letters, counts[TileSet.BLANK], blanksLast, 0, size - counts[TileSet.BLANK]);
    return new TileText(tiles).format(blanksLast);
  }

  /** Whether the same tiles are there now; a rack that changes is no key of a map. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Rack that && Arrays.equals(counts, that.counts);
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
