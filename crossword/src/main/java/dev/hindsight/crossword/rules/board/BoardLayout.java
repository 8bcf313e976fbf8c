package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A square board before the first play: how large it is, which squares multiply what, and which one
 * the first play must cover. On the standard board 1A multiplies a word by 3, and play starts at
 * 8H.
 *
 * <p>As text, one character for each square; {@code #} begins a comment line, empty lines do not
 * count, and {@code start} names the square to start on and comes before the rows:
 *
 * <pre>
 * start 2B
 * =.'
 * .-.
 * '.=
 * </pre>
 *
 * <table>
 * <caption>Characters</caption>
 * <tr><td>{@code .} or a space</td><td>plain</td></tr>
 * <tr><td>{@code '}</td><td>letter twice</td></tr>
 * <tr><td>{@code "}</td><td>letter three times</td></tr>
 * <tr><td>{@code ^}</td><td>letter four times</td></tr>
 * <tr><td>{@code -}</td><td>word twice</td></tr>
 * <tr><td>{@code =}</td><td>word three times</td></tr>
 * <tr><td>{@code ~}</td><td>word four times</td></tr>
 * </table>
 *
 * <p>There are as many rows as columns, from 3 to 31. Layouts need not be symmetric.
 *
 * <p>Other programs begin with row and column of the start, counted from 0, as in {@code 7, 7}, and
 * have no comments. Their bricks ({@code #}), on which nothing can lie, are refused.
 */
public final class BoardLayout {
  public static final int SMALLEST = 3;
  public static final int LARGEST = 31;

  /** The boards that are built in: 15 rows, and 21. */
  public static final List<String> NAMES = List.of("standard", "super");

  /** A board file is at most this long: more than enough for the largest board and its comments. */
  private static final int MOST_FILE_BYTES = 1 << 16;

  private final int size;
  private final Square start;

  /** By row times size plus column. */
  private final byte[] letterMultipliers;

  private final byte[] wordMultipliers;

  BoardLayout(int size, Square start, byte[] letterMultipliers, byte[] wordMultipliers) {
    this.size = size;
    this.start = start;
    this.letterMultipliers = letterMultipliers;
    this.wordMultipliers = wordMultipliers;
  }

  /** The usual 15 by 15 squares. */
  public static BoardLayout standard() {
    return named("standard");
  }

  /**
   * A built-in board.
   *
   * @param name one of {@link #NAMES}
   */
  public static BoardLayout named(String name) {
    if (!NAMES.contains(name)) {
      throw new CrosswordFormatException(
          "there is no board called " + name + "; there are " + String.join(", ", NAMES));
    }
    try (InputStream text = BoardLayout.class.getResourceAsStream(name + ".board")) {
      return parse(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The layout in a file.
   *
   * @throws CrosswordFormatException if the file is not a layout; the message names it
   */
  public static BoardLayout read(Path file) throws IOException {
    byte[] bytes;
    try (InputStream text = Files.newInputStream(file)) {
      bytes = text.readNBytes(MOST_FILE_BYTES + 1);
    }
    if (bytes.length > MOST_FILE_BYTES) {
      throw new CrosswordFormatException(
          file + " is not a board layout: it is longer than " + MOST_FILE_BYTES + " bytes");
    }
    try {
      return parse(new String(bytes, StandardCharsets.UTF_8));
    } catch (CrosswordFormatException e) {
      throw new CrosswordFormatException(file + " is not a board layout: " + e.getMessage());
    }
  }

  /**
   * The layout that a text describes.
   *
   * @throws CrosswordFormatException if the text is not a layout; the message names line and column
   */
  public static BoardLayout parse(String text) {
    return new BoardLayoutText(text).parse();
  }

  /** Rows, and columns. */
  public int size() {
    return size;
  }

  /** The square that the first play must cover. */
  public Square start() {
    return start;
  }

  /** How often a tile put here counts: 1 to 4. */
  public int letterMultiplier(int row, int column) {
    return letterMultipliers[row * size + column];
  }

  /** How often a word with a tile put here counts: 1 to 4. */
  public int wordMultiplier(int row, int column) {
    return wordMultipliers[row * size + column];
  }

  /** Whether rows and columns may be swapped: then a play down is the mirror of one across. */
  public boolean isSymmetric() {
    boolean symmetric = start.row() == start.column();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < row; column++) {
        symmetric &=
            letterMultiplier(row, column) == letterMultiplier(column, row)
                && wordMultiplier(row, column) == wordMultiplier(column, row);
      }
    }
    return symmetric;
  }

  /** How often tiles count, in the order of a direction; the caller's own copy. */
  int[] letterMultipliers(Direction direction) {
    return inOrder(letterMultipliers, direction);
  }

  /** How often words count, in the order of a direction; the caller's own copy. */
  int[] wordMultipliers(Direction direction) {
    return inOrder(wordMultipliers, direction);
  }

  private int[] inOrder(byte[] multipliers, Direction direction) {
    int[] ordered = new int[size * size];
    for (int square = 0; square < ordered.length; square++) {
      int transposed = square % size * size + square / size;
      ordered[square] = multipliers[direction == Direction.ACROSS ? square : transposed];
    }
    return ordered;
  }

  /** The layout as text without comments; {@link #parse} gives an equal layout. */
  public String format() {
    return BoardLayoutText.format(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardLayout that
        && size == that.size
        && start.equals(that.start)
        && Arrays.equals(letterMultipliers, that.letterMultipliers)
        && Arrays.equals(wordMultipliers, that.wordMultipliers);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(letterMultipliers) + Arrays.hashCode(wordMultipliers);
  }

  @Override
  public String toString() {
    return size + " by " + size + " squares, start " + start;
  }
}
