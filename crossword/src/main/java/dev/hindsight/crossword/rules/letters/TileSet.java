package dev.hindsight.crossword.rules.letters;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The tiles of a game: which letters there are, how many tiles of each, what they score.
 *
 * <p>Letters are numbers: 0 is the blank, then the letters in the order of the distribution. In
 * English A is 1 and Z is 26, there are 100 tiles, and Q scores 10.
 *
 * <p>A tile on the board or in a placement is a byte: the letter's number for an ordinary tile, the
 * negative number for a blank that stands for that letter ({@code -5} is a blank shown as E), and 0
 * for no tile.
 */
public final class TileSet {
  /** The letter number of the blank. */
  public static final int BLANK = 0;

  /** A set of letters must fit the bits of a long. */
  public static final int MOST_LETTERS = 63;

  private final String name;
  private final List<Letter> letters;
  private final int[] counts;
  private final int[] scorePoints;
  private final int total;

  /**
   * One kind of tile.
   *
   * @param upper how an ordinary tile is written
   * @param lower how a blank that stands for the letter is written
   * @param count tiles of it in a full bag
   * @param scorePoints what a tile of it scores
   * @param vowel whether it is a vowel
   */
  public record Letter(String upper, String lower, int count, int scorePoints, boolean vowel) {}

  /**
   * @param name for people, such as {@code english}
   * @param letters the blank first
   */
  public TileSet(String name, List<Letter> letters) {
    if (letters.size() < 2 || letters.size() > MOST_LETTERS + 1) {
      throw new IllegalArgumentException(
          "a tile set has a blank and 1 to " + MOST_LETTERS + " letters, not " + letters.size());
    }
    this.name = name;
    this.letters = List.copyOf(letters);
    this.counts = letters.stream().mapToInt(Letter::count).toArray();
    this.scorePoints = letters.stream().mapToInt(Letter::scorePoints).toArray();
    this.total = Arrays.stream(counts).reduce(0, Math::addExact);
  }

  /** The hundred tiles of the English game. */
  public static TileSet english() {
    try (InputStream csv = TileSet.class.getResourceAsStream("english.csv")) {
      return TileSetCsv.parse("english", new String(csv.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String name() {
    return name;
  }

  /** How many kinds of tiles there are, the blank among them: 27 in English. */
  public int letterCount() {
    return counts.length;
  }

  public Letter letter(int letter) {
    return letters.get(letter);
  }

  /** Tiles of a letter in a full bag. */
  public int count(int letter) {
    return counts[letter];
  }

  /** What an ordinary tile of a letter scores; 0 for the blank. */
  public int scorePoints(int letter) {
    return scorePoints[letter];
  }

  public boolean isVowel(int letter) {
    return letters.get(letter).vowel();
  }

  /** Tiles in a full bag: 100 in English. */
  public int total() {
    return total;
  }

  /** Tiles of every letter in a full bag; the caller's own copy. */
  public int[] counts() {
    return counts.clone();
  }

  /** Whether two sets have the same letters, counts and scores; names do not matter. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TileSet that && letters.equals(that.letters);
  }

  @Override
  public int hashCode() {
    return letters.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
