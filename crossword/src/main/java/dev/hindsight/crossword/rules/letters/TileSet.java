package dev.hindsight.crossword.rules.letters;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  /** The largest bag; the largest game sold has 200 tiles. */
  public static final int MOST_TILES = 999;

  public static final int MOST_SCORE_POINTS = 99;

  /** The languages whose tiles are built in; their letters are numbered as other programs do. */
  public static final List<String> LANGUAGES =
      List.of("english", "spanish", "french", "german", "dutch", "polish", "norwegian", "swedish");

  private final String name;
  private final List<Letter> letters;
  private final int[] counts;
  private final int[] scorePoints;
  private final int total;

  /**
   * One kind of tile.
   *
   * @param upper how an ordinary tile is written; a tile may have several characters, such as CH
   * @param lower how a blank that stands for the letter is written
   * @param count tiles of it in a full bag, at most {@link #MOST_TILES}
   * @param scorePoints what a tile of it scores, at most {@link #MOST_SCORE_POINTS}
   * @param vowel whether it is a vowel
   */
  public record Letter(String upper, String lower, int count, int scorePoints, boolean vowel) {
    public Letter {
      TileNames.check(upper, lower);
      TileNames.checkRange("tiles", count, MOST_TILES);
      TileNames.checkRange("points", scorePoints, MOST_SCORE_POINTS);
      if (upper.equals(TileNames.BLANK) && scorePoints != 0) {
        throw new CrosswordFormatException("a blank scores 0 points, not " + scorePoints);
      }
    }
  }

  /**
   * A set of these tiles.
   *
   * @param name for people, such as {@code english}
   * @param letters the blank first; no two of them written alike
   * @throws CrosswordFormatException if they do not make a tile set
   */
  public TileSet(String name, List<Letter> letters) {
    if (letters.size() < 2 || letters.size() > MOST_LETTERS + 1) {
      throw new CrosswordFormatException(
          "a tile set has a blank and 1 to "
              + MOST_LETTERS
              + " letters; this one has "
              + letters.size()
              + " kinds of tiles");
    }
    TileNames.checkAll(letters);
    this.name = name;
    this.letters = List.copyOf(letters);
    this.counts = letters.stream().mapToInt(Letter::count).toArray();
    this.scorePoints = letters.stream().mapToInt(Letter::scorePoints).toArray();
    this.total = Arrays.stream(counts).reduce(0, Math::addExact);
    TileNames.checkRange("tiles in all", total, MOST_TILES);
    if (total == 0) {
      throw new CrosswordFormatException("a tile set has at least one tile, and this one has none");
    }
  }

  /** The hundred tiles of the English game. */
  public static TileSet english() {
    return named("english");
  }

  /**
   * The tiles of a language as they are sold.
   *
   * @param language one of {@link #LANGUAGES}
   */
  public static TileSet named(String language) {
    if (!LANGUAGES.contains(language)) {
      throw new CrosswordFormatException(
          "there are no tiles called " + language + "; there are " + String.join(", ", LANGUAGES));
    }
    try (InputStream csv = TileSet.class.getResourceAsStream(language + ".csv")) {
      return TileSetCsv.parse(language, new String(csv.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a CSV file; its name without the extension is the name of the set.
   *
   * @throws CrosswordFormatException if it is not a tile set; says in which line and why
   * @see #parse
   */
  public static TileSet read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new CrosswordFormatException(file + " is a folder; give a CSV file of tiles");
    }
    String fileName = file.getFileName().toString();
    int dot = fileName.lastIndexOf('.');
    String name = dot > 0 ? fileName.substring(0, dot) : fileName;
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(TileSetCsv.MOST_BYTES + 1); // a device has no size, and no end
    }
    if (bytes.length > TileSetCsv.MOST_BYTES) {
      throw new CrosswordFormatException(
          file + " is too large for a tile set; check that it is the right file");
    }
    try {
      return parse(name, TileSetCsv.decode(bytes));
    } catch (CrosswordFormatException e) {
      throw new CrosswordFormatException(file + ": " + e.getMessage());
    }
  }

  /**
   * A tile set from CSV: a line per kind of tile, {@code UPPER,lower,count,score,isVowel}, the
   * blank first.
   *
   * <pre>
   * ?,?,2,0,0
   * A,a,12,1,1
   * CH,ch,1,5,0
   * </pre>
   *
   * <p>Files of other programs are told apart by their number of fields: 4 are {@code
   * LETTER,count,score,isVowel}, 7 are these 5 and two wide forms of the letter, which are skipped.
   * Spaces around fields, empty lines, CR LF and a byte order mark do not matter. Tiles of several
   * characters may stand in brackets.
   *
   * @param name for people, such as {@code english}
   * @throws CrosswordFormatException if it is not a tile set; says in which line and why
   */
  public static TileSet parse(String name, String csv) {
    return TileSetCsv.parse(name, csv);
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
