package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.neural.InputAlphabet;

/**
 * What a contact net sees of a position before the roll: the cells of {@link NetEncoding}, and
 * after them perhaps what the sides threaten each other with.
 *
 * <p>{@link #THREATS} has 13 more symbols for a position: for the mover, then for the other, six
 * numbers, and then the lead of the mover in pips. Each number stands for a few inputs, one that
 * grows with it and some that are 1 beyond a limit:
 *
 * <pre>
 * shots        rolls that hit something      of 36; at least 1, 6, 12, 18
 * cost         pips that such hits take      mean of a roll / 12; at least 3, 6
 * escapes      rolls for the rear checker    of 36; at most 0, 6, 12, 18
 * block        fewest escapes it leaves      of 36; at most 0, 6, 12, 18
 * shut out     chance not to enter a checker (closed points / 6)²; 1 if six are closed
 * spare pips   outside home, anchors apart   / 50, up to 127; at most 6, 15, 30
 * lead         of the mover in pips          / 50, up to ±100; at least 8, 25, 60; the same behind
 * </pre>
 *
 * {@link #ANCHORS} has 4 more after them, two for each side: which points it holds in the other's
 * home board, an input for each of the 63 sets, and the escapes of its rearmost checker on another
 * cell than the rearmost of all, like those of the rearmost.
 *
 * <p>In the first position of a game nobody threatens to hit, each rear checker escapes with 15
 * rolls, each block leaves 15, nobody is shut out, and each side has 5 · 7 + 3 · 2 = 41 spare pips,
 * and each holds its point 24.
 */
public enum ContactEncoding {
  /** Cells and nothing else. */
  CELLS("cells-208", NetEncoding.ALPHABET),

  /** Cells and threats. */
  THREATS("threats-263", ThreatSymbols.ALPHABET),

  /** Cells, threats and what each side holds behind. */
  ANCHORS("anchors-399", AnchorSymbols.ALPHABET);

  /** No position has more symbols. */
  public static final int MOST_SYMBOLS =
      NetEncoding.MOST_SYMBOLS + ThreatSymbols.COUNT + AnchorSymbols.COUNT;

  private final String text;

  @SuppressWarnings("ImmutableEnumChecker") // never changes once it is built
  private final InputAlphabet alphabet;

  ContactEncoding(String text, InputAlphabet alphabet) {
    this.text = text;
    this.alphabet = alphabet;
  }

  /** Written into every file of nets; another order or meaning of inputs needs another name. */
  public String text() {
    return text;
  }

  public int inputs() {
    return alphabet.inputs();
  }

  public InputAlphabet alphabet() {
    return alphabet;
  }

  /** Writes all symbols of a position and returns how many there are. */
  public int write(RunningBoard board, int[] symbols) {
    return writeThreats(
        board.moverNear(),
        board.moverFar(),
        board.otherNear(),
        board.otherFar(),
        symbols,
        NetEncoding.write(board, symbols));
  }

  /**
   * Writes the symbols that come after those of the cells from a place on; returns the place after
   * them.
   */
  public int writeThreats(
      long moverNear, long moverFar, long otherNear, long otherFar, int[] symbols, int at) {
    if (this == CELLS) {
      return at;
    }
    int next = ThreatSymbols.write(moverNear, moverFar, otherNear, otherFar, symbols, at);
    return this == THREATS
        ? next
        : AnchorSymbols.write(moverNear, moverFar, otherNear, otherFar, symbols, next);
  }
}
