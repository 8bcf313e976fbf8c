package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.table.PlacementTable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * By how much the values of a table that is being learnt count on boards that are more or less
 * open.
 *
 * @param measure of openness
 * @param thousandths by level; none if nothing is multiplied
 */
public record OpennessFactors(Openness measure, List<Integer> thousandths) {
  /** All boards count alike. */
  public static final OpennessFactors NONE = new OpennessFactors(Openness.NONE, List.of());

  private static final int ONE = 1_000;

  public OpennessFactors {
    thousandths = List.copyOf(thousandths);
    if (thousandths.size() != (measure == Openness.NONE ? 0 : Openness.LEVELS)) {
      throw new IllegalArgumentException(
          "there are "
              + Openness.LEVELS
              + " levels of openness, and so factors, not "
              + thousandths.size());
    }
    for (int factor : thousandths) {
      if (Math.abs(factor) > PlacementTable.MOST_MULTIPLIER) {
        throw new IllegalArgumentException(
            "a factor is at most "
                + PlacementTable.MOST_MULTIPLIER / ONE
                + ", not "
                + factor / (double) ONE);
      }
    }
  }

  /**
   * Reads {@code none}, or a measure and five thousandths: {@code hooks:1400,1000,900,500,400}.
   *
   * @throws IllegalArgumentException if it is neither
   */
  public static OpennessFactors parse(String text) {
    if (text.equals(Openness.NONE.word())) {
      return NONE;
    }
    for (Openness known : Openness.ALL) {
      if (text.startsWith(known.word() + ":")
          && text.substring(known.word().length() + 1).matches("(-?\\d{1,6},){4}-?\\d{1,6}")) {
        return new OpennessFactors(
            known,
            Arrays.stream(text.substring(known.word().length() + 1).split(","))
                .map(Integer::valueOf)
                .toList());
      }
    }
    throw new IllegalArgumentException(
        "factors are a measure and five thousandths, as in hooks:1400,1000,900,500,400, not '"
            + text
            + "'");
  }

  /** As {@link #parse} reads it. */
  public String text() {
    return measure == Openness.NONE
        ? measure.word()
        : measure.word()
            + ":"
            + thousandths.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** What a factor of 1 is. */
  int one() {
    return measure == Openness.NONE ? 1 : ONE;
  }

  /** The factor of a board, in units of {@link #one}. */
  int of(Board board) {
    return measure == Openness.NONE ? 1 : thousandths.get(measure.of(board));
  }

  /** A table that was learnt with these factors. */
  PlacementTable on(PlacementTable table) {
    return table.withOpenness(measure, thousandths.stream().mapToInt(Integer::intValue).toArray());
  }
}
