package dev.hindsight.crossword.play.inference;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * When an exchange of N tiles is good enough for a rack to be recorded. For a placement of tiles
 * both say the same: the best move of the rack is worth at most the margin more.
 */
public enum Definition {
  /** The best move is worth at most the margin more than the best exchange of N tiles. */
  NEAR_BEST,

  /**
   * The best move is worth at most the margin, or it is itself an exchange of N tiles: the
   * definition of other programs, in which the exchange counts as worth nothing.
   */
  CLASSIC;

  /** As on the command line: {@code near-best}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Definition> find(String text) {
    return Arrays.stream(values()).filter(definition -> definition.text().equals(text)).findFirst();
  }

  @Override
  public String toString() {
    return text();
  }
}
